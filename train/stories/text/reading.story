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
ask How many pages has {A} not read yet? => p - d * k
again What number of pages still lies before her?
ask How many pages did {A} read in those days? => d * k
again Find the number of pages that she has behind her.
ask If she wants to be through in {x} more days, how many pages must she read each day? => (p - d * k) / x
x = 4..12
again {A} would like to finish in another {x} days. What daily number of pages does that take?
ask After {y} pages more, how many will remain? => p - d * k - y
y = 9..16
again Suppose she now reads another {y} pages. How many pages will then be left?

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
ask How many dollars does {A} owe? => n * d * f / 100 decimal
again Find the fine in dollars.
ask How many things does {A} return? => n + m
again Books and movies together, how many items come back?
ask If {A} had also lost one of the library's atlases at the price of {q}, what would {A.he} have to pay in dollars? => n * d * f / 100 + q
q = money 18..30
again Now imagine that a lost atlas, at {q}, had to be paid for as well as the fine. How many dollars would {A} owe? => n * d * f / 100 + q
ask {A} hands over a bill of {b} dollars for the fine. How much change is there, in dollars? => b - n * d * f / 100
b = 20, 50
again What is left of {b} dollars once {A} has paid the fine?

story paper-round
english gb
grade 5
A = boy
n = 38..64
s = 12..25
w = decimal 0.25..0.45 by 0.05
p = 8..14
m = 40..55 by 5
body Every morning except Sunday {A} delivers {n} newspapers; on Sunday there are {s} more. He is paid {p} pence a paper, and the round takes him {m} minutes.
again {A} earns {p} pence for every newspaper that he delivers. Six mornings a week there are {n} of them, and on Sundays {s} more than that.
ask How many newspapers does {A} deliver in a whole week? => 7 * n + s
again Find the number of papers that {A} carries in a full week, Sunday included.
ask How much does {A} earn on a Sunday, in pounds? => (n + s) * p / 100
again What are {A}'s Sunday wages in pounds?
ask How many pence does {A} earn on a Monday? => n * p
again What does a Monday bring {A}, in pence?
ask How many newspapers does {A} deliver from Monday to Saturday? => 6 * n
again In a week, how many papers does he carry on the mornings that are not Sundays?

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
again At a swap, {g} of {A}'s {a} comics go to {B}, and {k} of {B}'s {b} comics go to {A}.
ask How many comics does {A} have now? => a - g + k
again What is the number of comics in {A}'s hands after the swap?
ask How many comics does {B} have now? => b + g - k
again After the swap, how many comics are {B}'s?
ask How many comics do the two of them own together? => a + b
again In all, how many comics do {A} and {B} have?

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
ask What do all the volumes weigh together, in kilograms? => n * w
ask How much does a single volume weigh, in grams? => w * 1000
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
s = 14..28
again {A} is writing an essay of {g} words. {A.He} put down {a} words on Tuesday, added {b} on Wednesday and deleted {c} afterward. {B}, {A.his} partner, has finished {s} sentences.
need a + b > c + 60
ask How many words does {A}'s essay have now? => a + b - c
again What is the length of {A}'s essay at this point, in words?
ask How many words are still missing? => g - (a + b - c)
again Find the number of words that {A} still has to write.
ask If {B}'s sentences have {k} words on average, how many words has {B} written? => s * k
again With {k} words in the average sentence, how long is {B}'s text?
k = 9..13
ask How many words did {A} write on both days before crossing any out? => a + b
again Without the deletion, how many words would there be?

