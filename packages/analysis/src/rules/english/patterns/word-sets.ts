/** Word sets referenced by the error patterns. */
export const wordSets: Readonly<Record<string, string>> = {
  subject: 'i you he she it we they',
  object: 'me you him her it us them',
  poss: 'my your his her its our their',
  det: 'a an the this that these those my your his her its our their',
  be: "am is are was were be been being i'm you're he's she's it's we're they're isn't aren't wasn't weren't",
  have: "have has had having haven't hasn't hadn't i've you've we've they've could've should've would've might've must've",
  modal:
    "will would can could shall should may might must cannot can't won't wouldn't couldn't shouldn't mustn't i'll you'll he'll she'll we'll they'll it'll i'd you'd he'd she'd we'd they'd",
  not: "not never don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't mustn't",
  negative:
    "don't doesn't didn't can't cannot couldn't won't wouldn't haven't hasn't hadn't ain't never shouldn't",
  prep: 'of in into on onto to with without from by at under over through behind between around across near beside inside outside toward towards against upon within beneath beyond above below',
  strict:
    'of into with without from by at under through behind around across near beside inside onto toward towards against upon within beneath',
  clause:
    'if that when because think thinks thought know knows knew hope hopes guess suppose believe say says said see and but so since though although unless while where what why how as whether until sure afraid glad sorry maybe perhaps heard hear feel bet wish once',
  late: 'late early wrong ready sure tired drunk mad crazy happy unhappy sad hungry thirsty sick lucky unlucky alone afraid asleep awake aware able unable alive angry beautiful pretty smart stupid foolish funny nice kind cruel mean brave safe free busy bored cold hot wet done finished jealous nervous ashamed proud pregnant weird welcome right serious careful careless impossible insane ridiculous hilarious scared worried upset blind deaf dead rich poor mistaken',
  alone: 'afraid asleep awake aware able unable alive alone glad sorry sure ready wrong drunk',
  kin: 'mother father brother sister son daughter wife husband uncle aunt cousin grandmother grandfather parents children sons daughters brothers sisters friend friends neighbor neighbors neighbour neighbours boss dad mom mum',
  owned: `mother father brother sister son daughter wife husband uncle aunt cousin grandmother grandfather parents children sons
    daughters brothers sisters friend friends neighbor neighbors dad mom mum baby coat coats hat hats hand hands head heads eye eyes
    face faces hair heart hearts mind minds foot feet leg legs arm arms shoulder shoulders back nose mouth mouths teeth ear ears knee knees
    voice voices house houses room rooms car cars keys key boat boats dog dogs horse horses cat boots shoes socks clothes shirt dress
    jacket gloves bag bags pocket pockets purse wallet phone book books letter letters money lunch dinner breakfast supper name names
    job jobs turn fault idea ideas plans plan way place school teacher life story stories secret secrets own room bed beds desk chair
    seat seats table door doors window windows garden gardens farm farms land fields ticket tickets passport passports weapons swords
    wings paws tail feathers opinion opinions birthday wedding problem problems mistake mistakes anger fear fears grief lives homes belongings luggage things`,
  parts:
    'paws wings feathers claws tail fur whiskers hooves leaves branches roots petals windows walls doors shutters wheels masts sails roof engine hull beak snout shell jaws tentacles banks streets people citizens inhabitants members owner owners contents pages spine cover lid handle edges surface',
  transitive: `licked lifted opened closed raised lowered shook wagged spread folded flapped stretched showed changed dropped reached
    left lost kept held gave made took built shut hid ate broke threw bit has had have turned moved dragged scratched wiped washed bared
    cocked twitched arched swung pulled pushed filled lent earned deserved emptied drew stopped started finished served crossed curled`,
  comparative: `older younger taller shorter bigger smaller larger longer stronger weaker faster slower quicker higher lower deeper
    wider narrower thicker thinner heavier lighter darker brighter warmer colder hotter cooler softer harder louder quieter happier
    sadder richer poorer cheaper dearer kinder meaner nicer better worse fewer farther further closer nearer sooner later earlier
    easier smarter wiser braver prettier uglier cleaner dirtier drier wetter sharper smoother rougher stranger sweeter bitterer tougher
    gentler lovelier busier lazier angrier hungrier healthier luckier greater rather other simpler safer fiercer finer fresher fuller
    greener grander graver keener leaner looser milder newer paler plainer prouder purer quicker rarer riper ruder shallower steeper
    steadier stricter tighter truer vaster whiter blacker wilder`,
  superlative: `oldest youngest tallest shortest biggest smallest largest longest strongest weakest fastest slowest highest lowest
    deepest widest heaviest lightest darkest brightest warmest coldest hottest happiest saddest richest poorest cheapest kindest
    nicest best worst farthest nearest closest easiest smartest wisest bravest prettiest ugliest hardest loudest quietest greatest
    strangest sweetest loveliest scariest funniest cleanest dirtiest finest`,
  compared:
    'a an the he she i we they it you his her my your our their him me us them any anyone anything ever before usual half all most what when that this these those one two three ten expected everyone ours mine yours theirs hers',
  adjective: `late hot cold heavy big small long far soon tired young old dark bright fast slow hard easy high low weak strong loud quiet
    drunk sick busy afraid proud poor rich good bad short tall wide deep thin thick early near close little angry sad happy scared
    expensive dangerous difficult simple shy stupid stubborn ill hungry full wet tight loose sweet sour salty bitter rough hot-headed
    nervous upset excited polite lazy kind`,
  people:
    'people men women children boys girls students boats books words cars houses trees ships mistakes friends soldiers guests items jobs dogs birds visitors readers pages letters questions chairs customers tourists accidents errors problems',
  many: 'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundreds thousands dozens several both',
  motion:
    'walk walks walked walking went go goes going gone drive drives drove driving run runs ran running strode stride hurried hurry hurrying rush rushed rushing flew fly swept brushed brushing pushed pushing slipped slipping crept march marched marching sailed sailing rode ride riding drifted stumbled stepped squeezed sped limped jogged raced galloped glided wandered sneaked looked looking stared staring',
  tense:
    'to will would can could shall should may might must did does do let made make see saw seen watch watched hear heard help helped that lest if and or',
  aux: "did does do didn't doesn't don't will would can could shall should may might must let lets make makes made see saw watch watched hear heard help helped have had has that lest if though won't wouldn't can't couldn't cannot shouldn't than as suggest suggested insisted insist ordered",
  base: 'go get make take see do have say know tell buy leave find look help come eat sleep stay be give keep stop work talk live hear play run write read',
  verb: 'is are was were has had have will would can could should may might must did does do went came knew thought said saw took left stood felt ran got',
};
