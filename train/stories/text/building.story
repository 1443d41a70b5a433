topic building

story bathroom-tiles
grade 5
english gb
r = 12..18
c = 8..11
b = 3..7
k = 20, 24, 25
p = money 14..24 by 0.5
body One bathroom wall takes {r} rows of tiles with {c} tiles in every row. A window replaces {w} of them, and {b} spare tiles are bought in case some crack. The shop sells boxes of {k} for {p}.
again Tiles come in boxes of {k} at {p} a box. For the bathroom wall you need {c} tiles in each of {r} rows, except where a window takes the place of {w} tiles, and {b} more to have in reserve.
ask How many tiles actually go on the wall? => r * c - w
again When the wall is finished, how many tiles does it show?
ask How many tiles have to be bought? => r * c - w + b
again Counting the reserve, how many tiles must there be?
ask How many boxes have to be bought? => (r * c - w + b) / k
again The tiles come out at full boxes exactly. How many boxes is that?
ask What will the boxes cost? => (r * c - w + b) / k * p
again Find the price of all the boxes that are needed.
w = 9..30
need (r * c - w + b) % k == 0

story ceiling-paint
grade 6
english gb
l = 4..8
w = 3..6
h = decimal 2.4..2.8 by 0.2
k = 8, 10, 12
p = money 16..28 by 1
body The walls of a rectangular room are to be painted blue. It is {l} m long, {w} m wide and {h} m high. Door and windows, which stay white, take up {x} square metres. A litre of paint covers {k} square metres.
ask What is the area of the ceiling? => l * w
ask How long are all four walls together? => 2 * (l + w)
ask What is the area that will be blue? => 2 * (l + w) * h - x
ask How many litres of paint are needed for the ceiling if it is painted with two coats? => l * w * 2 / k decimal
ask Calculate the price of the paint for a single coat on the ceiling if a litre costs {p}. => l * w / k * p
x = 5, 7, 9
need l > w

story brick-pallets
grade 4
english any
n = 5..9
k = 320, 360, 400, 450, 480
m = 1200..1700 by 50
x = 14..40
w = 3
body A lorry delivered {n} pallets with {k} bricks each to the building site. The bricklayers have used {m} bricks so far, and {x} were broken when the pallets were unloaded.
english gb
again {m} bricks are in the wall already, and {x} broke during unloading. They are part of a delivery of {n} pallets, each with {k} bricks.
ask How many bricks were delivered? => n * k
again What number of bricks did the lorry bring? How many were there?
ask How many whole bricks are still on the site for the bricklayers to use? => n * k - m - x
again Find how many good bricks are waiting to be laid.
ask How many more bricks have been used than were broken? => m - x
again By how many does the number of used bricks exceed the number of broken ones?
ask If the bricklayers use {d} bricks an hour, how long did they take for the bricks that are in the wall? => m / d
again The bricklayers lay {d} bricks in an hour. For how many hours have they been working?
d = 25, 50, 100
need n * k > m + x

