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

answer-exact = A whole number or a formula
answer-rounded = A rounded whole number or a formula
answer-decimal = A fraction, a formula, or a decimal with at least { $digits } digits after the point
answer-formula = A formula in { $symbols }

## The box that is counted in

class-box = { $colours } colours, numbers 1 to { $numbers }, two of each tile and { $jokers ->
    [0] no Jokers
    [one] one Joker
   *[other] { $jokers } Jokers
}

## How many racks?

family-racks-sized = Counting racks
ask-racks-sized = A box has { class-box }. How many racks of { $size } tiles are there, if copies count as different?
solve-racks-sized = Choose { $size } of all the tiles in the box. Order doesn't matter.

family-racks-alike = Racks that look different
ask-racks-alike = A box has { class-box }. How many racks of { $size } tiles are there, if copies look alike?
solve-racks-alike = For each number of doubles, choose which of the { $kinds } tiles you have twice, then which you have once. Add up the results.

family-racks-ratio = One tile more
ask-racks-ratio = A box has { class-box }. Divide the number of racks of { $size } tiles by the number of racks of { $less }. What do you get, if copies count as different?
solve-racks-ratio = Add any of the { $rest } other tiles to a rack of { $less }. Each rack of { $size } comes up { $size } times, so divide by { $size }.

family-racks-symbols = A formula for racks
ask-racks-symbols = A box has n different tiles, { $copies } copies of each, and { $jokers } Jokers. How many racks of k tiles are there, if copies count as different?
solve-racks-symbols = The box holds { $copies } times n tiles, plus { $jokers } Jokers. Choose k of all of these.

## Jokers and the Trump’s twin

family-jokers-exactly = Exactly this many Jokers
ask-jokers-exactly = A box has { class-box }. How likely are your { $size } tiles to hold exactly { $asked ->
    [one] one Joker
   *[other] { $asked } Jokers
}?
solve-jokers-exactly = Choose which { $asked ->
    [one] Joker you get
   *[other] { $asked } Jokers you get
}, then the other tiles. Divide by the number of all racks.

family-jokers-any = At least one Joker
ask-jokers-any = A box has { class-box }. How likely are your { $size } tiles to hold at least one Joker?
solve-jokers-any = Find the chance of no Joker and subtract it from 1.

family-trump-twin = The Trump’s twin
ask-trump-twin = A box has { class-box }. A red 7 is the Trump, and { $players } players get tiles: 15 for the first, 14 for { $players ->
    [2] the other
   *[other] each of the others
}. How likely is the other red 7 to be dealt { $who ->
    [first] to the first player
    [last] to you, the last player
    [anybody] to any of the { $players } players
   *[others] to a player other than the first
}?
solve-trump-twin = The Trump is face up, so { $hidden } of the { $tiles } tiles are hidden. The twin is one of these, and { $dealt } of them go to whoever the question names.

## Doubles

family-doubles-none = A rack without doubles
ask-doubles-none = A box has { class-box }. How likely are your { $size } tiles to hold no double (no tile twice)?
solve-doubles-none = Choose { $size } of the { $kinds } different tiles. Multiply by 2 for each of them, because you can have either copy. Divide by the number of all racks.

family-doubles-exactly = Racks with doubles
ask-doubles-exactly = A box has { class-box }. How many racks of { $size } tiles have exactly { $doubles } doubles, if copies count as different?
solve-doubles-exactly = Choose { $doubles } tiles to have twice and { $single ->
    [one] one
   *[other] { $single }
} to have once. Of each tile that you have once, choose one of the two copies.

family-doubles-refuse = Can you refuse the deal?
ask-doubles-refuse = A box has { class-box }. With 3 doubles or more you can refuse the deal. How likely is that with { $size } tiles?
solve-doubles-refuse = Count racks with no double, with one and with two. Subtract their share from 1.

## Runs and groups

family-runs-lengths = Runs of several lengths
ask-runs-lengths = Tiles have { $colours } colours and numbers 1 to { $numbers }. A 1 can start a run, or end it after the { $numbers }. How many different runs have 3 to { $most } tiles?
solve-runs-lengths = In one colour, count where runs of each length can start; the last one ends with the 1 after the { $numbers }. Multiply by the number of colours.

family-groups-pieces = Groups of three and four
ask-groups-pieces = A box has { $colours } colours and numbers 1 to { $numbers }, two of each tile. How many groups of three or four tiles are there, if copies count as different?
solve-groups-pieces = Choose the number, then three or four colours, then a copy in each colour.