story poetry-anthology
english any
grade 6
n = 24..36 by 4
f = fraction 1/4, 3/4, 1/2
r = 3..6
p = money 4.20..6.80 by 0.20
c = 95..140 by 5
q = 25..60
body For the poetry anthology {n} pupils send in {r} poems each. The editors print {f} of the poems. {c} copies are made, and {q} of them have been sold at {p}.
english gb
again {n} pupils have offered {r} poems each for an anthology, and {f} of these poems are printed. Of the {c} copies, {q} went for {p} each.
ask How many poems are printed? => n * r * f
again Find the number of poems in the anthology.
ask How many poems are not printed? => n * r - n * r * f
again How many poems do the editors turn down?
ask How much money has come in so far? => q * p
again What have the copies that were sold brought in?
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
body {A}'s reading log says {m} minutes a day, weekends too. Last week she added {e} extra minutes every single day. She has finished {b} books since fall.
ask How many minutes did {A} read last week? => (m + e) * 7
ask How many minutes does {A} read in a week without the extra time? => m * 7
ask After {w} weeks with no extra minutes, how many minutes has she read? => m * 7 * w
ask How many more minutes did {A} read last week because of the extra time? => e * 7

story bookshop-offer
english gb
grade 6
A = girl
p = money 7..11 by 0.50
n = 4..8
r = 10, 20, 25
v = money 20, 25, 30
body Saturday at the bookshop: all paperbacks cost {p}, and whoever buys at least three gets {r} off the bill. {A} picks {n} paperbacks and has a gift voucher for {v}. Upstairs, {k} people are listening to an author.
k = 26..58
again {A} has a voucher for {v} and takes {n} paperbacks to the till. They are {p} each, but on Saturday three or more are sold with {r} off the whole bill.
need n * p * r % 100 == 0; n * p - n * p * r / 100 > v
ask What does {A} pay before the voucher is counted? => n * p - n * p * r / 100
again Find the price of the paperbacks after the discount.
ask How much must {A} add to the voucher? => n * p - n * p * r / 100 - v
again Besides the voucher, how much money does she need?
ask How much does {A} save through the discount? => n * p * r / 100
again By what amount does the shop reduce her bill?
ask Without any discount, what would the paperbacks cost? => n * p
again On any other day, how much would {A}'s choice cost?

story chapter-pages
english any
grade 6
A = boy
c = 14..20
k = 11..16
e = 6..10
v = 2..3
body A mystery has {c} chapters of {k} pages each, a preface of {e} pages and a map. {A} reads a page in {v} minutes.
ask How many pages is that without the map? => c * k + e
ask How many minutes will {A} need for the preface and the first chapter? => (k + e) * v
ask If {A} reads all the chapters but skips the preface, for how many hours does he read? => c * k * v / 60 decimal
ask How many chapters does {A} have left after he has read {x} pages of chapters? => c - x / k
x = k * y
y = 4..9

story library-shelving
english us
grade 4
A = person
s = 4..6
k = 18..26
r = 7..15
o = 23..41
need s * k > o + r
body A cart in the children's library has {s} shelves, and {k} books fit on each shelf. {A} loads it full. She is helped by {v} volunteers. By noon {o} books are in their places, but {r} were handed in and put back on the cart.
A = woman
v = 2..3
again {A} and {v} volunteers have loaded a cart with {s} shelves of {k} books. {o} of these are in their places by noon; in the meantime {r} books that were handed in have landed on the cart.
ask How many books are on the cart at noon? => s * k - o + r
again What number of books does the cart hold when it is noon?
ask How many books fit on the cart? => s * k
again Fully loaded, how many books does the cart hold?
ask How many of the books that she loaded first are still on the cart? => s * k - o
again Leaving aside those that were handed in, how many books have not been shelved?
ask If a box of {x} dozen new books were to be loaded on a second cart of this kind, how many spaces would be left on it? => s * k - x * 12
x = 3..5
again A second, equal cart is loaded with {x} dozen new books. For how many more books is there room on it?

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
ask What profit did we make, in pounds? => ((n - f) * p - n * c) / 100
again After printing is paid for, how many pounds do we have? => ((n - f) * p - n * c) / 100
ask How many copies did we sell? => n - f
again How many people bought our newspaper, if nobody took two?
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
body Both {A} and {B} borrowed the same book of {p} pages on Friday. After {d} days {A} reads {a} pages a day and {B} reads {b}.
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
body For a magazine article of {w} words, {A} is paid {c} cents a word. {r} of the money goes to her agent, and it took her {t} hours to write the piece.
ask How many dollars does the magazine pay? => w * c / 100 decimal
ask What amount does {A} keep, in dollars, after the agent has been paid? => w * c / 100 - w * c / 100 * r / 100
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
ask How many bookmarks does {A} make? => n * k
again What is the number of bookmarks?
ask How many bookmarks are not red? => n * k - g
again {A} paints the other ones blue. How many blue bookmarks does she have?
ask How many more bookmarks would {A} get from {x} sheets? => x * k - n * k
x = 7..9
again If {A} had {x} sheets instead, how many bookmarks more would that make?

