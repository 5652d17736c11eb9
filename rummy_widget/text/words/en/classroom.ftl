### Combinatorics in class: exercises, their solutions, worksheets, and what is said of the files of a class.

topic = { $topic ->
    [racks] How many racks?
    [jokers] Jokers and the Trump’s twin
    [doubles] Doubles and the right to refuse
    [melds] How many runs and groups?
    [closes] Dealt a close
    [waiting] Outs and waiting
    [laws] Many deals
   *[prices] Is the price right?
    [holding] What do they hold?
    [machine] How a machine counts
    [race] Stop or wait?
    [rare] Rare and rarer
    [opening] Can I open?
    [graph] A table as a graph
}

## In which form an answer is wanted

answer-exact = A whole number, or a formula for it
answer-rounded = A whole number, rounded, or a formula
answer-decimal = A fraction, a formula, or a decimal with at least { $digits } digits after the point
answer-formula = A formula in { $symbols }

## The box that is counted in

class-box = a box with { $colours } colours, the numbers 1 to { $numbers }, two copies of each tile and { $jokers ->
    [0] no Jokers
    [one] one Joker
   *[other] { $jokers } Jokers
}

## How many racks?

family-racks-sized = Racks out of a box
ask-racks-sized = Take { class-box }. Every piece counts as itself. How many racks of { $size } tiles can be dealt?
solve-racks-sized = A rack is a choice of { $size } pieces. Their order doesn't matter, and no piece comes twice.

family-racks-alike = Racks as they look
ask-racks-alike = Take { class-box }. The two copies of a tile look alike. How many racks of { $size } tiles look different?
solve-racks-alike = Sort the racks by their doubles: first choose which of the { $kinds } tiles come twice, then which of the others come once.

family-racks-ratio = One tile more
ask-racks-ratio = Take { class-box }. Every piece counts as itself. How many times as many racks of { $size } tiles are there as of { $less }?
solve-racks-ratio = Give one of the { $rest } pieces that are left to a rack of { $less }. That makes each rack of { $size } in exactly { $size } ways, once for each piece that may have come last.

family-racks-symbols = Racks in n and k
ask-racks-symbols = A box holds n different tiles, { $copies } copies of each, and { $jokers } Jokers. Every piece counts as itself. How many racks of k tiles can be dealt?
solve-racks-symbols = There are { $copies } times n pieces and the { $jokers } Jokers. A rack is a choice of k of them.

## Jokers and the Trump’s twin

family-jokers-exactly = Exactly this many Jokers
ask-jokers-exactly = A rack of { $size } tiles is dealt from { class-box }. How likely is it to hold exactly { $asked ->
    [one] one Joker
   *[other] { $asked } Jokers
}?
solve-jokers-exactly = Choose which { $asked ->
    [one] Joker it holds
   *[other] { $asked } Jokers it holds
}, then its other tiles, and divide by all racks.

family-jokers-any = A Joker or more
ask-jokers-any = A rack of { $size } tiles is dealt from { class-box }. How likely is it to hold at least one Joker?
solve-jokers-any = Count the racks without a Joker, and take their share away from 1.

family-trump-twin = The twin of the Trump
ask-trump-twin = From { class-box }, a red 7 is turned up as the Trump and stays in the stock. { $players } players sit at the table: the first is dealt 15 tiles, { $players ->
    [2] the other 14
   *[other] each other 14
}. How likely is the other red 7 to be dealt { $who ->
    [first] to the first player
    [last] to you, who sit last
    [anybody] to any of the { $players } players
   *[others] to a player other than the first
}?
solve-trump-twin = The Trump lies face up, so { $hidden } of the { $tiles } tiles are hidden, and the twin is as likely to be each of them. { $dealt } of the hidden tiles go where the question asks.

## Doubles

family-doubles-none = A rack without doubles
ask-doubles-none = A rack of { $size } tiles is dealt from { class-box }. How likely is it to hold no double, that is, no tile twice?
solve-doubles-none = Choose { $size } different ones of the { $kinds } tiles, then one of the two copies of each, and divide by all racks.

family-doubles-exactly = Racks with doubles
ask-doubles-exactly = Take { class-box }. Every piece counts as itself. How many racks of { $size } tiles hold exactly { $doubles } doubles?
solve-doubles-exactly = Choose the { $doubles } tiles that come twice, then the { $single ->
    [one] one that comes
   *[other] { $single } that come
} once, and one of two copies of each of these.

