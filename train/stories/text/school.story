topic school

story exercise-books
english gb
grade 4
T = woman
n = 4..9
m = 20, 25, 30, 40
c = 22..31
u = 3..5
l = 6..12
p = money 0.35..0.95 by 0.05
need n * m > c * u
body At the start of term, the school office delivers {n} packs of exercise books to {T's} room, with {m} books in every pack. Each of the {c} pupils is given {u} books, and an extra book costs {p}.
again {T} teaches {c} pupils. Every pupil needs {u} exercise books, for which the office has sent {n} packs holding {m} books each. Anyone who loses a book pays {p} for a new one.
ask whole From {n} packs of {m} exercise books, {u} books are handed to each of {c} pupils. Find the number of books that are left. => n * m - c * u whole
again How many exercise books are left in the room after that?
again Once all pupils have their books, how many remain?
ask If each pupil were given {x} books and {y} more were kept in the cupboard, how many books would the office be able to take back? => n * m - c * x - y
again Suppose every pupil gets {x} books and the cupboard {y}. How many of the books would go back to the office?
x = 2
y = 6..19
ask By the summer, {l} of the pupils have lost two books each. How much do they pay for new ones? => l * 2 * p
again What do {l} pupils pay if every one of them has to replace two lost books?
ask The school itself paid {q} for each book in the packs. What did the delivery cost? => n * m * q
again How much money did the delivery cost the school if it paid {q} a book?
q = money 0.20..0.90 by 0.05

story field-trip-bus
english us
grade 5
b = 2..5
s = 44..52 by 4
t = 6..14
g = 3..9
c = 95..190
d = money 3.50..8.50 by 0.50
need b * s > c + t + g
body For the trip to the state capitol, the sixth grade has rented {b} buses with {s} seats each. So far {c} students and {t} teachers have signed up, and {g} parents will come along to help. Everyone pays {d} for the bus.
again The sixth grade is going to the state capitol. {c} students, {t} teachers and {g} parents are coming, at {d} a person, and each of the {b} buses that were rented has {s} seats.
ask whole If {c} students, {t} teachers and {g} parents ride in {b} buses with {s} seats each, how many seats stay empty? => b * s - (c + t + g)
again How many seats will stay empty?
again If nobody else signs up, how many places on the buses are free?
ask What do all the travelers together pay for the bus? => (c + t + g) * d
again Find the amount collected when everyone has paid for the ride.
ask How many more students than adults are going? => c - (t + g)
again By how many do the students outnumber the grown-ups?
ask The adults ride for free after all, and a driver's tip of {q} is paid out of the money. How much less is left than if everyone paid and there were no tip? => (t + g) * d + q
again Suppose the grown-ups do not pay and {q} of the money is given to the drivers. By how much does the sum that is left fall?
q = money 15, 20, 25

story glue-sticks
grade 2
A = girl
B = boy
n = 14..25
m = 3..7
k = 2..6
need n > m + k + 1
body {A} and {B} are tidying the art corner. {A} counts {n} glue sticks. {m} of them are dried up, and {k} have lost their caps but still work.
again In the art corner there are {n} glue sticks, and {A} and {B} test them all. Of these, {m} no longer work because they are dry. Another {k} work well but have no cap.
ask How many glue sticks still work? => n - m
again {A} throws the dry ones away. How many glue sticks does {A.he} keep?
ask How many glue sticks work and have a cap? => n - m - k
again How many are neither dry nor without a cap?
ask {T} puts {x} new glue sticks in the box after the dry ones were thrown away. How many glue sticks are in the box now? => n - m + x
again When the dry sticks are gone and {T} has added {x} new ones, how many are there?
T = woman
x = 8..20

story spelling-scores
english any
grade 5
A = person
a = 12..16
b = 13..19
c = 14..20
d = 15..20
q = 21..30
need a < c; b < d
body On four spelling tests this month {A} got {a}, {b}, {c} and {d} words right. Each test had {q} words.
again {A} has taken four spelling tests of {q} words each. {A.His} results were {a}, {b}, {c} and {d} correct words.
ask What was {A's} average number of correct words? {body} => (a + b + c + d) / 4
again Find the mean of {A.his} results.
ask How many mistakes did {A} make on all the tests together? => 4 * q - (a + b + c + d)
again Count all the words that {A} spelled wrong this month. How many were there?
ask By how many words did {A} do better on the last test than on the first? => d - a
again What is the difference between {A.his} first result and {A.his} last one?
ask How many words does {A} have to get right on a fifth test to reach {t} correct words in all? => t - (a + b + c + d)
again {A} wants {t} correct words over five tests. How many does {A.he} still need?
t = 70..92

story lockers
english us
grade 3
f = 3..5
n = 64..96 by 4
o = 18..55
k = 6..15
need f * n > o + 60
body The new middle school has {f} floors with {n} lockers on each. On the first day {o} lockers are still without a lock, and {k} doors are jammed.
ask whole If a school has {f} floors with {n} lockers each and {o} of the lockers still lack a lock, how many lockers have one? => f * n - o
again How many lockers already have a lock?
ask Each lock costs {p}. How much has been spent on the locks that are already there? => (f * n - o) * p
p = money 2.50..4.50 by 0.50
ask How many lockers would the school have if every floor got {e} more? {body} => f * (n + e)
ask The janitor repairs the jammed doors and then puts a lock on {l} lockers every day. How many lockers have no lock after a week of school with five such days? => o - 5 * l
e = 6..14
l = 2..9

story class-library-fine
english gb
grade 6
r = percent 5, 10, 15, 20, 25
n = 160, 200, 240, 280, 320, 360
g = 85..140
x = 3..9
need n * r % 100 == 0; g * 2 < n + 100; n > g
body Sandhill Primary has {n} pupils. Last Friday {r} of them were away with a cold, and {x} teachers were ill too. There are {g} girls at the school.
again A cold went round at Sandhill Primary last Friday: {x} teachers and {r} of the {n} pupils stayed at home. The school has {g} girls.
ask How many pupils came to school on Friday? => n - n * r / 100
again Work out how many pupils were not ill.
ask Every pupil who came on Friday got {z} oranges. How many oranges were eaten? => (n - n * r / 100) * z
again {z} oranges were handed to each pupil who was there on Friday. How many oranges was that?
z = 2
ask How many pupils were absent? => n * r / 100
again Because of the cold, how many pupils missed Friday's lessons?
ask On Monday {y} of those pupils were back. How many pupils were still at home? => n * r / 100 - y
again If {y} of the ill pupils returned on Monday, how many of them had not come back yet?
y = 4..30

story homework-minutes
grade 5
A = boy
m = 25..50 by 5
e = 20, 30, 40
w = 4..6
s = 40..75 by 5
body {A} spends {m} minutes on homework every school day from Monday to Friday and {s} minutes on Sunday. His sister, who is {w} years younger, needs only {e} minutes each school day.
ask How many minutes of homework does {A} do in a week? => m * 5 + s
ask For how many hours does {A} do homework in a week? {body} => (m * 5 + s) / 60 decimal
ask How many more minutes than his sister does {A} work from Monday to Friday? => (m - e) * 5
ask If {A} did his homework seven days a week instead, always as long as on a school day, by how many minutes would his week grow? => 7 * m - (5 * m + s)
need m > e; 2 * m > s + 5

story recorder-concert
english gb
grade 4
r = 8..14
c = 12..18
p = money 2.50..4.50 by 0.50
q = money 1.00..2.00 by 0.25
t = 60..95
u = 25..48
need r * c > t + u; p > q
body Chairs for the school concert stand in {r} rows of {c}. Tickets are {p} for adults and {q} for children; {t} adults and {u} children have bought one.
again The school concert costs adults {p} and children {q}. With {r} rows of {c} chairs in the hall, {t} adult tickets and {u} child tickets have been sold.
ask whole Calculate the takings of a concert for which {t} adults have paid {p} each and {u} children {q} each. => t * p + u * q
again How much has the school taken for the tickets?
again What are the takings of the concert so far?
ask How many chairs are not yet taken? => r * c - (t + u)
again How many more tickets can be sold before all the chairs are full?
ask By how much do the adults' tickets bring in more than the children's? => t * p - u * q
again Find out how much more money came from adults than from children.
ask Work out the number of chairs if two more rows are put out. => (r + 2) * c
again Someone adds two rows. How many chairs does the hall have then?

story pencil-dozen
english us
grade 3
A = person
d = 3..8
u = 15..30
s = 4..9
c = 24..36 by 4
need d * 12 > u + s + 5
body {A} is in charge of the supply closet. There were {d} dozen pencils in September; by December, {u} had been used up and {s} were broken. The closet also holds {c} erasers.
again When school began in September, the supply closet had {d} dozen pencils and {c} erasers. {A} checks it in December and finds that {u} pencils are used up and {s} more are broken.
ask whole Work out how many good pencils remain from {d} dozen when {u} have been used up and {s} are broken. => d * 12 - u - s
again How many good pencils are in the closet in December?
again How many pencils can still be used?
ask How many pencils were there in September? => d * 12
again With how many pencils did the school year begin?
ask At first, how many more pencils than erasers did the closet hold? => d * 12 - c
again By how many did the pencils outnumber the erasers in September?

story year-group-photo
english us
grade 3
n = 78..118
r = 6..9
k = 11..16
t = 4..7
need n > r * k; n - r * k < 40; n - r * k > t + 3
body The photographer lines up the fourth grade for a picture. She makes {r} rows of {k} children; the rest sit on the grass with {t} teachers. The whole grade has {n} children.
again For the picture of the fourth grade, {r} rows with {k} children each stand on the steps. All other children, out of {n}, sit on the grass, together with {t} teachers.
ask How many children sit on the grass? => n - r * k
again Determine the number of children who are not on the steps.
ask How many people are sitting on the grass? => n - r * k + t
again Children and teachers taken together, how many people sit?
ask How many people can be seen in the picture? => n + t
again Altogether, how many children and teachers are in the photo?
ask If the photographer had put two more children in every row, how many children would have sat down? => n - r * (k + 2)
again Suppose every row were two children longer. How many children would be left for the grass?
need n > r * (k + 2)

story calculators
english gb
grade 6
p = money 6.50..9.50 by 0.50
d = money 0.75..1.50 by 0.25
n = 24..32
s = 18..23
r = money 300
body A class set of {n} calculators is ordered at {p} each. Because the school buys so many, the shop takes {d} off every calculator, and delivery is free. The head had set aside {r}, and {s} calculators arrive in the first parcel.
ask whole Calculate the price of {n} calculators at {p} each when {d} is taken off every one of them. => n * (p - d)
again What does the class set cost?
ask How much of the money that the head set aside is not spent? => r - n * (p - d)
ask Before the discount, how much do the calculators cost that are not in the first parcel? => (n - s) * p
ask whole A calculator costs {p}, but a school that orders {n} of them pays {d} less for each. How much does the school save on the whole order? => n * d
need r > n * p

story marks-to-pass
english any
grade 7
A = girl
n = 40, 50, 60, 80
r = percent 70, 75, 80, 85, 90
p = percent 55, 60, 65
x = 3..9
need n * r % 100 == 0; n * p % 100 == 0
body A science exam is worth {n} marks. {A} scores {r}, her friend loses {x} marks, and anyone with at least {p} of the marks passes.
again {A} takes a science exam of {n} marks and gets {r} of them. To pass, a student needs {p} of the marks. Her friend drops only {x}.
ask whole What is {A's} score in an exam of {n} marks if she gets {r} of them? => n * r / 100 whole
again How many marks did {A} get?
again What is {A's} result in marks?
ask By how many marks is {A} above the pass mark? => (r - p) * n / 100
again How many marks could {A} have lost without failing?
ask How many marks does a student need to pass? => n * p / 100
again What is the lowest number of marks with which a student passes?
ask How many marks more than {A} did her friend score? => n - x - n * r / 100
again How far behind her friend is {A}, in marks?
need n * r + 100 * x < 100 * n

story craft-paper
english gb
grade 4
T = man
n = 180..320 by 20
g = 4..6
c = 5..8
s = 6..12
h = 14..29
body {T} has {n} sheets of coloured paper. He puts {h} of them aside for the window display and then {g} sheets on the desk of each of his {s} groups of {c} children.
again In {T's} classroom, {s} groups of {c} children each get {g} sheets of coloured paper. {h} sheets are needed for the windows, and he started with {n} sheets in all.
ask How many sheets does {T} have left? => n - h - g * s
again After the windows and the groups, how many sheets of paper remain?
ask If he shares the paper that is left among the children of the first group, how many sheets is that for each? => (n - h - g * s) / c
again The children of the first group divide what is left of the stack equally. How many sheets does each of them take?
ask How many sheets are used altogether? {body} => h + g * s
again In total, how many sheets does {T} take from the stack?
ask If he had given every child as many sheets as he gave each group, and had kept none for the display, how many would have been left? => n - g * s * c
again Imagine that each child, not each group, gets that many sheets and that nothing goes on the windows. How many sheets remain then?
need n > g * s * c

story walking-to-school
english gb
grade 6
A = boy
m = 600..1800 by 60
v = 60, 75, 80
w = 38..39
body {A} lives {m} metres from school and walks there and back five days a week, {w} weeks a year. He covers {v} metres a minute.
ask How many kilometres does {A} walk in a week of school? {body} => m * 2 * 5 / 1000 decimal
ask How many hours does {A} spend on the way to school and back in a week? => m / v * 2 * 5 / 60 decimal
ask What distance in kilometres does {A} walk in a school year? => m * 2 * 5 * w / 1000
ask How far has {A} still to go after he has walked for {t} minutes? => m - v * t
t = 3..8

story two-classes
grade 1
a = 17..24
b = 18..26
c = 3..9
need a != b; b > a + 1
body Class One has {a} children. Class Two has {b} children.
again There are {b} children in Class Two, but only {a} in Class One.
ask How many children are in both classes together? => a + b
again How many children is that in all?
ask How many more children are in Class Two than in Class One? => b - a
again What is the difference between the two classes?
ask Today {c} children of Class Two are ill. How many children of Class Two are at school? => b - c
again {c} children from Class Two stay at home. How many of them come to school?

story quiz-points
english us
grade 5
A = person
B = person
r = 12..18
w = 2..6
s = 3..7
p = 5..8
q = 2..3
body In the geography bee, a right answer earns {p} points and a wrong one costs {q} points; a skipped question counts nothing. {A} had {r} right and {w} wrong answers and skipped {s}.
again {A} skipped {s} questions of the geography bee, answered {w} wrong and {r} right. The rules: {p} points for a right answer, minus {q} for a wrong one.
ask What was {A's} score? {body} => r * p - w * q
again With how many points did {A} finish?
ask How many questions were asked? => r + w + s
again Work out the number of questions in the bee.
ask How many points would {A} have had with right answers to all the questions? => (r + w + s) * p
again What is the highest score that anyone could get?
ask {B} skipped none of the questions and got only {x} of them wrong. What was {B's} score? => (r + w + s - x) * p - x * q
again Of the same questions, {B} got {x} wrong and the others right. How many points is that?
x = 2..9

story sandwich-order
english us
grade 4
T = woman
n = 23..29
a = 9..13
b = 5..8
p = money 2.25..3.75 by 0.25
need n > a + b + 3
body Lunch on the trip is a cheese, egg or tuna sandwich at {p} each. In {T's} class of {n}, {a} children choose cheese, {b} choose egg and everyone else takes tuna.
again {T} orders sandwiches for her {n} children: {a} with cheese, {b} with egg and the remaining ones with tuna. Whichever kind it is, a sandwich costs {p}.
ask How many tuna sandwiches does {T} order? => n - (a + b)
again For how many children does {T} order tuna?
ask What is the price of all the tuna sandwiches? {body} => (n - a - b) * p
again Find how much the class spends on tuna.
ask How much more is spent on cheese sandwiches than on egg sandwiches? => (a - b) * p
again What is the difference in cost between the cheese sandwiches and the egg sandwiches?
ask {T} pays for all the sandwiches with five 20-dollar bills. What is her change? => 5 * 20 - n * p
again How much does {T} get back when she pays for the whole order with five 20-dollar bills?
need n * p < 100

story ruler-lengths
english us
grade 5
A = girl
n = 6..11
f = 20..29
s = 4..9
k = 2..6
need n * 12 > f * 2
body To measure the hallway, {A} lays {n} rulers, each one foot long, in a line and needs another {k} inches to reach the door. The classroom itself is {f} feet long, and {s} students help her.
again {A} and {s} friends are measuring. The classroom is {f} feet long. The hallway is as long as {n} one-foot rulers and {k} inches.
ask whole Give the length in inches of a hallway in which {n} one-foot rulers fit in a line and {k} inches are left over. => n * 12 + k whole
again How many inches long is the hallway?
again Work out the length of the hallway in inches.
ask How many inches longer is the classroom than the hallway? => f * 12 - (n * 12 + k)
again By how many inches is the hallway shorter than the classroom?
ask What is the length of the classroom in inches? => f * 12
again How long is the classroom if it is measured in inches?

story reading-corner-rug
english us
grade 4
l = 9..14
w = 5..8
t = money 2.25..4.75 by 0.25
m = 3..5
c = 18..29
body A rug for the kindergarten room measures {l} feet by {w} feet. It has to be hemmed all the way around, which costs {t} a foot, and {c} children will sit on it.
again {c} kindergartners are getting a new rug. Its sides are {l} feet and {w} feet long; the hem, at {t} per foot, runs along all of them.
ask whole Find the cost of a hem around all the sides of a rug, {l} feet by {w} feet, if a foot of hem costs {t}. => 2 * (l + w) * t
again How much does the hem cost?
again Calculate what has to be paid for hemming the rug.
ask If the rug itself costs {q} a square foot, what is its price with the hem? => l * w * q + 2 * (l + w) * t
again {q} is charged for a square foot of rug, and the hem is extra. What must be paid for the rug and its hem together?
q = money 3..6
ask How many square feet of rug would each of {g} groups of children have if {m} such rugs were shared equally? => l * w * m / g
again With {m} of these rugs shared equally among {g} groups, how many square feet does each group get?
g = 2..9
ask How many feet of hem does the rug have? => 2 * (l + w)
again Work out the length of the hem.

story lost-property
english gb
grade 2
a = 9..16
b = 5..8
c = 11..19
d = 3..9
need a + b + c > d + 20
body In the lost property box there are {a} gloves, {b} hats and {c} jumpers. At the parents' evening, {d} of these things are collected.
again {d} things were taken home from the lost property box at the parents' evening. Before that it held {a} gloves, {b} hats and {c} jumpers.
ask How many lost things are still in the box? => a + b + c - d
again After the parents' evening, how many things are left there?
ask How many gloves and hats were lost? => a + b
again Jumpers aside, how many things were in the box before the evening?
ask How many more jumpers than hats were in the box? => c - b
again By how many were there fewer hats than jumpers?

story school-day-length
english any
grade 6
l = 5..7
m = 40..55 by 5
b = 10..15 by 5
u = 30..50 by 10
w = 38..40
need b < u; l * m < 420
body At the Lindgren School, a day has {l} lessons of {m} minutes, two breaks of {b} minutes and a lunch break of {u} minutes, and there are {w} weeks of school in a year.
ask whole How many minutes are there in a school day of {l} lessons of {m} minutes, two breaks of {b} minutes and a lunch break of {u} minutes? => l * m + 2 * b + u
again How many minutes does a day at this school last?
ask How many minutes of lessons are there in five days? => l * m * 5
ask By how many minutes are the lessons of a day longer than all its breaks together? => l * m - (2 * b + u)
ask For how many hours do the children have lessons in a school year of {d} days? => l * m * d / 60 decimal
d = 180, 186, 190

story whole-stickers
english us
grade 3
A = woman
n = 4..9
k = 6..10
p = money 1.25..2.75 by 0.25
s = 3..8
body At the end of the month {A} buys {n} sheets of stickers at {p} a sheet, and there are {k} stickers on every sheet. {s} of her students had no homework missing, so they share all the stickers equally.
need n * k % s == 0
ask whole If {n} sheets with {k} stickers each are shared equally by {s} students, how many stickers does a student get? => n * k / s
again How many stickers does each of these students receive?
ask She pays with a 50-dollar bill. What is her change? => 50 - n * p
ask If every sheet had {x} stickers more, how many stickers could {A} give away? => n * (k + x)
x = 2..7
ask whole Each of {s} students gets {q} stickers from {A}, who has {v} stickers. How many stickers does she keep for next month? => v - s * q
q = 3..6
v = 55..90

story bus-fare-week
english us
grade 5
A = person
p = money 1.7..2.75 by 0.05
m = money 14.50..19.50 by 0.50
g = 9..14
body {A}, who is {g} years old, takes the city bus to school and back five days a week. A single ride is {p}; a weekly pass costs {m}.
again A weekly pass for the city bus costs {m}, while a single ride is {p}. {A} rides to school in the morning and home in the afternoon, five days a week.
ask How much does {A} spend in a week on single rides? => p * 2 * 5
again Without a pass, what do {A.his} rides to and from school cost in a week?
ask whole By how much is a weekly bus pass for {m} cheaper than a ride to school and a ride home at {p} each on all five school days? => p * 2 * 5 - m
again How much does the pass save {A} every week?
again By how much is the weekly pass cheaper than paying for every ride?
ask {A} buys passes for {x} weeks of the year and pays for single rides in the next {y} weeks. What does {A.he} spend in all? => x * m + y * 2 * 5 * p
again During {x} weeks {A} has a pass; for another {y} weeks {A.he} pays for all the single rides. How much money is that?
y = 2..5
ask If {A} gets a lift home from a neighbor every afternoon, what does {A.he} spend on single rides in {x} weeks? => p * 5 * x
again Suppose {A} only needs the bus in the morning. What will {A.his} single rides cost over {x} weeks?
x = 6..18
need p * 10 > m

story school-garden-grant
english any
grade 7
g = money 400..900 by 100
r = percent 10, 15, 20, 25
b = money 45..95 by 5
n = 3..5
s = 24..60
body Our school council received a grant of {g}. For repairs, {r} of it has to be kept; from the rest we buy {n} benches at {b} each. The council has {s} members.
again {n} benches at {b} apiece are bought from a grant of {g} for the school council, but {r} of the grant must stay untouched for repairs.
ask How much of the grant may be spent? => g - g * r / 100
again After the part for repairs has been put aside, what amount is available?
ask whole Determine what is left of a grant of {g} if {r} of it is kept for repairs and {n} benches are bought at {b} each. => g - g * r / 100 - n * b
again How much of the grant is left to spend after the benches are paid?
again Find the amount that can still be used when the repairs are put aside and the benches are paid.
ask The money that is left after the benches is shared equally by {c} clubs. How much does each club get? => (g - g * r / 100 - n * b) / c
again {c} clubs get equal parts of what is left when repairs and benches are taken care of. Find the part of a single club.
c = 4, 5, 8
ask If each bench were {d} cheaper, how much would the council pay for them? => n * (b - d)
again A discount of {d} is given on every bench. What is the new total for the benches?
d = money 3..12
need g - g * r / 100 > n * b

story crayons-sharing
grade 2
A = girl
B = boy
C = girl
k = 3..9
m = 8..12
x = 2..6
need k * 3 > x
t = k * 3
body {A}, {B} and {C} share {t} crayons equally. {B} already had {m} crayons of his own, and {C} gives {x} of hers to {A}.
again {t} crayons are shared out evenly: {A}, {B} and {C} all get the same number. Then {C} hands {x} crayons of her share to {A}. Before that, {B} had {m} of his own.
ask What is {C's} number of crayons in the end? {body} => t / 3 - x
again How many crayons does {C} keep?
ask How many crayons does {B} have now? => t / 3 + m
again With his own crayons and his share, how many has {B}?
ask How many crayons does {A} have after {C's} gift? => t / 3 + x
again Find out how many crayons {A} has in the end.
need k > x

story parents-evening
english gb
grade 5
T = man
n = 15..24
m = 8..12
b = 10..20 by 5
c = 26..31
need n * m > 120
body On parents' evening {T} talks to {n} families for {m} minutes each, with one pause of {b} minutes. His class has {c} pupils; the other families will come next week.
ask How long does {T's} evening last, in minutes? => n * m + b
ask If every talk were two minutes shorter and he left out the pause, how long would the evening last, in minutes? => n * (m - 2)
ask How many minutes will he talk to the families who come next week, if every pupil comes from a different family? => (c - n) * m
need c > n + 2
ask How many hours does {T} spend talking to families in both weeks together? {body} => c * m / 60 decimal

story window-display
english any
grade 3
n = 6..9
l = 5..8
k = 12..28
c = 3..5
body For the spring window, every child of the art club cuts out {l} leaves and {c} flowers. The club has {n} children, and {k} of the finished leaves are green.
again The art club is making a spring window. {n} children each cut {l} leaves and {c} flowers out of paper; {k} leaves are green and the other leaves yellow.
need n * l > k + 4
ask How many leaves are not green? => n * l - k
again How many yellow leaves does the club cut out?
ask How many paper shapes does the art club make? => n * (l + c)
again Leaves and flowers together, how many shapes do the children cut?
ask How many more leaves than flowers are made? {body} => n * (l - c)
again By how many do the leaves outnumber the flowers?
need l > c
ask Every flower needs {p} petals. How many petals are there? => n * c * p
again How many petals must be made if each flower has {p}?
p = 4..6

story science-kits
english us
grade 6
k = 6..9
b = 4..8
w = 12..18
m = 3..5
t = 24..32
body Each of the {k} science kits at Rosa Parks School contains {b} batteries and {w} inches of copper wire for every battery. The science room has {t} stools, and {m} kits are missing one battery.
again At Rosa Parks School there are {k} science kits. A complete kit holds {b} batteries as well as {w} inches of wire per battery, but in {m} of the kits one battery is missing.
ask How many batteries are there in the kits right now? => k * b - m
again How many batteries do the kits actually hold?
ask How many feet of wire do the kits contain? => k * b * w / 12 decimal
again Take the wire of all the kits together. Determine its length in feet.
ask Batteries cost {p} each and wire {q} a foot. What would it cost to replace all the wire and complete the kits? => m * p + k * b * w / 12 * q
q = money 0.30..0.60 by 0.10
p = money 0.75..1.75 by 0.25
ask The school orders {x} more kits, and all of these are complete. How many batteries will there be in its kits then? => (k + x) * b - m
x = 2..9
again After {x} complete kits have been added, how many batteries do all the kits hold?

story tuck-shop-float
english gb
grade 6
A = person
f = money 10..20
n = 34..58
p = money 0.60..0.90 by 0.10
m = 21..33
q = money 0.35..0.55 by 0.10
body The tuck shop opens with a float of {f} in the till. During break {A} sells {n} fruit pots at {p} and {m} cartons of milk at {q}.
again During break {A} sold {m} cartons of milk for {q} each and {n} fruit pots for {p} each. Before the tuck shop opened, the till had held a float of {f}.
ask How much money is in the till after break? => f + n * p + m * q
again What does {A} count in the till at the end?
ask How much was taken for fruit pots and milk? => n * p + m * q
again Work out the takings of the break.
ask How much more than the milk did the fruit pots bring in? => n * p - m * q
again Find the difference between the takings for fruit pots and those for milk.
ask The shop pays {c} for a fruit pot. What profit does it make on all the fruit pots? => n * (p - c)
again Each fruit pot costs the shop {c}. Find its profit on the fruit pots.
c = money 0.25..0.45 by 0.05

story question-first-desks
english any
grade 3
r = 5..7
c = 4..6
d = 2..3
n = 21..33
need r * c * d > n + 5; r > c
body The exam hall has {r} rows of {c} tables, with {d} chairs at each table. {n} candidates have arrived so far.
ask How many chairs are free at the moment? {body} => r * c * d - n
ask Another {z} rows like these are set up. How many chairs does the hall have then? => (r + z) * c * d
z = 8..9
ask For the exam, only one candidate may sit at a table. How many tables are still free? => r * c - n
need r * c > n
ask Work out how many chairs would have to be carried away so that every table has a single chair. => r * c * d - r * c

story late-slips
english us
grade 4
a = 6..14
b = 3..9
c = 8..15
d = 5..12
e = 4..16
s = 540..780 by 20
body The office of a school with {s} students wrote {a} late slips on Monday, {b} on Tuesday, {c} on Wednesday, {d} on Thursday and {e} on Friday.
again From Monday to Friday, {a}, {b}, {c}, {d} and {e} late slips were written at a school of {s} students.
ask On average, how many late slips were written per day? => (a + b + c + d + e) / 5 decimal
again Find the daily average of late slips for that week.
ask How many late slips would there have to be on the next Monday to reach {t} in all? => t - (a + b + c + d + e)
again If {t} slips in total are written by the end of the next Monday, how many belong to that Monday?
t = 75..99
ask How many more slips were written on the last two days than on the first two? => d + e - (a + b)
again Compare Thursday and Friday with Monday and Tuesday. How many slips more is that?
need d + e > a + b

story age-of-school
english gb
grade 4
y = 44..96
e = 11..19
n = 210..420 by 10
h = 35..95
body When our school was {y} years old, its first building was replaced by a new one, which has room for {n} pupils, {h} more than the old building had. The gymnasium was opened {e} years later.
ask Today the school is {t} years old. How many years have gone by since the gymnasium was opened? => t - (y + e)
t = 120..150
ask The first building had {c} floors, each for the same number of pupils. How many pupils was that? => (n - h) / c
ask What will be the age of the school when the gymnasium is {x} years old? => y + e + x
ask The head wants to add {c} classrooms for {m} pupils each to the new building. For how many pupils will there be room? => n + c * m
x = 21..40
c = 2..4
m = 24..30

story two-thirds-hall
english gb
grade 6
f = fraction 2/3, 3/4, 4/5, 5/6
g = fraction 1/2, 1/4, 1/5
n = 120, 180, 240, 300
t = 14..23
body At assembly {f} of the school's {n} pupils are in the hall, and {t} teachers stand along the walls. The remaining pupils are on a trip; {g} of those who are in the hall sing in the choir.
again This school has {n} pupils. Today {f} of them sit in the hall, with {t} teachers around them, while all the others are away on a trip. The choir is made up of {g} of the pupils who sit in the hall.
need n * f * g % 1 == 0
ask whole If {f} of a school's {n} pupils are in the hall and all the others are on a trip, how many are on the trip? => n - n * f
again How many pupils are on the trip?
again How many pupils are away?
ask How many choir members are in the hall? => n * f * g
again Find how many of the pupils in the hall sing in the choir.
ask How many people are in the hall, counting the teachers? => n * f + t
again Altogether, pupils and teachers, how many are at assembly?
ask How many of the pupils in the hall do not sing in the choir? => n * f - n * f * g
again In the hall, how many pupils only listen to the choir?

story chess-board-paint
english gb
grade 7
s = 12..20
c = money 0.75..2.25 by 0.25
h = 3..6
k = 14..28
body Year Nine paints a square playing field with sides of {s} metres on the playground. Masking tape goes round the outside at {c} a metre, and {k} pupils paint for {h} hours.
again {k} pupils of Year Nine work for {h} hours on a painted square in the playground. One side of it is {s} metres long, and tape at {c} per metre runs around it.
ask What does the tape cost? {body} => 4 * s * c
again Find the cost of the tape around the square.
ask How many square metres do they paint? => s * s
again What is the area of the field in square metres?
ask How many hours would {m} pupils need for the same work at the same speed? => k * h / m decimal
again Working just as fast, for how many hours would a group of {m} be busy?
m = 6..21
need k > m
ask How many metres of tape are left on two rolls of {r} metres each? => 2 * r - 4 * s
again Two rolls of {r} metres of tape were bought. How much of it is not used, in metres?
r = 50, 60, 75

story register-girls-boys
grade 2
A = woman
g = 9..16
d = 2..6
body {A} teaches {g} girls and {d} fewer boys than girls. Today {x} children in her class wear glasses.
again In {A's} class there are {g} girls. There are {d} fewer boys, and {x} of the children have glasses.
x = 3..7
ask How many boys does {A} teach? => g - d
again How many boys are in the class?
ask How many children does {A} teach? {body} => g + g - d
again Girls and boys together, how many children are in the class?
ask How many children in the class do not wear glasses? => g + g - d - x
again How many of all the children have no glasses?

story photocopies
english gb
grade 5
n = 14..28
s = 3..6
q = 2..4
p = 2..9
b = 500
m = 40..85 by 5
body A ream holds {b} sheets. For tomorrow's test Mr Adeyemi copies {s} sheets for each of his {n} pupils and keeps {q} whole sets for himself. Every copy costs the school {p} pence.
again Mr Adeyemi takes a ream of {b} sheets and makes a test of {s} sheets for all {n} pupils, plus {q} sets to keep. A copy costs {p} pence.
need (n + q) * s < 200
ask How many sheets does he use? => (n + q) * s
again How many sheets go through the copier?
ask whole How many sheets remain of a ream of {b} when sets of {s} sheets are copied for {n} pupils and another {q} sets for their teacher? => b - (n + q) * s
again How many sheets remain in the ream?
again Find how much of the ream is left, in sheets.
ask What does the school pay for the copies, in pounds? => (n + q) * s * p / 100
again How many pounds does all this copying cost?
ask If {m} sheets of the ream had been damp and useless, how many would be left after the copying? => b - m - (n + q) * s
again {m} damp sheets must be thrown away as well. What is left of the ream?

story reverse-chalk
english any
grade 5
A = woman
g = 6..14
k = times 2..4
l = 9..17
c = 23..30
body {A} gave {g} pieces of chalk to the class next door. After that she had {k} as many pieces as there were in the science room, where {l} pieces lay. There are {c} children in her class.
again In the science room lie {l} pieces of chalk. {A} has {k} as many, now that she has given {g} pieces to her neighbours' class.
english gb
ask How many pieces of chalk did {A} have at first? => l * k + g
again How many pieces were in her box before she gave any away?
ask After the gift, how many pieces of chalk do {A}, her neighbours and the science room have together, if the neighbours had {z} of their own? => l * k + g + z + l
again Her neighbours had {z} pieces before. With {A's} gift, what do all three rooms have together?
z = 20..30
ask How many more pieces than the science room did {A} have at first? => l * k + g - l
again Before she gave any away, by how many pieces was {A} better off than the science room?
ask If {A} brings the science room {x} of her pieces as well, how many does she keep? => l * k - x
again Suppose that another {x} pieces of {A's} chalk go to the science room. How many stay with her?
x = 3..8

story camp-budget
english us
grade 7
n = 18..36
t = money 900..1500 by 50
f = money 4..9
d = 3..5
r = money 160..340 by 20
a = 2..4
body Three nights at the science camp: the cabin costs {t} for the whole group, food is {f} a day for each of the {n} students over {d} days, and the bus is {r}. The {a} teachers come along free of charge.
ask What is the price of the whole trip? => t + n * f * d + r
ask whole If a camp costs {t} for the cabin, {r} for the bus and {f} a day in food for each of {n} students over {d} days, what is each student's equal share? => (t + n * f * d + r) / n
again How much does each student pay for the trip if the cost is shared equally?
ask How much is spent on food? => n * f * d
ask The parents' club gives {g} toward the bus. How much of the price of bus and cabin is still to be paid? => t + r - g
g = money 75..150 by 25

story colored-chalk-ratio
english us
grade 3
A = boy
B = girl
w = 5..9
b = 6..8
y = 7..19
body Mrs. Delgado's chalk comes in boxes of {b}. {A} fetches {w} boxes of white chalk, and {B} finds {y} loose yellow sticks.
again {y} loose sticks of yellow chalk are found by {B}, while {A} brings {w} boxes of white chalk with {b} sticks in each.
ask How many sticks of chalk do the two of them bring? => w * b + y
again What is the total number of sticks, white and yellow?
ask How many more white sticks than yellow ones do {A} and {B} bring? {body} => w * b - y
again By how many do the white sticks outnumber the yellow ones?
need w * b > y
ask If {x} white sticks break, how many whole white ones are left? => w * b - x
again {x} of the white sticks fall and break. How many are still whole?
x = 2..9

story attendance-percent
english any
grade 8
n = 400, 500, 600, 800
p = percent 45, 52, 55, 60
q = percent 10, 20, 25, 30
a = 25..75 by 5
body At Kestrel High School {p} of the {n} students come by bus. On the way, {q} of the bus riders change lines, and {a} of the students who do not take the bus ride a bicycle.
again Of {n} students at Kestrel High School, {p} are bus riders. Of these, {q} have to change lines; among the other students, {a} come by bicycle.
need n * p * q % 10000 == 0
ask whole In a school of {n} students, {p} come by bus. Work out the number of those who do not. => n - n * p / 100 whole
again How many students do not come by bus?
again Find the number of students who never ride the bus.
ask How many of the students change lines? => n * p / 100 * q / 100
again Work out how many bus riders must change on the way.
ask How many students use neither the bus nor a bicycle? => n - n * p / 100 - a
again How many of them come some other way than by bus or bicycle?
ask How many bus riders do not have to change? => n * p / 100 - n * p / 100 * q / 100
again For how many students is the bus ride direct?

story whole-pens
english gb
grade 4
A = girl
n = 12..20
p = money 0.40..0.85 by 0.05
q = money 1.20..1.90 by 0.10
m = 5..9
body Stationery week: {A} sells {n} biros at {p} and {m} highlighters at {q} from a stall outside the library. It is open for {d} lunch breaks.
d = 3..4
ask whole A biro costs {p} and a highlighter {q}. Find the total price of {n} biros and {m} highlighters. => n * p + m * q
again whole You buy {n} biros for {p} each and {m} highlighters for {q} each. How much do you spend?
ask If {x} of the biros and {y} of the highlighters were sold on the first day, how much was taken on the other days? => (n - x) * p + (m - y) * q
y = 2..4
ask What does {A} take for the biros? => n * p
ask By how much do the takings for highlighters differ from those for biros, if highlighters bring in more? => m * q - n * p
ask Each of {z} teachers buys two biros and a highlighter from {A}. What do they pay together? => z * (2 * p + q)
z = 5..8
x = 6..11

story time-for-tables
english any
grade 4
A = person
B = person
s = 52..75
n = 3..6
d = 2..5
q = 40
need s > n * d + 20
body Reciting {q} multiplication facts took {A} {s} seconds last month. Since then, {A} has practised for {n} weeks and has become {d} seconds faster every week. {B} needs a minute and {x} seconds for them.
x = 12..34
ask How many seconds does {A} need now? => s - n * d
ask If {A} goes on like this for another {z} weeks, how many seconds will be needed then? => s - (n + z) * d
z = 7..9
ask By how many seconds does {A} now beat {B}? => 60 + x - (s - n * d)
english gb

story milk-cartons
english us
grade 4
c = 18..26
p = money 0.25..0.45 by 0.05
a = 2..6
need c > a + 8
body Milk at Jefferson Elementary is {p} a carton. In one kindergarten class {c} children drink a half-pint carton a day, and {a} others bring juice from home.
again A carton of milk holds half a pint and costs {p} at Jefferson Elementary. {c} kindergartners drink one every day; the {a} remaining children of the class bring their own juice.
ask How much does the class spend on milk in {w} school days? => c * p * w
again For {w} days of school, what is the price of the class's milk?
w = 10..19
ask How much would the class spend in a week of five days if all but {z} of its children drank milk? => (c + a - z) * p * 5
again In a week of five days, only {z} children of the whole class take no milk. What does the milk cost?
z = 7..9
ask How many pints of milk are drunk in the class on {w} days? => c * 0.5 * w decimal
again Over {w} days, how much milk do they drink, in pints?
ask If the juice drinkers change to milk too, what will a day's milk cost? => (c + a) * p
again What would the class pay a day if everyone drank milk?

story ten-minute-lines
english any
grade 5
n = 5..8
t = 25..35 by 5
r = 2..4
m = 10, 12
body The sports hall is used by {n} classes a day for {t} minutes each. Between two classes, {r} pupils take {m} minutes to put the equipment back.
english gb
ask The hall stays open for {h} hours, counted from the start of the first class. For how many minutes is it empty after the last class, if a pause follows every class but the last? => h * 60 - (n * t + (n - 1) * m)
h = 6..7
ask whole A hall is used by {n} classes, one after the other, for {t} minutes each, with pauses of {m} minutes between them. How many minutes pass from the first start to the last end? => n * t + (n - 1) * m
ask In a week of five days, how many minutes more do classes use the hall than the pauses last, if a pause follows every class? => n * (t - m) * 5
ask In hours, how long do {k} classes use the hall? => k * t / 60
k = 12, 18, 24, 36

story library-duty
english gb
grade 3
A = girl
B = boy
a = 14..28
b = 9..13
c = 3..6
d = 20..38
body On library duty, {A} puts {a} books back on the shelves before lunch and {b} after lunch. {B} stamps {d} tickets and shelves {c} books fewer than {A}.
again {B} stamps {d} tickets. He also shelves books, but {c} fewer than {A}, who puts {a} back in the morning and {b} in the afternoon.
ask How many books does {B} shelve? {body} => a + b - c
again Work out the number of books that {B} puts on the shelves.
ask How many books do the two of them put back? => (a + b) * 2 - c
again Altogether, {A's} and {B's}, how many books go back to their places?
ask {A} still has a pile of {x} books at the end. How many books were there for her to put back at first? => a + b + x
again With {x} books still waiting at the end, how many did {A} have to put back when she began?
x = 4..8

story notebook-half-price
english us
grade 6
A = girl
p = money 2.40..4.80 by 0.40
n = 4..8
m = 3..6
b = money 30..45 by 5
body "Back to school: notebooks {p} each, every notebook after the first {n} at half price!" {A} buys {m} more than {n} notebooks and a backpack for {b}.
ask What does {A} pay for the notebooks? => n * p + m * p * 0.5
ask How much does {A} spend altogether? => n * p + m * p * 0.5 + b
ask Her friend buys only {y} notebooks and the same backpack. How much does the friend spend? => y * p + b
y = 2..3
need y < n
ask What is the average price that {A} pays for a notebook? => (n * p + m * p * 0.5) / (n + m)
ask How much does the offer save her? => m * p * 0.5

story seating-pairs
grade 1
n = 6..10
t = n * 2
c = 2..4
need t > c + 2
body {t} children walk to the park in pairs. {c} of them carry a flag.
again A class of {t} children goes to the park, two by two. There are {c} flags, and each flag is carried by a different child.
ask How many pairs do they make? => t / 2
again How many pairs can you count?
ask How many children carry no flag? => t - c
again How many of the children have nothing to carry?
ask Then {x} more children come along. How many children are walking now? => t + x
again {x} children come running and join in. How many children is that?
x = 3..8

story relay-of-readers
english any
grade 6
A = woman
p = 168..240 by 12
n = 4..6
k = 9..15
m = 2..3
body {A} reads a novel aloud to her class: {k} pages every school day. The novel has {p} pages; she has already read {m} weeks, with five school days in each week, and {n} children have taken turns.
again A novel of {p} pages is read aloud in class, {k} pages a day, five days a week. It has gone on for {m} weeks now, and {n} children have sometimes taken over from {A}.
need p > m * 5 * k + 10
ask How many pages has the class heard so far? => m * 5 * k
again How many pages have been read?
ask How many pages are still unread? => p - m * 5 * k
again Find out how much of the novel is left, in pages.
ask If they now read {x} pages a day, after how many days will they have finished? => (p - m * 5 * k) / x
again From now on it will be {x} pages a day. In how many days will the novel be finished?
x = 6..24

story sponsored-silence
english gb
grade 7
A = boy
B = girl
h = mixed 3/2, 5/2, 7/2
q = 10, 15, 30
p = money 0.40..0.90 by 0.10
n = 6..14
r = percent 10, 20, 25
f = money 3..8
body For charity, {A} keeps silent for {h} hours. Each of his {n} sponsors pays {p} for every {q} minutes of silence, and his aunt adds {f}. {B} collected {e} more with a bake sale.
e = money 9..15
ask whole At {p} for every {q} minutes, what do {n} sponsors pay altogether if {A} keeps silent for {h} hours? => h * 60 / q * p * n
again How much do the sponsors pay altogether?
ask With his aunt's gift, how much does {A} collect? => h * 60 / q * p * n + f
ask How many minutes longer than a {m}-minute lesson did {A} keep silent? => h * 60 - m
m = 40..55 by 5
ask The lifeboats get {r} of the sponsors' money. How much is that? => h * 60 / q * p * n * r / 100
ask If {x} sponsors forgot to pay and the others paid in full, how much came in from sponsors? => h * 60 / q * p * (n - x)
x = 2..5
need n > x + 1

story measuring-the-yard
english us
grade 6
l = 26..48 by 2
w = 15..24
c = money 4.50..7.50 by 0.50
g = 2..4
n = 18..27
body The schoolyard at Hillcrest is a rectangle {l} yards long and {w} yards wide. Fourth graders measured it in {n} minutes, and the district wants to fence it, leaving {g} yards open for a gate. Fencing is sold at {c} a yard.
again Fourth graders at Hillcrest have measured their rectangular schoolyard: {l} yards one way, {w} yards the other. A fence at {c} per yard is to go around it, except for a gate of {g} yards.
ask How many yards of fence must be bought? => 2 * (l + w) - g
again Leaving out the gate, find the length of the fence in yards.
ask What will the fence cost? => (2 * (l + w) - g) * c
again How much does the district have to pay for the fence?
ask What is the distance around the schoolyard in feet? => 2 * (l + w) * 3
again How many feet is it once around the yard?
ask How many square yards of playing space will be lost if a sandbox of {a} by {b} yards is dug and a shed of {x} square yards is built? => a * b + x
again A sandbox measuring {a} yards by {b} yards and a shed covering {x} square yards are planned. How much of the yard will they take up together, in square yards?
a = 3..6
b = 7..9
x = 10..14

story substitute-teacher
english us
grade 6
A = man
d = 3..9
p = money 95..140 by 5
q = money 12..18
e = 2..5
m = 18..35
body {A} works as a substitute teacher for {p} a day. This month he was called on {d} days, and he also coached the robotics club for {e} hours at {q} an hour. He drives {m} miles to the school each way.
ask How much did {A} earn this month? {body} => d * p + e * q
ask How many miles did he drive for those days at school? => d * m * 2
ask What would {A} earn for {x} days in school and {y} hours of coaching? => x * p + y * q
y = 20..28
x = 10..15
ask How much more did he earn by teaching than by coaching? => d * p - e * q
ask If gas costs {g} cents a mile, what is left of his pay for teaching after the driving, in dollars? => d * p - d * m * 2 * g / 100
g = 12..25

story gold-stars
grade 1
A = girl
B = boy
a = 5..11
b = 3..9
c = 2..4
need a > b
body On the star chart, {A} has {a} gold stars and {B} has {b}. Today {A} gets {c} new ones.
again Today {c} stars are added to {A's} row on the chart, which already had {a}. {B's} row shows {b} stars.
ask How many gold stars does {A} have now? {body} => a + c
again Count {A's} stars after today. How many is that?
ask How many more stars than {B} does {A} have now? => a + c - b
again By how many stars is {A} ahead of {B} now?
ask How many stars does {B} still need to have {t} of them? => t - b
again {B} wants {t} stars. How many are missing?
t = 15..20

story bell-schedule
english us
grade 4
l = 40..50 by 5
p = 3..5
n = 6..8
c = 22..31
body Passing time between classes at Eastview is {p} minutes. Classes last {l} minutes, and there are {n} of them a day. In the first one, {c} students learn Spanish.
ask How many minutes does one student spend in class in a week of five days? => n * l * 5
ask How many hours does a student spend in class in {y} days? => n * l * y / 60 decimal
y = 9, 12, 15, 18
ask If every class were cut by {x} minutes, how many minutes of class would there be in a day? => n * (l - x)
x = 6..9
ask From the start of the first class to the end of the third, how many minutes go by? => 3 * l + 2 * p
need p != 3

story uniform-order
english gb
grade 6
A = girl
s = money 11.50..15.50 by 0.50
t = money 6..9 by 0.50
j = money 14..22
n = 2..3
k = 3..5
b = money 100
body {A's} mother takes {b} to the uniform shop. She buys {n} skirts at {s}, {k} polo shirts at {t} and a jumper for {j}.
again A jumper for {j}, {k} polo shirts at {t} each and {n} skirts at {s} each: that is what {A's} mother buys in the uniform shop. She has {b} with her.
need n * s + k * t + j < 100
ask whole Find the change from {b} after paying for {n} skirts at {s}, {k} polo shirts at {t} and a jumper for {j}. => b - (n * s + k * t + j)
again How much change does she get from the {b}?
again After paying, how much of the {b} has she left?
ask What is the price of the shirts and the jumper? => k * t + j
again Leaving out the skirts, how much does she pay?
ask What would {y} skirts and {z} jumpers have cost her? => y * s + z * j
again Find the price of {y} skirts and {z} jumpers.
y = 4..6
z = 2
ask In the second-hand sale, everything is half price. How much would the skirts and the shirts have cost there? => (n * s + k * t) * 0.5
again How much for the skirts and shirts in the second-hand sale, where you pay half?

story mural-tiles
english any
grade 5
r = 9..14
c = 12..18
b = 20..30 by 5
n = 6..9
x = 3..8
body The pupils' mural will have {r} rows of {c} painted tiles. They come {b} to a box, and {n} classes take part; {x} tiles broke in the kiln.
english gb
ask Besides the tiles for the mural, the art teachers paint {y} spare ones, and so does each class, but only {z}. How many tiles are painted altogether? => r * c + y + n * z
y = 10..16
z = 2..5
ask If {k} boxes were bought, how many unbroken tiles would be left over once the mural is done? => k * b - x - r * c
k = 9..14
need k * b > r * c + x
ask {d} of the tiles will show birds. How many will show something else? {body} => r * c - d
d = 24..60
ask whole A mural is {r} tiles high and {c} tiles wide. If its tiles are shared out equally among {z} classes, how many tiles does each class paint? => r * c / z

story science-fair-judges
english us
grade 7
A = person
a = 60..80
b = 70..95
w = 2..3
v = 3..4
n = 28..52
need b > a + 4; v > w
body At the science fair, the poster counts {w} parts and the experiment {v} parts of the final score, which is their weighted average. {A}, one of the {n} exhibitors, gets {a} points for the poster and {b} for the experiment.
again {n} students exhibit at the science fair. {A's} experiment gets {b} points and counts {v} times, the poster gets {a} points and counts {w} times; the final score is the weighted average.
ask What is {A's} final score? {body} => (w * a + v * b) / (w + v)
again Calculate the weighted average of {A's} points.
ask Another student has {x} points more than {A} for the poster and the same for the experiment. What is that student's final score? => (w * (a + x) + v * b) / (w + v)
again For the poster, another student gets {x} points more than {A}; the experiments are rated the same. Work out the other student's final score.
x = 4..15
ask What would {A's} score be if poster and experiment counted the same? => (a + b) / 2
again Suppose that both parts were equally important. What score would {A} get?

story paper-recycling
english gb
grade 5
n = 6..9
k = mixed 3/2, 5/2, 7/2, 9/2
w = 4..6
p = 5..9
t = 60..80
need n * k * w > t + 10
body Our eco team weighs the waste paper. Each of {n} classrooms fills a box of {k} kilograms a week. After {w} weeks, {t} kilograms have been fetched, and for every kilogram the school is paid {p} pence.
again Every week {n} classrooms collect {k} kilograms of waste paper each, for which the school earns {p} pence a kilogram. The eco team has been weighing for {w} weeks; {t} kilograms are gone already.
ask How many kilograms of paper are still waiting to be fetched? {body} => n * k * w - t decimal
again At the end of those weeks, find the amount in kilograms that has not been fetched.
ask whole If {n} classrooms fill a box of {k} kilograms of waste paper a week for {w} weeks and a kilogram earns {p} pence, how many pounds is it all worth? => n * k * w * p / 100 decimal
again How many pounds does the school earn from all the paper of the {w} weeks?
again How much money in pounds is the whole collection of {w} weeks worth?
ask How many kilograms does the school collect in a week? => n * k decimal
again What is the weekly weight of paper, in kilograms?
ask If every classroom filled a box of {x} kilograms instead, how many pounds would the school earn in a week? => n * x * p / 100 decimal
again Each box now holds {x} kilograms. What are the school's earnings for a week, in pounds?
x = 10..14

story reading-buddies
english us
grade 2
n = 12..18
x = 2..5
k = 21..29
need k > n + x
body {n} first graders and {k} fifth graders meet as reading buddies. Every first grader sits with a fifth grader, and {x} of the other fifth graders bring snacks.
ask How many fifth graders have no buddy? => k - n
ask How many of the fifth graders without a buddy bring no snacks? {body} => k - n - x
ask How many children meet, if {z} of the fifth graders come late and are not counted yet? => n + k - z
z = 7..9
ask If {y} of the first graders are sick, how many fifth graders have no buddy? => k - (n - y)
y = 3..6

story compass-order
english gb
grade 6
n = 25..32
p = money 1.60..2.40 by 0.20
q = money 0.35..0.65 by 0.05
d = percent 10, 20, 25
e = 3..6
body For geometry, {n} pairs of compasses at {p} and as many protractors at {q} are on the order form. Last year {e} fewer sets were needed. The supplier gives schools {d} off.
need n * (p + q) * d % 1 == 0
ask Before the discount, what does the order come to? => n * (p + q)
ask What does the school pay after the discount? => n * (p + q) - n * (p + q) * d / 100
ask What did last year's order cost, if the prices were the same but there was no discount? => (n - e) * (p + q)
ask How much does a set of both tools cost a school? => (p + q) - (p + q) * d / 100

story reverse-cubbies
english us
grade 4
A = woman
c = 4..6
g = 5..9
m = 3..8
t = c * g + m
s = 18..24
need s < t - 2
body {A} has {s} students. She hands out all her star beads like this: {m} go to the class next door, and the others are split evenly among her {g} groups, so that each group gets {c} beads.
again Each of {A's} {g} groups got {c} star beads; {m} beads more had gone to the class next door before. Then the bag was empty. There are {s} students in the room.
ask How many star beads did {A} have in the beginning? => c * g + m
again Calculate the number of beads that were in the bag at first.
ask If {A} wants to give {x} beads to each of her students, and the class next door is to get as many as before, how many more beads does she need than she had? => s * x + m - (c * g + m)
again {A} plans to hand {x} beads to every student, and the class next door is to get its share as before. How many beads are missing?
x = 4..6
need s * x > c * g
ask How many beads would each group have received if {A} had had {z} beads and had given the class next door as many as before? => (z - m) / g
again Suppose the bag had held {z} beads and just as many of them had gone next door. How many beads would have been there for every group?
z = 55..95

story walk-to-museum
english any
grade 7
d = decimal 1.8..3.6 by 0.2
v = decimal 3.6, 4, 4.5
s = 20..35 by 5
n = 24..31
p = money 3..6
q = money 35..60 by 5
english gb
body The way from school to the museum is {d} kilometres, and Year Six walks at {v} kilometres an hour. The guided tour costs {p} for each of the {n} pupils; a coach would have cost {q}. Afterwards they have a picnic of {s} minutes.
need d / v * 60 % 1 == 0
ask How long does the walk to the museum take, in minutes? => d / v * 60
ask How many metres do they walk there and back? => d * 2 * 1000
ask Suppose they had taken the coach and paid for it and the tour from a fund of {f}. How much of the fund would be left? => f - n * p - q
f = money 250..300 by 10
ask How much would each pupil pay if they took the coach and the tour? => p + q / n
need q * 100 % n == 0

story lunch-trays
english us
grade 3
t = 96..150 by 6
a = 24..38
b = 27..41
w = 6..12
k = 5..9
body The cafeteria owns {t} trays. At noon {a} first graders and {b} second graders each take one, while {w} trays are still in the dishwasher and {k} helpers serve the food.
again {a} first graders and {b} second graders pick up a tray each at noon. Of the {t} trays in the cafeteria, {w} are in the dishwasher.
ask How many trays are left on the rack? => t - (a + b) - w
again How many trays can other children still take from the rack?
ask How many trays are in use by the children? => a + b
again Find how many trays the first and second graders have taken.
ask When {x} of the children have brought their trays back to the rack, how many trays are there? => t - (a + b) - w + x
again {x} children put their trays back on the rack. How many trays does it hold now?
x = 13..17
ask How many more trays does the cafeteria need so that it owns {x} dozen? => x * 12 - t
again The cafeteria would like to own {x} dozen trays. How many must it buy?

story language-choice
english any
grade 6
n = 84..132 by 12
f = fraction 1/2, 1/3, 1/4
g = fraction 1/6, 1/12
t = 3..7
body All {n} children of a year choose a language. {f} of them take Spanish, {g} of them take German and the rest learn French. There are {t} language teachers.
again A year of {n} children chooses between Spanish, German and French, which {t} teachers offer. Spanish is the choice of {f} of them, German of {g} of them; all others want French.
ask whole In a year of {n} children, {f} of them learn Spanish and {g} of them learn German. Determine how many are left for French. => n - n * f - n * g
again How many children learn French?
again How many are left for French?
ask How many more children choose Spanish than German? => n * f - n * g
again By how many is the Spanish group larger than the German one?
ask How many children learn French in each class, if French is taught in {y} classes of the same size? => (n - n * f - n * g) / y
again The French learners form {y} equal classes. What size does each of them have?
y = 2, 3
ask If the Spanish children form {x} equal classes and {z} more children join each, how many are in every class? => n * f / x + z
again For Spanish, {x} classes of the same size are formed, and then {z} more children join every class. How many children does each have?
x = 2, 3
z = 5..8

story tape-cut
english gb
grade 5
A = person
l = 3..9
c = 25, 30, 35, 40, 45
n = 4..7
w = 8..15
need l * 100 > c * n + 20
body From a roll of {l} metres of ribbon {A} cuts {n} strips of {c} centimetres for the class banner, which is {w} letters long.
again The class banner has {w} letters and hangs on {n} strips of ribbon, each {c} centimetres long. {A} cuts them from a roll that holds {l} metres.
ask whole What length in centimetres remains when {n} strips of {c} centimetres are cut from {l} metres of ribbon? => l * 100 - n * c whole
again How many centimetres of ribbon are left on the roll?
again Calculate the length of the ribbon that is not used, in centimetres.
ask How many metres of ribbon are used? => n * c / 100 decimal
again What length of ribbon goes into the banner, in metres?
ask If {A} had cut only {x} strips of this length, how many centimetres would have remained? => l * 100 - x * c
again With just {x} such strips, how much of the roll would be left over, in centimetres?
x = 2..3
ask How much would {m} such rolls cost at {p} a metre? => m * l * p
again {m} full rolls are ordered at {p} per metre. What do they cost?
m = 10..18
p = money 0.40..0.80 by 0.10

story story-circle-chairs
grade 1
n = 14..19
m = 8..12
k = 2..3
need n > m + k
body {n} chairs stand in a circle. {m} children sit down first, and {k} more sit down after them.
again First {m} children and then {k} others sit down in a circle of {n} chairs.
ask How many children are sitting now? => m + k
again Count the children on the chairs. How many are there?
ask How many chairs are empty? => n - m - k
again On how many chairs does nobody sit?
ask How many more chairs than children were there before the last ones sat down? => n - m
again When just the first children sat, how many chairs were free?

story hooks-and-coats
grade 1
english gb
A = woman
n = 9..14
m = 5..8
k = 2..4
need n > m + 1
body {A's} class has {n} red coats and {m} blue coats on its hooks. {k} hooks are free.
again {m} coats on the hooks of {A's} class are blue, and {n} are red. On {k} hooks there is no coat.
ask How many coats are there? => n + m
again Red and blue together, how many coats hang there?
ask How many hooks does the class have, if there is a hook for every coat? => n + m + k
again Each coat has its own hook. Count all the hooks. How many are there?
ask How many fewer blue coats than red coats are there? => n - m
again There are more red coats. How many more?
ask {g} children go home and take their coats. How many coats are left? => n + m - g
g = 3..8
again {g} coats are taken home. How many coats are still on the hooks?

story paint-pots
grade 2
english us
A = girl
n = 4..6
m = 3..8
k = 7..9
need n * m > k + 2
body There are {n} tables in the art room, and {m} jars of paint on every table. {A} sees that {k} jars are empty.
again Each of {n} tables in the art room has {m} jars of paint on it. {k} of these jars are empty, says {A}.
ask How many jars are in the art room? => n * m
again How many jars stand on the tables?
ask How many jars still have paint in them? => n * m - k
again {A} takes the empty jars away. How many jars are left?
ask Then {A} brings {g} full jars. How many jars with paint are there now? => n * m - k + g
g = 10..14
again {g} new jars of paint are put on the tables. How many jars have paint in them now?

story days-to-the-play
grade 2
A = boy
n = 3..6
m = 8..13
k = 4..5
body The school play is {n} weeks away. {A} has {m} lines to learn and knows {k} of them.
again {A} will be in the school play in {n} weeks. Of his {m} lines he already knows {k}.
ask How many days is it until the play? => n * 7
again Count the time in days. How many are there before the play?
ask How many lines must {A} still learn? => m - k
again How many lines does he not know yet?
ask {g} days go by. How many days are left then before the play? => n * 7 - g
g = 2..9
again When {g} more days have passed, how many days will he have to wait?

story coaches-to-the-castle
grade 5
A = woman
n = 80..190
k = 6..14
s = 32..54
p = money 210..390 by 10
body {n} pupils and {k} adults are going to the castle. A coach has {s} seats for them and costs {p} for the day. {A} is to book the coaches.
again For a day at the castle {A} has to book coaches, each with {s} seats and each for {p}. {k} adults are going, and {n} pupils.
ask How many coaches must {A} book so that everybody has a seat? => roundup((n + k) / s)
again Nobody may stand. What is the smallest number of coaches that is enough?
ask How much do the coaches cost the school? => roundup((n + k) / s) * p
again What will {A} have to pay for all the coaches that are needed?
ask How many coaches are full, if each is filled before anybody gets into the next? => whole((n + k) / s)
again The group fills coach after coach. How many of them leave without an empty seat?
ask How many people sit in the last coach, if all the others are full? => remainder((n + k) / s)
again All coaches but the last are full. How many people ride in that last coach?
ask How many people are going to the castle in all? => n + k
ask How many seats stay empty on the way? => roundup((n + k) / s) * s - n - k
again {A} books as few coaches as possible. How many of their seats are not used?

story hall-rows-for-assembly
grade 4
A = man
n = 70..180
m = 12..19
k = 5..11
body {A}, the caretaker, carries {n} chairs into the hall and sets them up in rows of {m}. In the front row {k} chairs are for the teachers.
again The caretaker, {A}, has {n} chairs for the hall. {m} chairs make a row; {k} chairs of the front row belong to the teachers.
ask How many complete rows can he set up? => whole(n / m)
again How many rows get all of their chairs?
ask How many chairs remain when no further row can be completed? => remainder(n / m)
again {A} sets up complete rows only. How many chairs does he carry back?
ask How many more chairs would he need to complete the row he has begun? => m - remainder(n / m)
again The last row is too short. How many chairs are missing from it?
ask How many rows are there, if the chairs that do not make a whole row stand in a shorter row at the back? => roundup(n / m)
ask How many of the chairs are not for teachers? => n - k

story mixed-relay-groups
grade 6
A = woman
g = 3..9
u = 2..7
v = 2..7
n = g * u
m = g * v
body For sports day {A} puts {n} girls and {m} boys into teams. All teams must have the same number of girls and the same number of boys, and every child is in a team.
again {A} is making teams for sports day. There are {m} boys and {n} girls. No team may have more girls or more boys than another, and nobody is left out.
ask What is the greatest number of teams that she can make? => gcd(n, m)
again At most how many teams are possible?
ask If there are as many teams as possible, how many girls are in each? => n / gcd(n, m)
ask How many children are in a team, if {A} makes as many teams as she can? => (n + m) / gcd(n, m)
again With the greatest possible number of teams, how large is each of them?
ask How many children take part? => n + m
again Count girls and boys together. How many children are there?

story two-bells
grade 6
a = 12, 15, 16, 18, 20, 24
b = 25, 30, 32, 35, 36, 40
k = 300..480 by 10
need lcm(a, b) < k
body The bell of the lower school rings every {a} minutes, and that of the upper school every {b} minutes. In the morning both ring at the same time. The school is open for {k} minutes.
again A school that is open {k} minutes a day has two bells. Both start the day together; then the upper school hears its bell every {b} minutes and the lower school every {a} minutes.
ask After how many minutes do both bells ring together again? => lcm(a, b)
again How many minutes pass before the two bells meet once more?
ask By the time they next ring together, how many times has the lower school's bell rung since the start, if that start is not counted? => lcm(a, b) / a
ask How many times does the upper school's bell ring while the school is open, if the start is not counted? => whole(k / b)
ask How many minutes lie between the last ring in the lower school and the time when the school closes? => remainder(k / a)
again When the school closes, how many minutes ago has the lower school's bell rung for the last time?
ask How many more minutes lie between two rings in the upper school than in the lower school? => b - a

story printing-the-song-sheets
grade 5
A = woman
n = 90..160
k = 3..7
s = 50, 75, 80, 120
p = money 1.8..4.2 by 0.2
body Each of the {n} children in the choir gets {k} song sheets. {A} prints them on yellow paper, which is sold in packs of {s} sheets for {p} a pack.
again Yellow paper is {p} for a pack of {s} sheets. {A} prints song sheets on it, {k} for each of {n} children.
ask How many sheets does {A} print? => n * k
ask How many packs of paper does she have to buy? => roundup(n * k / s)
again The shop sells whole packs only. How many of them are enough?
ask How many packs does she use up completely? => whole(n * k / s)
again Count the packs that are empty in the end. How many are there?
ask What does the paper for the song sheets cost, if no paper is in the cupboard yet? => roundup(n * k / s) * p
ask How many sheets has she taken out of the last pack? => remainder(n * k / s)
again {A} always empties a pack before she opens another. How many sheets are missing from the last pack when she has finished?
ask How many sheets are left in the last pack when {A} has printed everything? => s - remainder(n * k / s)

story bottle-tops-contest
grade 5
A = woman
B = man
n = 19..29
m = 14..31
k = 18..30
l = 13..32
q = 40..75
need n * m != k * l
body Two classes collect bottle tops. The {n} children in {A's} class bring {m} each, and the {k} children in {B's} class bring {l} each. {q} of all the tops are made of tin.
again In {B's} class there are {k} children, and each of them has brought {l} bottle tops. In {A's} class each of {n} children has brought {m}. Only {q} tops are tin.
ask How many tops has the class brought that collected more? => max(n * m, k * l)
again The class with more tops wins. How many tops has it brought?
ask How many tops did the class bring that collected fewer? => min(n * m, k * l)
ask By how many tops does the winning class beat the other? => max(n * m, k * l) - min(n * m, k * l)
again What is the difference between the two classes?
ask How many tops are not made of tin? => n * m + k * l - q
ask How many more children are in the larger class than in the smaller? => max(n, k) - min(n, k)
again By how many children does the larger class exceed the smaller?

story lunch-in-shifts
grade 5
n = 220..480
s = 64..96
t = 18..26
body The canteen has {s} places. All {n} pupils of the school eat there in shifts, and every shift lasts {t} minutes. A shift begins when the one before it has ended.
again At this school {n} pupils eat in the canteen. As it has only {s} places, they eat in shifts of {t} minutes, with no pause in between.
ask How many shifts does the canteen need? => roundup(n / s)
again In how many shifts can everybody have lunch?
ask How many minutes does lunch take, from the start of the first shift to the end of the last? => roundup(n / s) * t
ask In how many shifts is every place taken, if the places are always filled up first? => whole(n / s)
ask How many pupils eat in the last shift, if the others are full? => remainder(n / s)
again All shifts but the last are full. How many pupils come to the last?
ask How many places are free in the last shift, when the others are full? => s - remainder(n / s)
ask How many pupils have to wait while the first shift is eating? => n - s

story craft-cupboard-beads
grade 5
english gb
A = boy
B = girl
n = 140..320
m = 9..16
k = 17..28
body {A} and {B} tidy the craft cupboard. They find {n} felt pens and stand them in tins of {m}, and {k} rulers go into a drawer.
again There are {k} rulers and {n} felt pens in the craft cupboard. The rulers are put in a drawer. {A} and {B} put {m} pens in each tin.
ask How many tins can they fill? => whole(n / m)
again How many tins are full in the end?
ask How many tins do they need for all of the pens? => roundup(n / m)
again No pen may lie about. How many tins must they find?
ask How many pens are in the tin that is not full? => remainder(n / m)
again After filling the tins one by one, how many pens are over?
ask {B} throws away {g} dry pens first. How many full tins do the others make? => whole((n - g) / m)
g = 18..43
ask How many things have they tidied away? => n + k

story stapled-booklets
grade 3
A = girl
n = 40..95
m = 6..9
body {A} has {n} pictures and sticks {m} of them on each page of her album.
again There is room for {m} pictures on a page of {A's} album. She has {n} pictures.
ask How many pages of the album does she need? => roundup(n / m)
again All the pictures go into the album. On how many pages are there pictures?
ask How many pages can {A} fill? => whole(n / m)
again How many pages become full?
ask How many pictures are on the page that is not full? => remainder(n / m)
again {A} fills page after page. How many pictures does the last page have?
ask {A} gives {k} pictures to her brother. How many does she still have? => n - k
k = 11..24
ask How many pictures are missing to fill the last page that she uses? => m - remainder(n / m)

story reading-before-the-holidays
grade 5
A = boy
B = girl
n = 170..320
m = 12..19
l = 21..29
body {A} and {B} have to read the same book of {n} pages for school. {A} reads {m} pages a day, {B} reads {l} pages a day, and they begin on the same day.
again For school {B} and {A} must read a book with {n} pages. Both begin today; {B} reads {l} pages every day, and {A} reads {m}.
ask How many days does {A} need for the book? => roundup(n / m)
again On which day of reading, counting from the first, does {A} come to the end?
ask How many pages does {B} read on her last day? => remainder(n / l)
again How many pages are left for the day on which {B} comes to the end?
ask On how many days does {B} read as many as {l} pages? => whole(n / l)
ask How many days after {B} does {A} finish the book? => roundup(n / m) - roundup(n / l)
again {B} finishes first. For how many more days does {A} have to read?
ask How many more pages than {A} does {B} read in {k} days? => k * l - k * m
k = 3..6

story cards-cut-in-squares
grade 6
english gb
A = girl
g = 4..9
u = 3..8
v = 3..8
n = g * u
m = g * v
k = 14..26
need n > m; m > 10
body For a poster in art class {A} cuts a sheet of card, {n} cm long and {m} cm wide, into squares of the same size. No card may be left over. There are {k} children in her class.
again There are {k} children in the art class. {A} has a sheet of card that is {m} cm wide and {n} cm long. She is to cut all of it into equal squares.
ask What is the greatest length, in centimetres, that a side of the squares can have? => gcd(n, m)
again How many centimetres wide is each square, if the squares are as large as possible?
ask How many squares does {A} get, if they are as large as possible? => n / gcd(n, m) * (m / gcd(n, m))
again She cuts the largest squares that are possible. How many are they?
ask How many square centimetres of card does {A} have? => n * m
ask How many of the largest possible squares lie side by side along the length of the card? => n / gcd(n, m)
