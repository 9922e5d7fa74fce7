import type { ErrorPatternList } from '../error-patterns.ts';

/** Errors in subject–verb agreement: they was, she don’t, there is three. */
export const agreement: ErrorPatternList = {
  rule: 'agreement',
  reason: 'not-agreeing',
  isAllowedInDialogue: true,
  patterns: `
    there is=are/was=were ?only/also/still/now/just/always/probably/at @many/many/lots -a/an/o'clock/hours'/years'/days'/weeks'/miles/of/hundred/thousand/pounds/hours/years
    there is=are/was=were so/too/very/quite many/few -a/an
    there is=are/was=were two/three/four/five/six/many/several hundred/thousand
    here/where is=are @many/my/the/your keys/shoes/boots/children/boys/girls/people/men/women/things/books/hands/eyes/parents/letters
    -@aux he/she/it don't=doesn't
    -@aux he/she/it haven't=hasn't/weren't=wasn't/aren't=isn't -like
    they/we was=were/wasn't=weren't/is=are/isn't=aren't/has=have/hasn't=haven't/does=do/doesn't=don't
    ^/and/but/when/because/if/that/where/while/as/what you was=were/wasn't=weren't/is=are/isn't=aren't/has=have/does=do/doesn't=don't
    ^/but/when/because/so/while i is=am/are=am/has=have/does=do/doesn't=don't
    -@aux/do/did/so/nor/neither/not/no/be/to/would/was/were/is/are he/she have=has -./not/@subject/no/for/to/nor
    ^ it have=has
    ^/but/because/when/so/whenever/while he/she go=goes/want=wants/like=likes/know=knows/think=thinks/live=lives/work=works/say=says/keep=keeps/love=loves/hate=hates/make=makes/come=comes/get=gets/take=takes/give=gives/tell=tells/walk=walks/run=runs/sit=sits/talk=talks/play=plays/eat=eats/seem=seems/look=looks/sing=sings/drink=drinks/smile=smiles/try=tries/call=calls/wait=waits/ask=asks/believe=believes/remember=remembers/understand=understands/do=does/sleep=sleeps -./you/not
    ^ it go=goes/make=makes/seem=seems/look=looks/take=takes/come=comes/smell=smells/taste=tastes/feel=feels/sound=sounds/work=works/get=gets/mean=means/keep=keeps/happen=happens/rain=rains/belong=belongs
    ^/./and/but/because/when/so/if/that/whenever they/we/i goes=go/wants=want/knows=know/likes=like/needs=need/thinks=think/lives=live/works=work/keeps=keep/makes=make/comes=come/gets=get/takes=take/gives=give/tells=tell/walks=walk/runs=run/sits=sit/loves=love/hates=hate/seems=seem/looks=look/tries=try/asks=ask/remembers=remember/has=have
    ^ me/him/her/he/she/us/them and ~name was=were/wasn't=weren't/is=are/has=have
    ^ ~name and me/him/her was=were/wasn't=weren't/is=are/has=have
    if i/he/she was=were you/me/him/them ./i/i'd/would/should/and
    ^ ?the/these/those/my/his/her/our/their/both men/women/children/people/boys/girls/dogs/cats/horses/birds/trees/boats/houses/windows/doors/lights/brothers/sisters/parents/stars/soldiers/ships/books/letters/shoes/boots/stairs/walls/flowers/leaves/apples/fields/clouds/waves/cars/candles/hands/eyes was=were/is=are/has=have/wasn't=weren't/isn't=aren't/doesn't=don't
    ^/and/but/. one/each/neither/either of the/my/his/her/these/those/our/their/your *s/men/women/children/people were=was/are=is/have=has/weren't=wasn't/aren't=isn't/don't=doesn't/do=does
    ^/but each/neither/either of them/us/you were=was/are=is/have=has/don't=doesn't
    ^/and/but/. one of them/us/you/these/those were=was/are=is/have=has/don't=doesn't
    -if/felt/feel/heard/hear/watched/did/does/do/let/made/make/though/would/could/see/watch/had/that/as/see/saw/than/will/should/can/must/may/might/not/where/were/are/suppose/wish/wished/help/have everybody/everyone/nobody/somebody/someone/anybody were=was/are=is/have=has/know=knows/want=wants/think=thinks/like=likes/don't=doesn't/go=goes/say=says/love=loves
    ^ ?the/a/his/her/my box/bag/pile/row/list/basket/stack/herd/flock/bunch/set/pair/bottle of *s were=was/are=is/have=has
    ^ the/a/his/her/my/this/that price/color/colour/smell/sound/taste/size/sight/cost/owner/leader/captain/end/top/bottom/middle of the/these/those/his/her/my *s were=was/are=is/have=has
    ^ the/my/his/her/our/their/your/this/that man/woman/boy/girl/dog/cat/mother/father/brother/sister/son/daughter/wife/husband/house/door/car/boat/road/child/king/doctor/teacher/captain were=was/are=is/have=has/don't=doesn't -to/he/she/it/the
    -@aux/of/and/with/between/than/like/for/to ~name and my/his/her brother/sister/wife/husband/mother/father/friend/son/daughter was=were/is=are/has=have
    ^ my/his/her/the/your/our brother/sister/wife/husband/mother/father/friend/son/daughter and i/he/she/me/him/her/his/my was=were/is=are/has=have
    ^ he/she/~name and i/he/she was=were/is=are/has=have/am=are
    there is=are/was=were no boats/people/men/women/children/houses/trees/books/stars/cars/words/letters/chairs/windows/doors/lights/birds/dogs/horses/ships/shops/others/friends/keys/clouds/flowers/leaves -or/and
    ^/that/when/because/but ?the/these/those/my/his/her/our/their boats/dogs/men/women/children/boys/girls/people/birds/trees/ships/horses/cats/parents/brothers/sisters/friends/neighbors/others leaves=leave/goes=go/wants=want/likes=like/knows=know/needs=need/thinks=think/lives=live/works=work/keeps=keep/makes=make/comes=come/gets=get/takes=take/gives=give/tells=tell/runs=run/sits=sit/loves=love/seems=seem/looks=look/has=have/says=say -'s
    these/those kind=kinds/sort=sorts/type=types of *s/people
    these=this kind/sort/type of -*s/people/men/women/children
    this=these men/women/children/kinds/sorts/things/shoes/boots/trees/houses ./and/are/were/have/had
    a/the/that/only man/woman/boy/girl/friend/neighbor/neighbour/doctor/teacher/soldier/person/fellow/lady which=who sold/came/lives/lived/works/told/gave/took/said/wrote/owns/saw/went/stood/sat/knows/knew
    a women=woman/children=child ./of/in/with/who/and/at/on/from/was/had/whose
    @poss/the/two/three/four/five/six/several/many/sharp/of knifes=knives/wifes=wives/wolfs=wolves/shelfs=shelves/loafs=loaves/thiefs=thieves/calfs=calves ./were/are/was/in/on/and/of/from/at/had/have/with
    less=fewer @people
    amount=number/amounts=numbers of @people
    much=many @people
    how much=many times/days/hours/weeks -have/has/had
    @poss/the/a criterias=criteria/phenomenas=phenomena
    a criteria=criterion/phenomena=phenomenon
    ^/./and/but/because/so/while/when/that my/his/her/their/our legs/hands/eyes/feet/boots/knees/fingers/shoes/clothes/parents/brothers/sisters/teeth/ears/cheeks/lips was=were/is=are/has=have/wasn't=weren't
    ./^/outside/above/below/inside/overhead the gulls/birds/dogs/trees/waves/stars/houses/men/women/children/boys/girls/boats/windows/lights/bells/soldiers/horses/gutters/streets/shops was=were/is=are/has=have/wasn't=weren't
    ^/and/that neither/either/each of them/us/you/the/these/those were=was/are=is/have=has
    every one of @det *s were=was/are=is/have=has
    ^ the/my/his/her/our/this -*s/men/women/people/children/police/folk/young/old/rich/poor/other/others/two/three/four/dead/few/many/rest/majority/sea/english/french/irish/dutch/gentry/crew/family/army/team/crowd/enemy want=/seem=/know=/think=/need=/decide=/believe= us/him/me/them/to/that/it
    ^/when/while/because/than/then he/she ?never/always/just hesitate=/nod=/smile=/whisper=/shrug=/sigh=/turn=/reach=/stare=/pull=/push=/grab=/stand=/begin=/feel=/hear=/see=/bring=/carry=/wonder=/decide=/realize=/notice=/follow=/arrive=/climb=/listen=/answer=/reply=/shout=/stop=/start=/open=/close=/remember= -./you/not
    ^ he/she hesitate=/nod=/smile=/shrug=/sigh=/laugh= ./and/at
  `,
};