family-runs-symbols = A formula for runs
ask-runs-symbols = Tiles have { $colours } colours and numbers 1 to n. { $one ->
    [both] A 1 can start a run, or end it after the n.
   *[low] A 1 can only start a run.
} How many different runs of k tiles are there, with k from 3 to n − 1?
solve-runs-symbols = Count where a run of k can start in one colour{ $one ->
    [both] , the last one ending with the 1 after the n
   *[low] {""}
}. Multiply by { $colours }.

family-three-dealt = The first three tiles
ask-three-dealt = A box has { $colours } colours, numbers 1 to { $numbers }, two of each tile and no Jokers. A 1 can start a run, or end it after the { $numbers }. How likely are three tiles to be a run or a group?
solve-three-dealt = There are { $runs } runs and { $groups } groups of three, each in 2 · 2 · 2 ways. Divide by all choices of three of the { $tiles } tiles.

## Dealt a close

family-care-overlap = All six of one number
ask-care-overlap = A box has 3 colours, numbers 1 to { $numbers }, two of each tile and no Jokers. How many racks of { $size } tiles hold all six tiles of some number, if copies count as different?
solve-care-overlap = Choose a number, take all six of its tiles and choose { $more } others. That counts racks with two such numbers twice: subtract them once.

family-one-in = One deal in how many?
ask-one-in = The game's box has 106 tiles, 2 of them Jokers. Of all racks of 14 tiles, exactly { $count }{ $jokers ->
    [without] {" "}without a Joker
    [single] {" "}with exactly one Joker
    [both] {" "}with both Jokers
   *[any] , with or without Jokers,
} { $pattern ->
    [simple] form runs and groups
    [mosaic] are a Mosaic
    [bicolor] are a Bicolor
    [minor] are a Minor
    [major] are a Major
    [doubles] are Doubles
    [grand_care] are a Grand Care
    [monocolor] are a Monocolor
   *[any] form some pattern
}. If 14 tiles are dealt from all 106, how often does such a rack come up: once in how many deals, on average?
solve-one-in = Count all racks of 14 from the 106 tiles, with or without Jokers. Divide by the number that fit the question, { $count }.

family-two-colours = Runs in two colours
ask-two-colours = A box has { $colours } colours and numbers 1 to { $numbers }, two of each tile. { $two } sets of { $size } tiles form runs of red and blue, or of just one of these colours; { $one } form runs of red alone. It's the same for all other colours. How many sets form runs of at most two colours?
solve-two-colours = There are { $pairs } pairs of colours. A set of one colour is counted in { $often } pairs, so subtract it { $much ->
    [2] twice
   *[other] { $much } times
}.

## Outs and waiting

family-outs-next = The next draw
ask-outs-next = These are your 14 tiles of the 106; you've seen no others. How likely is your next draw to let you close?
solve-outs-next = { $unseen } tiles are unseen. { $kinds ->
    [one] One kind of tile
   *[other] { $kinds } kinds of tiles
} or a Joker will do: count the copies you don't hold, { $good } in all.

family-outs-within = Within a few draws
ask-outs-within = Of { $unseen } unseen tiles, { $good } let you close. How likely are you to draw at least one of them in your next { $draws } draws?
solve-outs-within = All { $draws } draws miss if they're all among the { $bad } other tiles. Subtract that chance from 1. Other players' draws don't matter.

family-outs-wait = How many draws?
ask-outs-wait = Of { $unseen } unseen tiles, { $good } let you close. Nobody else draws. How many draws does it take on average, counting the good one?
solve-outs-wait = The { $good } good tiles split the { $bad } others into { $parts } parts, equal on average. You draw the first part and one more tile.

## Many deals

family-deals-expected = Jokers in many deals
ask-deals-expected = You deal { $size } tiles { $deals } times, always from all 106 tiles, 2 of them Jokers. How many deals hold at least one Joker, on average?
solve-deals-expected = Find the chance that one rack holds a Joker. Multiply it by { $deals }.

family-band-narrower = A narrower band
ask-band-narrower = After { $deals } simulated deals you know only a band in which a chance lies. How many deals do you need in all to make it about { $times } times narrower?
solve-band-narrower = The band shrinks with the square root of the number of deals.

