topic reading

story holiday-novel
english gb
grade 4
A = girl
p = 248..396 by 4
d = 5..8
k = 18..27
c = 21..34
need p > d * k + 40
body {A} packed a novel of {p} pages for the summer holidays. In the first {d} days she read {k} pages a day, and so she is now in chapter eleven of {c}.
again In the first {d} days of the summer holidays {A} managed {k} pages of her novel each day. The book is {p} pages long and has {c} chapters.
ask whole If {A} reads {k} pages a day for {d} days, how many pages of a novel of {p} pages are still unread? => p - d * k
again How many pages has {A} not read yet?
again How many pages still lie before her?
ask How many pages did {A} read in those days? => d * k
again State the number of pages that she has behind her.
ask If she wants to be through in {x} more days, how many pages must she read each day? => (p - d * k) / x
again {A} would like to finish in another {x} days. How many pages a day does that take?
x = 4..12
ask After {y} pages more, how many will remain? => p - d * k - y
again Suppose she now reads another {y} pages. How many pages will then be left?
y = 9..16

story library-fines
english us
grade 5
A = person
n = 3..6
d = 4..9
f = 10, 15, 20, 25
m = 2..4
p = money 8..16 by 0.50
body The Oak Street branch charges {f} cents a day for every overdue book. {A} brings back {n} books {d} days late, together with {m} movies that were on time, and finds that a lost book costs {p}.
again {n} of the things that {A} returns to the Oak Street branch are books, all of them {d} days overdue; the {m} movies are on time. Each day costs {f} cents a book. For a lost book the library wants {p}.
ask whole Calculate the fine in dollars for {n} books that are {d} days overdue, at {f} cents a day for each. => n * d * f / 100 decimal
again How many dollars does {A} owe?
again Find the fine in dollars.
ask {A} had meant to bring {y} of the books back on time. How many dollars would that have saved {A.him}? => y * d * f / 100 decimal
again If {y} of the overdue books had been back in time, by how many dollars would the fine have been lower?
y = 2
ask If {A} had also lost one of the library's atlases at the price of {q}, what would {A} owe the library in dollars? => n * d * f / 100 + q
again Now imagine that a lost atlas, at {q}, had to be paid for as well as the fine. How many dollars would {A} owe?
q = money 18..30
ask {A} hands over a bill of {b} dollars for the fine. How much change is there, in dollars? => b - n * d * f / 100
again What is left of {b} dollars once {A} has paid the fine?
b = 20, 50

