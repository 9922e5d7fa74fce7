import type { ErrorPatternList } from '../error-patterns.ts';

/** Confused similar words, detected by their context. */
export const moreConfusedPairs: ErrorPatternList = {
  rule: 'homonym',
  reason: 'likely-slip',
  patterns: `
    ./of/in/to/for/from/on/at witch=which @subject/@poss/the/was/were/is/are/had/has/made/would/could/no
    read/reads/reading/went/go/going/look/looked/looking/came/drove/passed/got/get/glared/peered/peer/climbed/crawled/leafed/flipped/thumbed/fell/wandered/rode ?it/them threw=through -an/up/away/open/himself/herself/themselves/down/off/out
    straight/right/halfway/all/way threw=through the/a/my/his/her/their/that/this/it
    is/was/that's/knew/know/remember/place/house/room/spot/street/village/town/field/yard/beach/corner/spot/pub/shop/exactly were=where @subject/the/my/his/her
    -*'s/that/if/when/as/@prep -the/that/men/women/people/*s/i/you/we/they were=where the/my/his/her/their/our * had/was/were
    to/would/could/will/can/must/should/might/not/going by=buy it/one/some ./$/for/from/here/back/now/and
    with/great/endless/infinite/no patients=patience with
    lost/losing/lose/out patients=patience ./with
    a weak=week $/ago/later/after/before/earlier
    one/next/last/every/this weak=week ./she/he/they/we/i
    starred=stared at/out/into/up/down/back/ahead/straight/blankly
    for/in/wait/half/within/just a minuet=minute
    any/every/last minuet=minute ./he/she/i/they/we/now/or
    tolled=told me/him/her/us/them/you
    read/reads/reading/said/thought/wondered/laughed/spoke/speak ?it/this/that/them ?out allowed=aloud ./to/and
    read/reads/reading the/a/her/his/my/your/their * allowed=aloud ./to/and
    isles=aisles of books/shelves
    the/supermarket/between/down/along/up isles=aisles of the ?little/old church/shop/store/library/supermarket/theater/theatre
    ^ weather=whether i'm/you're/he's/she's/they're/we're/it's
    ^ know=now i/he/she/we/they ./*ed/was/had/could/can/couldn't/can't/have/am/is/know/want/feel/think
    he/she/i/they/we/who/~name lent=leaned against/over/back/forward/forwards
    he/she/they/~name lent=leaned on the/his/her/their rail/wall/table/door/bar/fence/gate/counter/cane/stick/elbow/elbows/desk/windowsill
    @modal/not/don't/didn't except=accept no/nothing/anything/responsibility/defeat/help
    fell/falls/ran/drove/walked/flew/wandered/marched/slunk/hurried of=off $
    broke/broken/snapped/tore of=off a/the/his/her
    the/two/three/four/five/warm/fresh/of/burnt/new loafs=loaves -around/about
    dead/dry/fallen/autumn/tree/green/of/full_of/the/yellow/wet leafs=leaves -of/through/over/it
    -of/to/for/with/by/from/in/on/than/all/about/at/after one/man/woman/boy/girl/someone/anyone/somebody whom=who *ed/was/were/had/has/is/would/could/will/can/came/went/knew/said
    keep/kept/keeps/stay/stayed/fell/very/went/too/so quite=quiet ./and/in/for/while/after/as/now/all/at/about/until/when
    a quite=quiet street/road/room/house/man/woman/girl/boy/child/voice/place/night/evening/morning/afternoon/day/life/village/town/corner/spot/moment/word/neighborhood/neighbourhood/country/sea/harbor/harbour
    his/her/the/this/their quite=quiet voice/street/house/room/village/town/life/corner/night/country
    be quite=quiet ./while/and
    was/were/is quite=quiet when/while/until/again/now/except
    ./^ were=where the/a/my/his/her/our/their * were/was/is/are/had
    i/he/she/they/we except=accept the/this/your/my/his/her/it/that
    -a/the/his/her/its/this/that/of/in/my/as quiet=quite a/sure/certain/right/different/so/often/likely/possible/long/well/good/impossible/simple/clear -bittie/voice
    was/were/been/had/has/have/i've/we've/they've/being lead=led ?them/him/her/me/us/it/you/a/the by/to/into/astray/away/through/out/back/down/up/on/in/along/from/toward/towards/here/there/life
    -@aux he/she lead=led -a/or/and
    ^ he/she/it lead=led
    the/this/my/his/her old/long/narrow/steep/little/dirt/muddy/only/main/winding/stone/wooden/dark road/path/street/track/trail/stairs/staircase/door/bridge/corridor lead=led down/up/into/through/back/to/out/away/along/from
    the/a/an/this/my/his/her/that -the/a/men/women/people/children/*s/to/who/that/which/of lead=led down/up/into/through/back/away/him/her/them/us/me/off/along
    on/of principal=principle ./and/he/she/i/that/not
    the/our/my/his/her principle=principal of the/our/my/his/her/this/a ?local/old/village/high/grammar/new/primary/little school/college/academy
    the/our/my/his/school/her/vice/their/assistant/new principle=principal called/said/told/asked/sent/walked/came/office/smiled/knows/knew/announced/spoke/came
    my/his/her/the/our/their/a/your principle=principal reasons/reason/cause/causes/character/characters/aim/goal/role/concern/town/street/dancer/source/city/actor/actress/problem/theme
    @modal/to/not/don't/didn't/never/gladly/please except=accept the/this/that/your/my/his/her/it/an/any/help/him/them/me/our/their/what/money/defeat
    everyone/everybody/all/nothing/nobody/anyone/anything/one/none/everything/always/empty/anywhere/nowhere/there/them/us/day/else accept=except for/that/the/me/him/her/~name/on/when/a/my/his/one/in/at/us/them
    can't/cannot/couldn't/can/could/to/hardly/barely/not/will/let/scarcely/him/me/didn't/don't breath=breathe ./in/again/through/the/out/easily/deeply/slowly/freely/for/at/and/properly/when/normally/fire
    ^/and/just/now breath=breathe slowly/deeply/in/out/through
    a/deep/her/his/my/last/your/their/long/every/each/one/another/short/big/slow/first/under breathe=breath
    a/another/quick/little peak=peek at/through/inside/into/under/behind/over/out
    to/could/can/would/not/let/and/i'll/must peak=peek through/inside/into/out/around/behind/over
    the/highest/mountain/snowy/every/its/a peek=peak of the
    mountain/the peek=peak/peeks=peaks ./of
    peaked=piqued/peeked=piqued/peak=pique/peaks=piques @poss/the curiosity/interest/pride/appetite/attention
    any/his/my/their/the/this/much/of/for/no/some/good/bad/sound/legal/such/her/your/that/with advise=advice ./on/about/and/is/was/to/from/that/he/she/i/of/for/but
    give/gives/gave/given/giving/offer/offered/ask/asked/need/needed/want/wanted/seek/sought/ignore/ignored/followed/took advise=advice -you/him/her/them/us/me/that/against/people
    was/were/am/is/are/i'm/he's/she's/we're/they're/so/very/too/got exited=excited ./about/to/at/by/and/that/when/for
    stand/stood/standing/sit/sat/sitting/lay/lying/walk/walked/walking/knelt/kneeling/slept/ran/rode/parked/right besides=beside the/a/him/her/me/them/us/it/his/my/their/our/~name
    was/were/been borne=born in ?the/a/this/that ?small/little/same/old/large/poor house/village/town/city/year/hospital/cottage/farmhouse/country/spring/summer/autumn/slum/stable
    @modal/to/not/don't/didn't/must/strongly/do advice=advise you/him/her/them/us/me/that/against/people/my/his/everyone/anyone
    the/this/fine/bad/cold/hot/good/warm/nice/rainy/wet/stormy/fair/like/of/about/in whether=weather ./was/is/were/forecast/report/had/has/turned/changed/will/would/and/in/today/outside/at/here/for/bureau/permitting/we/all
    know/ask/asked/wonder/wondered/doubt/see/decide/decided/sure/unsure/tell/say/care/knew/knows/matter/question/of/asks/remember weather=whether he/she/it/they/i/we/you/the/to/or/this/that/his/her/my/there/a/any
    ^ weather=whether he/she/they/we/you/i/or
    drove/walked/rode/sailed/flew/travelled/traveled/marched/cycled/letter/miles form=from ~name/the/a/his/her/there/here
    the/his/her/on/hit/my breaks=brakes ./too/and/hard/failed/squealed/screeched/so/as/at/when/didn't/don't/were/in/of/on
    @modal/to/not/don't/didn't/never/please/you/they brake=break the/it/his/my/her/your/a/into/down/up/their/this/that/any/our/him/me
    will/would/to/not/don't/might/can/could breaking=braking for
    i/he/she/they/we/who/never/always/nobody/everyone/everybody/already/you/hardly/somehow new=knew that/the/what/how/who/why/where/it/he/she/him/her/exactly/nothing/better/i/they/we/you/his/my/about/me/them/everything/there/all/would/enough/well/when/of/at/this/which/if/./so
    a/the/some/brand/my/his/her/their/our/this/your/another/very knew=new -./that/he/she/it/i/they/we/the/what/how/him/her/a/nothing/all/well
    i/you/we/they/don't/didn't/doesn't/never/who no=know what/how/that/why/who/where/when/if/the/him/her/it/you/about/this/me/them/your/his
    you/we/they where=were *ing/right/wrong/late/ready/tired/happy/never/always/so/too/very/just/still/already/born/gone/no/both/almost/once/afraid/here/there/young/old/not/all/only/children/kids/friends/about/supposed/married/alone/asleep/lost/hungry/cold/in/on/at/told/given/sent/made/taken/a/dead/drunk/rich/poor/sure
    ^ were=where are/is/did/do/does/have/has/was/will/would/can/could/were
    know/knows/tell/ask/asked/knew/wonder/see/remember/place/forgot/show were=where he/she/it/they/i/we/you/the/his/her/my is/was/went/lives/lived/had/put/are/were/go/key/keys/money/house/has/have/came/could/kept/keeps/hid/left/lay/stood/slept/worked/sat/found
    can/can't/cannot/could/couldn't/didn't/don't/never/won't/wouldn't/hardly/barely/doesn't here=hear you/me/him/her/it/the/that/a/what/them/us/anything/my/voices/nothing/his/music/something/your
    over/right/around/out/stay/from/live/been/back/lives/down/up/he's/she's/they're/we're/i'm hear=here $/and/now/with/for/at/since/before/until/again/alone/today/tonight/in/on
    come/came/get/wait/sit hear=here ./at/now/for/with
    a/another/one/this/every/last/small/little/big/single/each/tiny/of peace=piece/peaces=pieces of metal/bread/cake/paper/wood/land/meat/cloth/string/rope/glass/pie/cheese/chocolate/furniture/work/news/music/ground/candy/toast/fruit/fish/advice/pizza/chalk/cloth/equipment/evidence/information/ice/history/art/toast/property/it/the/her/his/my/me/him
    so/very/too/got/looked/felt/seemed/i'm/was/were/am/he's/she's/they're/getting/be board=bored with/by/stiff/out/already/in/at/that/when/because
    so/very/too/got/looked/felt/seemed/i'm/getting board=bored ./and
    boarder=border between/patrol/guard/guards/crossing/town/post/control/wall/dispute/states
    cross/crossed/crossing/across/over/near/at/on the boarder=border ./of/into/to/and/at/in/between
    down/up/along/in/across/blocked the isle=aisle ./alone/with/between/to/toward/towards/seat/at/on/by/in/and
    ^ the isle=aisle of the church/theater/theatre/plane/bus/shop/store/train/chapel
    the isle=aisle seat/between
    blonde/blond/curly/wavy/shoulder-length/auburn/straight hare=hair
    comb/combed/brush/brushed/cut/washed/wash/braided/stroked/pulled/dyed/in/through @poss hare=hair
    awarded/won/earned/given/pinned/gold/silver/bronze/olympic/received a/the/his/her/two metal=medal ./for/on/in/and/to/at
    gold/silver/bronze/olympic metal=medal ./for/in/at/and
    hoard=horde/hoards=hordes of tourists/people/children/fans/reporters/soldiers/ants/zombies/barbarians/men/women/boys/kids/insects/flies/rats/journalists/visitors/shoppers/students/mosquitoes
    not/was/is/were/am/be/are/being/wasn't/isn't adverse=averse to *ing/the/any/a/hard/it/risk/change/all/using/that/this
    my/his/her/your/their/our/guilty/clear/bad conscious=conscience $/would/was/is/told/pricked/troubled/kept/had/about/could/bothered/says/said/won't
    barely/half/fully/hardly/became/become conscience=conscious
    was/were/is/be/been/am/are conscience=conscious of/that/when
    not/n't/hardly/barely/cannot/can't/couldn't/can/could/don't/couldn't/scarcely/must bare=bear it/the/to/this/that/him/her/them/any/another/his/their/witness/more/in/with
    to bare=bear it/this/that/with/arms/children/witness/fruit/another/him/to
    a/paid/the/her/his/best/nice/such/high complement=compliment/complements=compliments ./on/about/to/from/and/he/she/i
    complement=compliment/complemented=complimented/complementing=complimenting @object on
    some/no/ate/eat/had/more/favorite desert=dessert $/and/after/with
    for desert=dessert $/and/we/she/he/there
    the/a/dry/in/hot/of dessert=desert war/sand/sands/sun/island/storm/heat/wind/animals/plain/road/sky/air/landscape/town
    was/were/is/remained/stayed/stood/a/are/still/kept/almost stationery=stationary ./at/in/on/for/bike/car/object/vehicle/train/target/and/until
    stationary=stationery store/shop/paper/set/cupboard/drawer
    poured=pored/pouring=poring/pour=pore/pours=pores over @det ?old/ancient/yellow/yellowed/new/last/same/thick/dusty/family/whole book/books/map/maps/letter/letters/documents/papers/pages/records/files/notes/manuscript/menu/photographs/charts/texts/figures/accounts/newspapers/newspaper/contract/report/diary
    to/will/not/can/could/would/can't/couldn't/must/cannot/won't/not altar=alter the/it/his/her/my/a/their/this/that/your/our/anything/what
    at/to/before/by/toward/of the alter=altar ./and/of/with/in/to/rail/boy/cloth
    to/will/would/can/could/must/should/did/didn't/don't/not/may/might/you'll/i'll chose=choose a/the/one/between/to/what/your/his/her/my/which/from/any/not/who/when/another/him/me/how/wisely/.
    i/he/she/we/they/you though=thought that/it/he/she/i/you/we/they/the/of/about/so/i'd/he'd/she'd/you'd -a
    i/he/she/we/they have/had/never/always/just though=thought that/it/he/she/of/about/so/./the
    go/went/walked/ran/came/drove/looked/get/got/walk/run/all/fell/climbed/broke/half-way/halfway/rode/moved/crept/flew though=through the/a/his/her/my/their/that/it/this/every/an
    even thought=though -she/he/they/i/you/we/of/about/and/in/was/is/to
    as thought=though he/she/it/they/i/we/nothing/the
    he/she/i/we/they/who through=threw the/a/his/her/my/it/him/them/me/himself/herself/up/away/down/out/open/back/their/off
    came/come/comes/far/away/took/taken/got/letter/returned/home/back/fell/down/out/it/up/him/her/rose/jumped/different/heard/apart/suffered/ran/escaped/borrowed/hid form=from the/a/his/her/my/their/that/it/this/here/there/school/work/home/him/me/them/behind/us/our/your/town/under/~name
    took/take/takes/taking/put of=off @poss coat/coats/hat/hats/shoes/boots/gloves/jacket/clothes/shirt/glasses/socks/ring/apron/cap/dress/helmet/mask/scarf
    turned/jumped/fell/shut/threw/pulled/tore/kicked/slipped/got of=off my/the/his/her/their bus/train/light/lights/horse/engine/radio/television/chair/bed/roof/wall/cliff/bike/blanket/lamp/phone/tap/shoes/boots/bench
    to/must/i/will/would/not/can/could/please/we/they/should/i'll right=write a/him/her/me/them/letters/it letter/book/note/poem/story/song/./down/report/essay/novel/diary/about/soon
    to/must/will/would/can/could/please/not/can't/couldn't/did/didn't/she/he/i steel=steal it/the/his/her/my/from/a/money/your/anything/them/away
    i/he/she/we/they/you/it/who/that/nobody/nothing wood=would be/have/go/never/not/like/say/come/do/see/take/make/always/get/give/help/stay/know/want/love/ask/tell
    ^ wood=would you/he/she/they/we/it
    to/will/can/could/would/should/must by=buy some/bread/milk/food/new/more/groceries/shoes/flowers/tickets
    wanted/going/want/went/need/needed/like to by=buy a/an/the/it/them/her/him/me/us/one/two
    we/he/she/they/i/team/finally/has/had one=won the/a/first/second/every game/race/match/war/prize/battle/bet/medal/lottery/trophy/election/fight/argument/contest/cup
    in/to/at/of/for/with/from/all/on/into/this/lost/by/is are=our house/own/car/boat/family/school/home/lives/room/parents/mother/father/friends/town/way/first/last/new/old/country/dog/street/hands/children/money/village/best/minds
    what/should/would/not/will/must/always/to where=wear gloves/shoes/jeans/hats/black/white/dresses/glasses/boots
    should/would/must/will/always where=wear a/the/his/her/my/your/it/that/this/an/them
    no/some/much/more/too/so/less/lost/losing/lose/gain/gained/her/his/my/the wait=weight ./of
    i/she/he/they/we/you/and/just/then/only/who stair=stare/staired=stared/stairs=stares/stairing=staring at him/her/me/them/it/the/us/each/his/my/you/nothing
    up/down/the/climbed/on/of stares=stairs ./to/and/two/with/in/at
    bye/buy=by the/my/his/her way/time/hand/name/door/window/fire/side/road
    the/that/this knight=night before/time/sky/train/shift/bus
    all/every/last/late/friday/saturday/sunday/at knight=night $/long
    so/very/felt/feel/too/feeling/was/were/is/grew/getting week=weak $/and/from/with
    a/last/next/every/this/one/each/per weak=week ago/before/after/later/$
    on/off/new/dirty/wet/clean/fresh/warm/old/best/summer/winter/black cloths=clothes ./on/and/off/in/were/for/to/from/at/before
    took/take/put/changed/washed/wash/tore/change/wearing/remove/removed/folded/packed off/on/@poss/his/her/my cloths=clothes
    has/have/had/i've/he's/she's/they've/never/always/you've/we've bin=been -of/and/lid
    could/can/couldn't/can't/to/will/would/not/i/we/you/never/they sea=see the/it/him/her/a/what/you/me/that/them/us/how/my/his/anything/nothing/where/why
    its/long/dog's/cat's/bushy/wagging tale=tail
    wag/wagged/wagging/wags @poss tale=tail
    like/such/very/rather/more/most/so/as vary=very *
    vary=very much/good/well/nice/happy/sorry/cold/hot/old/tired/late/small/large/big/important
    one/an/per/every/last our=hour/ours=hours ./ago/later/before/after/and/of
    two/three/four/five/six/few/several/many/for ours=hours ./ago/later/before/after/and/of
    are/were/was/is/not/be/him/her/them/me aloud=allowed to/in/near/out
    a/the/to/into/of wonder=wander off/around/aimlessly/through
    i/he/she/they/we/you/to wander=wonder if/why/what/whether
    plain=plane/plains=planes took/landed/crashed/flew/takes/lands/leaves/ticket/tickets
    birds/bird/beast/beasts of pray=prey
    hole=whole thing/time/day/story/world/family/night/truth/life/house/town/week/year/way/point/place/lot/class
    dig/dug/black/bullet/a/the whole=hole in the/his/her/my/my/it ground/wall/roof/floor/shirt/coat/sock/fence/pocket/boat/heart
    in vein=vain ./to/for/and/he/she
    a/the/blue/jugular vain=vein in/of his/her/gold/silver/iron/my/ore
    sun/moon/light/stars/lamp shown=shone ./brightly/on/in/through/down
    shown=shone brightly
    lessen=lesson to/was/is/for/in/about/that/from
    a/the/his/her/my/first/piano/valuable lessen=lesson
    to/will/would/help lesson=lessen the/his/her/my/their
    were/was/be/been/is/are/had/who mist=missed the/him/her/his/by/it/them/my
    i/you/we/he/she/they/really/have/has mist=missed the/him/her/you/his/it/them/my/me
    morning=mourning the death/loss/dead
    good/every/this/next/that/early/one/all/the mourning=morning ./sun/after/light/air/when/and/he/she/we/i
    a/new/of pear=pair of shoes/boots/gloves/eyes/hands/glasses/pants/trousers/socks/scissors/legs/jeans/horses/oxen
    window/the/a/glass/broken/cold pain=pane of glass
    window pain=pane/pains=panes
    garage/yard/for sail=sale ./at/now/and
    set/hoist sale=sail ./for/to/across
    male=mail box/man/carrier/order/came
    in/the/by mail=male lead/nurse/voice/lion/bird/actor/dog
    flour=flower garden/bed/pot/shop/beds/petals
    flower=flour and/mill/sack to/water/eggs/salt/butter/sugar
  `,
};