family-band-middle = The middle of the band
ask-band-middle = { $seen } of { $deals } simulated deals closed. What's the middle of Wilson's interval, with z = 2?
solve-band-middle = Add 2 deals that closed and 2 that didn't, because z²/2 = 2. The share that closed is now the middle of the interval.

family-once-at-least = At least once
ask-once-at-least = Something happens in one deal out of { $rare }. How likely is it to happen at least once in { $deals } deals?
solve-once-at-least = Find the chance that all { $deals } deals miss. Subtract it from 1.

## Is the price right?

family-draw-worth = What a draw is worth
ask-draw-worth = { $players } players sit at the table. Of { $unseen } unseen tiles, { $many } let you close for { $small } points from each opponent, and { $few } for { $big } from each. How many points does your next draw bring on average?
solve-draw-worth = Add up what one opponent would pay you for each of the unseen tiles. Multiply by { $others } and divide by { $unseen }.

family-aim-higher = When to aim higher
ask-aim-higher = { $players } players sit at the table. Of { $unseen } unseen tiles, { $good } let you close for { $now } points ({ pattern-cheap }{ $jokers ->
    [0] {""}
    [one] {""} with a Joker
   *[other] {""} with { $jokers } Jokers
}). How likely must { pattern-dear } for { $then } be on your next draw, to bring as many points on average?
solve-aim-higher = The chance times the price must be the same for both patterns. The number of opponents doesn't matter.

family-fair-price = A rarity price
ask-fair-price = Of racks of 14 tiles with { $jokers ->
    [0] no Jokers
    [one] one Joker
   *[other] { $jokers } Jokers
}, { $often } are { pattern-cheap } and { $other } are { pattern-dear }. { $cheap ->
    [simple] Such a Simple
   *[mosaic] Such a Mosaic
} pays { $price } points. What must { pattern-dear } pay to bring as many points a deal, on average?
solve-fair-price = The number of racks times the price must be the same for both patterns.
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

mistake-order-counted = order counted
    .hint = You've counted the order of the tiles. Here it doesn't matter.
mistake-with-replacement = as if each tile were put back
    .hint = You've put each tile back after drawing it. Here a drawn tile stays out.
mistake-jokers-forgotten = Jokers forgotten
    .hint = Have you counted the Jokers?
mistake-second-copy-forgotten = second copy forgotten
    .hint = The box has two of each tile. Have you counted both?
mistake-fourteen-for-fifteen = 14 and 15 mixed up
    .hint = You're one tile off. Is it 14 or 15?
mistake-complement = the opposite counted
    .hint = That's the chance of the opposite. Subtract it from 1.
mistake-copies-told-apart = copies counted as different
    .hint = Here the two copies of a tile look alike.
mistake-copies-not-chosen = copies not chosen
    .hint = Each tile can be either copy. Have you chosen which?
mistake-both-copies-counted = both copies of the Trump counted
    .hint = Only the twin can be dealt: the Trump itself is face up.
mistake-trump-not-set-aside = Trump counted as hidden
    .hint = The Trump is face up. How many tiles can still be its twin?
mistake-choice-forgotten = choice of the Joker forgotten
    .hint = Which Joker is it? That's one more choice.
mistake-at-least-for-exactly = at least instead of exactly
    .hint = You've counted more than asked. Count exactly this many.
mistake-exactly-for-at-least = exactly instead of at least
    .hint = That's for exactly this many. A larger number counts, too.
mistake-boundary-left-out = smallest number left out
    .hint = Exactly three counts as “three or more”, too.
mistake-chances-added = chances added up
    .hint = Add chances only if no two can happen together. Here they can.
mistake-overlap-counted-twice = overlap counted twice
    .hint = Some possibilities belong to two of your cases. Which?
mistake-overlap-added = overlap added
    .hint = Subtract what you've counted twice; don't add it again.
mistake-overlap-taken-once = overlap not subtracted often enough
    .hint = Subtract the overlap until it counts only once.
mistake-one-colour-left-out = runs of a single colour left out
    .hint = “At most two colours” includes runs of a single colour.
mistake-one-colour-only = one colour only
    .hint = That's for one colour. How many are there?
mistake-one-number-only = one number only
    .hint = That's for one number. How many are there?
mistake-high-one-forgotten = forgot that a 1 can follow the highest number
    .hint = A run can also end with a 1 after the highest number.
mistake-high-one-misread = 1 put after the highest number
    .hint = Read again: can a 1 come after the highest number here?
mistake-wrapped-round = runs around the corner
    .hint = A 1 starts or ends a run. It's never in the middle.