story paper-round
english gb
grade 5
A = boy
n = 38..64
s = 12..25
p = 8..14
m = 40..55 by 5
body Every morning except Sunday {A} delivers {n} newspapers; on Sunday there are {s} more. He is paid {p} pence a paper, and the round takes him {m} minutes.
again {A} earns {p} pence for every newspaper that he delivers. Six mornings a week there are {n} of them, and on Sundays {s} more than that.
ask whole With {n} newspapers to deliver every day and another {s} on Sunday, how many newspapers does {A} deliver in a week? => 7 * n + s
again How many newspapers does {A} deliver in a whole week?
again Find the number of papers that {A} carries in a full week, Sunday included.
ask How much does {A} earn on a Sunday, in pounds? => (n + s) * p / 100
again What are {A's} Sunday wages in pounds?
ask How many pence does {A} earn on a Monday? => n * p
again What does a Monday bring {A}, in pence?
ask How much does {A} earn in a whole week, in pounds? => (7 * n + s) * p / 100
again What are {A's} wages for seven mornings, Sunday included, in pounds?

story comic-swap
grade 2
A = girl
B = boy
a = 13..24
b = 9..17
g = 3..6
k = 2..5
need a != b; a > g + 4; g > k
body {A} owns {a} comics and {B} owns {b}. At the swap, {A} gives {B} {g} of hers and takes {k} of his.
again At a swap, {g} of {A's} {a} comics go to {B}, and {k} of {B's} {b} comics go to {A}.
ask How many comics does {A} have now? {body} => a - g + k
again How many comics are in {A's} hands after the swap?
ask How many comics does {B} have now? => b + g - k
again After the swap, how many comics does {B} own?
ask If {B} now buys {x} more comics, how many will the two of them own together? => a + b + x
again {B} buys {x} comics after the swap. Counting both of them, how many comics is that?
x = 2..8

story encyclopedia-shelf
english any
grade 5
n = 12..18
t = decimal 3.5..5.5 by 0.5
l = 90..110 by 5
w = decimal 1.2..2.4 by 0.2
p = 4..7
body The {n} volumes of an encyclopedia are each {t} centimetres thick and weigh {w} kilograms. They stand on a shelf of {l} centimetres, and {p} more shelves in the room are empty.
english gb
need n * t < l
ask How many centimetres of the shelf are free? => l - n * t decimal
ask What do all the volumes weigh together, in kilograms? {body} => n * w
ask How much do {x} volumes weigh together, in grams? => x * w * 1000
x = 2..5
ask If the shelf holds at most {m} kilograms, how many kilograms more could be put on it? => m - n * w decimal
m = 48..60 by 4
need m > n * w

story essay-words
english us
grade 4
A = person
B = person
g = 500, 600, 750, 800
a = 115..190 by 5
b = 90..140 by 5
c = 40..60 by 5
body The essay has to be {g} words long. On Tuesday {A} wrote {a} words and on Wednesday {b} more, but then {A.he} crossed out {c} of them. {B} has {s} sentences so far.
again {A} is writing an essay of {g} words. {A.He} put down {a} words on Tuesday, added {b} on Wednesday and deleted {c} afterward. {B}, {A.his} partner, has finished {s} sentences.
s = 14..28
need a + b > c + 60
ask How many words does {A's} essay have now? => a + b - c
again What is the length of {A's} essay at this point, in words?
ask How many words are still missing? {body} => g - (a + b - c)
again Determine the number of words that {A} still has to write.
ask If {B's} sentences have {k} words on average, how many words has {B} written? => s * k
again With {k} words in the average sentence, how long is {B's} text?
k = 9..13
ask If {A} manages {x} words an hour from now on, in how many minutes can {A.he} write what is missing? => (g - (a + b - c)) / x * 60 decimal
again {A} goes on at {x} words an hour. After how many minutes will the essay have its full length?
x = 150, 200, 240, 300

story poetry-anthology
english any
grade 6
n = 24..36 by 4
f = fraction 1/4, 3/4, 1/2
r = 3..6
p = money 4.20..6.80 by 0.20
c = 95..140 by 5
q = 25..60
body For the poetry anthology {n} pupils send in {r} poems each. The editors print {f} of the poems. In all, {c} copies are made, and {q} of them have been sold at {p}.
again {n} pupils have offered {r} poems each for an anthology, and {f} of these poems are printed. Of the {c} copies, {q} went for {p} each.
english gb
ask How many poems are printed? => n * r * f
again Work out the number of poems in the anthology.
ask How many poems are not printed? => n * r - n * r * f
again How many poems do the editors turn down?
ask Printing cost {d} a copy. What is the profit on the copies that were sold? => q * (p - d)
again If a copy costs {d} to print, what profit is in the copies that were sold?
d = money 1.60..2.40 by 0.20
ask By how much would the takings rise if all the other copies were sold too? => (c - q) * p
again The copies that are left find buyers as well. How much more money is that?

story reading-log-week
english us
grade 3
A = girl
m = 15, 20, 25, 30
e = 5..9
w = 3..5
b = 6..11
body {A's} reading log says {m} minutes a day, weekends too. Last week she added {e} extra minutes every single day. She has finished {b} books since fall.
ask How many minutes did {A} read last week? {body} => (m + e) * 7
ask For how many hours would {A} read in {x} weeks with the extra time every day? => (m + e) * 7 * x / 60 decimal
x = 6, 10, 12, 15, 20
ask After {w} weeks with no extra minutes, how many minutes has she read? => m * 7 * w
ask How many more minutes did {A} read last week because of the extra time? => e * 7

story bookshop-offer
english gb
grade 6
A = girl
p = money 7..11 by 0.50
n = 4..8
r = percent 10, 20, 25
v = money 20, 25, 30
body Saturday at the bookshop: all paperbacks cost {p}, and whoever buys at least three gets {r} off the bill. {A} picks {n} paperbacks and has a gift voucher for {v}. Upstairs, {k} people are listening to an author.
again {A} has a voucher for {v} and takes {n} paperbacks to the till. They are {p} each, but on Saturday three or more are sold with {r} off the whole bill.
k = 26..58
need n * p * r % 100 == 0; n * p - n * p * r / 100 > v
ask whole Find the price of {n} paperbacks at {p} each with {r} off the whole bill. => n * p - n * p * r / 100
again What does {A} pay before the voucher is counted?
again Find the price of the paperbacks after the discount.
ask How much must {A} add to the voucher? => n * p - n * p * r / 100 - v
again Besides the voucher, how much money does she need?
ask How much does {A} save through the discount? => n * p * r / 100
again By what amount does the shop reduce her bill?
ask How much does {A} pay for each paperback on average, if the voucher counts as a present? => (n * p - n * p * r / 100 - v) / n
again Spread what {A} has to add to the voucher over all her paperbacks. How much is that for each?

story chapter-pages
english any
grade 6
A = boy
c = 14..20
k = 11..16
e = 6..10
v = 2..3
body A mystery has {c} chapters of {k} pages each, a preface of {e} pages and a map. {A} reads a page in {v} minutes.
ask whole What is the length in pages of a book with {c} chapters of {k} pages and a preface of {e} pages? => c * k + e whole
again How many pages is that without the map?
ask How many minutes will {A} need for the preface and the first chapter? => (k + e) * v
ask If {A} reads all the chapters but skips the preface, for how many hours does he read? => c * k * v / 60 decimal
ask How many chapters does {A} have left after he has read {x} pages of chapters? => c - x / k
y = 4..9
x = k * y

story library-shelving
english us
grade 4
s = 4..6
k = 18..26
r = 7..15
o = 23..41
need s * k > o + r
body A cart in the children's library has {s} shelves, and {k} books fit on each shelf. {A} loads it full. She is helped by {v} volunteers. By noon {o} books are in their places, but {r} were handed in and put back on the cart.
again {A} and {v} volunteers have loaded a cart with {s} shelves of {k} books. {o} of these are in their places by noon; in the meantime {r} books that were handed in have landed on the cart.
A = woman
v = 2..3
ask How many books are on the cart at noon? => s * k - o + r
again How many books does the cart hold when it is noon?
ask If {y} more books are handed in and {z} others find their places in the afternoon, how many are on the cart then? => s * k - o + r + y - z
again In the afternoon {z} books are put in their places and {y} are handed in. With how many books does the cart end the day?
y = 16..22
z = 8..14
need s * k > o + z
ask How many of the books that she loaded first are still on the cart? => s * k - o
again Leaving aside those that were handed in, how many books have not been shelved?
ask If a box of {x} dozen new books were to be loaded on a second cart of this kind, how many spaces would be left on it? => s * k - x * 12
again A second, equal cart is loaded with {x} dozen new books. For how many more books is there room on it?
x = 3..5

story class-newspaper
english gb
grade 5
n = 120..180 by 10
p = 60, 70, 80, 90
c = 35..50 by 5
f = 8..20
body Our class newspaper sells for {p} pence. Printing costs {c} pence a copy, {n} copies were printed, and in the end {f} of them were left unsold.
again We printed {n} copies of our class newspaper at {c} pence each. All but {f} of them were bought for {p} pence.
need p > c; (n - f) * p > n * c
ask How many pounds did we take? => (n - f) * p / 100 decimal
again Find our takings in pounds.
ask whole If {n} copies of a newspaper are printed at {c} pence each and all but {f} are sold at {p} pence, what is the profit in pounds? => ((n - f) * p - n * c) / 100
again What profit did we make, in pounds?
again After printing is paid for, how many pounds do we have?
ask In the next month we print {x} copies more and sell every one of them. What will our profit be, in pounds? => (n + x) * (p - c) / 100
again Suppose that next month {x} more copies are printed and none is left unsold. Find our profit in pounds.
x = 20, 40, 60
ask How much more profit would we have made with every copy sold, in pounds? => f * p / 100
again In pounds, how much did the unsold copies cost us in lost sales?

story reading-race
english any
grade 3
A = boy
B = girl
p = 96..144 by 12
a = 12..18
b = 20..28
d = 2..4
body Both {A} and {B} borrowed the same book of {p} pages on Friday. For {d} days now {A} has read {a} pages a day and {B} {b}.
again The same book, {p} pages long, is being read by {A} and {B}. {A} does {a} pages a day, {B} does {b}, and that for {d} days now.
need b * d < p
ask How many pages is {B} ahead of {A}? => b * d - a * d
again By how many pages does {B} lead?
ask How many pages has {A} still to read? => p - a * d
again Find the number of pages that {A} has not reached.
ask Together, how many pages have they read? => (a + b) * d
again What is the sum of the pages that both have read?
ask How many pages must {B} still read? => p - b * d
again How far is {B} from the end, in pages?

story manuscript-fee
english us
grade 8
A = woman
w = 1200..2400 by 100
c = 15, 20, 25, 30
r = percent 10, 15, 20
t = 8..13
body For a magazine article of {w} words, {A} is paid {c} cents a word. Her agent gets {r} of the money, and it took her {t} hours to write the piece.
ask How many dollars does the magazine pay? => w * c / 100 decimal
ask whole An article of {w} words is paid at {c} cents a word. Find what the writer keeps, in dollars, if {r} goes to an agent. => w * c / 100 - w * c / 100 * r / 100
again What amount does {A} keep, in dollars, after the agent has been paid?
ask How many dollars does the agent receive? => w * c / 100 * r / 100 decimal
ask On average, how many words did {A} write per hour? => w / t decimal
ask An editor shortens the article by {x} words. By how many dollars does the magazine's payment fall? => x * c / 100 decimal
x = 60..220 by 20

story bookmarks
grade 2
A = girl
n = 3..5
k = 4..6
g = 5..9
need n * k > g + 2
body {A} makes bookmarks. She cuts {n} sheets of card into {k} strips each and paints {g} of the strips red.
again {n} sheets of card are cut into bookmarks by {A}, {k} from every sheet. Of these, {g} are painted red.
ask If {A} gives {y} of the red bookmarks away, how many bookmarks are left to her in all? => n * k - y
again {y} red bookmarks are given to friends. How many bookmarks does {A} have now?
y = 2..4
need y < g
ask How many bookmarks are not red? {body} => n * k - g
again {A} paints the other ones blue. How many blue bookmarks is that?
ask How many more bookmarks would {A} get from {x} sheets? => x * k - n * k
again If {A} had {x} sheets instead, how many bookmarks more would that make?
x = 7..9

story magazine-subscription
english us
grade 5
A = person
s = money 3.50..5.50 by 0.25
y = money 24..33
n = 5..8
body A science magazine costs {s} at the newsstand and comes out every month. {A}, whose brother is {n}, could take a subscription for {y} a year instead.
again {A} reads a monthly science magazine. Bought at the newsstand, it is {s} an issue; with a subscription {A.he} would pay {y} a year. {A.His} brother is {n}.
ask whole How much does a subscription of {y} a year save someone who buys a monthly magazine at {s} an issue? => 12 * s - y
again How much does {A} save per year with the subscription?
again By how much is the subscription cheaper over a year?
ask How much cheaper is a single issue in the subscription? => s - y / 12
again By how much does the newsstand price of an issue exceed that in the subscription?
ask {A} pays for the subscription with two 20-dollar bills. How much change is there? => 2 * 20 - y
again What does {A} get back if {A.he} hands over two 20-dollar bills for the subscription?
ask {A} buys the magazine at the newsstand for {x} months and then takes the subscription for a year. How much does {A.he} spend in all? => x * s + y
again After {x} months of buying at the newsstand, {A} pays for a year's subscription. How much money is that altogether?
x = 3..7
ask For {z} years of issues, how much would {A} pay at the newsstand? => z * 12 * s
again How much money are {z} years of the magazine worth when every issue is bought at the newsstand?
z = 2..4

story audio-book
english any
grade 6
A = person
h = 7..13
m = 10..50 by 10
d = 35..50 by 5
t = 4..8
body {A's} audiobook lasts {h} hours and {m} minutes. {A.He} listens to {d} minutes of it on the train every day and has done so for {t} days.
again For {t} days now {A} has been listening to an audiobook on the train, {d} minutes a day. In full it is {h} hours and {m} minutes long.
ask whole If you have heard {d} minutes a day for {t} days of an audiobook that lasts {h} hours and {m} minutes, how many minutes are left? => h * 60 + m - d * t
again How many minutes of the audiobook has {A} not heard yet?
again Calculate the number of minutes that still wait for {A}.
ask How many minutes long is the audiobook? => h * 60 + m
again Give the length of the audiobook in minutes. How many is that?
ask If {A} listens at a speed that makes every hour {x} minutes shorter, how many minutes will the first {y} hours take? => y * (60 - x)
again At a faster speed, an hour of the book is over {x} minutes sooner. In how many minutes can {A} hear {y} hours of it?
x = 6..15
y = 2..3
ask If {A} goes on at the same rate, how many more days will it take to hear the rest? => (h * 60 + m - d * t) / d
again At the same daily rate, in how many days will the audiobook be finished?

story dictionary-lines
english gb
grade 6
c = 2..3
l = 48..64 by 2
p = 320..480 by 20
e = 5..7
i = 14..30
body Each page of a pocket dictionary is printed in {c} columns of {l} lines. An entry takes {e} lines on average, and the book has {p} pages, {i} of which show pictures only.
need c * l % e == 0
ask A new edition gets {x} more pages of text and {y} more pages of pictures. How many lines will the new edition have? => (p - i + x) * c * l
x = 12..30 by 6
y = 2..4
ask How many entries fit on a page of text? {body} => c * l / e
ask How many entries does the whole dictionary have? => (p - i) * c * l / e
ask How many lines would the dictionary have if it had no pictures? => p * c * l

story borrowed-mixed
english gb
grade 1
A = boy
a = 7..12
b = 4..6
c = 2..4
need a > b; a + b > c + 3
body {A} borrows {a} picture books and {b} books about animals. His baby sister is {z}.
again On {A's} library card there are {a} picture books and {b} animal books. He has a sister of {z}.
z = 2..3
ask How many books does {A} borrow? => a + b
again Count all the books on {A's} card. What do you get?
ask How many more picture books than animal books does he borrow? => a - b
again What is the difference between the two kinds?
ask He takes {c} books back the next day. How many has he still got? => a + b - c
again When {c} of the books are back in the library, how many are still with {A}?

story weekly-average-pages
english us
grade 6
A = girl
a = 12..20
b = 16..28
c = 21..30
d = 9..15
e = 24..36
t = 22..27
body Pages read by {A}: Monday {a}, Tuesday {b}, Wednesday {c}, Thursday {d}, Friday {e}. Her teacher asks for an average of {t} pages over six days.
again {A} noted her pages from Monday to Friday: {a}, {b}, {c}, {d} and {e}. The class goal is an average of {t} pages a day over six days.
ask What average did {A} reach from Monday to Friday? {body} => (a + b + c + d + e) / 5
again Find the mean number of pages for {A's} days.
ask How many pages must she read on Saturday to reach the goal? => 6 * t - (a + b + c + d + e)
again Saturday is the sixth day. With how many pages on that day does {A} hit the goal exactly?
ask By how much would {A's} average from Monday to Friday rise if she had read {y} pages more in that time? => y / 5
again Suppose {A} had read {y} more pages from Monday to Friday. By how much would her average for those days be higher?
y = 10..50 by 5
ask In how many minutes did {A} read the pages of Monday and Tuesday, if a page takes her {x} minutes? => (a + b) * x
again {A} needs {x} minutes a page. How many minutes of reading did the first two days have?
x = 2..4

story bookbus
english gb
grade 4
v = 14..19
f = 5..8
b = 1450..2100 by 50
l = 9..14
k = 23..38
body On Wednesdays the book bus stops in {v} villages for half an hour each. In Little Marsden {k} people come on board; {f} of them take {l} books each, and the bus had arrived with {b} books.
again The book bus arrives in Little Marsden with {b} books, and {k} people climb in. Each of {f} readers leaves with {l} books under the arm. It is one of {v} villages on the Wednesday tour, which all get half an hour.
ask How many books are on the bus when it leaves Little Marsden? => b - f * l
again With how many books does the bus drive on?
ask If each of the other visitors takes {y} books, with how many books does the bus drive on? => b - f * l - (k - f) * y
again The other visitors carry {y} books home each. How many books are on the bus when it leaves?
y = 2..4
ask How many hours does the bus spend at its stops on a Wednesday? => v * 0.5 decimal
again Find the time that all the stops of a Wednesday take, in hours.
ask If {x} books are handed back in Little Marsden as well, with how many books does the bus go on? => b - f * l + x
again Readers in Little Marsden also bring back {x} books. How many does the bus carry then?
x = 15..60

story typing-speed
english us
grade 7
A = person
B = person
a = 32..48 by 2
b = 52..70 by 2
w = 960, 1200, 1440, 1680, 1920
e = 3..9
need w % a == 0; w % b == 0
body {A} types {a} words a minute and {B} types {b}. Both copy the same story of {w} words, in which {e} typing errors are hidden.
again A story of {w} words with {e} hidden errors has to be typed. {B} manages {b} words every minute, {A} only {a}.
ask whole Work out how many minutes sooner someone who types {b} words a minute finishes {w} words than someone who types {a} a minute. => w / a - w / b
again How many minutes sooner than {A} is {B} done?
again By how many minutes does {B} beat {A}?
ask How many words does {A} still have to type when {B} is done? => w - w / b * a
again At the moment when {B} puts down the last word, how many words is {A} missing?
ask When {x} minutes have gone by, how many words is {B} ahead? => (b - a) * x
again What is {B's} lead in words after {x} minutes?
x = 4..12
ask If the two of them shared the story and typed at the same time, how many words would be done after {x} minutes? => (a + b) * x
again Typing different halves at once, how many words do they finish in {x} minutes?
need x * (a + b) < w

story half-read
english gb
grade 3
A = boy
c = 7..12
q = 10, 12, 14
p = c * q
k = 8..15
body The book that {A} got for his birthday has {p} pages and {c} pictures. He has read half of it.
need p > 2 * k + 10
ask How many pages has {A} read? {body} => p * 0.5
ask After {k} more pages, how many pages are left for him? => p * 0.5 - k
ask A friend is {x} pages ahead of {A}. What page number has she reached? => p * 0.5 + x
x = 5..18
ask The pictures come at equal distances. After how many pages does the next picture always come? => p / c

story author-visit
english us
grade 5
n = 3..5
s = 24..31
p = money 6..12 by 0.50
d = money 150..300 by 25
m = 35..60
body An author visits Lakeview Elementary and reads to {n} classes of {s} students. Her fee is {d}. Afterward she signs books: {m} of them are sold at {p} each, and the school keeps {c} of every sale.
again Lakeview Elementary pays {d} for an author to read to {n} classes with {s} students each. {m} of her books are sold at {p}; from the price of every book the school gets {c}.
c = money 1.25..2.50 by 0.25
need p > c + 2; n * s > m
ask How much does the author receive altogether if she keeps all the rest of the sales? {body} => d + m * (p - c)
again Her fee and her part of the book sales: what sum does the author take home?
ask How much is paid for each class if the fee, after the school's part of the sales is taken off, is divided among the classes? => (d - m * c) / n
again The fee is lowered by the school's part of the sales and then split evenly among the classes. How much is paid for each class?
ask If no student bought two books, how many students went home without one? => n * s - m
again Nobody bought more than a single book. How many of the students bought none?
ask What does the visit cost the school when its part of the sales is taken off the fee? => d - m * c
again The school uses its part of the sales toward the fee. How much does it still have to find?
need d > m * c

story torn-pages
english any
grade 2
A = girl
p = 32..64 by 4
t = 3..7
r = 12..20
need p > r + t + 3
body A puppy tore {t} pages out of {A's} comic book, which used to have {p} pages. She had already read {r} of the pages that are left.
again {A} used to have a comic book of {p} pages, until a puppy ripped {t} of them out. {r} of the others she had read before.
ask How many pages are still in the book? => p - t
again How many pages did the puppy spare?
ask How many of the pages that are left has {A} not read? => p - t - r
again Of the pages in the book, how many are new to {A}?
ask {A} finds {x} of the torn pages under the sofa and glues them in. How many pages are in the book now? => p - t + x
again If {x} of the ripped pages turn up and go back in, how many pages will the book have?
x = 2..4
need t > x

story letter-stamps
english us
grade 4
A = girl
n = 9..16
c = 55..75
i = 85..99
m = 3..6
body {A} loves writing letters. This summer she mailed {n} letters within the country with a stamp of {c} cents and {m} letters abroad with a stamp of {i} cents. She got {r} answers.
r = 7..13
need n + m > r + 3
ask How many dollars did {A} spend on stamps? => (n * c + m * i) / 100 decimal
ask How many of her letters were not answered, if nobody answered twice? => n + m - r
ask How much more did the letters within the country cost than those abroad, in cents? => n * c - m * i
ask What would {x} letters abroad cost, in dollars? => x * i / 100
x = 18..25
need n * c > m * i + 100

story print-run
english gb
grade 8
n = 1200..2400 by 200
f = money 600..1200 by 100
c = money 1.50..2.75 by 0.25
p = money 6.50..9.50 by 0.50
r = percent 60, 65, 70, 75, 80
body A small publisher prints {n} copies of a picture book. Setting it up costs {f}, and each copy costs another {c}. In the first year, {r} of the copies are sold at {p}.
again Setting up a picture book costs a small publisher {f}, printing costs {c} a copy, and {n} copies are made. At {p} apiece, {r} of them find buyers within a year.
need n * r % 100 == 0; p > 2 * c
ask What is the cost of producing all the copies? => f + n * c
again How much does the publisher spend on the book?
ask whole Of {n} printed copies of a book, {r} are sold in a year. Determine how many are left. => n - n * r / 100
again How many copies are left after the first year?
again How many copies are in the warehouse when the year is over?
ask What are the takings of the first year? => n * r / 100 * p
again How much money comes in through the copies of the first year?
ask By how much do the takings of the first year exceed the costs? => n * r / 100 * p - (f + n * c)
again Find the profit at the end of the first year.

story fortnight-diary
english gb
grade 4
A = person
l = 12..18
w = 9..11
q = 5..8
p = 120..160 by 10
body For {q} weeks {A} has filled {l} lines of a diary every day, with about {w} words on a line. The diary has {p} pages.
ask How many lines has {A} filled so far? {body} => q * 7 * l
ask About how many words does {A} write in a week? => 7 * l * w
ask How many lines will {A} have filled in {x} weeks, if {A.he} misses {y} days? => (x * 7 - y) * l
x = 9..14
y = 3..4
ask How many pages of the diary has {A} filled so far, if a page has {z} lines? => q * 7 * l / z
z = 21, 24, 28, 30, 35, 42

story display-table
english any
grade 3
r = 4..7
c = 6..9
s = 11..19
e = 3..6
body At the front of the bookshop is a table with {r} rows of {c} books. On Monday {s} books were sold from it, and {e} staff members tidied up.
again {e} people work in the bookshop with the big table, where {c} books lie in each of the {r} rows. {s} of these books were bought on Monday.
need r * c > s + e
ask How many books are still on the table? => r * c - s
again After Monday, what is left of the books on the table? Say how many.
ask If {y} more books had been laid in every row beforehand, how many would be on the table after Monday? => r * (c + y) - s
again Before Monday, {y} more books are laid in every row. How many are there when Monday is over?
y = 2..4
ask If they set up another table with two more rows of {c} books, how many books will be on that one? => (r + 2) * c
again A second table has two rows more, each with {c} books again. How many books does it hold?
ask On Tuesday {x} new books are put on the table. How many books does it hold then? => r * c - s + x
again {x} books are added on Tuesday. How many lie there now?
x = 7..10

story letters-in-name
english gb
grade 6
A = girl
n = 5..9
c = decimal 2.5..4.5 by 0.5
g = decimal 1.5, 2
m = 45..60 by 5
body For the cover of her report, {A} cuts out a title with {n} letters, each {c} centimetres wide, and leaves gaps of {g} centimetres between them. The cover is {m} centimetres wide.
ask whole Find the width in centimetres of a title of {n} letters, {c} centimetres each, with a gap of {g} centimetres between neighbouring letters. => n * c + (n - 1) * g
again How wide is the title, in centimetres?
ask How many centimetres do the gaps take up? => (n - 1) * g decimal
ask What is the width of all the letters without gaps, in millimetres? => n * c * 10
ask How much of the cover's width is left over, in centimetres, if {A} forgets the gaps? => m - n * c

story read-a-thon
english us
grade 6
A = person
B = person
a = 21..38
p = 15, 20, 25, 30, 40
f = money 10..25 by 5
b = 12..19
q = money 0.45..0.95 by 0.10
body For the read-a-thon {A's} neighbors pledge {p} cents a chapter, and {A.his} grandmother gives {f} on top. {A} reads {a} chapters. {B} reads {b} chapters at {q} each.
again {A} finishes {a} chapters in the read-a-thon. Neighbors pay {A.him} {p} cents for each, and {A.his} grandmother adds {f}. {B} gets {q} a chapter and reads {b} of them.
ask How many dollars does {A} raise? {body} => a * p / 100 + f
again Find the sum that {A} collects, in dollars.
ask How much does {B} raise? => b * q
again What does {B's} reading bring in?
ask How many dollars do the two of them raise together? => a * p / 100 + f + b * q decimal
again In total, {A's} and {B's}, how many dollars is that?
ask How many dollars more does {A} raise than {B}? => a * p / 100 + f - b * q decimal
again Compare the two sums. By how many dollars is {A} ahead of {B}?
need a * p > 100 * b * q

story shared-series
english gb
grade 3
A = girl
B = girl
n = 6..9
p = money 4.50..6.50 by 0.50
a = 3..5
body {A} and {B} want to own a series of {n} paperbacks together. Each paperback costs {p}, and they have got {a} of them already.
ask What will the missing books cost? => (n - a) * p
ask If the two friends share the price of the missing books evenly, how much does each of them pay? => (n - a) * p / 2
ask A box for the whole series is {q}. What do all the books and the box cost in the end? => n * p + q
q = money 7..12
ask The shop gives the friends {d} off each missing book. What will the missing books cost? => (n - a) * (p - d)
d = money 0.50..1.50 by 0.25

story bestseller-week
english us
grade 5
a = 34..58
b = 21..40
c = 15..29
t = 150..190 by 5
p = money 12..19
body "How is the new thriller doing?" asks the owner of the bookstore. "We sold {a} on Friday, {b} on Saturday and {c} on Sunday, out of {t}," says the clerk. The thriller costs {p}.
again Out of {t} copies of the new thriller, the bookstore sold {a} on Friday, {b} on Saturday and {c} on Sunday, always for {p}.
need a > b; b > c; t > a + b + c
ask How many copies does the bookstore still have? {body} => t - (a + b + c)
again How many copies are left for the next days?
ask What were the takings on Saturday and Sunday together? => (b + c) * p
again How much money did the thriller bring in on the weekend, Friday not counted?
ask By how many copies was Friday above the average of the other two days? => a - (b + c) / 2
again Take the average of Saturday and Sunday. How many copies more than that were sold on Friday?
ask If the rest is sold at {d} less per copy, how much will the rest bring in? => (t - (a + b + c)) * (p - d)
again The price of the remaining copies is cut by {d}. What are they worth altogether then?
d = money 2..5

story library-floor-plan
english gb
grade 7
l = 14..22 by 2
w = 8..12
b = decimal 0.4, 0.5, 0.6
n = 10..18
h = 6..9
p = money 18..32 by 2
body The new reading room is a rectangle, {l} metres long and {w} metres wide. {n} bookcases, each {h} metres long and {b} metres deep, stand on the floor; the rest gets a carpet at {p} a square metre.
again {n} bookcases will stand in the new reading room. Each covers a rectangle of {h} by {b} metres. The room itself measures {l} by {w} metres; wherever there is no bookcase, carpet will be laid for {p} a square metre.
ask whole What area in square metres is left for carpet in a room of {l} by {w} metres if {n} bookcases of {h} by {b} metres stand in it? => l * w - n * h * b decimal
again How many square metres of carpet are needed?
again Find the area that will be carpeted, in square metres.
ask What does the carpet cost? => (l * w - n * h * b) * p
again How much has to be paid for the carpet?
ask What is the distance around the walls of the room, in metres? => 2 * (l + w)
again Find the perimeter of the reading room in metres.
ask What floor area do the bookcases cover together, in square metres? => n * h * b
again How much of the floor, in square metres, is under bookcases?
need l * w > 2 * n * h * b

story misprint
english any
grade 4
A = woman
n = 4..7
k = 18..32
x = 5..9
d = 11..16
body The proofreader, {A}, marks {x} mistakes on every page of the first chapter, which has {k} pages. The author has been more careful with the other {n} chapters: there, {A} marks {d} mistakes a chapter.
again The first chapter of a book, {k} pages long, has {x} mistakes a page; in each of the {n} chapters after it there are {d} mistakes. So says {A}, who has checked them all.
ask If it takes {A} {t} seconds to mark a mistake, how many minutes did she spend on marking the first chapter? => k * x * t / 60 decimal
again Marking a mistake takes {t} seconds. For how many minutes did {A} mark mistakes in the first chapter?
t = 4, 10, 12, 15
ask How many mistakes are in all the other chapters together? => n * d
again Count the mistakes outside the first chapter. How many are there?
ask How many mistakes does the whole book have? {body} => k * x + n * d
again Find the total number of mistakes from beginning to end.
ask How many more mistakes does the first chapter have than all the others put together? => k * x - n * d
again By how many mistakes does the first chapter exceed the rest of the book?

story poster-space
english us
grade 4
w = 24..36 by 2
h = 3..5
m = 5..8
t = 14..20
body A poster for the book fair is {w} inches wide and {h} feet high. The title takes up {t} inches from the top, and a picture of {m} inches stands below it.
ask How many inches of the height are left for the text? => h * 12 - t - m
ask What is the area of the poster, in square inches? => w * h * 12
ask How many inches higher than wide is the poster? => h * 12 - w
need h * 12 > w
ask How many feet of ribbon would go all around the poster? => 2 * (w + h * 12) / 12 decimal

story reverse-birthday-books
english gb
grade 5
A = boy
B = girl
g = 6..12
k = times 3..5
l = 4..9
y = 9..13
t = k * l
body After {A}, who has just turned {y}, gave {g} of his old books to the hospital, he had {t} left, which was {k} as many as {B} had.
again {A} is {y} now. He has given the hospital {g} books, and the {t} books that he kept are {k} as many as {B} has.
ask How many books did {A} have before he gave any away? => t + g
again How many books stood on {A's} shelf at first?
ask whole {A} has {t} books, {k} as many as {B}. If they put all their books together and share them evenly, how many books does each get? => (t + t / k) / 2
again How many books would each have if {A} and {B} put their books together now and shared them evenly?
again {A's} books that are left and {B's} are put on a single shelf and divided into two equal parts. How many books are in each part?
ask If {A} had given his books to {B} instead of the hospital, how many would {B} have? => t / k + g
again Suppose the books for the hospital had gone to {B}. How many books would {B} own?
ask How many books more than {B} did {A} have at first? => t + g - t / k
again At the beginning, by how many books was {A} ahead of {B}?

story first-words
english any
grade 1
A = girl
a = 3..6
b = 4..8
c = 2..5
need a != b
body {A} can already read {a} long words and {b} short words. Her grandpa gives her {c} more short words to learn.
again {b} short words and {a} long words are no problem for {A}. Now her grandpa writes down {c} new short words for her.
ask How many words can {A} read so far? => a + b
again Before she learns the new ones, how many words does {A} know?
ask How many short words will {A} know when she has learned the new ones? => b + c
again Soon {A} can read the new words as well. How many short words is that?
ask How many words will {A} know after that? => a + b + c
again Counting all the words, long and short, old and new, how many will there be?

story bookends
english gb
grade 6
A = man
l = decimal 1.2..2.4 by 0.2
b = 12..18 by 2
n = 6..12 by 2
p = money 3.20..5.60 by 0.40
s = money 4..9
need l * 100 > n * b + 5
body {A} makes bookends. From a plank of {l} metres he saws {n} pieces of {b} centimetres each; the plank cost {p}, and a finished pair of bookends sells for {s}.
again A plank {l} metres long, bought for {p}, is sawn up by {A} for bookends: {n} pieces, each {b} centimetres long. Every pair of pieces is sold for {s}.
ask whole If {n} pieces of {b} centimetres are sawn from a plank of {l} metres, how many centimetres of it remain? => l * 100 - n * b decimal
again How many centimetres of the plank remain?
again What length is left of the plank, in centimetres?
ask How many pairs of bookends does {A} make? => n / 2
again How many pairs come out of the plank?
ask How much does he earn when all the pairs are sold, after taking off the cost of the plank? => n / 2 * s - p
again All pairs are sold. What profit has {A} made on the plank?
ask What would all the bookends weigh, in kilograms, if a piece weighs {g} grams and the felt for a pair {f} grams? => (n * g + n / 2 * f) / 1000
again A piece weighs {g} grams, and {f} grams of felt go on every pair. Find the weight of everything in kilograms.
g = 150, 200, 250
f = 10, 20, 30

story three-sisters-tales
english us
grade 4
A = girl
B = girl
C = girl
n = 15..24
d = 4..9
p = 6..9
body Bedtime stories in our house: {A}, {B} and {C} take turns, and a tale is always {p} pages long. In November, {A} read {n} tales aloud, {B} read {m} as many as {C}, and {C} read {d}.
again In November {C} read {d} bedtime tales aloud, {B} read {m} as many, and {A} read {n}. Each tale has {p} pages.
m = times 2..3
ask How many tales did the sisters read aloud altogether? {body} => n + m * d + d
again Find the total for the three of them in November, in tales.
ask What is the average number of tales that a sister read aloud? => (n + m * d + d) / 3
again If the three of them had read equally often, how many tales would each have read?
ask How many pages did {A} and {C} read aloud? => (n + d) * p
again {A's} and {C's} tales together fill how many pages?
ask How many pages more than {C} did {B} read? => (m * d - d) * p
again In pages, by how much did {B} beat {C}?

story crossword-column
english gb
grade 3
A = person
r = 11..15
c = 9..13
b = 24..41
w = 28..36
need r != c; r * c > b + w
body In the crossword that {A} is doing with a pen there are {r} rows of {c} squares, and {b} of the squares are black. {A} has filled in {w} letters.
again {w} letters stand in {A's} crossword so far. It consists of {r} rows with {c} squares each, but in the {b} black squares there is nothing to write.
ask whole In a crossword of {r} rows with {c} squares each, {b} squares are black. Calculate how many are white. => r * c - b
again How many white squares does the crossword have?
again How many squares are there for letters?
ask How many white squares are still empty? => r * c - b - w
again State the number of letters that {A} has yet to write.
ask If every row had two squares fewer, how many squares would there be altogether? => r * (c - 2)
again Make each row two squares shorter. How many squares, black or white, does the crossword have then?

story storytime-snacks
english us
grade 4
n = 17..26
g = 5..8
k = 2..4
p = money 2.40..3.60 by 0.20
body Saturday storytime at the library drew {n} children and {g} grandparents. Every child ate {k} crackers, which come {q} to a box for {p}; grandparents had none.
q = 24, 30, 36
ask How many more crackers would have been eaten if every grandparent had taken as many as a child? => g * k
ask How much do {x} dozen crackers cost, if a box holds {q} and costs {p}? => x * 12 / q * p
x = 6, 9, 12, 15, 18
ask Next week {z} more children and {v} fewer grandparents come. How many people is that? => n + z + g - v
z = 9..12
v = 2..3
ask If {y} boxes were opened, how many crackers remain? => y * q - n * k
y = 3..5
need y * q > n * k; x * 12 % q == 0

story speed-reader
english any
grade 7
A = girl
B = boy
w = 180..260 by 20
r = percent 20, 25, 30, 40
p = 320
n = 48..96 by 4
m = 15..25 by 5
body At the beginning of a reading course {A} could read {w} words a minute; at its end she was {r} faster. Her book has {n} pages of {p} words. {B}, who took no course, reads for {m} minutes a day.
again {n} pages with {p} words each are in {A's} book. {A.He} read {w} words a minute until a course made her {r} faster.
ask whole If a reader of {w} words a minute becomes {r} faster, what is the new speed in words a minute? => w + w * r / 100 whole
again How many words a minute does {A} read now?
again What is {A's} speed after the course, in words a minute?
ask How many words does the book have? => n * p
again Find the number of words in {A's} book.
ask In {x} minutes, how many more words can {A} read now than before the course? => x * w * r / 100
again How many extra words does the course bring {A} in {x} minutes of reading?
x = 5..12
ask How many words does {A} now read in an hour? => (w + w * r / 100) * 60
again An hour of reading at the new speed: how many words is that?

story stacked-parcels
english gb
grade 6
A = person
h = decimal 1.5..3.5 by 0.5
n = 14..26
w = 350..650 by 50
k = 2..4
body {A} packs {n} copies of a cookery book into a parcel. Each copy is {h} centimetres thick and weighs {w} grams; the box and the padding add {k} kilograms.
again A cookery book is {h} centimetres thick and has a weight of {w} grams. {n} copies go into a parcel, whose box and padding weigh {k} kilograms.
ask whole Find the weight in kilograms of a parcel of {n} books of {w} grams each whose box and padding weigh {k} kilograms. => n * w / 1000 + k
again What does the whole parcel weigh, in kilograms?
again Find the weight of the packed parcel in kilograms.
ask How many kilograms heavier would the parcel be with {z} more copies in it, each with a poster of {u} grams? => z * (w + u) / 1000
again Another {z} copies, each with a poster of {u} grams, go into the parcel. By how many kilograms does its weight grow?
z = 5..9
u = 30..80 by 10
ask How many kilograms do the copies weigh without box and padding? => n * w / 1000 decimal
again Without any packing, what is the weight of the books in kilograms?
ask A pile must not be higher than {y} centimetres. By how many centimetres would all the copies in a single pile be too high? => n * h - y decimal
again The limit for a pile is {y} centimetres. What height in centimetres would a single pile of all the copies have above that limit?
y = 15..20
need n * h > y

story newspaper-pages
english us
grade 5
s = 3..5
p = 12..20 by 4
a = 5..9
f = fraction 1/4
body The Sunday paper comes in {s} sections of {p} pages each, and {f} of all the pages are advertising. The sports section has {a} photographs more than the section on travel, which has {b}.
b = 11..23
need s * p * f % 1 == 0
ask How many pages are advertising? => s * p * f
ask How many photographs are in those two sections? => b + a + b
ask How many pages of the paper are not advertising? => s * p - s * p * f
ask If {c} copies of the paper lie in a stack, how many pages are in the stack? => c * s * p
c = 25..60 by 5

story fraction-shelf
english any
grade 6
A = woman
n = 180, 240, 300, 360
f = fraction 1/3, 2/5, 1/4
g = fraction 1/6, 1/10
e = 12..29
body In {A's} study {f} of the {n} books are novels and {g} of them are dictionaries. All the others are about history, and {e} of those are very old.
again {A} has {n} books in her study. Novels make up {f} of them and dictionaries {g} of them; the rest are history books, {e} of which are very old.
need n * f % 1 == 0; n * g % 1 == 0
ask How many history books does {A} have? => n - n * f - n * g
again Determine the number of books on history.
ask How many more novels than dictionaries are there? => n * f - n * g
again By how many do the novels outnumber the dictionaries?
ask How many of the history books are not very old? => n - n * f - n * g - e
again Of the books on history, how many are more recent?
ask How many books are novels or dictionaries? => n * f + n * g
again Novels and dictionaries together, how many books is that?

story writing-contest
english us
grade 5
e = 64..96 by 4
r = 3..4
j = 4..6
m = 12, 15, 20
p = money 50..100 by 10
q = money 20..45 by 5
body The county's writing contest received {e} stories. Every story has to be read by {r} of the judges; there are {j} judges, and reading a story takes {m} minutes. First prize is {p}, and {x} runners-up get {q} each.
again {j} judges share the {e} stories of the county's writing contest fairly, so that each story is read {r} times, for {m} minutes every time. There is a first prize of {p}, and {x} other prizes are worth {q} each.
x = 2..3
need e * r % j == 0; r < j; x < j
ask whole If each of {e} stories is read {r} times and the work is shared evenly by {j} judges, how many stories does each judge read? => e * r / j
again How many stories does each judge read, if the work is shared evenly?
again Work out the number of stories for every judge.
ask How many hours does all the reading take? => e * r * m / 60 decimal
again What is the reading time of all judges together, in hours?
ask How much prize money is given out? => p + x * q
again What do the prizes add up to?
ask The entry fee is {y}. How much money do the stories bring in before any prize is paid? => e * y
again Each story came with an entry fee of {y}. How much is that altogether?
y = money 3.50..6.50 by 0.50

story twin-readers
english gb
grade 2
A = girl
B = boy
a = 8..14
b = 5..9
need a > b + 2
body {A} has finished {a} books since September. Her twin {B} has finished {b}. Each of them would like to reach {t}.
again By now {B} has read {b} books since September and his twin sister {A} {a}. Their goal is {t} books each.
t = 18..25
ask How many books does {A} still have to read? => t - a
again What is missing for {A} to reach the goal?
ask {B} reads {x} of the books he needs in a single month. How many are then missing? => t - b - x
again A month later {B} has read {x} books more. How far is he from the goal now, in books?
x = 2..4
ask How many more books than {B} has {A} read? => a - b
again What is {A's} lead over {B}, in books?
ask How many books must the twins still read together? {body} => t - a + t - b
again Add up the books that both have yet to read. How many are there?

story translator
english any
grade 8
A = woman
p = 180..260 by 10
r = money 14..22
d = 5..8
h = 6..7
body Translating a novel of {p} pages earns {A} {r} a page. She does {d} pages a day, working {h} hours, and the publisher pays {m} in advance.
again The publisher has paid {A} {m} in advance for translating a novel of {p} pages. The fee is {r} per page. She works {h} hours a day and gets {d} pages done in them.
m = money 500..900 by 50
need p % d == 0
ask How much will {A} still be paid when the work is finished? => p * r - m
again Apart from the money in advance, what will the publisher owe her?
ask For how many days will {A} be busy? => p / d
again In how many working days will the translation be done?
ask whole Calculate the pay per hour of someone who translates {d} pages in {h} hours at {r} a page. => d * r / h
again How much does {A} earn in an hour?
again Find her hourly pay.
ask How many hours does the whole translation take? => p / d * h
again How many hours go into the novel?

story new-shelves
english us
grade 6
A = boy
l = 30..48 by 6
n = 3..5
k = mixed 3/2, 5/4, 3/4
p = money 2.50..4.50 by 0.50
e = 8..20
body For his bookcase {A} needs {n} boards, each {l} inches long, and a foot of board costs {p}. A book is {k} inches thick on average, and he owns {e} dozen.
again {A} owns {e} dozen books, which are {k} inches thick on average. For a bookcase he has {n} boards sawn, all of them {l} inches long. The price is {p} a foot.
ask What does {A} pay for the boards? {body} => n * l / 12 * p
again How much do all the boards cost?
ask How many inches of shelf do his books take up? => e * 12 * k decimal
again Find the length of all of {A's} books in a row, in inches.
ask How many feet longer than his books in a row are the boards together? => n * l / 12 - e * 12 * k / 12 decimal
again Put all the boards in a line and all the books in another. By how many feet is the line of boards longer?
need n * l > e * 12 * k
ask How many feet of board does {A} buy? => n * l / 12
again What length of board does the bookcase need, in feet?

story ebook-battery
english any
grade 4
A = person
c = 18..28
u = 3..6
d = 2..3
p = 35..60 by 5
b = money 4..9
n = 3..5
need c > u * d + 3
body Fully charged, an e-reader runs for {c} hours. {A} reads on it for {u} hours on each of {d} days at the beach, at about {p} pages an hour.
again At the beach {A} reads {p} pages an hour on an e-reader, {u} hours a day for {d} days. It runs for {c} hours when it is fully charged.
ask How many more hours will the e-reader run? => c - u * d
again How many hours are left before it must be charged?
ask How many pages does {A} read at the beach? {body} => u * d * p
again Find the number of pages that {A} reads at the beach.
ask If {A} reads {x} pages more an hour, how many pages does a full battery last for? => c * (p + x)
again {A} now reads {x} more pages an hour. For how many pages does a full battery last?
x = 6..12
ask {A} has bought {n} novels for it at {b} each and a cover for {q}. How much did {A.he} spend? => n * b + q
again What do {n} novels at {b} each and a cover at {q} cost {A} in all?
q = money 10..19

story whole-clippings
english gb
grade 3
A = boy
n = 24..40 by 4
k = 4
g = 7..15
body {A} collects newspaper articles about space. He glues {k} of them on each page of a scrapbook, and {g} are still loose in a drawer. So far, he has filled {f} pages.
f = 6..14
ask How many articles has {A} collected? => f * k + g
ask How many pages will he need for the loose ones and {x} more, if they fill the pages exactly? => (g + x) / k
x = 13..33
ask whole {A} glues newspaper articles into a scrapbook. If {k} articles fill a page, how many pages do {n} articles fill? => n / k
ask whole Calculate the number of articles in a scrapbook with {f} pages of {k} articles and {z} pages of {y}. => f * k + z * y
z = 2..5
y = 3, 5

story unequal-volumes
english us
grade 7
A = person
v = 12..20
d = 40..90 by 10
p = 320..460 by 20
r = 24..30
body The second volume of a trilogy has {d} pages more than the first, and the third has {m} as many as the first, which is {p} pages long. {A} needs {v} minutes for {r} pages.
m = times 2..3
english us
ask How many pages does the trilogy have? => p + p + d + m * p
ask By how many pages is the third volume longer than the second? => m * p - (p + d)
ask How many pages does {A} still have to read after the first volume and {z} pages of the second? => p + d - z + m * p
z = 100..200 by 25
ask How many minutes does {A} need for {x} pages? => x / r * v
y = 4..11
x = r * y

story covering-books
english gb
grade 6
A = girl
l = 28..36 by 2
w = 42..50 by 2
r = 4..6
n = 7..12
p = money 2.80..4.40 by 0.40
body Covering a schoolbook takes a piece of film of {l} by {w} centimetres. {A} has {n} schoolbooks; the film is sold on rolls of {r} metres at {p}, and a roll is as wide as the longer side of a piece.
again {A} wants to cover {n} schoolbooks. From a roll of film she cuts a piece {l} centimetres long for each of them; the pieces are as wide as the roll, {w} centimetres. The roll is {r} metres long and costs {p}.
need r * 100 > n * l
ask whole From a roll of {r} metres, {n} pieces of {l} centimetres are cut. Find what is left of the roll, in centimetres. => r * 100 - n * l whole
again How many centimetres of a new roll are left after all the books are covered?
again When every book has its cover, what length of film is still on the roll, in centimetres?
ask How many square centimetres of film are left on a new roll when all the books are covered? => (r * 100 - n * l) * w
again After every book has its cover, what area of the roll is not used, in square centimetres?
ask Counted at the price of a roll, what is the film on all her schoolbooks worth? => n * l / 100 * p / r
again Work out what the film that she uses has cost, if the film left on the roll is not counted.
ask How many metres of film does {A} use? => n * l / 100 decimal
again Work out the length of film for all the schoolbooks, in metres.

story joke-book
english us
grade 3
A = boy
B = girl
k = 3..6
s = 6..12
j = 95..140 by 5
body In his joke book {A} reads {k} new jokes each day. It holds {j} jokes. He tells {B} two of them every day for a week, and she laughs at {s}.
again {A} owns a book of {j} jokes, of which he reads {k} new ones a day. Every day for a week he tells two of them to {B}, who laughs at {s}.
ask {B} hears another {y} jokes from her uncle in the same week, and none of his makes her laugh. How many of the jokes that she hears this week do not make her laugh? => 2 * 7 + y - s
again In that week {B's} uncle tells her {y} jokes as well, but she laughs at none of them. How many of all the week's jokes leave her cold?
y = 15..25
ask After {x} weeks, how many jokes has {A} not read yet? => j - x * 7 * k
again When {x} weeks are over, how many jokes in the book are still new to {A}?
x = 2..3
ask How many of the week's new jokes does {A} keep to himself? => 7 * k - 2 * 7
again Of the jokes he reads in a week, how many does {A} not tell {B}?

story periodicals-room
english us
grade 5
n = 26..44
w = 8..15
m = 12..20
p = money 35..60 by 5
q = money 60..90 by 5
body According to the catalog, the branch library takes {w} weekly and {m} monthly magazines. A year of a weekly costs {q}, a year of a monthly {p}; {n} readers use the room on an average day.
again A year of a weekly magazine costs the branch library {q} and a year of a monthly {p}. It takes {w} weeklies as well as {m} monthlies.
need q > p + 5
ask How much does the library spend on magazines a year? {body} => w * q + m * p
again Find the yearly cost of all the magazines.
ask A monthly is free for the first {z} months when the library orders it anew, so the year's price falls in proportion. What would {x} new monthlies cost in their first year? => x * p * (12 - z) / 12
again The first {z} months of a new monthly are free, and the other months of the year cost as much as ever. How much must be paid for {x} new monthlies in their first year?
z = 3, 4, 6
ask If {x} of the weeklies were dropped, how much would the weeklies cost a year? => (w - x) * q
again The library gives up {x} weeklies. What does it pay for the other weeklies in a year?
x = 2..5
ask How many issues, weekly and monthly, come in during {y} years, if a year has 52 weeks? => (w * 52 + m * 12) * y
again Take 52 weeks for a year. How many issues of both kinds arrive in {y} years?
y = 2..4

story reference-cards
english any
grade 5
A = woman
d = 4..6
k = 85..130 by 5
b = 1200..1900 by 100
s = 3..5
body The librarian, {A}, types {k} catalogue cards a day. {b} books came from an old school library, and she has been at it for {d} days, with {s} days more before the holidays.
again An old school library has sent {A} {b} books. She types a catalogue card for each of them, {k} cards a day, and has already spent {d} days on it. The holidays begin after {s} more days.
english gb
need b > (d + s) * k
ask How many cards are still to be typed? => b - d * k
again How many books have no card yet?
ask How many books will have no card when the holidays begin? => b - (d + s) * k
again On the first day of the holidays, how many cards will be missing?
ask How many cards would {A} have to type a day to finish in {x} days, starting from now? => (b - d * k) / x
again To be done in another {x} days, how many cards must {A} type daily?
x = 7..16
ask If {A} had typed {y} cards more each day so far, how many cards would be left? => b - d * (k + y)
again Suppose she had managed {y} more cards a day. How many books would have no card now?
y = 8..20
need b > d * 155

story margin-notes
english us
grade 7
w = decimal 8.5
h = 11
m = decimal 0.5, 0.75, 1.25, 1.5
k = 8..24
t = 250..400 by 10
body A manuscript page is {w} inches wide and {h} inches high, and the margin is {m} inches on all four sides. {k} such pages hold {t} words each.
again On a manuscript page, {h} inches high and {w} inches wide, {m} inches are kept free on each of the four sides. There are {k} pages with {t} words on each.
ask How wide is the printed area, in inches? => w - 2 * m
again Find the width in inches that is left between the margins.
ask How many square inches of a page are margin? => w * h - (w - 2 * m) * (h - 2 * m) decimal
again What area of a page is kept free, in square inches?
ask whole Find the printed area in square inches of a page that is {w} inches wide and {h} inches high, with a margin of {m} inches on all four sides. => (w - 2 * m) * (h - 2 * m)
again What is the area of the printed part, in square inches?
again How large is the part inside the margins, in square inches?
ask If {x} words fewer stood on each page, how many pages would the same text fill? => k * t / (t - x)
again Write {x} words fewer on each page. On how many pages does the same text fit then?
x = 50, 60, 100

story card-index-share
english any
grade 2
A = girl
B = girl
n = 12..30 by 2
k = 3..8
need n > 2 * k
body Two sisters, {A} and {B}, find a box of {n} old magazines and share them evenly. {A} then cuts up {k} of hers for pictures.
again A box of {n} old magazines is shared evenly by two sisters. {A} cuts pictures out of {k} of her magazines, but {B} keeps all of hers.
ask How many magazines does each sister get? => n / 2
again How many magazines are there for {B}?
ask How many uncut magazines does {A} have? => n / 2 - k
again How many of {A's} magazines are still whole?
ask How many uncut magazines are there in all? => n - k
again Altogether, how many of the magazines are still whole?

story braille-volumes
english us
grade 6
A = person
p = 240..360 by 24
k = times 3..4
v = 80, 90, 120
c = money 6..9
x = 2..9
body A novel of {p} printed pages needs {k} as many pages in Braille. {A} borrows it in volumes of {v} Braille pages each and reads {x} volumes a month; making a volume costs {c}.
need p * k % v == 0
ask How many volumes does the novel fill in Braille? => p * k / v
ask How many more pages does the Braille edition have than the printed one? => p * k - p
ask What does it cost to make the whole Braille edition? => p * k / v * c
ask In a year, how many volumes can {A} read? => x * 12

story proofreaders-pair
english gb
grade 8
A = person
B = person
a = 6..10
b = 11..15
x = 2..4
n = 240, 300, 360, 420
m = 14..22
need n % a == 0; n % b == 0
body To proofread a guidebook of {n} pages, {A} alone would need {a} days and {B} alone {b} days. The guidebook has {m} maps.
again A guidebook with {n} pages and {m} maps has to be proofread. On {A.his} own, {A} would be finished in {a} days; {B} would take {b} days.
ask whole Alone, {A} would proofread {n} pages in {a} days and {B} in {b} days. Work out the number of pages that both together get through in a day. => n / a + n / b whole
again How many pages do the two of them proofread in a day together?
again Working side by side, how many pages do {A} and {B} get through in a day?
ask How many pages are left after both have worked for {x} days? => n - x * (n / a + n / b)
again Both work for {x} days. How many pages remain?
ask By how many pages a day is {A} faster than {B}? => n / a - n / b
again How many more pages than {B} does {A} proofread in a day?
ask How many of the pages has {B} read after {x} days alone? => n / b * x
again When {B} has worked alone for {x} days, how many pages are done?

story pocket-money-comic
english us
grade 3
A = boy
p = money 2.50..4 by 0.25
w = money 1.25..2 by 0.25
s = 4..7
h = 15..28
body Each week {A} gets {w} of pocket money, and a comic costs {p}. He saves everything for {s} weeks. His {h} comics fill a drawer.
need w * s > p + 1
ask His grandmother gives him {g} more. How much does he have left after buying {x} comics from all this money? => w * s + g - x * p
g = money 15..25
x = 2..6
need w * s + g > x * p
ask After he has bought a comic, how much is left of his savings? => w * s - p
ask How much more than a week's pocket money does a comic cost? => p - w
ask whole {A} saves {w} a week for {s} weeks and buys a comic for {p} and a poster for {q}. How much money does he have left? => w * s - p - q
q = money 1.10..1.90 by 0.20
need w * s > p + q

story alphabet-index
english any
grade 4
n = 6..9
k = 12..19
t = 8..11
e = 23..48
p = 5..8
body The index at the back of a cookbook runs over {p} pages. A page has {n} groups of {k} words, and {e} words of the index are printed in colour.
again Printed over {p} pages, with {n} groups of {k} words on each page: that is the index of a cookbook. It shows {e} of its words in colour.
english gb
ask How many words are in the index? {body} => p * n * k
again How many words does the index hold?
ask How many of the words are not coloured? => p * n * k - e
again Find how many words of the index are printed in black.
ask If each group had {x} words more, how many words would fit on a page? => n * (k + x)
again Groups grow by {x} words each. How many words are on a page then?
x = 2..4
ask On how many pages would an index of {y} groups be printed? => y / n
again Another index has {y} groups. How many pages of the same kind does it fill?
y = n * t

story second-hand-stall
english gb
grade 6
A = girl
n = 15..24
p = 80, 90, 120, 150
m = 6..11
q = 40, 50, 60, 70
f = decimal 4..7
t = 3..4
need p > q
body At the flea market {A} sells {n} novels at {p} pence and {m} comics at {q} pence. The table costs £{f} for the day, and she stays for {t} hours.
again {A} has rented a table at the flea market for £{f} and stands there for {t} hours. {m} comics go for {q} pence each and {n} novels for {p} pence each.
ask How many pounds does {A} take for the novels? => n * p / 100 decimal
again What are her takings for the novels, in pounds?
ask How many pounds are left after she has paid for the table? => (n * p + m * q) / 100 - f decimal
again Taking the rent of the table off everything she earned, what does {A} have, in pounds?
ask How many pence more does she take for the novels than for the comics? => n * p - m * q
again Compare the takings for novels and comics. By how many pence do the novels bring in more?
ask What is the average income per hour in pence, before the table is paid? => (n * p + m * q) / t
again How many pence does she take in an hour on average?

story shelf-inches
english us
grade 5
A = person
y = 2..3
n = 12..22
t = mixed 3/2, 5/4, 7/4
k = 9..14
body The shelf above {A's} desk is {y} yards long. It carries {n} yearbooks, each {t} inches thick, and a globe {k} inches wide.
again A globe that is {k} inches wide and {n} yearbooks, each {t} inches thick, stand on a shelf over {A's} desk. The shelf measures {y} yards.
need y * 36 > n * t + k
ask whole If {n} books, each {t} inches thick, and a globe {k} inches wide stand on a shelf of {y} yards, how many inches of the shelf are free? => y * 3 * 12 - n * t - k decimal
again How many inches of the shelf are still free?
again Find the free length of the shelf in inches.
ask Another {x} yearbooks are put on the shelf. How many inches of shelf are free then? => y * 3 * 12 - (n + x) * t - k decimal
again {x} yearbooks more find a place on the shelf. What is its free length now, in inches?
x = 2..8
need y * 36 > (n + x) * t + k
ask How many inches do the yearbooks take up? => n * t decimal
again Side by side, how wide are all the yearbooks, in inches?

story pages-every-day
grade 2
A = girl
n = 3..5
m = 6..8
p = 110, 120, 130
body {A} reads {n} pages every morning and {m} pages every evening. Her book has {p} pages.
again The book that {A} is reading has {p} pages. Each evening she reads {m} of them, and each morning {n}.
ask How many pages does {A} read in a day? => n + m
again Morning and evening together, how many pages does she read?
ask How many pages does {A} read in a week? => (n + m) * 7
again {A} reads like this from Monday to Sunday. How many pages is that?
ask How many pages are left in the book after a week? => p - (n + m) * 7
again {A} began the book a week ago. How many pages does she still have to read?

story basket-of-books
grade 1
A = boy
n = 12..18
m = 4..7
k = 2..3
need n > m + 2
body The reading basket holds {n} books. {A} takes {m} books out and puts {k} of them back.
again {A} takes {m} of the {n} books out of the reading basket. Later he puts {k} back.
ask How many books are in the basket before {A} puts any back? => n - m
again {A} has taken his books and put none back. How many books does the basket hold?
ask How many books does {A} keep? => m - k
again How many of the books are still with {A}?
ask How many books are in the basket in the end? => n - m + k
again {A} is done. How many books lie in the basket now?

story word-cards
grade 1
A = girl
B = boy
n = 9..13
m = 4..8
k = 2..3
need n > m + 1
body {A} reads {n} word cards. {B} reads {m} word cards. {k} cards are too hard for both of them.
again {k} word cards are too hard for {A} and {B}. {A} can read {n} other cards, and {B} can read the remaining {m}.
ask How many cards do {A} and {B} read altogether? => n + m
again Add {A's} cards and {B's} cards. How many did they read?
ask How many more cards does {A} read than {B}? => n - m
again {B} reads fewer cards than {A}. How many fewer?
ask How many cards are there, with the hard ones? => n + m + k
again Count the hard cards too. How many cards are there?

story stars-for-books
grade 2
A = girl
B = boy
n = 6..9
m = 3..4
k = 2..5
need k != m
body For each book you finish, you get {k} stars on the class poster. {A} has finished {n} books and {B} has finished {m}.
again {B} has finished {m} books and {A} has finished {n}. A finished book brings {k} stars on the class poster.
ask How many stars does {A} have? => n * k
again Count the stars for {A's} books. How many are there?
ask How many stars do the two have together? => (n + m) * k
again Put {A's} stars and {B's} stars together. How many is that?
ask How many more stars than {B} does {A} have? => (n - m) * k
again By how many stars is {A} in front of {B}?
ask {A} wants {t} stars. How many more stars does she need? => t - n * k
t = 50..60
again {t} stars are what {A} would like to have. How many are missing?

story three-library-bags
grade 2
A = girl
B = boy
C = girl
n = 7..10
m = 2..4
k = 11..14
body {A} has {n} books in her library bag. {B} has {m} books fewer than {A}, and {C} has {k} books.
again In {C's} library bag there are {k} books and in {A's} bag {n}. {B's} bag holds {m} books fewer than {A's}.
ask How many books does {B} have in his bag? => n - m
again Find out how many books are in {B's} bag.
ask How many books do {A} and {B} have together? => n + (n - m)
again Put {A's} and {B's} books on a table. How many are there?
ask How many books are in the bags of all the children? => n + (n - m) + k
again Count the books of {A}, {B} and {C}. How many are there?
ask How many more books does {C} have than {A} and {B} together, if {C} gets {g} more? => k + g - (n + (n - m))
g = 12..15
again {C} puts {g} more books into her bag. By how many books does she then beat {A} and {B} together?

story page-by-page
grade 1
A = boy
n = 16..20
m = 5..7
k = 2..4
body A picture book has {n} pages. Dad reads {m} pages aloud, and then {A} reads {k} pages.
again Dad and {A} are reading a picture book of {n} pages. {A} has read {k} pages aloud and Dad {m}.
ask How many pages have they read? => m + k
again Dad's pages and {A's} pages: how many is that?
ask How many pages are still to be read? => n - (m + k)
again How many pages does the book still have for tomorrow?
ask How many more pages than {A} did Dad read? => m - k
again {A} read fewer pages than Dad. How many fewer?

story library-boxes-move
grade 4
english any
A = woman
n = 235..420
k = 18..35
m = 24..36
p = money 1.75..3.5 by 0.25
need remainder((n - k) / m) > 0; remainder(n / m) > 0
body The village library is moving. {A} has {n} books, of which {k} are so torn that they are thrown away. {m} books fit into a box, and a box costs {p}.
again {A} packs up the village library, in boxes for {m} books that cost {p} each. There are {n} books, but she throws {k} torn ones away.
ask How many boxes does {A} need for the books that she keeps? => roundup((n - k) / m)
again The torn books are gone. How many boxes are needed for the rest?
ask How much do the boxes cost for the books that she keeps? => roundup((n - k) / m) * p
ask How many boxes get full with the books that she keeps? => whole((n - k) / m)
ask She fills one box after another with the books that she keeps. How many books are in the last one? => remainder((n - k) / m)
ask How many boxes would have been needed if no book had been thrown away? => roundup(n / m)
ask How many books does {A} keep? => n - k

story days-for-a-saga
grade 4
english any
A = girl
n = 310..590
d = 23..38
x = 12..17
c = 20..28
need remainder(n / d) > 0; remainder(n / (d - x)) > 0; x < d - 8
body {A's} new book has {n} pages in {c} chapters. She wants to read {d} pages every day until it is finished.
again A book of {n} pages and {c} chapters lies on {A's} bed. Every day she will read {d} pages of it, until she has reached the end.
ask On how many days does she read in the book? => roundup(n / d)
again For how many days does the book last?
ask How many pages are left for the last day? => remainder(n / d)
again All the other days are as planned. How many pages does she read on the last one?
ask On how many days does she read as many pages as she wants to? => whole(n / d)
ask If she reads {x} pages less a day, how many days does the book last? => roundup(n / (d - x))
ask How many pages has she read after a week? => d * 7

story bookcase-shelves
grade 5
english gb
A = boy
n = 74..160
t = 3..4
w = 85, 95, 110, 120
p = money 14..26 by 1
need remainder(w / t) > 0; remainder(n * t / w) > 0
body {A} has {n} books that are {t} cm thick. A shelf is {w} cm long and costs {p}. No book may hang over the end of a shelf, and they stand in a single row.
again {A} buys shelves for {p} each, with a length of {w} cm. His {n} books are all {t} cm thick. They stand side by side in a single row, and none may hang over the end.
ask How many books can stand on a shelf? => whole(w / t)
again For how many of the books is a shelf long enough?
ask How many centimetres of a full shelf stay free? => remainder(w / t)
ask How many shelves does {A} have to buy? => roundup(n / whole(w / t))
again How many shelves are needed for all his books?
ask What do the shelves cost that he has to buy? => roundup(n / whole(w / t)) * p
ask How many centimetres long would a single row of all his books be? => n * t

story magazine-stapler
grade 4
english us
A = man
n = 185..370
s = 3..5
b = 210, 250, 400
p = money 2.5..4.5 by 0.25
need remainder(n * s / b) > 0; n * s > b
body {A} makes a school magazine and staples every copy {s} times. {n} copies are needed. A box of {b} staples costs {p}.
again {n} copies of a school magazine are to be stapled by {A}. Each takes {s} staples, and these come in boxes of {b} for {p}.
ask How many boxes of staples does {A} have to open? => roundup(n * s / b)
again How many boxes must he have to finish all the copies?
ask How many boxes of staples are empty when the copies are finished? => whole(n * s / b)
ask How many staples does he take out of the box that does not get empty? => remainder(n * s / b)
ask How many staples are still in the box that does not get empty? => b - remainder(n * s / b)
ask How many copies can {A} finish with a single box of staples? => whole(b / s)
ask How many staples are needed in all? => n * s

story newsletter-days
grade 6
english any
A = person
a = 6, 8, 9, 10, 12
b = 14, 15, 16, 18, 20, 21
n = 150..280
need gcd(a, b) > 1; lcm(a, b) > b
body Two newspapers come to {A's} house. The local one has a quiz every {a} days and the big one a comic every {b} days. Today there are both a quiz and a comic on the {n} pages.
again Today {A} finds both a quiz and a comic in the newspapers, which have {n} pages together. The comic is there every {b} days and the quiz every {a} days.
ask In how many days will {A} find both again on the same day? => lcm(a, b)
again How many days must {A} wait until quiz and comic come together again?
ask How many comics come after today's until both are there on the same day again, with that day counted? => lcm(a, b) / b
ask Without today's quiz, how many quizzes come until both are there on the same day again, with that day counted? => lcm(a, b) / a

story story-packs-alike
grade 6
english gb
A = woman
x, y = novel, comic | atlas / atlases, dictionary / dictionaries | picture book, puzzle book
g = 6..13
s = 3..6
t = 4..9
n = g * s
m = g * t
k = 105..150
need gcd(s, t) == 1; s != t
body {A} has {n} {xs} and {m} {ys} to give to schools. Every school is to get the same number of each, and nothing is to be kept. There are {k} schools in the county.
again {m} {ys} and {n} {xs} are {A's} gift to some of the {k} schools in the county. All the schools that she chooses get exactly the same, and she keeps none of the books.
ask To how many schools can {A} give books at most? => gcd(n, m)
again What is the greatest number of schools that she can choose?
ask If she chooses as many schools as possible, how many {xs} does each get? => n / gcd(n, m)
ask If she chooses as many schools as possible, how many {ys} does each get? => m / gcd(n, m)
ask How many schools of the county get nothing, even if she chooses as many as possible? => k - gcd(n, m)
ask How many books does {A} give away? => n + m

story poster-of-poems
grade 6
english gb
A = girl
w = 72..168 by 12
h = 60..132 by 12
k = 16..23
need w > h; w % h > 0; gcd(w, h) < 50; remainder(w / k) > 0
body {A} divides a wall of {w} cm by {h} cm into equal squares, whose sides are a whole number of centimetres. Each gets a poem. She has {k} poems so far.
again A wall, {h} cm high and {w} cm wide, is to be covered with poems, one in each square. {A} makes all the squares equal, with sides of a whole number of centimetres, and uses the whole wall. So far, {k} poems are ready.
ask How many centimetres long are the sides of the squares if these are as large as possible? => gcd(w, h)
again Find the greatest possible side of the squares in centimetres.
ask How many squares are there side by side in a row across the wall if they are as large as possible? => w / gcd(w, h)
ask If the squares are as large as possible, how many poems have a place on the wall? => w / gcd(w, h) * h / gcd(w, h)
ask How many square centimetres does the wall have? => w * h

story ebooks-or-paper
grade 5
english any
A = person
n = 6..14
p = money 6.5..9.5 by 0.5
q = money 2.5..4 by 0.5
f = money 34..62 by 2
k = 210..380
need n * p != n * q + f
body {A} wants to read {n} novels of about {k} pages. On paper they cost {p} each. As files they cost {q} each, but then {A} also has to buy a reader for {f}.
again {n} novels, with about {k} pages each, are on {A's} list. A paper copy is {p}. A file is only {q}, but to read the files {A} would need a device for {f}.
ask What is the least that {A} must pay to read all the novels in one of the two ways? => min(n * p, n * q + f)
again How much does {A} pay in the cheaper of the two ways?
ask What does {A} pay for all of it in the dearer of the two ways? => max(n * p, n * q + f)
ask How much money is saved if {A} takes the cheaper way instead of the dearer one? => max(n * p, n * q + f) - min(n * p, n * q + f)
again By how much do the two ways differ in price?
ask How much do the novels cost on paper? => n * p

story readers-in-a-circle
grade 3
english us
A = woman
n = 37..68
m = 7..9
k = 14..19
need remainder(n / m) > 0
body {n} children come to story time. {A} puts them in groups of {m}, and each group sits on a rug. {k} parents stay too.
again At story time a rug has room for {m} children. {A} has {n} children with her today, and {k} parents.
ask How many rugs does {A} need so that all the children can sit on one? => roundup(n / m)
again How many rugs are needed for all the children?
ask How many rugs are full if the children fill them one by one? => whole(n / m)
ask The children fill the rugs one by one. How many children are on the rug that is not full? => remainder(n / m)
again They fill one rug after another. How many children sit on the last rug?
ask The children fill the rugs one by one. How many more children could sit on the last of these rugs? => m - remainder(n / m)
ask How many people are at story time, without {A}? => n + k