story magazine-subscription
english us
grade 5
A = person
s = money 3.50..5.50 by 0.25
y = money 24..33
n = 5..8
body A science magazine costs {s} at the newsstand and comes out every month. {A}, whose brother is {n}, could take a subscription for {y} a year instead.
again {A} reads a monthly science magazine. Bought at the newsstand, it is {s} an issue; with a subscription {A.he} would pay {y} a year. {A.His} brother is {n}.
ask How much does {A} save per year with the subscription? => 12 * s - y
again By how much is the subscription cheaper over a year?
ask What is the price of a single issue in the subscription? => y / 12
again With the subscription, how much does an issue cost?
ask How much do the issues of {x} months cost at the newsstand? => x * s
x = 3..7
again {A} buys the magazine for {x} months at the newsstand. What does {A.he} spend?
ask For {z} years of issues, how much would {A} pay at the newsstand? => z * 12 * s
z = 2..4
again How much money are {z} years of the magazine worth when every issue is bought at the newsstand?

story audio-book
english any
grade 6
A = person
h = 7..13
m = 10..50 by 10
d = 35..50 by 5
t = 4..8
body {A}'s audiobook lasts {h} hours and {m} minutes. {A.He} listens to {d} minutes of it on the train every day and has done so for {t} days.
again For {t} days now {A} has been listening to an audiobook on the train, {d} minutes a day. In full it is {h} hours and {m} minutes long.
ask How many minutes of the audiobook has {A} not heard yet? => h * 60 + m - d * t
again Find the number of minutes that still wait for {A}.
ask How many minutes long is the audiobook? => h * 60 + m
again Give the length of the audiobook in minutes. How many is that?
ask If {A} listens at a speed that makes every hour {x} minutes shorter, how many minutes will the first {y} hours take? => y * (60 - x)
x = 6..15
y = 2..3
again At a faster speed, an hour of the book is over {x} minutes sooner. In how many minutes can {A} hear {y} hours of it?
ask How many minutes has {A} listened so far? => d * t
again What is {A}'s listening time up to now, in minutes?

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
ask How many lines are there on a page? => c * l
ask What number of entries fits on a page of text? => c * l / e
ask How many entries does the whole dictionary have? => (p - i) * c * l / e
ask How many lines would the dictionary have if it had no pictures? => p * c * l

story borrowed-mixed
english gb
grade 1
A = boy
a = 4..8
b = 3..6
c = 2..4
need a > b; a + b > c + 3
body {A} borrows {a} picture books and {b} books about animals. His baby sister is {z}.
z = 2..3
again On {A}'s library card there are {a} picture books and {b} animal books. He has a sister of {z}.
ask How many books does {A} borrow? => a + b
again Count all the books on {A}'s card. What do you get?
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
ask What average did {A} reach from Monday to Friday? => (a + b + c + d + e) / 5
again Find the mean number of pages for {A}'s days.
ask How many pages does she have to read on Saturday to reach the goal? => 6 * t - (a + b + c + d + e)
again Saturday is the sixth day. With how many pages on that day does {A} hit the goal exactly?
ask How many more pages did {A} read on her best day than on Monday, if Friday was the best? => e - a
again Friday was {A}'s best day. By how many pages did it beat Monday?
ask In how many minutes did {A} read the pages of Monday and Tuesday, if a page takes her {x} minutes? => (a + b) * x
again {A} needs {x} minutes a page. How many minutes of reading did the first two days have?
x = 2..4
