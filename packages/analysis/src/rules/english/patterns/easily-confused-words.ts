import type { ErrorPatternList } from '../error-patterns.ts';

/** Confused words that sound alike or nearly so: new/knew, red/read, horse/hoarse, taught/taut. */
export const easilyConfusedWords: ErrorPatternList = {
  rule: 'homonym',
  reason: 'likely-slip',
  patterns: `
    * new=knew where/why/who -a/the/*s
    very/too quite=quiet .
    the/a forth=fourth day/night/morning/time/floor/man/one/chapter/house/boat/street/year/week
    on/by/for/until the forth=fourth ./of
    so much as a role=roll
    stand/stood/standing/walked/sat/ran/out/play/played/waited in/through the rein=rain
    sack/sacks/bag/bags/cup/cups/pound/pounds/dusted/covered/spoonful of/with/in flower=flour
    ./^/and laying=lying awake
    hurt/hurts/ached/aches to=too bad/badly
    with @poss eyes close=closed .
    shop/store/door/school/library/road/bridge/factory has/had/have been close=closed ./for/since
    a/the hole=whole winter/summer/spring/autumn/month/hour/evening/afternoon/morning/street/page/book/bottle/business/idea/crew/army
    . witch=which went/came/ran/looked/smelled/smelt/stood/lay/hung/never/always/meant/means/she/he/they/we/i/you/it
    the dough/bread/sun/moon/smoke/tide/curtain raised=rose $
    non=none of
    and/but/just/since/until/by than=then ./$
    the sun/moon/smoke/mist/steam/tide raised=rose ./above/from/over/into
    had/have/having/i'd/he'd/she'd/they'd red=read the/it/every/them/his/her/my/this/that/all/about/of/some
    above/over/around/behind/before/between/under are=our heads/feet/eyes/shoulders/backs/hands/house/windows
    step/one/day/two/side/little/inch/bit buy=by step/one/day/two/side/little/inch/bit
    passed/stood/sat/walked/drove/surprised/written/made/loved buy=by the/me/him/her/his/my/them
    a/great/terrible/heavy lost=loss ./she/he/to/of -souls/men
    effected=affected ~name
    who's=whose -*ing/*ed/been/got/a/the/not/gone/come/done/in/this/that/always/never had/were
    manor=manner of speaking
    the/this/that/my/his/her/their hoarse=horse ./and/was/had/stopped/reared/into/to
    a/his/her/voice/very/so/grew/went horse=hoarse voice/whisper/cry/laugh/croak/throat
    mantle=mantel clock/shelf
    on/above/over/from the mantle=mantel ./was/stood/hung/and/above
    a lightening=lightning ./strike/bolt/flash
    the lightening=lightning ./struck/flashed/lit/came/and
    her/his/my/their/the/a soar=sore throat/throats/feet/back/point/loser/head/tooth
    my/his/her/their/the heals=heels ./of/on/and/clicked
    at/on/under/by/digging his/her/my/their heals=heels
    a bizarre=bazaar in/where/of
    how/very/so/too/more/most/was/is bazaar=bizarre ./to/that/and
    steady/slow/limping/easy/odd/shuffling gate=gait ./was/and/slowed
    pale=pail of water/milk/slops
    a/the/his/her/my pail=pale face/faces/skin/light/moon/hand/cheeks/blue/eyes
    fare=fair enough
    the/a/his/her/their/my rode=road ./to/was/and/ahead/home/into/through
    i/he/she/we/they road=rode ?up/down/out ./to/in/through/into/home/the/a/on/past/along
    the/in/this/that seen=scene ./was/of/with/before
    have/had/has/i've/never/i'd scene=seen ./the/a/him/her/it/them/anything/such/me/you
    medium/rare/juicy/t-bone stake=steak dinner/knife/and/./with
    at steak=stake ./here/was/for
    pull/pulled/pushed/push/drag/dragged/got/get threw=through
    i/he/she/we/they/and poured=pored over it/them/every
    i/she/he/they/we/you/who want=won't be/have/go/come/do/see/get/take/let/tell/leave/stay -to
    defiantly=definitely true/worth/sure
    was/were/drew/pulled/stretched/went/so/rope/line/face taught=taut ./with/as/and/like/across/between
  `,
};
