import type { ErrorPatternList } from '../error-patterns.ts';

/** Confused words: then/than, lose/loose, affect/effect, of/have, too/to, past/passed. */
export const confusedPairs: ErrorPatternList = {
  rule: 'homonym',
  reason: 'likely-slip',
  patterns: `
    @comparative/more/less then=than @compared
    more/less/rather * then=than @compared
    rather/sooner * then=than *
    rather/sooner * * * then=than go/stay/be/have/die/live/see/marry/wait/walk/ask/eat/lose/let/do/take/tell/hear/work/sit/face
    rather/sooner * * then=than go/stay/be/have/die/live/see/marry/wait/walk/ask/eat/lose/let/do/take/tell/hear/work/sit/face
    rather/other then=than -./he/she/i/they/we/it
    wait/walk/die/live/starve/stay/sleep/drown/eat then=than wait/live/go/stay/sleep/eat/be/die/work/beg/ask/leave
    and/but/just than=then @subject
    ^/./and/but/so he/she/i/they/we than=then *ed/went/said/came/took/began/saw/ran/sat/stood/told/gave/left/fell/put/got/made/spoke
    more/less * ?even/still then=than the/a/my/his/her/their/our/before/ever/we/i/he/she/they/usual
    ?even/still @comparative ?even/still then=than the/a/my/his/her/their/our/before/ever/we/i/he/she/they/usual
    and/but/now than=then the/went/came/said/turned/ran/fell/sat/looked/walked/began/again/there/at/left/stopped/a/his/her/my/another/suddenly

    @modal/to/not/don't/didn't/doesn't/never/cannot/gonna/might/i/you/we/they loose=lose @object/my/your/everything/control/weight/sight/interest/hope/touch/money/time/faith/patience/count/track/sleep/consciousness/confidence/another/all/both -hold/grip/tongue/tongues/bonds/arrow/arrows/dogs/hair/upon/on/from
    @modal/to/not/don't/didn't/doesn't/never/cannot/gonna/might/i/you/we/they loose=lose the/his/its/their/our/this/that/a/an game/war/race/match/battle/way/farm/house/money/job/baby/case/thread/ticket/key/keys/bet/election/mind/temper/head/life/chance/trail/place/boat/book/argument/child/friend/will/fight/balance/election/home/land/right/whole/best
    @modal/to/not/don't/didn't/doesn't/never/cannot loose=lose ./everything
    keep/keeps/kept/is/are/was/were/am/of/without/about/from/by/be/been/been/fear/start/started/not/for/risk/afraid/he's/i'm/she's/you're/they're/we're loosing=losing -*ed
    he/she/it/who/always/never/everyone/often/team looses=loses -upon/on
    come/came/comes/let/broke/break/breaks/hang/hung/too/cut/tore/work/worked/shook/shake/so/very/set lose=loose ./in/from/and/on/at/again/for/with/upon/enough/a
    a/the/some/his/her/my/two/of lose=loose change/end/ends/tooth/teeth/button/buttons/thread/threads/board/boards/stones/stone/hair/fit/fitting/sand/screw/leaves/bricks/knot/cannon

    -@modal/to/not/would/will/did/does/do/don't/doesn't affect=effect on/upon ?the/his/her/me/him/my/us/them/you/its/their *
    an/no/any/little/what/some/great/good/bad/much/same/side/desired/its/lasting/profound/opposite/the/this/that/negative/positive affect=effect ./on/upon/of/in/did/does/was/is/that/had/has/it/he/she
    the/side/after/no/these/ill/bad/many/some/any/of affects=effects ./of/on/were/are/that/can/in
    @modal/to/not/doesn't/didn't/don't/does/did effect=affect me/you/him/us/them/everyone/everybody/anyone/people/children/how/what
    @modal/to/not/doesn't/didn't/don't/does/did effect=affect my/your/his/her/its/our/their/the lungs/health/mood/sleep/heart/brain/life/lives/grades/work/judgment/judgement/performance/decision/decisions/mind/future/body/skin/vision/way/weather/economy/outcome/result/results/environment/crop/crops/harvest/price/prices/family/marriage/voice/writing/whole/others/children/rest/eyes/baby/land/sea/town/people
    -be/been/being/was/is/has/were/are/had/have/of effected=affected me/him/us/them/you/everyone/everybody/people
    -be/been/being/was/is/were/are/of effected=affected her ./more/deeply/greatly/badly/so/too/very/in/as/for/most/less/like/strangely
    effected=affected the/his/her/my/their/our/its whole/harvest/crop/crops/economy/outcome/way/entire/people/children/team/market/weather/town/village/mood/health/family/heart/mind/life/lives/lungs/sleep/others/results/rest/city/country/land
    -be/been/being/was/is/has/were/are/had/have/of effected=affected all of/the us/them/you
    -be/been/being/was/is/has/were/are/had/have/of effected=affected @poss -escape/entrance/entry/purpose/object/cure/change/changes/release/exit/retreat/rescue/deliverance/landing/passage/way/removal/departure/return/junction/end/ends/purchase/union/marriage/design/liberation/escape/conversion/capture/own/reform/flight
    deeply/greatly/badly/strongly/severely/seriously/profoundly/hardly/directly/worst/most effected=affected -a/an/the
    he/she/it/this/that/which/weather/never/really effects=affects me/you/him/us/them/everyone/people/children/how/the/my/our/your/his -change/changes/cure
    
    your/you're to=too early/late/young/old/good/kind/small/much/big/slow/tired/soft/hard
    drink/drinks/eats/talks/costs/cost/smokes/smoked/works/worked/thinks/worries/worried/sleeps/slept/spends/complains/cried/cries/hurt/hurts/paid to=too much -the/as/of
    i/he/she/we/they/you/who loosed=lost @poss/hope/control/interest/sight/it/touch/weight/everything/faith/patience/all/him/them -grip/hold/arrow/arrows/dogs/hair/tongue/bonds/upon/on/from
    far/way/much/bit/all/it's/is/was/were/are/be/been/felt/feels/looked/looks/got/became/grew/i'm/he's/she's/they're/we're/am/you're/wasn't/isn't/not/just to=too @adjective ./to/for/and/in/at/now/with/that/or/a/across/over/around/under/by/from/as/when
    had/have/has/put/poured/added/ate/drank/talks/talk/talked/is/was/been/far/way/spent/with/cost/drink/eat/said/know/knew/much/it's/that's/so to=too much -the/as
    were/are/had/have/has/was/ate/far/way/saw/killed/drank to=too many -of/a
    want/wants/wanted/going/need/needs/needed/try/tried/used/ought/able/supposed/have/had/has/was/is/like/began/how too=to @base -./of
    going/came/went/go/goes/come/back/next/close/according/due/listen/talk/talked/spoke/over/down/belongs/drove/walked/walk/ran/happened/listened/sent too=to the/my/his/her/our/their/your/this/school/church/bed/town/him/me/them/us/a
    the/my/our to=two brothers/sisters/boys/girls/men/women/dogs/cats/friends/children/boats/houses/horses/old/of/sons/daughters/hands/cars/others
    ^ me/him/her/them/us to=too ./and

    @motion passed=past @det/him/me/us/them/without/every/two/three/it/~name
    half/quarter passed=past
    the passed=past ./we/i/he/she/few/year/week/month/is/was/and/two/three/day/days/years/weeks/months/decade/century
    has/have/had/i've/you've/they've/we've past=passed ?already/just/now/not her/his/the/by/away/through/over/since/on/out/into/them/him/it/me/us/under/my/without/before/so/.
    year/years/hour/hours/day/days/week/weeks/month/months/time/minutes/summer/winter past=passed before/slowly/quickly/since/until/without/like/and
    the/this rain/storm/train/danger/shower/moment/fever/pain/bus/car/cart/parade/procession/ship/squall/crisis past=passed ./and/over/us/him/her/them/without/quickly/slowly/by
    they/we/she/he/i/it past=passed the/by/him/her/them/us/me/a/his/my/through/without
  `,
};