family-doubles-refuse = May the deal be refused?
ask-doubles-refuse = A rack of { $size } tiles is dealt from { class-box }. Whoever holds 3 doubles or more may refuse the deal. How likely is that?
solve-doubles-refuse = Count the racks with no double, with one and with two, and take their share away from 1.

## Runs and groups

family-runs-lengths = Runs of some lengths
ask-runs-lengths = Tiles have { $colours } colours and the numbers 1 to { $numbers }. A run has neighbouring numbers of one colour; a 1 may begin it, or end it after the { $numbers }. How many different runs have 3 to { $most } tiles?
solve-runs-lengths = Count in one colour where a run of each length may begin: the last place is found with the 1 after the { $numbers }. Then take all colours.

family-groups-pieces = Groups of three and four
ask-groups-pieces = Tiles have { $colours } colours and the numbers 1 to { $numbers }, and two copies of each lie in the box. A group is three or four tiles of one number in different colours. How many groups are there, if every piece counts as itself?
solve-groups-pieces = Choose the number, then the three or four colours, then one of two copies in each colour.

family-runs-symbols = Runs in n and k
ask-runs-symbols = Tiles have { $colours } colours and the numbers 1 to n. A run has k neighbouring numbers of one colour, with k from 3 to n − 1. { $one ->
    [both] A 1 may begin it, or end it after the n.
   *[low] A 1 may only begin it; nothing follows the n.
} How many different runs of k tiles are there?
solve-runs-symbols = Count where a run of k may begin in one colour{ $one ->
    [both] , the last one ending with the 1 after the n
   *[low] {""}
}. Then take all { $colours } colours.

family-three-dealt = The first three tiles
ask-three-dealt = Three tiles are dealt from a box with { $colours } colours, the numbers 1 to { $numbers }, two copies of each tile and no Jokers. A 1 may begin a run, or end it after the { $numbers }. How likely are the three to be a run or a group?
solve-three-dealt = There are { $runs } runs of three and { $groups } groups of three. You can make each of pieces in 2 · 2 · 2 ways. Divide by all choices of three of the { $tiles } pieces.

## Dealt a close

family-care-overlap = All six of a number
ask-care-overlap = A box has 3 colours, the numbers 1 to { $numbers }, two copies of each tile and no Jokers. Every piece counts as itself. How many racks of { $size } tiles hold all six tiles of some number?
solve-care-overlap = Choose a number and { $more } other tiles. That counts racks with all six of two numbers twice: take them away once.

family-one-in = One deal in how many?
ask-one-in = Racks of 14 tiles are dealt from the box of the game: 106 tiles, 2 of them Jokers. Of all these racks, exactly { $count }{ $jokers ->
    [without] {" "}without a Joker
    [single] {" "}with exactly one Joker
    [both] {" "}with both Jokers
   *[any] , with Jokers or without,
} { $pattern ->
    [simple] lie in runs and groups
    [mosaic] are a Mosaic
    [bicolor] are a Bicolor
    [minor] are a Minor
    [major] are a Major
    [doubles] are Doubles
    [grand_care] are a Grand Care
    [monocolor] are a Monocolor
   *[any] form some pattern
}. On average, one deal from all 106 in how many is such a rack?
solve-one-in = Divide the number of all racks of 14 from the 106 tiles by { $count }. Racks that hold other Jokers are deals, too.

family-two-colours = Runs in two colours
ask-two-colours = Sets of { $size } tiles are dealt from a box with { $colours } colours and the numbers 1 to { $numbers }, two copies of each. { $two } of these sets lie in runs of red and blue or of one of the two alone, and { $one } lie in runs of red alone. It's the same for all colours. How many sets lie in runs of at most two colours?
solve-two-colours = There are { $pairs } pairs of colours. You've counted sets of one colour alone with { $often } pairs each: take them away { $much ->
    [2] twice
   *[other] { $much } times
}.

## Outs and waiting

family-outs-next = The next draw
ask-outs-next = These are your 14 tiles; you've seen nothing else of the 106. How likely is the next tile that you draw to let you close?
solve-outs-next = { $unseen } tiles are unseen. { $kinds ->
    [one] One natural tile
   *[other] { $kinds } different natural tiles
} and the Joker would do. Count the copies of each that you don't hold: { $good } in all.