mistake-colour-repeated = a colour repeated
    .hint = A group has each colour only once.
mistake-fours-forgotten = groups of four forgotten
    .hint = A group can also have four tiles.
mistake-groups-forgotten = groups forgotten
    .hint = Those are only the runs. Groups count, too.
mistake-fence-post = one too few
    .hint = One is missing. From 3 to 5 there are three numbers, not two.
mistake-upside-down = the fraction upside down
    .hint = Your fraction is upside down. Which number is larger?
mistake-own-tiles-counted = your own tiles counted as unseen
    .hint = You can't draw your own tiles. How many are unseen?
mistake-one-draw-only = one draw only
    .hint = That's for one draw. How many do you have?
mistake-last-draw-forgotten = last draw forgotten
    .hint = Those are the draws that miss. Count the good one, too.
mistake-chance-for-count = a chance instead of a number
    .hint = That's for one deal. How many deals are there?
mistake-square-forgotten = square forgotten
    .hint = The band shrinks with the square root of the number of deals.
mistake-doubled-for-squared = doubled, not squared
    .hint = A square is the number times itself, not times two.
mistake-only-the-new = only the new deals counted
    .hint = Those are only the new deals. Add the old ones.
mistake-plain-share = the observed share
    .hint = That's the share you observed. The middle of the Wilson interval is closer to one half.
mistake-one-for-two = one added instead of two
    .hint = With z = 2, add two deals on each side.
mistake-below-forgotten = total number of deals not increased
    .hint = The total number of deals grows, too.
mistake-all-for-one = every time instead of once
    .hint = That's for happening every time. Once is enough.
mistake-opponents-forgotten = one opponent only
    .hint = That's what one opponent pays. They all pay.
mistake-closer-pays-too = the closer pays, too
    .hint = You don't pay when you close. How many opponents are there?
mistake-only-when-closing = counted only the draws that close
    .hint = Include the draws that don't close, too. Each of them counts as 0.
mistake-prices-averaged = prices taken as equally likely
    .hint = The prices aren't equally likely. Count the tiles for each.
mistake-prices-ignored = prices left out
    .hint = You've compared only how often they happen. What does each pay?
mistake-opponents-counted = multiplied by the opponents
    .hint = Each opponent pays either way. Does their number matter?
mistake-chances-subtracted = difference instead of ratio
    .hint = How many times as often does it happen? Divide, don't subtract.
mistake-own-price = started from the wrong price
    .hint = You've started from the other pattern's price in the game. Start from the price in the question.

## Names of a class and its students

class-name-wrong = { $what ->
    [code] A class code
   *[pseudonym] A pseudonym
} has 1 to { $most } characters.
class-students-wrong = There are pseudonyms for 1 to { $most } students. For more, give a file of names with --names.
class-twin = { $tile } twin
class-score = { $right } of { $of }

## What is odd about a file

file-closed = This can't be opened: it's a link or a device, or it's protected.
file-signs = The file contains broken characters. Ask for it again.
file-empty = The file is empty.
file-large = The file is too large to be a results file.
file-foreign = This isn't a results file.
file-cut = The file breaks off in the middle. Ask for it again.
file-version = The file comes from another version of rummy_widget.
file-shape = Something in the file was changed after it was saved. Ask for it again.
file-family = The file has an exercise that this version doesn't know.
file-seed = The seed doesn't match this class code and { $pseudonym }, so these exercises don't count. Checked with the seed in the file: { $found } right.
file-score = The file says { $stated } right. Checking its answers gives { $found }.
file-score-first = The file says { $stated } right on the first try. Checking its answers gives { $found }.
file-class = The file is from another class, { $code }.
file-repeats = The same answers as in { $file }, word for word.
file-repeats-times = The same answers at the same times as in { $file }.
file-same = The same as { $file }. It counts once.
file-second = { $file } is also from { $pseudonym }. The better one counts.

## The table of a class

column-pseudonym = Pseudonym
column-file = File
column-right = Right
column-first = Right on the first try
column-of = Exercises
column-practice = Right in practice
column-minutes = Minutes
column-stars = Stars, as the file says
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

