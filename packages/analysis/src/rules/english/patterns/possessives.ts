import type { ErrorPatternList } from '../error-patterns.ts';

/** Confused possessives and contractions: your/you’re, its/it’s, there/their/they’re, whose/who’s, lets/let’s. */
export const possessives: ErrorPatternList = {
  rule: 'homonym',
  reason: 'likely-slip',
  patterns: `
    ^ your=you're *ing that/this/it/me/us/him/them/my/too/so -was/is
    ^ it's=its *s had/were/have/hung/stood
    your=you're @late ./for/again/to/about/because/when/if/with/that/now/today/tonight/as/than
    ^/@clause your=you're @alone
    ^/@clause/./and/but your=you're going to/home/away/back/there
    ^/@clause your=you're kidding/joking/lying/trying/wasting/getting to/the/a/my/me/us/it/in/on/about/old/so/too/better/worse/late/$
    -of/for/by/in/about @clause your=you're coming/leaving/making/doing/looking/talking to/the/a/me/us/it/home/at/about/with/like/so/$
    -of/for/with/by/at/about/from/to your=you're already/gonna/supposed/allowed/so/too
    -of/for/with/by/at/about/from/to your=you're not -being/having/only
    ^/@clause/./think your=you're a/an/the/my/in/on/at/from
    ^/@clause/. your=you're just/really/always/never/still/all/such/only a/an/the/like/going/not/so/too/jealous/tired/here/there/right/wrong/mad/making/trying/being
    -@subject you're=your own
    @strict/take/took/wash/washed/get/got/wear/put/hold/lost/lose/find/found/bring/give/gave/use/open/close/shut/keep/love/hate/want/need/know/met/meet/was/is/that/this/not/me you're=your @owned
    forgot/forget/forgotten/remember/remembered/tell/spell/write/sign you're=your name/names/keys/key/coat/hat/ticket/lunch/birthday/book/money/story
    ^ you're=your @owned -to/and/./enough/in
    give/gave/lend/lent/hand/handed/pass/passed/bring me/him/her/us/them you're=your *
    for/of/with you're=your patience/help/time/sake/trouble/kindness/own/life/money/mother/father/brother/sister/letter/letters/advice/family/work
    @strict you're=your -a/an/the/not/going/so/too/all/just/in/on/at

    ^/./and/but/because/if/think/know/says/said its=it's finished/over/gone/broken/ruined/locked/tomorrow/today/tonight/yesterday/monday/tuesday/wednesday/thursday/friday/saturday/sunday/yours/mine/ours/midnight/noon ./$/now/for/anyway
    its=it's a/an/the/been/raining/snowing/too/so/okay/ok/because/my/your/his/their/our/what/where/why/how/this/gone/got/gonna/i/you/he/she/we/they
    -of/for/by/with/in/about/to/from/at/on/upon its=it's not/never/already/probably/definitely -*ed/own
    ^/@clause its=it's almost/still/always/just/only/really a/an/the/been/not/too/time/that/one/two/me/you/like/about/there/here/my
    -before/of/in/ahead/by its=it's time to/for/that/we/you/i/he/she/they
    ^/@clause its=it's true/late/early/cold/hot/dark/over/fine/here/there/possible/impossible/important/obvious/clear/strange/funny/hard/easy/good/nice/better/best/raining/no/all/like/bad/sad $/to/that/if/when/for/about/and/how/again/now/in/on/outside/inside/over/right/longer/use/wonder/good/one/i/he/she/we/they/you
    ^/@clause its=it's going/getting/coming/happening/hard/easy/impossible/cold/hot/dark -./and
    ^/@clause its=it's very/really/pretty/quite/rather/also/even/about/more/better/worse cold/hot/dark/late/early/hard/easy/good/bad/nice/true/clear/quiet/important/strange/difficult/sad/beautiful/likely/expensive/time/than/to/that
    into/with/without/from/by/at/under/through/behind/around/across/near/beside/inside/onto/toward/towards/against/upon/within/in/on/to it's=its -a/an/the/not/been/being/all/so/too/just/that/no/very/going/only/always/like/better/best/more/as/ok/only/because/what/how/nothing/never/still/really/my/your/his/her/our/here/there/easy/hard/true/.
    -most/all/some/much/part/rest/none/one/out/because/more of it's=its -a/an/the/not/been/being/all/so/too/just/that/no/very/going/only/always/like/better/best/more/as/ok/only/because/what/how/nothing/never/still/really/my/your/his/her/our/here/there/easy/hard/true/dry/wet/good/bad/.
    with/of/in/despite/by/for/from all it's=its -a/an/the/been/worth/got/done/going/about/gone/had/made/taken/./and
    @transitive it's=its -a/an/the/not/been/being/./going/true/easy/hard
    -think/thinks/thought/that/said/say/says/know/knows/./^/and/but/if/because it's=its @parts
    -think/thinks/thought/that/said/say/says/know/knows/./^/and/but/if/because it's=its -a/an/the/like/only/not/all/very/just @parts
    it's=its own

    -of/for/by/with/in/about/to/from/at/on/upon/like/wedging their=they're not/gonna/supposed/allowed/a/an/the
    ^/@clause their=they're going to/home/for/back/away/out/./soon
    @clause their=they're coming/trying/leaving/waiting/making/doing/talking/planning to/home/for/at/in/on/back/here/soon/about/$
    ^ their=they're *ing the/us/me/him/her/them/my/our/your/a/everything/something
    ^/@clause their=they're all/just/always/never/still/both/really/so/too/very/already/only/right/wrong/late/here/dead/gone/asleep/happy/afraid/ready/in/on/at ./a/an/the/going/not/so/too/dead/gone/asleep/here/there/waiting/coming/trying/late/afraid/ready/to/for/with/about/and
    ^/./and/but/that/if/because their=there is/are/was/were/isn't/aren't/wasn't/weren't/will/would/must/might/may/can/could/has/had/seems/seemed/comes/came
    over/out/up/down/back/been/right/from/stood/stay/stayed/go/went/get/gets/got/here/lived/live/sat their=there ./by/in/on/at/and/for/with/when/until/all/alone/before
    been/be/stood/sat/stand/sit/left their=there ./since/without/long/too/yet/tomorrow/tonight/before/by/until/already/now
    ^ there=their @owned -./to/in/on/and/for/at
    @strict/to/shook/lost/lose/took/take/washed/wash/forgot/forget/sold/sell/opened/open/closed/close/left/leave/raised/held/found/brought/wore/kept/put/packed/told/asked/met/love/loved/used/turned/gave/shut/changed/bowed/on/in there=their @owned
    -in/of/on/with/for/to/from/at/and/by/or their=there $
    @det there=their own
    there=their own
    ^/@clause/. there=they're not -a/an/the/enough/much/many/any/being/only/one/even/the/very
    ^/@clause/. there=they're gonna/coming/trying/leaving/waiting/always/all/both/just/already/going to/for/here/home/trying/going/late/asleep/happy/afraid/ready/too/so/gone/crazy/mad/stupid/kids/children/idiots/./liars/soon
    ^/@clause/. there=they're afraid/tired/hungry/happy/stupid/angry/late
    @strict/put/took/take/lost/shook/raised/opened/closed/hurt/broke/held/lifted/lowered/turned/wiped/rubbed/washed/in/on/with he's=his @owned
    he's=his arm/arms/hands/eyes/mother/father/wife/brother/sister/hair/coat/hat/voice/mouth/shoulders/fingers/boots -to/and/./or/in/here/there/now/again/already/but/with/at
    they're=their own
    @strict/took/take/lost/lose/washed/wash/in/on/all/with/shook/raised/held/opened they're=their @owned
    ^ they're=their @owned was/were/had/is/are/went/came/ran
    @strict they're=their -a/an/the/not/going/so/too/all/just/in/on/at/both/always
    ^/./and/but/because/think/know theirs=there's a/an/no/nothing/something/someone/somebody/always/another/one/more/plenty

    who's=whose @owned -to/in/and/./at/for/on
    know/knew/ask/asked/asks/wonder/wondered/see/sure/matter/care/tell/guess/^/and/or/of/decide who's=whose @owned
    who's=whose keys/turn/fault/side/child/children/names/hands/eyes/idea/house/money/hat/coat/voice/car/dog
    -of/by/with/in/to/for/from/on/at whose=who's coming to/for/with/home/in/over/$
    -of/by/with/in/to/for/from/on/at whose=who's been/there/the/a/at/gonna/not/afraid/calling/knocking/next/responsible/ready/that/this/he/she/it/your/my
    ^/./and/but/so/now/well/come/okay lets=let's go/see/get/have/make/take/try/start/eat/play/talk/hope/just/say/be/do/face/leave/move/keep/find/look/wait/stop/call/pretend/forget/begin/run/walk/sit/drink/dance/ask/call/put/think/head/stay/stick/pray/read/meet/continue/hear/open/not/all/turn/give/bring/use/agree
    he/she/it/who/which/never/always/god/also/mother/father/^ let's=lets @object/the/his/my/himself/herself -go
    he/she/who/which/never/always let's=lets @det/me/him/us/them/himself/herself
  `,
};

