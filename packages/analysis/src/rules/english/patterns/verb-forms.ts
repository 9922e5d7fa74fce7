import type { ErrorPatternList } from '../error-patterns.ts';

/** Wrong verb forms after an auxiliary or pronoun: I seen, had went, didn’t knew. */
export const verbForms: ErrorPatternList = {
  rule: 'word-form',
  reason: 'wrong-form',
  isAllowedInDialogue: true,
  patterns: `
    -have/has/had/haven't/hasn't/hadn't/having/ever/@be/get/got/do/did/does/nor/only/wasn't i/he/she/we/they seen=saw/done=did -~participle/with/by
    -have/has/had/haven't/hasn't/hadn't/having/ever/@be/get/got/nor/only/wasn't/let/made/make/makes/leave/left/find/found/seen/see/saw/hear/heard/did/do/would/get/keep/kept i/he/she/we/they gone=went/taken=took/written=wrote/begun=began/drunk=drank/sung=sang/rung=rang/swum=swam/given=gave/eaten=ate/known=knew/thrown=threw/flown=flew/driven=drove/fallen=fell/chosen=chose/spoken=spoke/shaken=shook/stolen=stole/torn=tore/worn=wore/sworn=swore/woken=woke/ridden=rode ?down/up/out/back/off ./to/the/a/his/her/my/their/it/him/them/into/on/away/home/from/and/with/through/me/us/in
    @have ?never/just/already/always/not/ever/almost/nearly/all/both/only/also/finally/he/she/they/i/we/you/once/since went=gone/ate=eaten/wrote=written/drank=drunk/took=taken/gave=given/saw=seen/fell=fallen/flew=flown/knew=known/sang=sung/swam=swum/spoke=spoken/stole=stolen/swore=sworn/threw=thrown/woke=woken/wore=worn/shook=shaken/drove=driven/grew=grown/blew=blown/drew=drawn/chose=chosen/froze=frozen/rang=rung/sank=sunk/shrank=shrunk/sprang=sprung/stank=stunk/began=begun/tore=torn/forgave=forgiven/forgot=forgotten/hid=hidden/mistook=mistaken/undertook=undertaken/withdrew=withdrawn -*s'/marks/dust
    -all/that/everything/what/little/much/nothing/anything/which/whatever/people/money/one/those/some/few/most/more * @have ?never/just/already/always/not/almost/nearly/only/finally/he/she/they/i/we/you came=come/ran=run/became=become/overcame=overcome
    -have/has/had/and who seen=saw/done=did us/me/him/her/it/them/the/a/this/that/his -~participle
    i'd/he'd/she'd/we'd/they'd/you'd ?never/already/just/always went=gone/saw=seen/took=taken/wrote=written/came=come/ran=run/ate=eaten/drank=drunk/began=begun/knew=known/gave=given/fell=fallen/spoke=spoken/forgot=forgotten/broke=broken/drove=driven/grew=grown/threw=thrown/chose=chosen/stole=stolen
    i've/we've/they've/you've/should've/could've/would've/might've/must've ?never/just/already/always came=come/ran=run/became=become
    has/have/had/i've/he's/she's/they've/somebody/someone ?have/has/had ?never/just/already/almost/nearly broke=broken the/a/my/his/her/its/their/your/it/off/into/every
    -and/all has/have/had/i've/they've/we've/you've ?never/just/already/almost/nearly broke=broken the/a/my/his/her/its/their/your/it/off/into/every
    ^ he/she choose=chose the/a/an/to/his/her/one/it/not/this/that/another
    the/a/an/that/this/old/young man/woman/boy/girl/dog/cat/child/soldier/captain/horse/king/officer/children/men/women/soldiers/dogs/sailor/stranger laid=lay down ./in/on/beside/and/under/next/again/for
    have/has/had/has/could've i/he/she/we/they/you broke=broken
    had rose=risen ./up/to/and/from/early/above/in/at
    did/didn't/doesn't/don't/couldn't/can't/wouldn't/won't/shouldn't/cannot/does ?not/ever/even/really/never went=go/saw=see/knew=know/came=come/took=take/gave=give/ate=eat/wrote=write/ran=run/began=begin/told=tell/said=say/made=make/heard=hear/kept=keep/brought=bring/bought=buy/thought=think/got=get/had=have/found=find/felt=feel/left=leave/lost=lose/slept=sleep/spoke=speak/stood=stand/sat=sit/understood=understand/remembered=remember/wanted=want/knows=know/wants=want/goes=go/likes=like/says=say/needs=need/liked=like/needed=need/looked=look/believed=believe/answered=answer/cared=care/moved=move/stopped=stop/walked=walk/talked=talk/called=call/asked=ask/seemed=seem/worked=work/opened=open/tried=try/helped=help/loved=love/lived=live/happened=happen/played=play/mattered=matter/noticed=notice/realized=realize/seen=see/done=do/gone=go -as
    did ?not i/you/he/she/it/we/they saw=see/went=go/knew=know/came=come/took=take/gave=give/said=say/told=tell/made=make/heard=hear/got=get/wanted=want/had=have/found=find/ate=eat/thought=think/did=do
    -@be to went=go/knew=know/came=come/took=take/gave=give/ate=eat/wrote=write/ran=run/began=begin/told=tell/kept=keep/brought=bring/bought=buy/became=become/spoke=speak
    will/would/can/could/shall/should/may/might/must/cannot/can't/won't/wouldn't/couldn't/shouldn't went=go/saw=see/knew=know/came=come/took=take/gave=give/ate=eat/wrote=write/ran=run/began=begin/told=tell/said=say/kept=keep/brought=bring/bought=buy/became=become/spoke=speak/fell=fall
    -he/she/i/they/we/you/who/dead/flat @be broke=broken when/off/in/into/by/open/down
    brung=brought/knowed=knew/drawed=drew/throwed=threw/growed=grew/catched=caught/teached=taught/goed=went/runned=ran/buyed=bought/thinked=thought/bringed=brought/cutted=cut/hurted=hurt/bursted=burst/drownded=drowned/bleeded=bled/breaked=broke/falled=fell/feeled=felt/gived=gave/holded=held/keeped=kept/leaved=left/maked=made/sleeped=slept/speaked=spoke/standed=stood/sticked=stuck/stinked=stank/swimmed=swam/taked=took/telled=told/understanded=understood/weared=wore/writed=wrote/eated=ate/drinked=drank/fighted=fought/forgetted=forgot/choosed=chose/bited=bit/beated=beat/becomed=became/hitted=hit/putted=put/shaked=shook/sended=sent/spended=spent/winned=won/losed=lost/finded=found/thunk=thought/boughten=bought/boughted=bought/rised=rose/weeped=wept/sweared=swore/creeped=crept/sweeped=swept/meaned=meant/feeded=fed/lended=lent/choosen=chosen/stealed=stole/freezed=froze/hided=hid/swinged=swung/digged=dug/drived=drove/shooted=shot/flied=flew/slided=slid/teared=tore
    was/were/is/are/am/been/be/kept/still/i'm/he's/she's/they're/him/her/them laying=lying on/in/there/awake/beside/by/under/flat/still/across/next/face -hands/wait/stores/supplies/about/a/provisions
    was/were/is/are/been/be/i'm/he's/she's/they're laying=lying down ./on/in/and/when/for/beside/by/with/next/to
    -have/has/had/be/been/is/are/was/were/ever i/he/she/we/they/who/and laid=lay awake
    have/has/had laid=lain awake
    -have/has/had/be/been/is/are/was/were/ever i/he/she/we/they laid=lay down ./on/for/beside/in/to/and/next/again/under/by
    i/he/she/we/they ?went/turned/rolled/stretched/knelt and laid=lay down ./on/for/in/and/next/again
    to/will/would/must/could lay=lie down ./on/for/beside/in/and/next/again/under -the/their/his/her/my
    do/did/does/doing ?so/very/really/pretty good=well on/at
    sings/sang/sing/plays/played/play/dances/danced/sleep/slept/speaks/spoke/swims/swim/runs/ran ?so/very/really/pretty good=well ./enough/when/last/together
    run/runs/ran/drove/works/work/is/was/got/went/goes/gets/looked/looks/be/felt/feel/feels/did/were/are/came/walked/talked/moved real=really fast/quick/quickly/good/nice/hard/slow/slowly/bad/late/soon/tired/sad/happy/sorry/cold/hot/close/quiet/funny/pretty/proud/old/mad/big/small/well
    did/do/does/done/played/sang/spoke/worked that/it/everything/this perfect=perfectly/beautiful=beautifully/quick=quickly/careful=carefully/easy=easily/bad=badly ./and
    drove/drives/drive/walked/ran/spoke/talked/moved/breathed/turned/came/went/worked slow=slowly/quick=quickly/careful=carefully/quiet=quietly/loud=loudly/sudden=suddenly/nervous=nervously/angry=angrily/soft=softly ./and/through/down/along/to/into/past/up/toward -*ly
    spoke/speaks/talked/talks/whispered/said/moved/walked/breathed/answered/worked so/very/too quiet=quietly/soft=softly/careful=carefully/quick=quickly ./that/and
    -have/has/had/having/was/were/be the/a/church bell/bells/phone/telephone/doorbell/alarm rung=rang -by/in
    hisself=himself/theirselves=themselves/theirself=themselves/themselfs=themselves/ourselfs=ourselves/yourselfs=yourselves/meself=myself/hisselves=themselves
    @have ?never/just/already/not/always swallow=swallowed/remember=remembered/decide=decided/happen=happened/arrive=arrived/forget=forgotten/forgive=forgiven/begin=begun/give=given/bring=brought/carry=carried/receive=received/believe=believed/agree=agreed/mend=mended/steal=stolen/teach=taught/eat=eaten/fall=fallen/grow=grown/throw=thrown/speak=spoken/write=written/sell=sold/lose=lost/tell=told/choose=chosen ./to/the/a/an/his/her/my/their/it/him/them/that/me/us/into/from
    ^ on/in/beside/under/over the/a/his/her/my * laid=lay the/a/an/my/his/her
    where/how/when he/she/it come= from/to/into/in/out/back/down/up/home
    the/a/an/this/that/old/young man/woman/boy/girl/captain/doctor/priest/teacher/child/soldier/lady/stranger begun=began/seen=saw/sung=sang/drunk=drank/swum=swam/shrunk=shrank ./to/the/a/his/her/him/me/us/it
    he/she/everyone/nobody/everybody breath= ./out/in/again/hard/heavily/deeply
    ^/and/but/when/because he/she mean= it/nothing ./and/but
    he/she lay= his/her/their/the/a/my papers/hand/hands/head/coat/hat/book/books/pen/paper/letter/letters/gun/baby/tray/cards/knife/sword/money/bag
    weather/storm/dawn brake=
    ^ he/she/i/they/we/~name set=sat down ./beside/next/again/without/opposite
  `,
};