page-print = You can print this page. It works offline.
sheet-title = Counting with tiles: { $code }
sheet-seed = Seed { $seed }
sheet-about = Everyone has different numbers. C(n, k) is the number of ways to choose k of n; you don't have to work it out.
sheet-answer = Answer
key-title = Key: { $code }
key-about = How to solve each exercise, with the first student's numbers. Below: each student's answers, and common wrong answers.
key-solved = How:
key-column-number = No.
key-column-answer = Answer
key-column-slips = Common wrong answers
class-title = Class page: { $code }
class-no-code = no files handed in
class-fact-students = Students
class-fact-solved = Exercises solved
class-fact-first = Right on the first try
class-fact-odd = Files to check
class-odd = Files to check
class-counts = counts
class-not-counted = doesn't count
class-who = What each student did
class-column-right = Right
class-column-first = First try
class-column-practice = Practised
class-column-minutes = Minutes
class-column-stars = Stars
mark-none = no answer
mark-right = right
mark-wrong = wrong
class-answers = How the class answered
class-note = The numbers in small print say how many tries there were. For a name with *, see “Files to check”.
class-legend = All answers, by kind. We recognise a common misconception by the answer's value. Unreadable answers cost nothing.
class-solved = solved by { $right } of { $of }
class-no-answers = Nobody has answered yet.
bar-right = Right
bar-wrong = Other wrong answers
bar-unreadable = Unreadable
bar-such-as = such as { $texts }

## rummy-widget sheet, rummy-widget grade

cli-about-sheet = Write worksheets for a class, with different numbers for each student, and an answer key.
cli-about-grade = Grade a class's results files, and list any that look odd.
cli-about-code = the class code, such as "7b maths"; code and pseudonym together decide which numbers a student gets
cli-about-students = how many students (default: 30); each gets the name of a tile as pseudonym
cli-about-names = a file with the pseudonyms, one per line, instead of tiles
cli-about-topics = only these topics, by number or by name
cli-about-each = exercises from each topic (default: 1)
cli-about-out = folder to write into (default: sheets-CODE)
cli-about-force = overwrite existing worksheets
cli-about-handed-in = the folder with the students' files
cli-about-code-asked = the class code; by default, the one in most of the files
cli-about-grade-out = another folder for class.csv and class.html
class-each-wrong = Choose 1 to { $most } exercises from each topic.
class-topic-wrong = { $topic } isn't a topic. Choose from 1 to { $most }, or from { $names }.
class-names-unreadable = Can't read the names in { $file }. It should be a text file with one pseudonym per line.
class-names-large = { $file } is too large for a list of pseudonyms. Give one per line, { $most } at most.
class-names-count = { $file } has { $count ->
    [one] one pseudonym
   *[other] { $count } pseudonyms
}. Give 1 to { $most }, and if you use --students, exactly that many.
class-names-twice = { $name } is in the list twice. Every student needs their own pseudonym.
class-folder-missing = There's no folder { $folder }.
class-folder-full = There are more than { $most } files in { $folder }. Name the folder that contains the class's files.
class-folder-empty = There are no files in { $folder }.
class-unwritable = Can't write { $path }.
class-sheets-there = { $path } already exists. Overwrite it with --force, or choose another folder with --out.
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
plot-extremes = { $series }: the highest, { $high }, is at { $rows } { $most }; the lowest, { $low }, at { $rows } { $least }.
plot-rise = { $series }: from { $low } at { $first } to { $high } at { $last }.
plot-rise-half = { $series }: from { $low } at { $first } to { $high } at { $last }, and one half is reached at { $half }.
plot-settled = After { $deals } deals the share is { $share }, with a band from { $low } to { $high }.
plot-held = All { $all } bands contain the exact value, { $exact }.
plot-missed = { $held } of { $all } bands { $held ->
    [one] contains
   *[other] contain
} the exact value, { $exact }. These miss it: { $missed }.
plot-note-log = Logarithmic scale: each line stands for { $factor } times as much as the one before.
plot-note-bands = Each dot is a share, and the line through it is its band; the dashed line is the exact chance. { $missed ->
    [0] All bands contain it.
   *[other] Squares mark bands that miss it.
}
plot-chance = chance
plot-share = share
plot-deals = deals
plot-trial = sample
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
    [lesson] part of the lesson
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
   *[all] total
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
    [take_fourth] take the fourth tile
    [take_end] take the end
    [split] split
    [join] take the rest
    [substitute] take a replaced tile
    [replace] take a replaced Joker
    [break] break up
    [missing] fits nothing
    [joker] needs a Joker
    [held_back] needs a tile that can't leave
    [stranded] a table tile is left over
    [instead] other tiles would stay instead
   *[unknown] not known
}