family-outs-within = Within some draws
ask-outs-within = { $unseen } tiles are unseen, and { $good } of them let you close. How likely are you to draw at least one of those within your own next { $draws } draws?
solve-outs-within = All { $draws } draws miss if they're among the { $bad } others. Take the chance of that away from 1. Whoever draws in between changes nothing: nobody knows which tiles those are.

family-outs-wait = Until it comes
ask-outs-wait = { $unseen } tiles are unseen, and { $good } of them let you close. You draw all by yourself, one after the other. How many draws does it take on average, the good one counted?
solve-outs-wait = The { $good } good tiles divide the { $bad } others into { $parts } parts, equally long on average. You draw the first part, and one tile more.

## Many deals

family-deals-expected = Jokers in many deals
ask-deals-expected = A rack of { $size } tiles is dealt { $deals } times, each time from all 106 tiles, 2 of them Jokers. How many of the racks hold at least one Joker, on average?
solve-deals-expected = Take the chance that one rack holds a Joker, { $deals } times.

family-band-narrower = A narrower band
ask-band-narrower = After { $deals } simulated deals you know a chance to within a certain band. About how many deals do you need in all to make the band { $times } times narrower?
solve-band-narrower = The band shrinks with the square root of the number of deals.

family-band-middle = The middle of the band
ask-band-middle = { $seen } of { $deals } simulated deals closed. Where is the middle of Wilson’s interval, with z = 2?
solve-band-middle = Wilson’s interval has its middle where z²/2 = 2 more deals had closed, and 2 more had not.

family-once-at-least = Once at least
ask-once-at-least = Something happens in one deal of { $rare }. How likely is it to happen at least once in { $deals } deals?
solve-once-at-least = It doesn't happen only if all { $deals } deals miss. Take the chance of that away from 1.

## Is the price right?

family-draw-worth = What a draw is worth
ask-draw-worth = { $players } players sit at the table. { $unseen } tiles are unseen to you: { $many } of them let you close for { $small } points, and { $few } for { $big }. Each opponent pays these points. How many points does your next draw bring on average?
solve-draw-worth = Each unseen tile is equally likely. Add up what they bring from one opponent, take it { $others } times, and divide by { $unseen }.

family-aim-higher = When to aim higher
ask-aim-higher = { $players } players sit at the table. { $good } of { $unseen } unseen tiles let you close for { $now } points ({ pattern-cheap }{ $jokers ->
    [0] {""}
    [one] {""} with a Joker
   *[other] {""} with { $jokers } Jokers
}). You could aim at { pattern-dear } for { $then } in place of it. How likely must your next draw be to close that one, so that both aims bring as many points on average?
solve-aim-higher = Make chance times price the same for both. Every opponent pays in both cases, so their number drops out.

family-fair-price = A rarity price
ask-fair-price = Of the racks of 14 tiles with { $jokers ->
    [0] no Jokers
    [one] one Joker
   *[other] { $jokers } Jokers
}, { $often } are { pattern-cheap }, and { $other } are { pattern-dear }. { $cheap ->
    [simple] A Simple
   *[mosaic] A Mosaic
} pays { $price } points with as many Jokers. What is the rarity price of { pattern-dear } beside it, so that both bring as many points a deal, on average?
solve-fair-price = What comes less often must pay more, in the same measure: number of racks times price is the same for both.
pattern-cheap = { $cheap ->
    [simple] a Simple
   *[mosaic] a Mosaic
}
pattern-dear = { $dear ->
    [bicolor] a Bicolor
    [minor] a Minor
    [doubles] Doubles
    [grand_care] a Grand Care
   *[monocolor] a Monocolor
}

## Usual misconceptions, given away by the value that they lead to: a short name, and the hint that fits

slip-order-counted = the order counted
    .hint = You've counted in which order the tiles come. The same tiles in another order are the same thing here.
slip-with-replacement = drawn and put back
    .hint = You've put each tile back before the next one. A tile that you've drawn doesn't come again.
slip-jokers-forgotten = the Jokers forgotten
    .hint = Are the Jokers among your tiles? You draw them like all others.
slip-second-copy-forgotten = the second copy forgotten
    .hint = Each tile lies in the box twice. Have you counted both copies?
slip-fourteen-for-fifteen = 14 and 15 mixed up
    .hint = That's right for one tile more or less. Look again: is it 14 or 15?
slip-complement = the opposite counted
    .hint = That's the chance of the opposite. Take it away from 1.
slip-copies-told-apart = copies told apart
    .hint = You've told the two copies of a tile apart. Here they look alike.
