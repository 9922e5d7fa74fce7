import type { ErrorPatternList } from '../error-patterns.ts';

/** Double comparatives and double negatives: more better, most tallest; didn’t say nothing, couldn’t hardly. */
export const doubleComparatives: ErrorPatternList = {
  rule: 'word-form',
  reason: 'said-twice',
  isAllowedInDialogue: true,
  patterns: `
    -the/once/no/any/one/some/never/many/few/two/three/even/what/nothing/something/and/or/little more=- older/younger/taller/bigger/smaller/stronger/weaker/faster/slower/quicker/higher/lower/deeper/wider/heavier/darker/brighter/warmer/colder/hotter/softer/harder/louder/quieter/happier/sadder/richer/poorer/cheaper/kinder/nicer/better/worse/easier/smarter/wiser/braver/prettier/uglier/cleaner/tougher/angrier/hungrier/healthier/closer/nearer/simpler/safer/earlier/longer/shorter/younger/sooner/further
    @be more stronger=strong/weaker=weak/taller=tall/older=old/smaller=small/bigger=big/faster=fast/happier=happy/richer=rich/harder=hard/easier=easy than
    the/a/his/her/my/their/its more=- better/worse/older/younger/bigger/smaller/stronger/taller/easier/kinder/happier
    -at/for most=- oldest/youngest/tallest/shortest/biggest/smallest/largest/strongest/fastest/highest/lowest/deepest/heaviest/darkest/brightest/coldest/hottest/happiest/saddest/richest/poorest/cheapest/kindest/nicest/best/worst/easiest/smartest/wisest/bravest/prettiest/ugliest/hardest/loudest/greatest/strangest/sweetest/loveliest/scariest/funniest/cleanest
    gooder=better/worser=worse/worstest=worst/bestest=best/baddest=worst/mostest=most/funner=more_fun/funnest=most_fun/beautifuller=more_beautiful
    sing/sings/sang/play/plays/played/does/do/did/works gooder=better
    @negative say/said/know/see/saw/do/did/want/have/had/get/got/find/hear/heard/tell/told/find/eat/need/take/give/mean/owe/change/feel/understand/buy/own/touch/bring/make nothing=anything/nobody=anybody/none=any/nowhere=anywhere/no_one=anyone -but/of/more/less/in
    @negative say/said/know/see/saw/do/did/want/have/had/get/got/find/hear/heard/tell/told/eat/need/take/give/owe/buy/own/bring/make me/him/her/them/us/you/it nothing=anything/nobody=anybody/nowhere=anywhere -but/of
    don't/doesn't/didn't/can't/couldn't/won't/wouldn't/haven't/hadn't/ain't go/went/been/going/come nowhere=anywhere
    @negative have/had/want/need/know/see/get/take/make/got/find/give/buy/like/owe/hear/eat/use/keep no=any -more/one/other/less/end/small/doubt/matter/longer/thing
    @negative have/want/need/get/take/make/find no more=any
    @negative care/know/talk/think/worry/worried/cared/knew/said/say/speak/spoke/listen/listened/hear/heard about/for/to/of nobody=anybody/nothing=anything/no_one=anyone -but/in
    and more=- prettier/taller/stronger/braver/wiser/kinder/nicer/uglier/happier/angrier
    don't/doesn't/didn't/can't/couldn't/won't/wouldn't/cannot hardly=-/scarcely=-/barely=-
    @negative * neither=either .
  `,
};