story bookshelf-boards
grade 4
english us
A = girl
n = 3..6
l = 30..42 by 3
p = money 6..11 by 0.5
q = money 4..5.5 by 0.25
s = 8..12
body For her room {A} builds a bookcase with {n} shelves. Each shelf is {l} inches long, and {s} screws hold it. A board for a shelf costs {p}; a box of 100 screws costs {q}.
again {q} is the price of a box with 100 screws, and {p} that of a board. {A's} bookcase will have {n} shelves, each of them a board {l} inches long that is held by {s} screws.
ask How many screws does {A} use? => n * s
again What number of screws go into the whole bookcase? How many are they?
ask How many screws are left in the box? => 100 - n * s
again When the bookcase is finished, how many screws does the box still hold?
ask How much do the boards and the screws cost? => n * p + q
again What does {A} spend on material?
ask What is the total length of the shelves in feet? => n * l / 12
again Put end to end, how many feet would the shelves measure?

story deck-planks
grade 6
english us
l = 12..24 by 2
w = 8..16 by 2
p = money 3..5.5 by 0.25
m = percent 10, 20
k = 4..8
d = 5..9
body Behind the clubhouse a wooden deck is planned, {l} feet long and {w} feet wide. Lumber for a square foot costs {p}, and {m} more lumber is ordered than the deck needs, because of the cutting. {k} people will work on it for {d} days.
ask What is the area of the deck in square feet? => l * w
ask For how many square feet is lumber ordered? => l * w + l * w * m / 100 count
ask How much will the lumber cost, with what is lost in cutting? => (l * w + l * w * m / 100) * p
ask If there is a railing along all sides except a single long one, what is its length? => l + 2 * w
ask How many working days is that in all, when the days of each person are counted? => k * d

story tower-blocks
grade 1
english any
A = boy
B = girl
n = 9..18
k = 3..7
m = 2..5
body {A} builds a tower of {n} wooden blocks. {B's} tower has {k} blocks fewer. Then {m} blocks fall off {A's} tower.
ask How many blocks high is {B's} tower? => n - k
ask How many blocks are left in {A's} tower? => n - m
ask How many blocks did they use for both towers? => n + n - k
ask After the fall, how many blocks higher than {B's} is {A's} tower still? => k - m
need n > k + m; k > m

story window-panes
grade 3
english any
f = 3..5
w = 6..9
p = 4, 6, 8
b = 5..14
body A new school building has {f} floors with {w} windows on every floor, and each window is made of {p} panes. A hailstorm breaks {b} panes.
again In a hailstorm {b} panes of the new school building are smashed. The building has windows on {f} floors, {w} on each, and every window has {p} panes.
ask How many windows are in the building? => f * w
again What number of windows does the school have? How many are they?
ask How many panes of glass does the building have? => f * w * p
again Find how many panes there are in all the windows.
ask How many panes are still whole? => f * w * p - b
again After the storm, how many panes are undamaged?
ask How many panes are on a single floor? => w * p
again Take any floor: how many panes are there?

story wallpaper-rolls
grade 6
english gb
A = person
l = 10
h = decimal 2.2..2.6 by 0.1
n = 5..9
p = money 18..32 by 1
k = 3..4
body {A} is papering a bedroom. A roll of wallpaper is {l} m long and is cut into {k} strips, each {h} m long. {A.He} buys {n} rolls at {p} each.
ask How many strips can {A} cut from all the rolls? => n * k
ask What length of paper is left over from each roll? => l - k * h
ask What length of paper is wasted altogether? => n * (l - k * h)
ask What does a single strip of paper cost? => p / k
ask How many centimetres of paper are used from each roll? => k * h * 100 count

story house-numbers-street
grade 5
english gb
n = 24..48 by 2
t = 9..12
m = 6..8
f = fraction 1/3, 1/4, 1/2
p = money 120000..180000 by 10000
body On a new estate {n} houses are being built. {f} of them have a garage, {m} are already lived in, and each will take {t} months to finish. The price of a house is {p}.
again {p} is what you pay for a house on the new estate. There will be {n} of them, {f} with a garage; building each takes {t} months, and people live in {m} already.
ask How many houses will have a garage? => f * n
again Find the number of houses with a garage. How many are there?
ask How many houses will not have a garage? => n - f * n
again For how many houses is no garage planned?
ask How many houses are not lived in yet? => n - m
again What number of houses are still empty? How many?
ask How much do people pay for all the houses that are lived in already? => m * p
again What is the price of those houses together that have found owners?

story sandbox
grade 5
english us
A = man
l = 6..9
w = 4..5
p = money 1.5..3 by 0.25
b = 15..22
q = money 4..6 by 0.5
body {A}, a father of three, is putting up a sandbox {l} feet long and {w} feet wide. Boards for the sides cost {p} per foot. He also buys {b} bags of sand at {q} each.
again A sandbox with a length of {l} feet and a width of {w} feet is what {A} is making for his three children. It takes {b} bags of sand at {q} a bag, and the boards around it cost {p} for each foot.
ask How many feet of boards does {A} need for the sides? => 2 * (l + w)
again Around all four sides, what length of board is needed?
ask What do the boards cost? => 2 * (l + w) * p
again Find the price of the boards for the sandbox.
ask How much does {A} spend altogether? => 2 * (l + w) * p + b * q
again What is the cost of boards and sand together?
ask How much more does he spend on sand than on boards? => b * q - 2 * (l + w) * p
again By how much is the sand more expensive than all the boards?

story concrete-mix
grade 7
english gb
c = 4..6
s = 10..14
k = 25
v = 3..5
p = money 5.5..8 by 0.25
body According to the bag, {c} litres of water must be stirred into {k} kg of dry concrete. For the foundations of a shed {s} bags are mixed, each bag costs {p}, and a wheelbarrow has to be hired for {x}.
again Dry concrete is sold in bags of {k} kg at {p} a bag, and {c} litres of water are stirred into each. The foundations of the shed call for {s} bags and a wheelbarrow that is hired for {x}.
ask How many litres of water are used? => c * s
again Find the amount of water, in litres, for all the bags. How many litres is it?
ask What is the weight of the dry concrete for the foundations? => k * s
again How heavy are all the bags together?
ask What do the foundations cost, wheelbarrow included? => s * p + x
again Work out the cost of the concrete and the hire.
ask How much cheaper would the foundations be if {m} bags fewer were enough? => m * p
again Suppose they could do with {m} bags fewer. What would they save?
x = money 15..24 by 1
m = 2..3

story stairs
grade 4
english any
n = 14..18
h = 16..20
f = 4..7
m = 25..33
body The old tower has {f} flights of stairs with {n} steps in each. A step is {h} cm high and {m} cm deep.
ask How many steps lead to the top of the tower? => f * n
ask How many centimetres do you climb on a single flight? => n * h
ask What height do you reach at the top, in metres? => f * n * h / 100
ask How many steps has a visitor climbed who goes up and down the tower {x} times? => 2 * x * f * n
english gb
x = 3, 5, 8

story paint-mixing
grade 6
english us
A = girl
b = 3..5
n = 6..12
p = money 19..31 by 2
k = 4..9
body {A} gets the green for the clubhouse by mixing {b} quarts of yellow paint with {k} quarts of blue. A gallon of either color costs {p}, and there are {m} walls to paint.
ask How many quarts of green does {A} get? => b + k
ask How many gallons of blue paint would be needed for {n} times this mixture? => n * k / 4
ask How many quarts of green paint are there for each wall if the walls get equal amounts? => (b + k) / m
ask How many pints of green paint are there in {A's} mixture? => (b + k) * 2
m = 2..4
need k != b

story roof-tiles
grade 5
english any
A = man
r = 24..36
c = 40..60
s = 35..90
d = 3..6
k = 4, 5, 6, 8
body The roof of the barn has {r} rows of slates on each of its two sides, and every row holds {c} slates. {A} has to replace {s} slates after the storm. He also repairs {d} gutters.
again After the storm {s} slates are missing from the barn's roof, and {d} gutters hang loose. The roof has two sides; on each of them lie {r} rows of {c} slates. {A} will do the repairs.
ask How many slates does the whole roof have? => 2 * r * c
again Find the number of slates on both sides of the roof when nothing is missing. How many are there?
ask How many slates stayed on the roof in the storm? => 2 * r * c - s
again How many of the roof's slates did the wind not take?
ask If {A} fixes {k} slates in an hour, how long will he work on them? => s / k
again {A} manages {k} slates an hour. For how many hours will he be busy with the slates?
ask How many slates are on a single side of the roof? => r * c
again Looking at just one side, how many slates can you count?

story kitchen-floor
grade 7
english gb
l = decimal 3.2..4.8 by 0.4
w = decimal 2.4..3 by 0.3
p = money 18..34 by 2
q = money 80..140 by 10
r = percent 5, 10, 20
body A kitchen is {l} m long and {w} m wide. The new cork floor costs {p} per square metre, laying it costs {q}, and the family has lived in the flat for {y} years.
ask What is the area of the kitchen floor? => l * w
ask How much must be paid for the cork and the laying? => l * w * p + q
ask A skirting board runs round the kitchen except at a door that is {d} m wide. How long is it? => 2 * (l + w) - d
ask What does the cork cost if the shop allows a discount of {r}? => l * w * p * (100 - r) / 100
y = 6..15
d = decimal 0.8..0.9 by 0.1

story nails-in-jar
grade 2
english any
A = woman
n = 30..60
k = 4..8
m = 3..6
g = 5..9
body There are {n} nails in {A's} jar. She hammers {k} nails into each of {m} boards and bends {g} others by mistake.
ask How many nails are in the boards? => k * m
ask How many nails are left in the jar? => n - k * m - g
ask How many nails did she take out of the jar? => k * m + g
ask How many nails would be left if she had not bent any? => n - k * m
need n > k * m + g

story gingerbread-none-drywall
grade 6
english us
l = 12..18
w = 9..11
h = 8
s = 32
p = money 11..16 by 0.5
x = 20..40 by 5
body Drywall sheets that cover {s} square feet each sell for {p}. They will line the two longer walls of a basement room that is {l} feet long, {w} feet wide and {h} feet high. A closet leaves {x} square feet of these walls bare.
again Two walls of a basement room, the longer ones, get drywall, all but the {x} square feet behind a closet. The room measures {l} feet by {w} feet and has a height of {h} feet. Each sheet covers {s} square feet and costs {p}.
ask How many square feet are the two longer walls together? => 2 * l * h
again Find the area of both long walls in square feet. How many is it?
ask How many square feet will be covered with drywall? => 2 * l * h - x
again Without the part behind the closet, how many square feet of drywall are needed?
ask What is the area of the floor of this room? => l * w
again How large is the basement floor, in square feet?
ask What is the price of a square foot of drywall, to be found from the price of {n} sheets, which is {q}? => q / (n * s)
again Someone paid {q} for {n} sheets of drywall in all. What did a square foot of it cost?
n = 5, 10
q = money 64..160 by 16

story treehouse-ladder
grade 4
english any
A = girl
B = boy
h = 260..340 by 20
g = 20..40 by 5
r = 8..11
m = 45..60 by 5
body For their tree house {A} and {B} make a ladder {h} cm long with {r} rungs. {A} cuts the rungs, each {m} cm wide, from poles, and the lowest will be {g} cm above the ground.
ask How many centimetres of pole are needed for the rungs? => r * m
english gb
ask How many centimetres of the ladder are above the lowest rung? => h - g
ask How many metres of pole are needed for the rungs and the two long sides of the ladder together? => (r * m + 2 * h) / 100 decimal
ask If {A} has already cut {c} rungs, how many centimetres of pole has she still to cut for rungs? => (r - c) * m
c = 3..6

story bridge-toothpicks
grade 5
english us
n = 120..200 by 10
k = 14..22
m = 5..8
w = decimal 1.5..3.5 by 0.5
p = money 0.9..1.8 by 0.1
body Science class: build a bridge from toothpicks! Each of the {m} teams gets {n} toothpicks and a bottle of glue for {p}. The red team's bridge carried {w} pounds for every ten toothpicks before it broke; {k} toothpicks of theirs were left over.
ask How many toothpicks did the red team use? => n - k
ask How many toothpicks were handed out altogether? => n * m
ask How much weight did the red team's bridge carry? => (n - k) / 10 * w
ask What did the glue cost for all the teams? => m * p
ask How many more toothpicks would have been handed out if there had been {x} more teams? => n * x
x = 2..3
need (n - k) % 10 == 0

story tile-pattern
grade 5
english any
n = 8..14
b = 24..48
w = 2..6
p = money 1.2..2.4 by 0.1
q = money 0.7..1.1 by 0.1
body For the floor of the entrance hall, a mosaic maker sets {n} rows of {n} square tiles. {b} of the tiles are black and cost {p} each; all the others are white and cost {q}. She breaks {w} white tiles.
ask How many tiles does the finished floor have? => n * n
ask How many of the tiles are white in the finished floor? => n * n - b
ask How many white tiles did she take from the box altogether? => n * n - b + w
ask What do the black tiles cost in total? => b * p
ask How much did she spend on tiles, the broken ones included? => b * p + (n * n - b + w) * q

story electrician
grade 6
english us
A = woman
h = 3..6
p = money 40..65 by 5
c = money 55..85 by 5
m = money 28..95 by 1
n = 9..14
body {A} is an electrician. For each visit she asks {c}, plus {p} for every hour of work. Rewiring the old bakery took her {h} hours, the wire and {n} switches came to {m}, and she drove 15 miles to get there.
again Rewiring an old bakery kept the electrician, {A}, busy for {h} hours. Wire and {n} switches cost {m}. She had driven 15 miles. A visit costs {c} before any work is done, and every hour of work adds {p}.
ask How much did {A} ask for her hours of work alone? => h * p
again Leave out the visit and the material. What did her work cost?
ask What was the bill for the visit and the work, without material? => c + h * p
again Find what the bakery had to pay for the visit and for the hours together.
ask How much did the bakery pay in total? => c + h * p + m
again What was the total on the bakery's bill?
ask If another electrician works for {q} an hour and asks nothing for the visit, how much less would those hours of work have cost the bakery? => c + h * p - h * q
again An electrician who charges nothing for a visit takes {q} an hour. By how much would she have been cheaper for the same number of hours?
q = money 42..60 by 3

story model-house-scale
grade 7
english gb
A = boy
l = 24..40 by 2
w = 15..22
k = 50, 20, 25
h = 11..14
p = money 6..9 by 0.5
body {A} is making a cardboard model of his grandparents' house. A centimetre in the model stands for {k} cm of the real house. The model is {l} cm long, {w} cm wide and {h} cm high; the glue and the cardboard cost {p}.
again In {A's} model of his grandparents' house, made of glue and cardboard worth {p}, every centimetre stands for {k} cm. Its length is {l} cm, its width {w} cm and its height {h} cm.
ask How many metres long is the real house? => l * k / 100 decimal
again Find the length of the grandparents' house. How many metres is it?
ask How many metres wide is the real house? => w * k / 100 decimal
again What is the true width of the house? Say how many metres.
ask How many square centimetres of the table does the model cover? => l * w
again What area, in square centimetres, does the model stand on?
ask By how many metres is the real house longer than it is wide? => (l - w) * k / 100 decimal
again In metres, what is the difference between the true length and the true width of the house?

story fence-posts-building
grade 6
english gb
n = 60..120 by 12
d = 3, 4
p = money 7.5..11.5 by 0.5
c = 2..4
m = 15, 20, 25
body A square playground with sides of {n} m gets a new fence. All around it, a post stands every {d} m. Each post costs {p}, a worker sets {m} posts a day, and there is room for {x} swings.
ask How long is the fence? => 4 * n
ask How many posts does the fence need? => 4 * n / d
ask What do the posts cost? => 4 * n / d * p
ask If a worker earns {w} a day, what does it cost to have the posts set? => 4 * n / d / m * w
x = 5..9
w = money 110..150 by 10
need (4 * n / d) % m == 0

story skyscraper-windows
grade 4
english us
f = 32..54
n = 40..60 by 2
k = 15, 18, 20
t = 6..9
body It takes {t} workers to wash the windows of a tower with {f} stories. There are {n} windows on every story. The workers have finished {k} stories.
again Washers, {t} of them, have cleaned the windows on {k} stories of a tower. Altogether the tower has {f} stories, each with {n} windows.
ask How many windows does the tower have? => f * n
again What is the total number of the tower's windows? How many are there?
ask How many windows are already clean? => k * n
again Find the number of windows that have been washed so far. How many is it?
ask How many windows must still be washed? => (f - k) * n
again On the remaining stories, how many windows are dirty?
ask How many stories have the workers not reached yet? => f - k
again For how many stories is the washing still to be done?

story lego-none-cube
grade 3
english any
A = girl
B = boy
n = 3..5
k = 4..7
m = 30..58
r = 2
body "I made a wall of {k} layers, and each layer has {n} bricks along its length," says {A}. {B} says, "My wall is twice as high as yours, but it is just as long." The box had held {m} toy bricks.
ask How many bricks are in {A's} wall? => n * k
ask How many layers does {B's} wall have? => 2 * k
ask How many bricks are in {B's} wall? => n * k * 2
ask How many bricks did the two walls take? => n * k + n * k * 2
ask How many bricks of the box has {A} not used for her wall, if {B} has a box of his own? => m - n * k

story scaffold-hire
grade 5
english gb
d = money 22..38 by 2
n = 9..15
t = money 65..110 by 5
w = 3..5
h = 12..18
body The builders need scaffolding for {n} days. The firm asks {t} for putting it up and {d} for each day. The church tower is {h} m high, and {w} people set the scaffolding up.
ask What does the scaffolding cost for the whole time? => t + n * d
ask How much more would it cost if the builders kept it for another week? => 7 * d
ask What would the bill be if bad weather added {x} days? => t + (n + x) * d
ask A different firm asks {q} a day and nothing else. How much dearer is it for {n} days? => n * q - (t + n * d)
x = 2, 4, 6, 8
q = money 44..52 by 2

story door-handles
grade 4
english any
n = 14..22
k = 2
p = money 6.5..12 by 0.5
r = percent 10, 20, 25
m = 5..9
body All {n} doors in the community centre are getting new handles, a handle on either side of every door. One handle costs {p}; {m} of the doors were painted last week.
english gb
again The community centre has {n} doors, of which {m} were painted last week. On both sides of each door there will be a new handle at {p}.
ask How many handles are needed? => n * 2
again Count the new handles. How many must be bought?
ask What do all the handles cost? => n * 2 * p
again Find the price of the handles for the whole building.
ask How many doors have not been painted? => n - m
again For how many of the doors was there no paint last week?
ask If the shop takes {r} off, what will the handles cost? => n * 2 * p * (100 - r) / 100
again The price of all the handles falls by {r}. What has to be paid?

story building-speed
grade 7
english any
A = woman
B = man
a = 40..60 by 5
b = 25..35 by 5
n = 1800..2600 by 100
t = 8..12
k = 5..7
body {A} lays {a} bricks an hour and her apprentice lays {b}. The wall will have {n} bricks, and after {t} hours of working together they take a break. It is 3 years since the apprentice left school.
ask How many bricks do they lay in an hour? => a + b
ask How many bricks are in the wall at the break? => (a + b) * t
ask How many bricks are still missing at the break? => n - (a + b) * t
ask By then, how many more bricks has {A} laid than the apprentice? => (a - b) * t
ask After the break {A} goes on alone. How long does it take her to lay the bricks that are missing? => (n - (a + b) * t) / a
need n > (a + b) * t

story carpet-stairs
grade 6
english us
A = man
n = 12..16
h = 7..8
d = 9..11
w = 30..36 by 3
p = money 18..28 by 2
body A runner of carpet goes down {A's} staircase, over {n} steps. Each step is {h} inches high and {d} inches deep, and the runner is {w} inches wide. A yard of this carpet costs {p}.
again {A} buys carpet at {p} a yard, {w} inches wide, for a runner on the stairs. There are {n} steps; the height of each is {h} inches and its depth {d} inches.
ask How many inches of carpet does a step take, up and across? => h + d
again For both the height and the depth of a step, how many inches of carpet are needed?
ask How many inches of carpet does the staircase take? => n * (h + d)
again Find the length of the whole runner. How many inches is it?
ask How many feet long is the runner? => n * (h + d) / 12 decimal
again Give the runner's length in feet. How many feet is it?
ask What must {A} pay for {x} yards of the carpet and {y} for tacks? => x * p + y
again {x} yards of carpet and a bag of tacks at {y} go on the bill. How high is it?
x = 5, 6, 13, 15
y = money 3..6 by 0.5

story paint-cans-shelf
grade 2
english us
n = 4..7
k = 5..9
m = 8..19
s = 3..6
body The hardware store keeps paint on {n} shelves, {k} cans on each shelf. {m} of the cans are white. A customer buys {s} white cans.
ask How many cans are on the shelves at first? => n * k
ask How many cans are not white? => n * k - m
ask How many white cans are left after the customer has gone? => m - s
ask How many cans in all are on the shelves then? => n * k - s
need n * k > m + 5; m > s

story attic-insulation
grade 7
english gb
l = 8..12
w = 6..7
p = money 4..7 by 0.5
s = 120..180 by 20
y = 320..480 by 40
r = percent 15, 20, 25, 30
body Heating an old house costs {y} euros a year. Insulating the attic, which is {l} m long and {w} m wide, costs {c} euros per square metre and is expected to cut the heating costs by {r}. Five people live there.
ask How big is the attic floor? => l * w
ask What does the insulation cost? => l * w * c
ask How much money will the family save each year? => y * r / 100
ask What will a year's heating cost after that? => y - y * r / 100
ask How much is saved in {t} years, when the insulation has been paid for? => t * y * r / 100 - l * w * c
c = 3..6
t = 10, 15, 20, 25

story shed-roof-felt
grade 5
english gb
a = 150..210 by 10
b = 240..300 by 10
n = 2
p = money 14..19 by 0.5
k = 8, 10
body Both halves of a shed roof are rectangles, {b} cm long and {a} cm wide. Roofing felt is sold in rolls {k} m long at {p} a roll; {m} rolls were left over from the garage.
m = 3..5
ask How far is it round the edge of a single half of the roof, in centimetres? => 2 * (a + b)
ask Calculate the area of the whole roof in square centimetres. => 2 * a * b
ask What is the value of the rolls that were left over? => m * p
ask How many metres of felt were left over, and how many centimetres is that? Give the centimetres. => m * k * 100
ask How many centimetres longer than wide is each half? => b - a

story painters-share
grade 5
english us
A = girl
B = boy
C = girl
h = 4..7
m = 2..3
p = money 120..240 by 12
q = money 18..36 by 3
body {A}, {B} and {C} paint the porch of the town library for {p}. The brushes cost {q}, which they take from the money first; then they split the rest evenly. They paint for {h} hours on Friday and for {m} hours on Saturday.
again For painting the porch of the town library, {p} is paid to {A}, {B} and {C}. From this they pay for brushes, {q}, and all three get the same share of what is left. Friday's work takes {h} hours, Saturday's {m}.
ask How much money do they split? => p - q
again What is left after the brushes are paid for?
ask How much does each of the three get? => (p - q) / 3
again Find {C's} share.
ask How much does each of them earn for an hour of painting? => (p - q) / 3 / (h + m)
again Divide a share by the hours on both days: what did {B} earn for an hour?
ask How many hours did the job take? => h + m
again For how many hours in all were they painting?
need h > m

story insulation-cost-none-pipes
grade 4
english any
A = woman
l = 6..9
n = 5..8
c = 45..85 by 5
k = 3..4
body {A}, a plumber, has {n} copper pipes that are {l} m long. For a shower she needs {k} pieces, each {c} cm long, cut from the same pipe.
ask How many metres of pipe has she altogether? => n * l
ask How many centimetres of pipe does the shower take? => k * c
ask How many centimetres of that pipe are left over? => l * 100 - k * c
ask How many centimetres of pipe are left in all? => n * l * 100 - k * c
english gb