slip-copies-not-chosen = copies not chosen
    .hint = Once you know which tiles they are, each can be one of two copies. Have you chosen which?
slip-both-copies-counted = both copies of the Trump counted
    .hint = Only the twin can be dealt. The Trump itself lies face up.
slip-trump-not-set-aside = the Trump taken for a hidden tile
    .hint = The Trump lies face up. Among how many tiles can its twin still be?
slip-choice-forgotten = not chosen which Joker
    .hint = Which of the Jokers is it? That's one more choice.
slip-at-least-for-exactly = at least, in place of exactly
    .hint = That counts those with more, too. We want exactly this many.
slip-exactly-for-at-least = exactly, in place of at least
    .hint = That's the chance of exactly this many. More would do, too.
slip-boundary-left-out = the smallest number left out
    .hint = Look again: “three or more” includes exactly three. Have you left those out?
slip-chances-added = chances added up
    .hint = You can add chances only where no two can happen together. Here they can.
slip-overlap-counted-twice = the overlap counted twice
    .hint = You've counted some more than once. Which belong to two of your cases?
slip-overlap-added = the overlap added
    .hint = Take away what you've counted twice; don't add it once more.
slip-overlap-taken-once = the overlap taken away too seldom
    .hint = In how many of your cases does the overlap count? Take it away until it counts once.
slip-one-colour-left-out = one colour alone left out
    .hint = At most two colours: those of one colour alone belong to it, too.
slip-one-colour-only = one colour only
    .hint = That's right for one colour. How many colours are there?
slip-one-number-only = one number only
    .hint = That's right for one number. Which number may it be?
slip-high-one-forgotten = the 1 after the highest number forgotten
    .hint = A run may also end with a 1 after the highest number. Have you counted those?
slip-high-one-misread = the 1 after the highest number
    .hint = Read again whether a 1 may stand after the highest number here.
slip-wrapped-round = runs around the corner
    .hint = You've let runs go on after the 1. A 1 ends a run or begins one; it never stands in its middle.
slip-colour-repeated = a colour repeated
    .hint = You've counted groups with two tiles of one colour. In a group every colour comes once only.
slip-fours-forgotten = groups of four forgotten
    .hint = A group has three tiles or four. Have you counted those of four?
slip-groups-forgotten = groups forgotten
    .hint = Those are the runs alone. A group would do, too.
slip-fence-post = one too few, as with fence posts
    .hint = One is missing. From 3 to 5 there are three numbers, not two.
slip-upside-down = the fraction upside down
    .hint = Your fraction stands on its head. Which of the two is the larger?
slip-own-tiles-counted = one’s own tiles counted as unseen
    .hint = You can't draw your own tiles any more. How many are unseen?
slip-one-draw-only = one draw only
    .hint = That's the chance of one draw. How many do you have?
slip-last-draw-forgotten = the last draw forgotten
    .hint = You've counted the draws that miss. The one that hits is a draw, too.
slip-chance-for-count = a chance, where a number is asked
    .hint = That's the chance of one deal. How many deals are there?
slip-square-forgotten = the square forgotten
    .hint = The band shrinks with the square root of the deals, not with the deals.
slip-doubled-for-squared = doubled, not squared
    .hint = A square is the number times itself, not twice the number.
slip-only-the-new = only the new deals counted
    .hint = Those are the new deals alone. The old ones belong to all.
slip-plain-share = the plain share
    .hint = That's the share you saw. Wilson’s middle lies a little nearer to one half.
slip-one-for-two = one added in place of two
    .hint = That adds one deal on each side. With z = 2 there are two on each side.
slip-below-forgotten = added above, not below
    .hint = You've added deals that closed. The number of all deals grows, too.
slip-all-for-one = every time, in place of once
    .hint = That's the chance that it happens every time. Once is enough.
slip-opponents-forgotten = one opponent only
    .hint = That's what one opponent pays. Each of them pays.
slip-closer-pays-too = the closer pays too
    .hint = Whoever closes doesn't pay. How many opponents are there?
slip-only-when-closing = only draws that close counted
    .hint = That's the average of the draws that close. Those that don't close bring nothing, and belong to the average.
slip-prices-averaged = both prices taken as equally likely
    .hint = The two prices don't come equally often. Count the tiles for each.
slip-prices-ignored = prices left out
    .hint = You've compared how often they come. What does each of them pay?
