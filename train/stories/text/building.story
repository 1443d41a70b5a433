topic building

story bathroom-tiles
grade 5
english gb
r = 12..18
c = 8..11
b = 3..7
k = 20, 24, 25
p = money 14..24 by 0.5
w = 9..30
q = money 0.5..1.5 by 0.1
need (r * c - w + b) % k == 0
body One bathroom wall takes {r} rows of tiles with {c} tiles in every row. A window replaces {w} of them, and {b} spare tiles are bought in case some crack. The shop sells boxes of {k} for {p}.
again Tiles come in boxes of {k} at {p} a box. For the bathroom wall you need {c} tiles in each of {r} rows, except where a window takes the place of {w} tiles, and {b} more to have in reserve.
ask How many tiles actually go on the wall? => r * c - w
again When the wall is finished, how many tiles does it show?
ask How many tiles have to be bought? => r * c - w + b
again Counting the reserve, how many tiles must there be?
ask How many boxes have to be bought? => (r * c - w + b) / k
again No box is opened for a few tiles only: the boxes come out exactly. How many are there?
ask What will the tiles for a bathroom wall cost? {body} => (r * c - w + b) / k * p
again Find the price of all the boxes that are needed.
ask whole If a wall takes {r} rows of {c} tiles and a window saves {w} tiles, how much do the tiles cost at {q} each? => (r * c - w) * q
again whole Tiles are {q} each. There would be {r} rows of {c} tiles on a wall, but {w} tiles are saved because of a window. Find the cost of the tiles.

story ceiling-paint
grade 6
english gb
l = 4..8
w = 3..6
h = decimal 2.4..2.8 by 0.2
k = 8, 10, 12
p = money 16..28 by 1
q = money 1.5..3 by 0.25
x = 5, 7, 9
need l > w
body The walls of a rectangular room are to be painted blue. It is {l} m long, {w} m wide and {h} m high. Door and windows, which stay white, take up {x} square metres. A litre of paint covers {k} square metres.
ask The ceiling and the floor get a coat of primer, at {q} a square metre. What does that cost? => 2 * l * w * q
ask How long are the four walls of the room together? {body} => 2 * (l + w)
ask What is the area that will be blue? => 2 * (l + w) * h - x
ask How many litres of paint are needed for the ceiling if it is painted with two coats? => l * w * 2 / k decimal
ask Calculate the price of the paint for a single coat on the ceiling if a litre costs {p}. => l * w / k * p

story brick-pallets
grade 4
english gb
n = 5..9
k = 320, 360, 400, 450, 480
m = 1200..1700 by 50
x = 14..40
y = 4000..4800 by 100
d = 25, 50, 100
need y > n * k - m - x
need n * k > m + x
body A lorry delivered {n} pallets with {k} bricks each to the building site. The bricklayers have used {m} bricks so far, and {x} were broken when the pallets were unloaded.
again {m} bricks are in the wall already, and {x} broke during unloading. They are part of a delivery of {n} pallets, each with {k} bricks.
ask How many bricks were delivered? => n * k
again How many bricks did the lorry bring altogether?
ask How many whole bricks are still on the site for the bricklayers to use? => n * k - m - x
again Find how many good bricks are waiting to be laid.
ask For another wall {y} bricks are needed. How many more bricks must be ordered, if all the good ones on the site are used first? => y - (n * k - m - x)
again Another wall takes {y} bricks, and the good bricks on the site will be used up for it. How many have to be ordered then?
ask If the bricklayers use {d} bricks an hour, how long, in hours, did they take for the bricks that are in the wall? => m / d
again The bricklayers lay {d} bricks in an hour. For how many hours have they been working?
ask whole Find how many bricks are still missing for a wall of {m} bricks and a factory chimney of {y} bricks if {x} loose bricks and a pallet of {k} are on the site. => m + y - (x + k)
again whole A wall takes {m} bricks, a factory chimney {y}. A pallet of {k} bricks and {x} loose ones have been delivered. How many more must come?