/** Missing or superfluous apostrophes in possessives, contractions and plurals. */
export const apostrophes: ErrorPatternList = {
  rule: 'sentence-marks',
  reason: 'likely-slip',
  patterns: `
    my/his/her/your/our/their mothers=mother's/fathers=father's/husbands=husband's/uncles=uncle's/aunts=aunt's/grandmothers=grandmother's/grandfathers=grandfather's/brothers=brother's/sisters=sister's/wifes=wife's @owned -the/him/me/them/her
    my/his/her/your/our/their/the/a/old/one mothers=mother's/fathers=father's/brothers=brother's/sisters=sister's/sons=son's/daughters=daughter's/husbands=husband's/uncles=uncle's/aunts=aunt's/grandmothers=grandmother's/grandfathers=grandfather's/friends=friend's/neighbors=neighbor's/neighbours=neighbour's/boys=boy's/girls=girl's/mans=man's/womans=woman's/doctors=doctor's/kings=king's/captains=captain's/teachers=teacher's/dogs=dog's/horses=horse's @owned ./is/was/were/are/had/and/in/on/at/from/with/for/to/now/when/by
    the/a/that/this/old farmers=farmer's/bakers=baker's/millers=miller's/doctors=doctor's/captains=captain's/butchers=butcher's/kings=king's/queens=queen's/teachers=teacher's/landlords=landlord's/sailors=sailor's/soldiers=soldier's/ministers=minister's/judges=judge's/boys=boy's/girls=girl's/childs=child's/babys=baby's/neighbors=neighbor's/neighbours=neighbour's wife/daughter/son/widow/brother/sister/mother/father/husband/hat/coat/voice/house/dog/horse/cart/shop/face/hand/hands/eyes/name/room/desk
    womens=women's/mens=men's/childrens=children's/peoples=people's clothes/clothing/room/rooms/shoes/toys/books/names/voices/faces/lives/club/school/hats/coats/department/eyes/hands/feet/heads/homes
    someones=someone's/anyones=anyone's/everyones=everyone's/somebodys=somebody's/nobodys=nobody's/everybodys=everybody's/anybodys=anybody's
    two_*'s=~s/three_*'s=~s/four_*'s=~s/five_*'s=~s/six_*'s=~s/ten_*'s=~s/many_*'s=~s/several_*'s=~s/these_*'s=~s/those_*'s=~s/both_*'s=~s ./ran/were/are/and/in/on/at/to/with/came/went/sat/stood/had/have/who/that
    your's=yours/her's=hers/our's=ours/their's=theirs
    todays=today's
    both/all my/his/her/their/our knee's=~s/elbow's=~s/hand's=~s/eye's=~s/shoulder's=~s/boot's=~s/shoe's=~s/pocket's=~s ./and/were/on/in/with/to
    wash/washed/closed/opened/rubbed/shut/lifted/raised my/his/her/their/our hand's=~s/eye's=~s/arm's=~s/knee's=~s ./and
    -a/an/one tree's=~s/coat's=~s/idea's=~s/boat's=~s/chair's=~s/window's=~s/apple's=~s/potato's=~s/tomato's=~s/flower's=~s/photo's=~s/shoe's=~s/boot's=~s/stair's=~s/meeting's=~s/ticket's=~s/question's=~s/candle's=~s ./were/are/about/and/have/had/from
    the/her/his/my/their/our tree's=~s/idea's=~s/boat's=~s/chair's=~s/window's=~s/meeting's=~s/ticket's=~s/question's=~s/candle's=~s/stair's=~s is/was/were/are
    for/my/his/her/their/our heavens=heaven's/gods=god's/goodness=goodness' sake
    one days=day's/weeks=week's/months=month's/years=year's work/walk/ride/drive/march/pay/wages/journey/sail/rest
    a days=day's/weeks=week's/months=month's/years=year's work/walk/ride/drive/march/pay/wages/journey/sail/rest
    i/he/she/they/you/we cant=can't/wont=won't
    ^ cant=can't/wont=won't you/he/she/we/they/i/it
    -to/a/the/his/her/their/my/mere/of/such/religious/pious cant=can't be/do/go/see/find/hear/remember/stand/believe/swim/wait/stay/help/stop/take/get/tell/say/have
    it/he/she/this/that wont=won't -to
    i/you/he/she/we/they ill=will/well=we'll/shell=she'll/hell=he'll/id=I'd be/have/never/always
    ^/and/but/because/think/know were=we're going/leaving/having/getting to/home/on/a/the/there/now -*ed
    ^ well=we'll be/have/see/go/take/need/never/get/make/find late/there/to/you/him/a/the/it/home/back/away/out/in/on/about
  `,
};