slip-opponents-counted = number of opponents multiplied in
    .hint = Each opponent pays in both cases. Does their number change which is better?
slip-chances-subtracted = difference in place of ratio
    .hint = How many times as often does it come? A difference doesn't say that.
slip-own-price = its own price taken
    .hint = You've begun with the price of the dearer one. Which price should you match?

## Names of a class and its students

class-name-wrong = { $what ->
    [code] A class code
   *[pseudonym] A pseudonym
} has from 1 to { $most } signs.
class-students-wrong = There are pseudonyms for 1 to { $most } students. For more, give a file of names with --names.
class-twin = { $tile } twin
class-score = { $right } of { $of }

## What is odd about a file

file-closed = This can't be opened as a file: it's a link or a device, or you may not read it.
file-signs = The file holds broken characters and can't be read. Ask for it again.
file-empty = The file is empty.
file-large = The file is too large to be a results file.
file-foreign = This isn't a results file.
file-cut = The file breaks off in the middle. Ask for it again.
file-version = The file comes from another version of rummy_widget.
file-shape = The file has changed: a part of it isn't as it was written.
file-family = The file has an exercise that this version doesn't know.
file-seed = The seed isn't that of this class code and { $pseudonym }, so these exercises don't count. By its own seed it would be { $found }.
file-score = The file states { $stated } right; its answers give { $found }.
file-score-first = The file states { $stated } right at the first answer; its answers give { $found }.
file-class = The file is of another class, { $code }.
file-repeats = The same answers as in { $file }, word for word.
file-repeats-times = The same answers at the same times as in { $file }.
file-same = The same as { $file }. It counts once.
file-second = { $file } is also of { $pseudonym }. The better one counts.

## The table of a class

column-pseudonym = Pseudonym
column-file = File
column-right = Right
column-first = At the first answer
column-of = Exercises
column-practice = Practised, right
column-minutes = Minutes
column-stars = Stars, as stated
column-remarks = Remarks
cell-right = right, { $tries ->
    [one] one try
   *[other] { $tries } tries
}
cell-wrong = wrong, { $tries ->
    [one] one try
   *[other] { $tries } tries
}

## Pages to print: worksheets, key, and the page of a class

page-print = This page prints well. It needs no network.
sheet-title = Counting with tiles: { $code }
sheet-seed = Seed { $seed }
sheet-about = Everybody has different numbers. Write C(n, k) for the number of ways to choose k of n; you don't have to work out the numbers.
sheet-answer = Answer
key-title = Key: { $code }
key-about = How each exercise is solved, with the numbers of the first student. Further down are the answers for each student, and what usual misconceptions would give.
key-solved = How:
key-column-number = No.
key-column-answer = Answer
key-column-slips = Usual misconceptions would give
class-title = Class page: { $code }
class-no-code = no files
class-fact-students = Students
class-fact-solved = Exercises solved
class-fact-first = At the first answer
class-fact-odd = Files to look at
class-odd = Files to look at
class-counts = counts
class-not-counted = doesn't count
class-who = Who did what
class-column-right = Right
class-column-first = At once
class-column-practice = Practised
class-column-minutes = Minutes
class-column-stars = Stars
mark-none = no answer
mark-right = right
mark-wrong = wrong
class-answers = How they answered
class-note = A small number counts the tries. With a star: see the files to look at.
class-legend = All answers, sorted by what they are. A usual misconception shows in the value it leads to. Answers that can't be read cost nothing.
class-solved = solved by { $right } of { $of }
class-no-answers = Nobody has answered yet.
bar-right = Right
bar-wrong = Other wrong answers
bar-unreadable = Couldn't be read
bar-such-as = such as { $texts }

## rummy-widget sheet, rummy-widget grade