story bookshelf-boards
grade 4
english us
A = girl
n = 3..6
l = 30..42 by 3
p = money 6..11 by 0.5
q = money 4..5.5 by 0.25
s = 8..12
x = 2
z = 22, 24, 26
need n > 3
body For her room {A} builds a bookcase with {n} shelves. Each shelf is {l} inches long, and {s} screws hold it. A board for a shelf costs {p}; a box of 100 screws costs {q}.
again {q} is the price of a box with 100 screws, and {p} that of a board. {A's} bookcase will have {n} shelves, each of them a board {l} inches long that is held by {s} screws.
ask Later {A} takes {x} of the shelves out. How many screws stay in the bookcase? => (n - x) * s
again If {x} of the shelves are removed, how many screws does the rest of the bookcase hold?
ask How many screws are left in the box? => 100 - n * s
again When the bookcase is finished, how many screws does the box still hold?
ask How much do the boards and the screws for {A's} bookcase cost? {body} => n * p + q
again What does {A} spend on material?
ask What is the total length of the shelves in feet? => n * l / 12
again Put end to end, how many feet would the shelves measure?
ask whole {n} shelves, each {l} inches long, are cut from a board of {z} feet. How many inches of the board are left? => z * 12 - n * l
again whole How many inches are left of a board {z} feet long when {n} shelves of {l} inches each have been cut from it?

story deck-planks
grade 6
english us
l = 12..24 by 2
w = 8..16 by 2
p = money 3..5.5 by 0.25
m = percent 10, 20
k = 4..8
d = 5..9
q = money 90..130 by 10
need l > w
body Behind the clubhouse a wooden deck is planned, {l} feet long and {w} feet wide. Lumber for a square foot costs {p}, and {m} more lumber is ordered than the deck needs, because of the cutting. {k} people will work on it for {d} days.
ask What is the area of the deck in square feet? => l * w
ask For how many square feet is lumber ordered? => l * w + l * w * m / 100 count
ask How much will the lumber cost, with what is lost in cutting? => (l * w + l * w * m / 100) * p
ask A railing is put along all sides except a single long one. How long is the railing? => l + 2 * w
ask Every worker is paid {q} a day. What does the deck cost in wages? => k * d * q

story tower-blocks
grade 1
english any
A = boy
B = girl
n = 9..18
k = 3..7
m = 2..5
x = 2..3
y = 4..9
need n > k + m; k > m
body {A} builds a tower of {n} wooden blocks. {B's} tower has {k} blocks fewer. Then {m} blocks fall off {A's} tower.
ask How many blocks high is {B's} tower? => n - k
ask {B} puts {y} more blocks on her tower. How many blocks high is it then? => n - k + y
ask How many blocks did they use for both towers? => n + n - k
ask A little later {x} more blocks fall off each tower. How many blocks are left in {A's} tower? => n - m - x

story window-panes
grade 3
english any
f = 3..5
w = 6..9
p = 4, 6, 8
b = 5..14
c = money 12..20 by 2
x = 2, 10
body A new school building has {f} floors with {w} windows on every floor, and each window is made of {p} panes. A hailstorm breaks {b} panes.
again In a hailstorm {b} panes of the new school building are smashed. The building has windows on {f} floors, {w} on each, and every window has {p} panes.
ask How many windows are in the building? => f * w
again Counting all the floors, how many windows does the school have?
ask How many panes of glass does the new school building have? {body} => f * w * p
again Find how many panes there are in all the windows.
ask How many panes are still whole? => f * w * p - b
again After the storm, how many panes are undamaged?
ask The panes of a single floor cost {c} each to replace if they are all broken. What is the cost? => w * p * c
again All the panes of a floor have to be replaced at {c} each. What must the school pay?
ask whole If a school has {f} floors with {w} windows each and every window has {p} panes, how many minutes does it take to wash all the panes at {x} panes a minute? => f * w * p / x
again whole {x} panes are washed in a minute. How many minutes are needed for a school with {w} windows of {p} panes on each of its {f} floors?

story wallpaper-rolls
grade 6
english gb
A = person
l = 10
h = decimal 2.2..2.6 by 0.1
n = 5..9
p = money 18..32 by 1
k = 3..4
x = 2, 6
y = 2, 3
v = 2
q = money 6..9 by 0.5
need n * k > x * y; k * h < l
body {A} is papering a bedroom. A roll of wallpaper is {l} m long and is cut into {k} strips, each {h} m long. {A.He} buys {n} rolls at {p} each.
ask A wall takes {x} strips. How many strips are left over when {y} such walls have been papered? => n * k - x * y
ask What length of paper is left over from each roll? => l - k * h
ask What length of wallpaper does {A} waste altogether? {body} => n * (l - k * h)
ask What would {A} have to pay if {A.he} returned {v} rolls and bought paste for {q}? => (n - v) * p + q
ask How many centimetres of paper are used from each roll? => k * h * 100 count

story house-numbers-street
grade 5
english gb
n = 24..48 by 2
t = 9..12
m = 6..8
f = fraction 1/3, 1/4, 1/2
p = money 120000..180000 by 10000
x = 2, 3, 5
g = money 14000..22000 by 1000
need f * n % 1 == 0
body On a new estate {n} houses are being built. {f} of them have a garage, {m} are already lived in, and each takes {t} months to build. The price of a house is {p}.
again {p} is what you pay for a house on the new estate. There will be {n} of them, {f} with a garage; building each takes {t} months, and people live in {m} already.
ask How many houses will have a garage? => f * n
again For how many of the houses is a garage planned?
ask How many houses will not have a garage? => n - f * n
again For how many houses is no garage planned?
ask Every house without a garage gets a shed, and {x} sheds have been put up. How many are still to come? => n - f * n - x
again {x} sheds have been put up. If each house that has no garage gets a shed, how many sheds are missing?
ask A house with a garage costs {g} more. What do all the houses with a garage cost together? => f * n * (p + g)
again Having a garage adds {g} to the price. How much must be paid for all the houses with a garage?

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
ask How much does {A} spend altogether? {body} => 2 * (l + w) * p + b * q
again What is the cost of boards and sand together?
ask How much more does he spend on sand than on boards? => b * q - 2 * (l + w) * p
again By how much is the sand more expensive than all the boards?

story concrete-mix
grade 7
english gb
c = 4..6
s = 10..14
k = 25
p = money 5.5..8 by 0.25
y = 50, 75, 100, 125
z = money 220..300 by 10
x = money 15..24 by 1
body According to the bag, {c} litres of water must be stirred into {k} kg of dry concrete. For the foundations of a shed {s} bags are mixed, each bag costs {p}, and a wheelbarrow has to be hired for {x}.
again Dry concrete is sold in bags of {k} kg at {p} a bag, and {c} litres of water are stirred into each. The foundations of the shed call for {s} bags and a wheelbarrow that is hired for {x}.
ask How heavy is the concrete for the foundations once the water, at a kilogram per litre, has been stirred in? => s * k + s * c
again A litre of water weighs a kilogram. What do the dry concrete and the water weigh together?
ask How many trips with a cart that carries {y} kg does it take to bring the dry concrete? => s * k / y
again The bags are brought in a cart for {y} kg. Find how many trips are made, if the cart is always full.
ask What do the foundations cost, wheelbarrow included? => s * p + x
again Work out the cost of the concrete and the hire.
ask The builder charges {z} for the foundations. What is left when concrete and wheelbarrow are paid for? => z - s * p - x
again {z} is what the builder asks for the foundations. How much remains after the concrete and the hire have been paid?

story stairs
grade 4
english gb
n = 14..18
h = 16..20
f = 4..7
m = 25..33
v = 2, 3
y = 6, 7.5, 8
x = 3, 5, 8
body The old tower has {f} flights of stairs with {n} steps in each. A step is {h} cm high and {m} cm deep.
again Each step of the old tower is {m} cm deep and {h} cm high. There are {f} flights of stairs, every one with {n} steps.
ask {v} steps on every flight are worn. How many steps are in good order? => f * (n - v)
again In each flight {v} steps are worn. Find how many steps of the tower are not.
ask How many metres higher than the {y} m oak beside it is the top of the stairs? => f * n * h / 100 - y
again An oak of {y} m grows beside the tower. By how many metres is the top of the stairs above it?
ask What height do you reach at the top, in metres? => f * n * h / 100
again How high, in metres, is the top of the stairs?
ask How many steps has a visitor climbed who goes up and down the tower {x} times? => 2 * x * f * n
again {x} times a visitor climbs to the top and comes down again. On how many steps has the visitor walked, counting each every time?
ask whole Calculate how many steps of {h} cm lead up to a platform {x} m above the ground if you start on a wall {m} cm high. => (x * 100 - m) / h count
again whole You start on a wall that is {m} cm high and want to reach a platform at a height of {x} m. Steps are {h} cm high. How many do you need?

story paint-mixing
grade 6
english us
A = girl
b = 3..5
n = 6..12
p = money 19..31 by 2
k = 4..9
m = 2..4
need k != b
body {A} gets the green for the clubhouse by mixing {b} quarts of yellow paint with {k} quarts of blue. A gallon of either color costs {p}, and there are {m} walls to paint.
ask How many quarts of green does {A} get? => b + k
ask How many gallons of blue paint would be needed for {n} times this mixture? => n * k / 4
ask How many quarts of green paint are there for each wall if the walls get equal amounts? => (b + k) / m
ask How many pints of green paint are there in {A's} mixture? => (b + k) * 2

story roof-tiles
grade 5
english any
A = man
r = 24..36
c = 40..60
s = 35..90
d = 3..6
k = 4, 5, 6, 8
x = 15, 20, 45
body The roof of the barn has {r} rows of slates on each of its two sides, and every row holds {c} slates. {A} has to replace {s} slates after the storm. He also repairs {d} gutters.
again After the storm {s} slates are missing from the barn's roof, and {d} gutters hang loose. The roof has two sides; on each of them lie {r} rows of {c} slates. {A} will do the repairs.
ask How many slates does the whole roof have? => 2 * r * c
again When nothing is missing, how many slates lie on the two sides of the roof?
ask How many slates stayed on the roof of the barn in the storm? {body} => 2 * r * c - s
again How many of the roof's slates did the wind not take?
ask {A} fixes {k} slates in an hour and spends {x} minutes on each gutter. How many minutes will he work altogether? => s / k * 60 + d * x
again The slates go at {k} an hour, and a gutter takes him {x} minutes. How many minutes does the whole job last?
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
y = 6..15
d = decimal 0.8..0.9 by 0.1
body A kitchen is {l} m long and {w} m wide. The new cork floor costs {p} per square metre, laying it costs {q}, and the family has lived in the flat for {y} years.
ask What is the area of the kitchen floor? => l * w
ask How much must be paid for the cork and the laying? => l * w * p + q
ask A skirting board runs round the kitchen except at a door that is {d} m wide. How long is it? => 2 * (l + w) - d
ask What does the cork cost if the shop allows a discount of {r}? => l * w * p * (100 - r) / 100

story nails-in-jar
grade 2
english any
A = woman
n = 30..60
k = 4..8
m = 3..6
g = 5..9
x = 9..12
need n > k * m + g
body There are {n} nails in {A's} jar. She hammers {k} nails into each of {m} boards and bends {g} others by mistake.
ask She wants to put {x} nails into every board. How many nails does she still have to hammer in? => m * x - k * m
ask How many nails are left in the jar? => n - k * m - g
ask How many nails did she take out of the jar? => k * m + g
ask How many nails would be left if she had not bent any? => n - k * m

story drywall
grade 6
english us
l = 12..18
w = 9..11
h = 8
s = 32
p = money 11..16 by 0.5
x = 20..40 by 5
n = 5, 10
q = money 64..160 by 16
body Drywall sheets that cover {s} square feet each sell for {p}. They will line the two longer walls of a basement room that is {l} feet long, {w} feet wide and {h} feet high. A closet leaves {x} square feet of these walls bare.
again Two walls of a basement room, the longer ones, get drywall, all but the {x} square feet behind a closet. The room measures {l} feet by {w} feet and has a height of {h} feet. Each sheet covers {s} square feet and costs {p}.
ask How many square feet are the two longer walls together? => 2 * l * h
again Find the area of both long walls in square feet.
ask How many square feet will be covered with drywall? {body} => 2 * l * h - x
again Without the part behind the closet, how many square feet of drywall are needed?
ask How many square feet of drywall would line all four walls if there were no closet? => 2 * (l + w) * h
again Suppose the shorter walls get drywall too and the closet is taken out. How many square feet are needed?
ask At another store {n} such sheets cost {q}. What is the price of a square foot of drywall there? => q / (n * s)
again Another store sells {n} of these sheets for {q}. There, what does a square foot of drywall cost?

story treehouse-ladder
grade 4
english gb
A = girl
B = boy
h = 260..340 by 20
g = 20..40 by 5
r = 8..11
m = 45..60 by 5
c = 3..6
body For their tree house {A} and {B} make a ladder {h} cm long with {r} rungs. {A} cuts the rungs, each {m} cm wide, from poles, and the lowest will be {g} cm above the ground.
ask How many centimetres of pole are needed for the rungs? => r * m
ask The highest rung is {g} cm below the top, and all gaps between rungs are equal. How far apart, in centimetres, are neighbouring rungs? => (h - g - g) / (r - 1)
ask How many metres of pole are needed for the rungs and the two long sides of the ladder together? => (r * m + 2 * h) / 100 decimal
ask If {A} has already cut {c} rungs, how many centimetres of pole has she still to cut for rungs? => (r - c) * m

story bridge-toothpicks
grade 5
english us
n = 120..200 by 2
k = 12..28 by 2
m = 5..8
w = decimal 1.5..3.5 by 0.5
p = money 0.9..1.8 by 0.1
y = 4, 9
q = money 2..3.5 by 0.25
x = 2..3
need (n - k) % 10 == 0
body Science class: build a bridge from toothpicks! Each of the {m} teams gets {n} toothpicks and a bottle of glue for {p}. The red team's bridge carried {w} pounds for every ten toothpicks before it broke; {k} of their toothpicks were left over.
ask How many toothpicks did the red team use? => n - k
ask How many toothpicks have all the teams left if each of them used as many as the red team? => m * k
ask How much weight did the red team's bridge carry? {body} => (n - k) / 10 * w
ask How much did the glue for all teams and {y} packs of toothpicks at {q} cost? => m * p + y * q
ask How many more toothpicks would have been handed out if there had been {x} more teams? => n * x

story tile-pattern
grade 5
english any
n = 8..14
b = 24..48
w = 2..6
p = money 1.2..2.4 by 0.1
q = money 0.7..1.1 by 0.1
x = 15..20
body For the floor of the entrance hall, a mosaic maker sets {n} rows of {n} square tiles. {b} of the tiles are black and cost {p} each; all the others are white and cost {q}. She breaks {w} white tiles.
ask How many tiles does the finished floor have? => n * n
ask How many of the tiles are white in the finished floor? {body} => n * n - b
ask How many white tiles did she take from the box altogether? => n * n - b + w
ask A second hall gets {x} rows with as many tiles in a row. How many more tiles does it need than the first? => x * n - n * n
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
y = 25, 30, 35
z = 2, 8
q = money 42..60 by 3
w = money c + h * p
body {A} is an electrician. For each visit she asks {c}, plus {p} for every hour of work. Rewiring the old bakery took her {h} hours, the wire and {n} switches came to {m}, and she drove 15 miles to get there.
again Rewiring an old bakery kept the electrician, {A}, busy for {h} hours. Wire and {n} switches cost {m}. She had driven 15 miles. A visit costs {c} before any work is done, and every hour of work adds {p}.
ask Suppose she works {y} hours a week. What do {z} weeks of work bring her, if the money for visits is not counted? => y * p * z
again Not counting visits, find what {z} weeks of {y} hours each bring her.
ask What was the bill for the visit and the work, without material? => c + h * p
again Find what the bakery had to pay for the visit and for the hours together.
ask How much did the old bakery pay in total? {body} => c + h * p + m
again What was the total on the bakery's bill?
ask If another electrician works for {q} an hour and asks nothing for the visit, how much less would those hours of work have cost the bakery? => c + h * p - h * q
again An electrician who charges nothing for a visit takes {q} an hour. By how much would that electrician have been cheaper for the same number of hours?
ask whole An electrician charges {c} for the visit and {p} an hour. For how many hours did she work if the whole bill was {w}? => (w - c) / p count
again whole How many hours did an electrician work whose bill came to {w}, if the visit costs {c} and every hour {p}?

story model-house-scale
grade 7
english gb
A = boy
l = 24..32 by 2
w = 15..20
k = 40, 50
h = 11..14
p = money 6..9 by 0.5
body {A} is making a cardboard model of his grandparents' house. A centimetre in the model stands for {k} cm of the real house. The model is {l} cm long, {w} cm wide and {h} cm high; the glue and the cardboard cost {p}.
again In {A's} model of his grandparents' house, made of glue and cardboard worth {p}, every centimetre stands for {k} cm. Its length is {l} cm, its width {w} cm and its height {h} cm.
ask How many metres long is the real house? => l * k / 100 decimal
again Find the true length of the grandparents' house in metres.
ask How many metres wide is the real house? => w * k / 100 decimal
again What is the true width of the house, in metres?
ask How many square metres of ground does the real house cover? => l * k / 100 * (w * k / 100) decimal
again What area, in square metres, does the real house stand on?
ask By how many metres is the real house longer than it is wide? => (l - w) * k / 100 decimal
again In metres, what is the difference between the true length and the true width of the house?

story fence-posts-building
grade 6
english gb
n = 45..120 by 3
d = 3, 4
p = money 7.5..11.5 by 0.5
m = 10, 12, 15, 16, 20, 24, 25
h = 2
y = money 8..14 by 1
x = 5..9
w = money 110..150 by 10
need (4 * n / d) % m == 0
body A square playground with sides of {n} m gets a new fence. All around it, a post stands every {d} m. Each post costs {p}, a worker sets {m} posts a day, and there is room for {x} swings.
ask The fence is {h} m high and costs {y} per square metre. What must be paid for it without the posts? => 4 * n * h * y
ask How many posts does the fence need? => 4 * n / d
ask What do the posts for the playground fence cost? {body} => 4 * n / d * p
ask If a worker earns {w} a day, what does it cost to have the posts set? => 4 * n / d / m * w

story skyscraper-windows
grade 4
english us
f = 32..54
n = 40..60 by 2
k = 15, 18, 20
t = 6..9
x = 20, 40, 60
body It takes {t} workers to wash the windows of a tower with {f} stories. There are {n} windows on every story. The workers have finished {k} stories.
again {t} window washers have cleaned {k} stories of a tower. Altogether the tower has {f} stories, each with {n} windows.
ask How many windows does the tower have? => f * n
again On all the stories together, how many windows are there?
ask How many windows are already clean? => k * n
again Find the number of windows that have been washed so far.
ask How many windows must still be washed? => (f - k) * n
again On the remaining stories, how many windows are dirty?
ask At a rate of {x} windows an hour, for how many hours are the workers still busy? => (f - k) * n / x
again The workers wash {x} windows an hour. How many more hours will they need?

story toy-brick-walls
grade 3
english any
A = girl
B = boy
n = 3..5
k = 4..9
m = 60..150
x = 2, 8
need m % k == 0; m > 3 * n * k
body "I made a wall of {k} layers, and each layer has {n} bricks along its length," says {A}. {B} says, "My wall is twice as high as yours, but it is just as long." The box had held {m} toy bricks.
ask How many bricks would a wall with {x} more layers than {A's} take? => n * (k + x)
ask How many layers does {B's} wall have? => 2 * k
ask How many bricks are in {B's} wall? => n * k * 2
ask How many bricks did the two walls take? {body} => n * k + n * k * 2
ask How many bricks of the box has {A} not used for her wall, if {B} has a box of his own? => m - n * k
ask whole {A's} wall has {k} layers of {n} bricks. If {B} uses {m} bricks for a wall of the same height, how many more bricks are in each of his layers? => m / k - n

story scaffold-hire
grade 5
english gb
d = money 22..38 by 2
n = 9..15
t = money 65..110 by 5
w = 3..5
h = 12..18
r = percent 5, 10, 25
x = 2, 4, 6, 8
q = money 44..52 by 2
body The builders need scaffolding for {n} days. The firm asks {t} for putting it up and {d} for each day. The church tower is {h} m high, and {w} people set the scaffolding up.
ask What does the scaffolding cost for the whole time? => t + n * d
ask By how much would the cost for the whole time fall if the firm cut its daily price by {r}? => n * d * r / 100
ask What would the bill be if bad weather added {x} days? => t + (n + x) * d
ask A different firm asks {q} a day and nothing else. How much dearer is it for {n} days? => n * q - (t + n * d)
ask whole By how much do {n} days of scaffolding at {d} a day, with {t} for putting it up, exceed a budget of {q} for each of {x} days? => t + n * d - x * q

story door-handles
grade 4
english gb
n = 14..22
p = money 6.5..12 by 0.5
r = percent 10, 20, 25
m = 5..9
c = money 25..40 by 5
body All {n} doors in the community centre are getting new handles, a handle on either side of every door. One handle costs {p}; {m} of the doors were painted last week.
again The community centre has {n} doors, of which {m} were painted last week. On both sides of each door there will be a new handle at {p}.
ask How many handles are needed? => n * 2
again Count the new handles. How many must be bought?
ask What do all the handles cost? => n * 2 * p
again Find the price of the handles for the whole building.
ask Every door that was not painted last week will be painted for {c}. What do this and the new handles cost together? => (n - m) * c + n * 2 * p
again Painting the other doors costs {c} a door. What do the painting and all the handles come to?
ask If the shop takes {r} off, what will the handles cost? => n * 2 * p * (100 - r) / 100
again The price of all the handles falls by {r}. What has to be paid?

story building-speed
grade 7
english any
A = woman
a = 40..60 by 5
b = 25..35 by 5
n = 1800..2600 by 100
t = 8..12
x = 12, 24, 36, 72
need n > (a + b) * t
body {A} lays {a} bricks an hour and her apprentice lays {b}. The wall will have {n} bricks, and after {t} hours of working together they take a break. It is 3 years since the apprentice left school.
ask After {x} minutes, how many more bricks than the apprentice has {A} laid? => (a - b) * x / 60 count
ask How many bricks have the two bricklayers laid before they take a break? {body} => (a + b) * t
ask How many bricks are still missing at the break? => n - (a + b) * t
ask By then, how many more bricks has {A} laid than the apprentice? => (a - b) * t
ask After the break {A} goes on alone. How long, in hours, does it take her to lay the bricks that are missing? => (n - (a + b) * t) / a

story carpet-stairs
grade 6
english us
A = man
n = 12..16
h = 7..8
d = 9..11
w = 30..36 by 3
p = money 18..28 by 2
x = 5, 6, 13, 15
y = money 3..6 by 0.5
body A runner of carpet goes down {A's} staircase, over {n} steps. Each step is {h} inches high and {d} inches deep, and the runner is {w} inches wide. A yard of this carpet costs {p}.
again {A} buys carpet at {p} a yard, {w} inches wide, for a runner on the stairs. There are {n} steps; the height of each is {h} inches and its depth {d} inches.
ask How many inches of carpet does a step take, up and across? => h + d
again For both the height and the depth of a step, how many inches of carpet are needed?
ask How many inches of carpet does the staircase take? => n * (h + d)
again Find the length of the whole runner. How many inches is it?
ask How many feet long is the runner? => n * (h + d) / 12 decimal
again Give the runner's length in feet. How many feet is it?
ask What must {A} pay for {x} yards of the carpet and {y} for tacks? => x * p + y
again {x} yards of carpet and a bag of tacks at {y} go on the bill. How much does the bill come to?

story paint-cans-shelf
grade 2
english us
n = 4..7
k = 5..9
m = 8..19
s = 3..6
x = 2, 3
need n * k > m + 5; m > s
body The hardware store keeps paint on {n} shelves, {k} cans on each shelf. {m} of the cans are white. A customer buys {s} white cans.
ask How many cans are on the shelves at first? => n * k
ask How many cans are not white? => n * k - m
ask Every can holds {x} quarts. How many quarts of paint are on the shelves when the customer has gone? => (n * k - s) * x
ask How many cans in all are on the shelves after that? => n * k - s

story attic-insulation
grade 7
english gb
l = 8..12
w = 6..7
y = 1200..2000 by 100
r = percent 15, 20, 25, 30
z = 2, 4
x = 44..60
c = 12..18
t = 10, 15, 20, 25
body Heating an old house costs {y} euros a year. Insulating the attic, which is {l} m long and {w} m wide, costs {c} euros per square metre and is expected to cut the heating costs by {r}. Five people live there.
ask A roll of insulation covers {z} square metres. How many of {x} rolls are left over when the attic is done? => x - l * w / z
ask What does the insulation cost? => l * w * c
ask How much money will the family save each year? => y * r / 100
ask What will a year's heating cost after that? => y - y * r / 100
ask How much is saved in {t} years, when the insulation has been paid for? => t * y * r / 100 - l * w * c

story shed-roof-felt
grade 5
english gb
a = 150..210 by 10
b = 240..300 by 10
p = money 14..19 by 0.5
k = 8, 10
m = 3..5
x = 6, 7, 9
y = 11, 12
z = money 20..35 by 5
body Both halves of a shed roof are rectangles, {b} cm long and {a} cm wide. Roofing felt is sold in rolls {k} m long at {p} a roll; {m} rolls were left over from the garage.
ask How far is it round the edge of a single half of the roof, in centimetres? => 2 * (a + b)
ask Calculate the area of the whole roof in square centimetres. => 2 * a * b
ask How much felt, in metres, has been paid for altogether if {x} new rolls are bought as well? => (m + x) * k
ask How many centimetres of felt are on the rolls that were left over? => m * k * 100
ask What do {y} new rolls cost after a voucher for {z} has been used? => y * p - z

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
x = money 90..120 by 5
need h > m
body {A}, {B} and {C} paint the porch of the town library for {p}. The brushes cost {q}, which they take from the money first; then they split the rest evenly. They paint for {h} hours on Friday and for {m} hours on Saturday.
again For painting the porch of the town library, {p} is paid to {A}, {B} and {C}. From this they pay for brushes, {q}, and all three get the same share of what is left. Friday's work takes {h} hours, Saturday's {m}.
ask How much money do they split? => p - q
again What is left after the brushes are paid for?
ask How much does each of the three painters get? {body} => (p - q) / 3
again Find {C's} share.
ask How much does each of them earn for an hour of painting? => (p - q) / 3 / (h + m)
again Divide a share by the hours on both days: what did {B} earn for an hour?
ask Each of the three wants {x} in all. How much more must each of them earn elsewhere? => x - (p - q) / 3
again {A} would like to have {x}, and so would the others. What is each of them short of?
ask whole {A} and two friends earn {p} by painting a porch, pay {q} for brushes and give {x} to a charity. If they share the rest evenly, how much does {A} get? => (p - q - x) / 3
again whole For painting a porch {p} is paid to {A} and two friends. Brushes cost them {q}, and {x} goes to a charity. What is {A's} third of the rest?

story copper-pipes
grade 4
english gb
A = woman
l = 6..9
n = 5..8
c = 45..85 by 5
k = 3..4
body {A}, a plumber, has {n} copper pipes that are {l} m long. For a shower she needs {k} pieces, each {c} cm long, cut from the same pipe.
ask Suppose she cuts {k} pieces of 1.5 m from every pipe instead. How many metres of pipe are left in all? => n * (l - k * 1.5)
ask How many centimetres of pipe does the shower take? => k * c
ask How many centimetres of that pipe are left over? => l * 100 - k * c
ask How many centimetres of pipe are left in all? => n * l * 100 - k * c
ask whole Find how many pieces of {c} cm can be cut from {n} pipes, each {l} m long, when nothing is wasted. => n * l * 100 / c

story birdhouse-kits
grade 4
english us
A = boy
n = 6..9
k = 14..20
m = 8..12
p = money 11..16 by 0.5
c = money 3.5..6 by 0.5
q = money 1.5..3 by 0.25
b = 250, 300, 350
body Birdhouses are {A's} business. He cuts the wood for {m} of them, {n} pieces each, and needs {k} nails per house. The wood and the nails for a birdhouse cost him {c}; he sells it for {p}.
again {p} is what {A} gets for a birdhouse, and {c} is what he spends on its wood and nails. It consists of {n} pieces of wood and {k} nails. This time he cuts the wood for {m} birdhouses.
ask How many pieces of wood does {A} cut? => m * n
again Find the number of pieces of wood in all the birdhouses together.
ask A craft shop offers to buy all of these birdhouses and pays {q} less for each. How much profit does {A} make there? => m * (p - q - c)
again If the craft shop takes the lot but pays {q} less apiece, what is his profit?
ask How much will {A} earn when all of these birdhouses are sold? => m * (p - c)
again {A} sells every one of them. What is his profit?
ask A box holds {b} nails. How many nails are left in it when all the birdhouses are nailed together? => b - m * k
again From a box with {b} nails he takes the nails for all the birdhouses. How many nails does he put back?

story floor-plan-area
grade 6
english gb
a = 5..7
b = 3..4
c = 8..10
d = 11..13
p = money 9..14 by 0.5
body On the plan of the new clinic, the waiting room measures {c} m by {a} m, the office {a} m by {b} m, and the treatment room is a square with sides of {b} m. The doctors will pay a rent of {p} a month for each square metre, and {d} people are going to work there.
ask What area has the waiting room? => c * a
ask How many square metres do the waiting room and the office have together? => c * a + a * b
ask What rent do the doctors pay for the treatment room every month? => b * b * p
ask How much rent do they pay for the office in a year? => a * b * p * 12
ask How many square metres larger than the treatment room is the waiting room? => c * a - b * b

story wood-glue-drying
grade 4
english any
A = girl
t = 45, 40, 50, 35
s = 3..6
k = 20, 25, 30
n = 7..11
x = 30, 40, 60, 80
m = 2, 3
need n * 60 > m * s * k
body When {A} glues a stool together, the glue dries for {t} minutes. Each leg takes her {k} minutes of sanding before that, and every stool has {s} legs. The workshop is open {n} hours a day.
ask A second coat of glue takes twice as long to dry as the first. How many minutes pass from the first sanding until both coats are dry? => s * k + t + 2 * t
ask How many minutes pass from the first sanding until the glue is dry? => s * k + t
ask {A} sands from opening time until {x} minutes before closing. How many legs can she sand? => (n * 60 - x) / k
ask How much of the workshop's day is left after she has sanded the legs of {m} stools, in minutes? => n * 60 - m * s * k

story demolition-trucks
grade 6
english gb
n = 12..20
k = 8, 9, 14, 15
m = 24..36
p = money 18..26 by 2
t = 5..7
f = fraction 1/4, 1/3, 1/2, 2/5
x = 10, 35, 42
body An empty factory is being torn down. In {t} days {n} lorries have each made {m} trips to the dump with {k} tonnes of rubble in every load. {f} of the rubble can be used again, but for the rest the dump charges {p} a tonne.
again {n} lorries have been at work for {t} days at the old factory that is being torn down. Each has taken {m} loads of rubble to the dump, {k} tonnes to a load. The dump charges {p} a tonne for rubble that cannot be used again, and {f} of it can be.
ask How many tonnes of rubble were taken from the factory to the dump? {body} => n * m * k
again Work out the weight of all the rubble, in tonnes.
ask How many tonnes can be used again? => n * m * k * f
again What amount of the rubble, in tonnes, is good enough for another use?
ask A lorry uses {x} litres of fuel on a trip. How many litres did all the lorries use on an average day? => n * m * x / t
again For every trip {x} litres of fuel are needed. Spread evenly over the days, how many litres were used on a day?
ask What does the dump charge for the rubble that is of no use? => (n * m * k - n * m * k * f) * p
again Find the bill for the part of the rubble that cannot be used again.

story roof-solar
grade 8
english any
n = 12..24 by 2
w = 300, 350, 400, 450
c = money 180..260 by 20
x = money 1600..2400 by 200
r = percent 20, 25, 30
y = money 520..760 by 40
v = 2..9
z = 480, 500, 520
need n * c > x
body A school wants {n} solar panels on its roof. Each panel costs {c} and delivers at most {w} watts; setting them up is another {x}. The state pays {r} of everything. Every year the panels are expected to save {y} in electricity.
ask How many more watts would the panels deliver if {v} of them were replaced by ones of {z} watts? => v * (z - w)
ask How much do the panels cost, with the work of setting them up? => n * c + x
ask How much of the price of a school's solar panels does the state pay? {body} => (n * c + x) * r / 100
ask What is left for the school to pay? => (n * c + x) * (100 - r) / 100
ask By how much does the cost of all panels exceed that of setting them up? => n * c - x

story tile-boxes-comparison
grade 5
english us
n = 24, 30, 36
k = 18, 20, 40
p = money 36..60 by 6
q = money 16..30 by 2
m = 5..9
h = 2..4
body The white tiles come {n} to a box for {p}, the gray ones {k} to a box for {q}. {m} boxes of white tiles and {h} boxes of gray ones are already on the truck.
again Already on the truck are {h} boxes of gray tiles and {m} boxes of white ones. A box of the gray tiles holds {k} and costs {q}; a box of the white ones holds {n} and costs {p}.
ask What does a single white tile cost? => p / n
again Find the price of a white tile.
ask How much more does a white tile cost than a gray one? => p / n - q / k
again Compare the tiles one by one: by how much is a white tile dearer than a gray one?
ask How many tiles are on the truck? => m * n + h * k
again Counting both colors, how many tiles does the truck carry?
ask What are the tiles on the truck worth? => m * p + h * q
again What is the total price of all the boxes on the truck?

story crane-lifts
grade 3
english any
n = 7..12
k = 3..5
t = 14..20
m = 21..30
need t > n
body The crane at the station lifts {k} beams at a time. In the morning it makes {n} lifts and in the afternoon {t} lifts. {m} of the beams are made of wood.
again In the afternoon the crane at the station lifted its load {t} times and in the morning {n} times; it always takes {k} beams. Among the beams {m} are wooden.
ask How many beams does the crane lift in the morning? => n * k
again Before noon, how many beams went up?
ask How many beams does it lift in the whole day? => (n + t) * k
again Morning and afternoon together, how many beams does the crane move?
ask How many more beams are lifted in the afternoon than in the morning? => (t - n) * k
again By how many beams does the afternoon beat the morning?
ask How many of all the beams are not made of wood? {body} => (n + t) * k - m
again Leaving the wooden beams out, how many beams were lifted that day?
ask whole A crane lifts {k} beams at a time. After {n} lifts, how many of {m} dozen beams are still lying on the ground? => m * 12 - n * k
again whole {m} dozen beams were lying on the ground. A crane has lifted {k} of them {n} times. Find how many are not lifted yet.

story bench-varnish
grade 5
english gb
A = person
n = 6..10
m = 125, 150, 180, 200, 240, 250
k = 2..3
t = 25..40 by 5
p = money 9..15 by 0.5
y = 2, 3, 4, 5, 6, 9
body {A} varnishes the {n} benches in the station. A bench needs {m} ml of varnish for each coat, and {k} coats are put on. A coat takes {t} minutes, and a tin holding a litre costs {p}.
again The station has {n} benches, on which {A} puts {k} coats of varnish. {A.He} uses {m} ml on a bench for each coat, which takes {t} minutes. A litre of varnish comes in a tin for {p}.
ask How many benches could be given all their coats from a tin of {y} litres? => y * 1000 / (m * k)
again A tin of {y} litres is opened. For how many benches with all their coats is it enough?
ask How many litres of varnish are used for all the benches? {body} => n * m * k / 1000 decimal
again How much varnish, in litres, does the whole station need?
ask How many minutes does {A} work on a bench? => k * t
again Find the time, in minutes, that is spent on a single bench.
ask How long does the whole job take, in hours? => n * k * t / 60
again If {A} does the benches one after the other, for how many hours is {A.he} at work?

story house-of-cards
grade 3
english any
A = girl
n = 15..26
k = 8..12
m = 2..5
t = 52
x = 2
need n > k + 6
need n > k + 2
body With a pack of {t} cards {A} starts a card house. The bottom floor takes {n} cards, the next floor {k} cards fewer. While she is building, {m} cards slip to the ground.
ask For a third floor {A} uses {x} cards fewer than for the second. How many cards do the three floors take? => n + n - k + n - k - x
ask How many cards are in the two floors together? => n + n - k
ask How many cards of the pack are not in the two floors? => t - (n + n - k)
ask If the cards on the ground are not picked up, how many can {A} still use for the third floor? => t - (n + n - k) - m
ask whole Work out how many cards are in a card house whose lowest floor takes {n} cards, if the next floor takes {k} cards fewer than the lowest, and the top floor {m} cards fewer than the lowest. => n + (n - k) + (n - m)

story plumber-leak
grade 6
english gb
n = 15..40 by 5
k = 20, 30, 40
d = 3..6
p = money 2.5..4.5 by 0.5
w = money 38..62 by 4
body A tap on the building site drips {n} times a minute, and {k} drips make 10 ml. Nobody noticed for {d} days. A cubic metre of water costs {p}, and the plumber who mended the tap charged {w}.
ask How many drips fall in an hour? => n * 60
ask How many millilitres of water drip out of the tap in an hour? => n * 60 / k * 10 count
ask How much water, in litres, dripped from the tap in all that time? => n * 60 / k * 10 * 24 * d / 1000
ask How many times did the tap drip in a whole day? => n * 60 * 24

story workshop-chairs
grade 4
english us
A = man
c = 4..7
t = 2..3
h = 11..15
p = money 45..70 by 5
q = money 130..190 by 10
n = 8..10
x = 5, 8, 10
body In a woodshop it takes {c} hours to make a chair and {h} hours to make a table. {A} gets an order for {n} chairs and {t} tables. Chairs are {p} each and tables {q}.
again {A}, who owns a woodshop, has an order on his desk: {t} tables at {q} each and {n} chairs at {p} each. To make a table keeps him busy for {h} hours, while a chair needs only {c}.
ask How many more hours do the chairs of this order take than the tables? => n * c - t * h
again By how many hours is the work on the chairs longer than that on the tables?
ask How many hours of work are in the order on {A's} desk? {body} => n * c + t * h
again Add up the time for chairs and tables. How many hours is it?
ask How much will the customer pay? => n * p + t * q
again What is the price of the whole order?
ask If {A} works {x} hours a day, for how many days is he busy with the order? => (n * c + t * h) / x decimal
again With {x} hours of work a day, find how many days the order takes.
ask whole It takes {h} hours to make a table and {c} hours to make a chair. How many hours longer does it take to make {t} tables than {x} chairs? => t * h - x * c
again whole A chair is made in {c} hours, a table in {h}. Compare {t} tables with {x} chairs: how many more hours do the tables take?

story paving-square
grade 7
english gb
s = 12..24 by 2
a = 40, 50, 60
p = money 3.5..5.5 by 0.5
w = 4..7
y = 2800, 4200, 8400, 12600
l = 30..48 by 6
need (s * 100) % a == 0; (l * 100) % a == 0
body The market square, which is really a rectangle, is {l} m long and {s} m wide. It will be paved with square slabs whose sides measure {a} cm. Every slab costs {p}, and the work is planned to last {w} weeks.
ask How many slabs lie along the width of the market square? => s * 100 / a
ask How many slabs are needed for the whole square? => (s * 100 / a) * (l * 100 / a)
ask Another square, which takes {y} slabs, is to be paved in the same time. How many slabs must be laid a day if the work never stops? => y / (7 * w)
ask What is the price of the slabs along the width? => s * 100 / a * p

story screws-mixed
grade 3
english us
A = man
n = 4..6
k = 8..11
x = 40..65
y = 13..30
m = 2, 3
need x > n * k
body {A} puts up {n} shelves in the classroom. Each shelf needs {k} screws, and his toolbox holds {x} long screws and {y} short ones.
again {x} long screws and {y} short ones lie in the toolbox of {A}, who is putting up {n} shelves in the classroom with {k} screws in each.
ask How many screws are in the toolbox? => x + y
again Long and short screws together: how many does he have?
ask The screws that are left are put into {m} jars, the same number in each. How many are in a jar? => (x + y - n * k) / m
again When the shelves are up, {A} divides the other screws evenly between {m} jars. Find how many there are in a jar.
ask How many screws are left when the shelves are up? => x + y - n * k
again After the work, how many screws does the toolbox hold?
ask If only long screws are used, how many long ones are left? => x - n * k
again {A} takes none of the short screws. How many of the long screws remain?
ask whole {n} shelves need {k} screws each. If {A} has {x} long screws and finds {y} more in a drawer, how many extra shelves can he put up? => (x + y - n * k) / k
again whole There are {x} long screws, and {A} finds {y} others. With {k} screws in each shelf, how many shelves more than {n} can be put up?

story library-shelving
grade 5
english gb
n = 5..8
s = 6..7
w = 80, 90, 120
b = 20..35
m = 400..700 by 50
need n * s * b > m
body A carpenter is fitting the new library with {n} bookcases. A bookcase has {s} shelves that are {w} cm wide, and about {b} books stand on a shelf. The library will start with {m} books.
again The new library gets {n} bookcases from a carpenter. On each of the shelves, {s} to a bookcase and {w} cm wide, there is room for some {b} books. There are {m} books to begin with.
ask How many shelves are there in total? => n * s
again Count the shelves in all the bookcases. How many does the carpenter fit?
ask About how many books will fit in the library? => n * s * b
again If every shelf is filled, how many books can be kept?
ask About how many more books than the first ones is there room for? => n * s * b - m
again When the first books are on the shelves, for about how many others is there space?
ask What is the length of all the shelves put together, in metres? => n * s * w / 100
again Put end to end, what would the shelves measure in metres?

story plaster-bags
grade 5
english gb
A = woman
a = 20, 25
n = 6..11
k = 30..60 by 5
p = money 7..12 by 0.5
m = 3..6
d = 2..5
body {A} plasters {m} rooms. She has {n} bags of plaster with {a} kg in each; on the first day she uses {k} kg. A bag cost her {p}.
ask How much plaster did {A} bring, in kg? => n * a
ask How many kg are left after the first day? => n * a - k
ask If the other days are like the first, how many kg will be left after {d} days in all? => n * a - d * k
ask What is the value of the plaster left after the first day? => p * n - k / a * p
ask How much is the plaster worth that she uses on the first day? => k / a * p
ask whole How many bags of plaster at {a} kg are opened in {d} days if {k} kg are used on every day? => k * d / a

story rope-bridge
grade 6
english us
L = 30..60 by 3
g = 3, 6
p = money 4..9 by 0.5
n = 5..9
m = 10..13
y = 4, 5, 7
x = 70..95 by 5
body A rope bridge over the creek at camp is {L} feet long. There is a wooden slat every {g} inches. It is safe for {n} children whose average weight is {x} pounds, and a slat costs {p}.
again At camp you can cross the creek on a rope bridge. It measures {L} feet, it has a wooden slat every {g} inches, each costing {p}, and {n} children weighing {x} pounds on average may be on it at a time.
ask How many inches long is the bridge? => L * 12
again Write the length of the bridge in inches.
ask How many slats does the bridge have, when each gap belongs to a slat? => L * 12 / g
again A slat goes with each gap. Find how many slats were needed.
ask What did the slats for the bridge cost? {body} => L * 12 / g * p
again Work out the price of all the slats.
ask How much more than the safe load would {m} children weigh with the same average weight? => m * x - n * x
again With that average weight, by how much would {m} children exceed what is allowed?
ask A handrail on either side is {y} feet longer than the bridge. How many feet of handrail are there? => 2 * (L + y)
again On both sides runs a handrail, each {y} feet longer than the bridge. Find the length of the two rails.

story old-house-age
grade 4
english any
A = boy
n = 96..180
k = 24..45
f = times 3..5
m = 8..12
x = 18, 20, 21
v = 13..17
need v * 12 > n - k
body {A}, who is {m}, lives in a house that is {n} years old. It got a new roof {k} years after it was built. The church across the street is {f} as old as the house.
again The house where {A} lives was built {n} years ago, and {k} years later its roof was replaced. {A} is {m}. Across the street stands a church that is {f} as old as the house.
ask How old is the church? => f * n
again Find the church's age.
ask How old will the church be when {A} is {x}? => f * n + x - m
again Think of the time when {A} is {x}. What age will the church have reached by then?
ask How many years older than the house is the church? => f * n - n
again By how many years is the church older than the house?
ask How old was the church when the house got its new roof? => f * n - n + k
again In the year of the new roof, what was the age of the church? How many years was it?
ask How many years older than {A} is the house's new roof? => n - k - m
again How many years lie between the new roof and {A's} birth?
ask whole If a house is {n} years old and got a new roof when it was {k}, in how many years will the roof be {v} dozen years old? => v * 12 - (n - k)
again whole A house is {n} years old. Its roof was replaced when it was {k}. Find how many years it takes until this roof reaches an age of {v} dozen years.

story tower-crane-shift
grade 7
english us
n = 18..24
p = money 24..36 by 2
r = percent 25, 50
m = 4..6
w = 36, 38, 40
d = 5, 7
body A crew builds a parking garage. The regular pay is {p} an hour for a week of {w} hours; each hour of overtime pays {r} more. One worker puts in {m} hours of overtime, and her bus ride takes {n} minutes each way.
ask What is the worker's regular pay for the week? => p * w
ask How much does an hour of overtime pay? => p + p * r / 100
ask How much does she earn that week? => p * w + m * (p + p * r / 100)
ask What would the worker earn that week if overtime were paid twice as well as the regular hours? => p * w + m * 2 * p
ask How many minutes does she ride the bus if she works on {d} days? => d * 2 * n

story glass-dome
grade 8
english gb
n = 12..20
k = 5..18
p = money 140..220 by 20
r = percent 5, 10, 20
x = money 500..900 by 50
m = 7..11
body {n} glass panels, delivered in {m} crates, form the dome of the butterfly house. Each panel costs {p} and will cost {r} more next year. The steel frame was {x}, and heating the house takes {k} kilowatts.
ask What will the dome cost next year, if the glass goes up as planned and the frame does not? => n * (p + p * r / 100) + x
ask How much does a panel cost next year? => p + p * r / 100
ask What is the cost of the dome, steel and glass, this year? => n * p + x
ask By how much will the price of all the panels go up next year? => n * p * r / 100
ask How much energy does the heating use in a whole day, in kilowatt hours? => k * 24

story village-well
grade 8
english gb
A = man
a = 4..7
b = 2..3
n = 25..45
m = 5..6
t = 3..8
w = number m * a + b * t
y = 50, 60, 80
body Digging the village well, the workers got {a} m deeper on each of the first {m} days. Then they struck rock and managed only {b} m a day. They found water at a depth of {w} m; {n} families now use the well, among them the family of {A}.
again Water was found {w} m below the ground. For {m} days the workers had been digging {a} m of the village well a day; when they met rock, they did {b} m a day. Today {A} and the others, {n} families, draw their water there.
ask How deep was the well when the workers struck rock? => m * a
again At what depth, in metres, did the rock begin?
ask How many metres of rock did they dig through? => w - m * a
again Find the depth of the well that is in rock. How many metres is it?
ask How many days did they spend digging in the rock? => (w - m * a) / b
again After they struck rock, how many more days did it take them?
ask How many days did it take to dig the well? => m + (w - m * a) / b
again Add up the days in soft ground and in rock. How many days is that?
ask Each of the families takes {y} litres a day from the well. How many litres is that in a week? => n * y * 7
again Every day {y} litres are drawn for each family. Find how many litres a week that makes.

story red-bricks
grade 1
english gb
A = girl
B = boy
n = 8..15
k = 3..6
m = 16..20
body {A} has {n} red building bricks. {B} has {k} more red bricks than {A}, and he also has {m} blue ones.
ask How many red bricks has {B} got? => n + k
ask How many bricks of both colours does {B} have? => n + k + m
ask If {A} and {B} put their red bricks together, how many are there? => n + n + k
ask How many more blue bricks than red ones does {B} have? => m - (n + k)
ask whole {A} has {n} bricks, {B} {m}. They build a wall and have {k} bricks left. How many bricks are in the wall? => n + m - k

story new-kitchen
grade 6
english gb
A = woman
z = money 4200..6000 by 100
r = percent 20, 25, 30, 35
p = money 850..1250 by 50
n = 4..6
y = 2
body {A} plans to spend {z} on her new kitchen. Of that, {r} is for the fridge and the cooker, {p} for the floor, and the rest for {n} cupboards that all cost the same.
again {n} cupboards at the same price, a floor for {p}, a fridge and a cooker: that will be {A's} new kitchen. She has planned {z} for it, and {r} of the money goes on fridge and cooker.
ask How much money is planned for the fridge and the cooker? => z * r / 100
again What will {A} pay for cooker and fridge together?
ask How much does she plan to spend on cupboards? => z - z * r / 100 - p
again Everything else is paid for. What sum remains for the cupboards?
ask What is the price of a cupboard? {body} => (z - z * r / 100 - p) / n
again Calculate what each of the cupboards may cost.
ask If {A} takes {y} cupboards fewer, how much can each of them cost? => (z - z * r / 100 - p) / (n - y)
again She makes do with {y} cupboards fewer. What may a cupboard cost then?

story bunk-bed-wood
grade 5
english us
A = girl
B = boy
l = 74..82 by 2
w = 38..44
n = 10..14
p = money 85..130 by 5
q = money 22..38 by 2
y = money 5..15 by 1
s = money 280..420 by 20
x = 2..12
body For the twins {A} and {B}, their uncle builds a bunk bed. A long rail measures {l} inches, a short one {w} inches, and each of the two bunks needs a pair of long rails and a pair of short rails. He pays {p} for wood and {q} for paint, and {n} hours later the bed stands.
ask How many inches of rail go into a single bunk? => 2 * l + 2 * w
ask How many inches of rail does the uncle need for the bunk bed? {body} => 2 * (2 * l + 2 * w)
ask Grandma pays half of the price of the wood and {y} toward the paint. How much must the uncle pay himself? => p - 0.5 * p + q - y
ask A bunk bed in the store costs {s}. How much does the uncle save? => s - (p + q)
ask What is the length of a short rail in feet, if {x} inches are cut off it first? => (w - x) / 12

story brick-wall-pyramid
grade 4
english us
n = 16..22
k = 4..5
m = 6..9
w = decimal 2.5..3.5 by 0.5
body A wall of bricks gets shorter toward the top. Its lowest row has {n} bricks, every row above has {k} bricks fewer than the row under it, and each brick weighs {w} kg. Next to the wall lie {m} loose bricks.
ask What would the second row from below and the loose bricks weigh together? => (n - k + m) * w
ask How many bricks are in the third row from below? => n - 2 * k
ask How many bricks do the lowest three rows have altogether? => n + n - k + n - 2 * k
ask How heavy are the bricks of the lowest row and the loose bricks together? => (n + m) * w

story batten
grade 5
english gb
A = person
a = decimal 3.2..5.6 by 0.2
b = decimal 1.1..2.9 by 0.2
c = decimal 0.4..0.9 by 0.1
n = 6..9
p = money 1.5..3.5 by 0.5
z = money 0.02, 0.03, 0.04
body From a batten {a} m long, {A} saws off a piece of {b} m and another of {c} m. The batten cost {p} per metre, and {n} more battens of the same length lean against the wall.
ask How much of the batten is left? => a - b - c
ask If such pieces are sold for {z} a centimetre, how much does the second one cost? => c * 100 * z
ask What did {A} pay for the batten? => a * p
ask How much money are the battens that lean against the wall worth? => n * a * p
ask How many centimetres has {A} sawn off altogether? => (b + c) * 100

story parking-lot-lines
grade 4
english us
n = 14..22
r = 4..6
k = 5..9
t = 2..4
l = 16, 18, 20
z = 13, 11, 12
y = 10
x = 30, 40, 45, 60, 80, 90, 100, 120
b = 25..40
body The new parking lot behind the theater has {r} rows of {n} spaces. The line between two spaces is {l} feet long, {k} spaces are reserved for electric cars, and painting takes {t} minutes for each space.
ask At first {b} cars are parked there; then {z} more arrive and {y} leave. How many spaces are empty? => r * n - (b + z - y)
ask How many spaces can be used by other cars? => r * n - k
ask How many minutes does it take to paint the whole lot? => r * n * t
ask How many hours is a painter busy with {x} spaces? => x * t / 60
ask whole A parking lot has {r} rows with {n} spaces in each. How many spaces are free when {b} cars are parked there and {k} spaces are closed? => r * n - b - k

story sawmill
grade 6
english gb
n = 8..14
k = 6..9
l = 4..5
p = money 7..11 by 0.5
f = fraction 1/4, 1/3, 1/2, 1/6
m = 15..19
x = 2, 3
need f * n * k % 1 == 0
body At the sawmill, {n} logs are cut into {k} planks each. {f} of the planks have knots and are kept for fences; all of the others are sold at {p} apiece. A log weighs about {m} hundredweight, and the planks are {l} m long.
ask How many planks come out of the logs? => n * k
ask How many planks are sold? {body} => n * k - f * n * k
ask What does the sawmill take for the planks that are sold? => (n * k - f * n * k) * p
ask After {x} more logs have been cut, how many metres of plank have come from all the logs? => (n + x) * k * l
ask whole Calculate how much {n} logs earn for a sawmill that cuts {k} planks of {l} m from each log and sells them for {p} a metre. => n * k * l * p

story garage-door-change
grade 3
english gb
A = man
p = money 3.2..5.6 by 0.4
q = money 1.5..2.9 by 0.2
n = 3..6
z = money 30, 40, 50
r = percent 10, 20, 25
m = 2..4
body {A} needs hinges and bolts for the garage. Hinges are {p} each and bolts are {q} each. His garage is 12 years old. He pays with notes worth {z}.
again To repair his garage, which is 12 years old, {A} buys hinges at {p} and bolts at {q}. In his hand he has notes worth {z}.
ask What do {n} hinges cost? => n * p
again Find the price of {n} hinges.
ask How much does {A} pay for {n} hinges and a bolt? => n * p + q
again He takes a single bolt and {n} hinges. What is that together?
ask How much change does he get if he takes {n} hinges and {m} bolts? => z - (n * p + m * q)
again {n} hinges and {m} bolts lie on the counter. How much money comes back to {A}?
ask {A} has a coupon for {r} off and buys {n} hinges. What does he pay? => n * p * (100 - r) / 100
again {r} is taken off because of a coupon. What do {n} hinges cost {A} then?

story curtain-rails
grade 5
english gb
n = 6..9
a = 120..160 by 10
b = 20, 30
p = money 8..14 by 0.5
k = 4..5
f = 10..14
c = 180, 190, 200
body The flats in the new block have {n} windows each, all {a} cm wide. A curtain rail must be {b} cm wider than the window, and a rail costs {p} per metre. There are {k} flats on each of the {f} floors.
ask How long is the curtain rail for a window, in cm? => a + b
ask How many curtain rails does the block need? => n * k * f
ask How many metres of rail are needed for a flat? => n * (a + b) / 100 decimal
ask What do the rails for a flat cost? => n * (a + b) / 100 * p
ask A flat has a balcony door as well, {c} cm wide, for which the rail must be wider by the same amount. How many centimetres of rail does a flat need? => n * (a + b) + c + b

story doghouse
grade 3
english us
A = boy
B = girl
n = 40..55
k = 14..22
m = 3..5
h = 6..9
c = 2
b = 100, 150
body {B} and {A} hammer together a doghouse. It needs {n} nails for the walls and {k} nails for the roof. {A} hits {m} nails crooked and pulls them out again. Their dog is {h} months old.
again The dog of {A} and {B} is {h} months old and gets a house of its own. {k} nails go into the roof and {n} into the walls; {m} other nails are hit crooked and thrown away.
ask How many nails hold the finished doghouse together? => n + k
again How many nails stay in the roof and the walls?
ask How many nails did they use, the crooked ones included? => n + k + m
again With the nails that were thrown away, how many did they take?
ask Nails cost {c} cents each. How many cents are the nails in the finished doghouse worth? => (n + k) * c
again A nail costs {c} cents. Find how many cents the nails that hold the doghouse come to.
ask The nails came in a box of {b}. How many are still in the box? => b - (n + k + m)
again From a box of {b} nails they took what they needed. How many remain in it?
ask whole {A} and {B} buy a box of {b} nails for a doghouse and use {n} for the walls and {k} for the roof. If {A} bends {m} of the nails that are left, how many good nails remain? => b - n - k - m
again whole In a box there were {b} nails. {n} went into the walls of a doghouse and {k} into its roof, and of the others {A} bent {m}. Count the good nails that remain.

story office-carpet-tiles
grade 6
english gb
l = 8..12
w = 5..7
s = 50
p = money 3..5 by 0.5
r = percent 10, 20
n = 14..18
z = 2, 3
y = 15, 20, 24
body An office where {n} people work is {l} m long and {w} m wide. It will be laid with square carpet tiles with sides of {s} cm at {p} each. Four such tiles cover a square metre.
ask What is the area of the office in square metres? => l * w
ask How many carpet tiles are needed? => l * w * 4
ask What do the carpet tiles for an office cost? {body} => l * w * 4 * p
ask For a large order {r} is taken off. How much is saved? => l * w * 4 * p * r / 100
ask The old carpet weighs {z} kg per square metre. How many trips does it take to carry it out if {y} kg are carried at a time? => l * w * z / y

story mill-chimney
grade 4
english gb
n = 28..45
k = times 2..4
m = 5..12
h = 3..4
x = 13..20
body Once the chimney of the old mill was {m} m taller than today, when it measures {n} m. A radio mast nearby is {k} as tall as the chimney is now, and {h} storks nest on it.
ask {x} m are to be built on top of the chimney again. How much taller than the new chimney will the mast be? => k * n - (n + x)
ask What is the height of the radio mast? => k * n
ask How many metres taller than the chimney is the mast now? => k * n - n
ask What was the difference in height between the mast and the chimney in its old days? {body} => k * n - (n + m)

story sandcastle-towers
grade 1
english any
A = girl
B = boy
n = 12..20
m = 6..9
k = 3..5
j = 2, 4
need k != j; n > m + k
body {A} and {B} build a sandcastle with {n} towers. {m} towers have a shell on top. A wave knocks down {k} of the towers.
again A wave knocks down {k} towers of a sandcastle. Before that it had {n} towers, and {A} and {B} had put a shell on {m} of them.
ask How many towers are still standing? => n - k
again How many towers did the wave leave alone?
ask Before the wave came, how many towers had no shell? => n - m
again The wave has not come yet. How many towers are without a shell?
ask The children build {j} new towers after the wave. How many towers does the castle have now? => n - k + j
again After the wave, {j} towers are added. How many are standing then?

story den-in-the-woods
grade 1
english gb
A = boy
B = girl
n = 4..8
m = 9..13
k = 2..6
need n != k
body For a den in the woods, {A} carries {n} long sticks and {m} short sticks. {B} brings {k} more short sticks.
ask How many short sticks are there for the den? => m + k
ask How many sticks do they have for the den? {body} => n + m + k
ask How many more sticks does {A} carry than {B}? => n + m - k
ask How many sticks does {A} carry? => n + m

story toy-street
grade 2
english us
h = 6..9
w = 4..5
d = 2..3
x = 10..12
body In a toy street there are {h} houses. All the houses have {w} windows each and a front door. {d} of the houses have a garage.
again Each house in a toy street has {w} windows and a front door. There are {h} houses, and {d} of them have a garage as well.
ask How many windows are there in the street? => h * w
again Find the number of windows in all the houses.
ask How many houses do not have a garage? => h - d
again Some houses have no garage. How many are these?
ask How many windows and front doors are there altogether? => h * w + h
again Add the front doors to the windows. How many do you get?
ask If {x} more houses of this kind are set up, how many windows will the street have? => (h + x) * w
again {x} more of these houses are put in the street. How many windows does that make in all?

story footbridge-planks
grade 2
english gb
n = 48..60
m = 17..24
k = 9..14
w = 3..5
need n > m + k
body Workers are laying {n} planks on a footbridge. They lay {m} of them on Monday and {k} on Tuesday. A plank is {w} metres long.
again A footbridge needs {n} planks, each {w} metres long. On Monday {m} planks were laid, on Tuesday {k}.
ask How many planks did they lay on the two days? => m + k
again Two days of work: how many planks are in place?
ask How many planks are not laid yet? => n - m - k
again After Tuesday, how many planks are still missing?
ask How many more planks were laid on Monday than on Tuesday? => m - k
again On Tuesday the workers laid fewer planks than on Monday. How many fewer?

story painter-on-ladder
grade 1
english any
A = woman
n = 18..25
m = 11..15
k = 3..6
body A ladder has {n} rungs. {A} climbs up {m} rungs. Then she comes down {k} rungs to paint the window frame.
ask On which rung, counted from the ground, is she now? => m - k
ask How many rungs were still above her before she came down? => n - m
ask From the window frame, how many rungs must she climb to reach the top? => n - m + k

story brick-cars-and-bikes
grade 2
english any
A = girl
c = 7..12
w = 4
b = 5..9
v = 3
e = 5..8
need c != e; c * w > b * v
body Using building bricks, {A} makes {c} cars and {b} tricycles. A car needs {w} wheels and a tricycle needs {v}.
again {A} builds tricycles with {v} wheels and cars with {w} wheels, all out of building bricks. {A.He} builds {b} tricycles and {c} cars.
ask How many wheels do the cars need? => c * w
again Count the wheels on the cars only. How many are there?
ask How many wheels does {A} need in all? => c * w + b * v
again Find the number of wheels on all that {A} has built.
ask {A} has found only {e} wheels for the cars so far. How many more do the cars need? => c * w - e
again The cars have got {e} wheels up to now. How many car wheels are missing?

story dimes-for-hinges
grade 2
english us
A = boy
n = 5..9
p = 35..50 by 5
k = 3..6
h = 14..18
body {A} wants to mend the birdhouse. {A.He} has {n} dimes and {k} nickels in a jar. A hinge costs {p} cents and a bag of nails {h} cents.
again A hinge is {p} cents and a bag of nails {h} cents. To mend the birdhouse, {A} has {n} dimes and {k} nickels in a jar.
ask How many cents are the dimes worth? => n * 10
again Change the dimes to cents. How many cents are they?
ask How many cents does {A} have in the jar? => n * 10 + k * 5
again Count all the coins. How many cents do they make?
ask If {A} pays for a hinge with the dimes, how many cents does {A.he} get back? => n * 10 - p
again {A} gives all the dimes for a hinge. How many cents is the change?
ask How many cents do the hinge and the nails cost together? => p + h
again What is the price of the two things in cents?

story tree-house-board
grade 2
english us
A = girl
n = 72..90
m = 20..28
k = 9..16
f = 3..7
body Grandpa's board is {n} inches long. For the tree house he saws off {m} inches, and later {k} inches more. {A} has measured the doorway: it is {f} feet high.
ask How many inches did Grandpa saw off? => m + k
ask How many inches long is the board now? => n - m - k
ask How many inches high is the doorway? => f * 12

story hard-hats
grade 1
english gb
n = 16..20
k = 5..7
v = 8..10
r = 2..4
body {n} hard hats hang in the site hut. {k} are yellow and the others are white. {v} visitors come, and each takes a hat.
again {v} visitors come to the building site, and each takes a hard hat from the hut. There were {n} hats at first: {k} yellow ones, the others white.
ask How many of the hats are white? => n - k
again The white hats are counted. What is their number?
ask How many hats are left in the hut? => n - v
again How many hats have not been taken?
ask {r} visitors bring their hats back. How many hats hang in the hut then? => n - v + r
again After {r} of the hats are returned, how many are in the hut?

story little-digger
grade 2
english any
n = 5..8
h = 3..5
k = 2..3
s = 50..80
need s > n * (h + k)
body The little digger can dig {n} holes in an hour. It works {h} hours in the morning and {k} hours in the afternoon. The fence needs {s} holes.
ask How many holes does the digger dig in the morning? => n * h
ask How many holes does it dig that day? => n * (h + k)
ask How many holes are still to be dug the next day? => s - n * (h + k)

story tiles-in-the-hallway
grade 5
english any
A = man
n = 130..480
m = 12..30
p = money 14..36 by 0.5
k = 6..15
body For the floor of a hallway {A} has to lay {n} tiles. They are sold only in boxes of {m}, at {p} a box, and he always takes {k} tiles more than the floor needs, in case some of them break.
again A box contains {m} tiles and costs {p}. The hallway takes {n} of them, and {A}, who knows that tiles break, wants at least {k} more than that.
ask How many boxes does {A} buy, the extra tiles included? => roundup((n + k) / m)
again Find the number of boxes that gives {A} enough tiles for the floor as well as the extra ones.
ask If no tile ever broke, how many boxes would be enough for the hallway? => roundup(n / m)
ask How much do the boxes cost if {A} gets the extra tiles as well? => roundup((n + k) / m) * p
ask The tiles are laid, none of them breaks, and every box is used up before the next one is opened. How many boxes are completely empty when the floor is finished? => whole(n / m)
ask No tile breaks while {A} lays the floor, box after box. How many tiles are taken out of the last box, which is not used up? => remainder(n / m)
ask How many tiles does {A} want to have at the least? => n + k

story planks-from-beams
grade 5
english gb
A = woman
n = 320..520 by 5
m = 45..85
k = 11..28
p = money 6.5..14.5 by 0.5
need n > 4 * m
body For a set of shelves {A} needs {k} boards, each {m} cm long. The wood is sold in beams of {n} cm at {p} each, and boards cannot be put together from short pieces.
again The boards for {A's} new shelves are {m} cm long, and she needs {k} of them. She saws them from beams of {n} cm, which cost {p} each. No board may be made of two pieces.
ask How many boards can {A} saw from one beam? => whole(n / m)
again What is the number of boards of that length which one beam gives?
ask From one beam {A} saws as many boards as she can. How many centimetres long is the piece that remains? => remainder(n / m)
again When no further board can be sawn from a beam, how much of it is left over, in centimetres?
ask How many beams must {A} buy for the shelves? => roundup(k / whole(n / m))
ask What does the wood for the shelves cost if {A} buys as few beams as possible? => roundup(k / whole(n / m)) * p
ask How many centimetres do all the boards measure, laid end to end? => k * m

story rubble-by-the-load
grade 4
english gb
A = man
n = 47..160
m = 6..14
t = 35..70 by 5
p = money 55..95 by 5
body An old house is pulled down, and {n} tonnes of rubble have to be driven away. {A's} truck carries at most {m} tonnes. Each trip takes {t} minutes, and {A} is paid {p} for it.
again {A} drives away the rubble of an old house, {n} tonnes in all. No more than {m} tonnes fit on his truck. He gets {p} for each trip, which takes {t} minutes.
ask How many trips does {A} have to make? => roundup(n / m)
again How many times must the truck set off until all the rubble is gone?
ask On how many trips is the truck fully loaded if {A} takes as much as he can each time? => whole(n / m)
ask {A} takes as much as he can each time. How many tonnes are on the truck for the last trip, on which it is not full? => remainder(n / m)
ask How much is {A} paid for driving away all the rubble in as few trips as possible? => roundup(n / m) * p
again Work out what {A} earns if he makes no more trips than he must.
ask How many minutes do {m} trips take? => m * t
ask For how many minutes is {A} on the road if he makes as few trips as possible? => roundup(n / m) * t

story square-slabs-for-a-terrace
grade 6
english us
A = girl
g = 4..12
x = 5..11
y = 3..9
n = g * x
m = g * y
p = money 2.5..6.5 by 0.25
need x > y; gcd(n, m) > 3
body The terrace behind {A's} house measures {n} feet by {m} feet. It is going to be covered with square slabs, all of the same size and none of them cut. The sides of the slabs are whole numbers of feet.
again {A's} parents want to cover their terrace, {n} feet long and {m} feet wide, with square slabs of a single size. Each side is a whole number of feet, and no slab may be cut.
ask How many feet can the side of a slab measure at most? => gcd(n, m)
again What is the length in feet of the sides of the largest slabs that fit?
ask How many slabs does it take if they are as large as possible? => n / gcd(n, m) * (m / gcd(n, m))
ask How many of the largest possible slabs lie along the shorter edge of the terrace? => m / gcd(n, m)
ask What is the area of the terrace in square feet? => n * m
ask A square foot of slabs costs {p}. How much do the slabs for the terrace cost? => n * m * p

story two-towers-of-blocks
grade 5
english gb
A = boy
B = girl
a = 6..14
b = 8..20
k = 70..150
need b > a; lcm(a, b) > b; lcm(a, b) < k
body {A} builds a tower of yellow blocks, each of them {a} cm high. Next to it {B} builds one of brown blocks, which are {b} cm high. The shelf above them hangs {k} cm over the floor.
again Two towers grow side by side under a shelf that hangs {k} cm above the floor. {B} puts brown blocks, {b} cm high, on top of each other, and {A} yellow ones, {a} cm high.
ask The two towers are to be equally high. At least how many centimetres high do they get? => lcm(a, b)
again What is the smallest height in centimetres at which both towers end exactly level?
ask How many yellow blocks does {A} need for the lowest tower that can be just as high as one of {B's}? => lcm(a, b) / a
ask How many blocks do the two use in all if they build the lowest towers that are equally high? => lcm(a, b) / a + lcm(a, b) / b
ask How many yellow blocks can {A} put on top of each other under the shelf? => whole(k / a)
again How many blocks high can {A's} tower be so that it fits under the shelf?
ask {B} builds her tower as high as the shelf allows. How many centimetres are left between the tower and the shelf? => remainder(k / b)
ask How much higher is a brown block than a yellow one? => b - a

story birdhouses-from-stock
grade 5
english any
A = man
n = 75..190
m = 6..8
s = 240..600
k = 18..26
p = money 12..24 by 0.5
need n > 5 * m; s > 5 * k
body In the school's woodshop {A} counts {n} boards and {s} screws. For a birdhouse his class needs {m} boards and {k} screws. At the summer fair a birdhouse sells for {p}.
again It takes {k} screws and {m} boards to build a birdhouse, which brings {p} at the summer fair. {A} has {s} screws and {n} boards for his class.
ask How many complete birdhouses can the class build? => min(whole(n / m), whole(s / k))
again Either the boards or the screws run out in the end. How many birdhouses are finished by then?
ask How many birdhouses are the boards enough for if more screws can be bought? => whole(n / m)
ask The class builds as many complete birdhouses as it can, and all of them are sold. How much money does that bring? => min(whole(n / m), whole(s / k)) * p
ask For how many birdhouses would the screws last if there were any number of boards? => whole(s / k)
ask More screws are bought, and the boards are used for as many birdhouses as possible. How many boards are left? => remainder(n / m)
ask How much money do {m} birdhouses bring? => m * p

story two-offers-for-a-roof
grade 6
english any
A = woman
d = 5..9
e = 3..6
p = money 180..260 by 10
q = money 250..390 by 10
f = money 40..90 by 5
need d > e; q > p
body Two firms have offered to mend {A's} roof. The first would take {d} days and wants {p} a day. The second would take {e} days and wants {q} a day. Either of them would also bring the roof tiles for {f}.
again To mend the roof, one firm asks {p} a day and would be busy for {d} days. Another asks {q} a day and would be ready in {e} days. With either of them {A} has to pay {f} more for roof tiles.
ask Without the tiles, how much would {A} pay to the cheaper of the two firms? => min(d * p, e * q)
again Leaving out the tiles, what is the lower of the two prices for the work?
ask What does the work cost in the dearer of the two offers, without the tiles? => max(d * p, e * q)
ask By how much do the two offers differ? => max(d * p, e * q) - min(d * p, e * q)
ask {A} takes the cheaper offer. How much does she pay for work and tiles together? => min(d * p, e * q) + f
again Tiles and work have to be paid. What is the smallest sum for which {A} can have her roof mended?
ask How much would the firm that wants {p} a day be paid for its work, without the tiles? => d * p

story windows-to-putty
grade 3
english any
A = girl
n = 58..115
m = 4..9
k = 3..8
need m != k
body {A's} father puts new glass into {n} windows of the old school. He can do {m} windows a day, and {A} cleans {k} windows each afternoon after he has finished all of them.
again The old school has {n} windows, and all of them get new glass. {A's} father finishes {m} of them each day. When the last one is done, {A} cleans them, {k} in an afternoon.
ask How many days does the father need until every window has new glass? => roundup(n / m)
again For how many days does he have to work at the windows?
ask How many windows does the father do on his last day, when there is less to do than usual? => remainder(n / m)
ask On how many days does the father do as many windows as he can? => whole(n / m)
ask On how many afternoons does {A} clean windows until all of them are clean? => roundup(n / k)
ask How many windows does {A} clean in a week if she does so every afternoon? => k * 7

story bolts-for-the-playground
grade 4
english any
A = man
n = 13..28
m = 6..11
k = 40, 50, 60
p = money 6.5..12.5 by 0.5
need n * m > k; n * m < 4 * k
body For the new climbing frame {A} has to join {n} beams, and each beam takes {m} bolts. The bolts come in boxes of {k} at {p} a box.
again {A} is building a climbing frame with {n} beams. A box of {k} bolts costs {p}, and each of the beams is held by {m} bolts of its own.
ask How many boxes of bolts does {A} need? => roundup(n * m / k)
again The bolts are sold by the box only. How many boxes must {A} get?
ask What do the boxes cost if {A} buys no more than he has to? => roundup(n * m / k) * p
ask If {A} buys as few boxes as he can, how many bolts will be left? => roundup(n * m / k) * k - n * m
ask How many beams can be completely fitted with the bolts of one box? => whole(k / m)
again {A} opens one box. For how many beams are there enough bolts in it?
ask How many bolts does the climbing frame take in all? => n * m