cli-about-sheet = Write worksheets for a class, other numbers for each student, and their key.
cli-about-grade = Grade the results files of a class again, and say which are odd.
cli-about-code = the class code, such as "7b maths": code and pseudonym give the numbers
cli-about-students = how many students (30); each gets the name of a tile as pseudonym
cli-about-names = a file with the pseudonyms, one a line, in place of tiles
cli-about-topics = only these topics, by number or by name
cli-about-each = exercises from each topic (1)
cli-about-out = folder to write into (sheets-CODE)
cli-about-force = write over worksheets that are there
cli-about-handed-in = the folder with the files that students have handed in
cli-about-code-asked = the class code; without it, that of most files
cli-about-grade-out = folder for class.csv and class.html, if not the same
class-each-wrong = From each topic there are 1 to { $most } exercises.
class-topic-wrong = { $topic } isn't a topic. Choose from 1 to { $most }, or from { $names }.
class-names-unreadable = The names in { $file } can't be read. It should be a text file with one pseudonym a line.
class-names-large = { $file } is too large for a list of pseudonyms. Give one a line, { $most } at most.
class-names-count = { $file } has { $count ->
    [one] one pseudonym
   *[other] { $count } pseudonyms
}. Give 1 to { $most }, and as many as --students says if you use both.
class-names-twice = { $name } is there twice. Every student needs a pseudonym of their own.
class-folder-missing = There's no folder { $folder }.
class-folder-full = There are more than { $most } files in { $folder }. Give the folder with the files of the class.
class-folder-empty = There are no files in { $folder }.
class-unwritable = { $path } can't be written.
class-sheets-there = { $path } is there already. Write it anew with --force, or elsewhere with --out.
class-sheets-written = { $students ->
    [one] One worksheet
   *[other] { $students } worksheets
} with { $exercises ->
    [one] one exercise
   *[other] { $exercises } exercises
} each, and the key:
class-graded = { $files ->
    [one] One file
   *[other] { $files } files
}, { $students ->
    [one] one student
   *[other] { $students } students
} of class { $code }.

## A decimal, as the language writes it

number-decimal = { $whole }.{ $part }

## Plots of a class notebook: what they show, said to those who do not see them, and how to read them

plot-kind = { $kind ->
    [bars] Bars.
    [log] Bars on a logarithmic scale.
    [lines] Lines.
   *[bands] Bands.
}
plot-extremes = { $series }: most at { $rows } { $most }, { $high }; least at { $rows } { $least }, { $low }.
plot-rise = { $series }: from { $low } at { $first } to { $high } at { $last }.
plot-rise-half = { $series }: from { $low } at { $first } to { $high } at { $last }, and one half is reached at { $half }.
plot-settled = After { $deals } deals the share is { $share }, with a band from { $low } to { $high }.
plot-held = All { $all } hold the exact { $exact }.
plot-missed = { $held } of { $all } { $held ->
    [one] holds
   *[other] hold
} the exact { $exact }; missed by: { $missed }.
plot-note-log = A logarithmic scale: each line stands for { $factor } times as much as the one before.
plot-note-bands = A dot is a share, the line through it its band; the dashed line is the exact chance. { $missed ->
    [0] All bands hold it.
   *[other] Squares mark bands that miss it.
}
plot-chance = chance
plot-share = share
plot-deals = deals
plot-trial = number
plot-from = from
plot-to = to
plot-exact = exact

## What the tables of a class's notebooks say by themselves

lab-pattern = { $pattern ->
    [simple] simple
    [grand_care] grand care
    [mosaic] mosaic
    [bicolor] bicolor
    [minor] minor
    [major] major
    [doubles] doubles
    [monocolor] monocolor
   *[any] any pattern
}
lab-closed = { $pattern } for { $points }
lab-nobody = nobody
lab-never-closed = never closed
lab-heading = { $what ->
    [pattern] pattern
    [dealt] dealt
    [lesson] of the lesson
    [minutes] minutes
   *[played] played
}
lab-hour = { $what ->
    [guess] guess
    [read] read aloud, { $count } { $count ->
        [one] word
       *[other] words
    }
    [shown] shown, { $count } { $count ->
        [one] table or picture
       *[other] tables and pictures
    }
    [asked] { $count } { $count ->
        [one] question
       *[other] questions
    }
    [hand] tried by the class
    [done] { $count } { $count ->
        [one] exercise
       *[other] exercises
    }, exit question
   *[all] together
}
lab-state = { $runs ->
    [none] none open
   *[other] { $runs }
}{ $waits ->
    [0] {""}
   *[other] , { $waits } waits
}
lab-or = or
lab-from-to = from \ to
lab-open = open
lab-after = after { $number }
lab-course = { $end ->
    [others] others
    [hit] hit
    [miss] miss
   *[stop] stop
}
lab-solver = { $what ->
    [lay] lay
    [add] add
    [take_fourth] take fourth
    [take_end] take end
    [split] split
    [join] join
    [substitute] substitute
    [replace] replace
    [break] break
    [missing] missing
    [joker] joker
    [held_back] held back
    [stranded] stranded
    [instead] instead
   *[unknown] unknown
}
