import type { PhraseLists } from '../languages/language.ts';
import { englishHomonyms } from './en-homonyms.ts';

/** Written for Longhand. */
export const englishPhrases: PhraseLists = {
  slots: {
    poss: 'my/your/his/her/its/our/their/one’s',
    obj: 'me/you/him/her/it/us/them',
    subject: 'i/he/she/they/we',
    det: 'a/an/the/this/that/these/those/his/her/its/their/my/our/your',
  },
  phrases: {
    cliche: `
      all in a day's work|all walks of life|all's well that ends well|at death's door|at the crack of dawn|at the drop of a hat
      at the end of the day|at the end of @poss rope/tether|at @poss wits'/wit's end|avoid/avoided/avoiding @obj like the plague
      a bolt from/out the blue|a bolt out of the blue|a blessing in disguise|a bull in a china shop|a chip on @poss shoulder
      a diamond in the rough|a dime a dozen|a fate worse than death|a fish out of water|a fly in the ointment|a force to be reckoned with
      a knight in shining armour/armor|a labour/labor of love|a leopard can't change its spots|a level playing field
      a match made in heaven|a needle in a haystack|a pain in the neck|a picture is worth a thousand words|a race against time
      a rude awakening|a shadow of @poss former self|a sight for sore eyes|a silver lining|a slap in the face|a snake in the grass
      a stone's throw|a storm in a teacup|a tempest in a teapot|a thorn in @poss side|a tough nut to crack|a walk in the park
      a watched pot never boils|a wolf in sheep's clothing|add/added/adding fuel to the fire/flames|add/added/adding insult to injury
      against all odds|alive and kicking|all hell broke loose|all that glitters is not gold|all thumbs|an accident waiting to happen
      an arm and a leg|an axe/ax to grind|an open book|an uphill battle|armed to the teeth|as american as apple pie
      as black as coal/night/pitch|as blind as a bat|as bold as brass|as bright as day|as busy as a bee|as clean as a whistle
      as clear as crystal/day/mud|as cold as ice|as cool as a cucumber|as dead as a doornail|as different as night and day
      as dry as a bone|as easy as pie|as fit as a fiddle|as flat as a pancake|as free as a bird|as fresh as a daisy
      as good as gold|as good as new|as happy as a lark/clam|as hard as nails/rock|as high as a kite|as innocent as a lamb
      as large as life|as light as a feather|as mad as a hatter|as meek as a lamb|as old as the hills|as pale as death/ghost
      as plain as day|as poor as a church mouse|as pretty as a picture|as proud as a peacock|as quick as a flash|as quick as lightning
      as quiet as a mouse|as red as a beet/beetroot|as right as rain|as sharp as a razor/tack|as sick as a dog|as silent as the grave
      as sly as a fox|as smooth as silk|as snug as a bug|as sober as a judge|as solid as a rock|as steady as a rock
      as stiff as a board|as still as a statue|as strong as an ox|as stubborn as a mule|as sure as eggs|as sweet as honey/sugar
      as thick as thieves|as thin as a rail|as tight as a drum|as tough as nails/leather|as white as a sheet/ghost/snow
      asleep at the wheel/switch|back to square one|back to the drawing board|bad blood|bark/barking up the wrong tree
      batten down the hatches|beat/beating a dead horse|beat/beating around the bush|beat/beating about the bush
      beauty is in the eye of the beholder|been there, done that|before you could say jack robinson|beggars can't be choosers
      bend over backwards|bent over backwards|benefit of hindsight|beside @poss self|best foot forward|better late than never
      better safe than sorry|between a rock and a hard place|beyond the pale|beyond a shadow of a doubt|beyond @poss wildest dreams
      big fish in a small pond|birds of a feather|bite/bites/bit/biting off more than|bite/bit/bites/biting the bullet
      bite/bit/biting the dust|bitter end|black and blue|blood is thicker than water|blood ran cold|blood, sweat and tears
      blow/blew/blowing off steam|blue in the face|bored to death/tears|born with a silver spoon|bottom of the barrel
      break/broke/breaking the ice|breathe/breathed a sigh of relief|breathed/breathing down @poss neck|bright and early
      bright-eyed and bushy-tailed|bring/brought home the bacon|build/building castles in the air|burn/burned/burning the candle at both ends
      burn/burned/burning the midnight oil|burn/burned/burning @poss bridges|bury/buried @poss head in the sand|bury/buried the hatchet
      busy as a bee|butterflies in @poss stomach|by hook or by crook|by leaps and bounds|by the same token|by the skin of @poss teeth
      call/called a spade a spade|call/called it a day|calm before the storm|calm, cool and collected|can of worms|can't see the forest for the trees
      can't see the wood for the trees|caught red-handed|caught between a rock|champing/chomping at the bit|change of heart|chilled/chills to the bone
      clear as a bell|clear as mud|cold as ice|come hell or high water|comes/came full circle|cool as a cucumber|could hear a pin drop
      couldn't believe @poss ears/eyes|crack of dawn|crocodile tears|cross that bridge when|cry/cried/crying over spilt/spilled milk
      cry/cried/crying wolf|cut/cutting corners|cut/cuts to the chase|cut the mustard|cut from the same cloth|cutting edge
      dead as a doornail|dead to the world|deafening silence|deaf as a post|deer in the headlights|dig/digging @poss own grave
      do/did a double take|dog-eat-dog|don't count @poss chickens|don't judge a book by its cover|down and out|down in the dumps
      down memory lane|down the drain|down to earth|down to the wire|draw/drew a blank|draw/drew the line|dressed to kill
      drop in the bucket/ocean|drop/dropped like flies|drunk as a lord/skunk|dyed in the wool
      eat/ate/eating humble pie|eat @poss heart out|easier said than done|elephant in the room|every cloud has a silver lining
      every dog has its day|every fiber/fibre of @poss being|every trick in the book|everything but the kitchen sink|eyes like saucers
      face the music|fall/fell head over heels|fall/fell on deaf ears|famous last words|far and wide|far cry from
      few and far between|fight/fighting fire with fire|fight/fighting tooth and nail|fit as a fiddle|fit to be tied
      flat as a pancake|flesh and blood|fly off the handle|food for thought|fool's paradise|for all intents and purposes
      from the bottom of @poss heart|from time immemorial|frozen in time|full of piss and vinegar|full steam ahead
      get/got/getting a grip|get/got down to brass tacks|get/got out of hand|get/got @poss act together|get/got @poss ducks in a row
      get/got the ball rolling|get/got the show on the road|get/got the upper hand|gild/gilding the lily|give/gave @obj the benefit of the doubt
      give/gave @obj the cold shoulder|go/goes/went against the grain|go/went for broke|go/went the extra mile|go/goes/went with the flow
      go/went out on a limb|go/went to great lengths|go/went to the dogs|goes without saying|gone but not forgotten|good as gold|grasp/grasping/grasped at straws
      green with envy|grin and bear it|grin/grinned/grinning from ear to ear|hands are tied|hand over fist|hanging by a thread
      hair stood on end|hair's breadth|happily ever after|hard as a rock/nails|have/has/had a bone to pick|have/has/had a field day
      have/has/had an axe to grind|have/has/had @poss cake and eat it|head in the clouds|head over heels|hear/heard it through the grapevine
      heart and soul|heart of gold|heart of stone|heart sank|heart skipped a beat|heart in @poss mouth|heart was in @poss mouth
      heart pounded/hammered in @poss chest|heart pounding in @poss chest|hell on earth|here today, gone tomorrow|hit/hits/hitting the ground running
      hit/hits/hitting the hay/sack/road/roof/jackpot|hit/hits/hitting the nail on the head|hit/hits a nerve|hit rock bottom|hold/held @poss head high
      hold/held @poss own|hold @poss horses|home sweet home|honest to god/goodness|hook, line and sinker|hook, line, and sinker
      horns of a dilemma|hot on the heels|hot under the collar|hungry as a horse/wolf|hustle and bustle|if looks could kill|if the shoe fits
      ignorance is bliss|in a nutshell|in a nut shell|in cold blood|in hot water|in leaps and bounds|in no uncertain terms
      in one fell swoop|in over @poss head|in seventh heaven|in the blink of an eye|in the heat of the moment|in the lap of luxury
      in the line of fire|in the nick of time|in the same boat|in the twinkling of an eye|in this day and age|in @poss heart of hearts
      in @poss mind's eye|in the wink of an eye|it goes without saying|it takes two to tango|it was a dark and stormy night
      it's a small world|jack of all trades|jump/jumped on the bandwagon|jump/jumped out of @poss skin|jump/jumped for joy|jump/jumped the gun
      keep/kept @poss chin up|keep/kept @poss fingers crossed|keep @poss eyes peeled|kick/kicked the bucket|kill/killed two birds with one stone
      knock/knocked on wood|knock/knocked @poss socks off|know/knew like the back of @poss hand|last but not least|last, but not least|last straw
      laugh/laughed all the way to the bank|lead/led @obj down the garden path|leave/left no stone unturned|left to @poss own devices
      let the cat out of the bag|let bygones be bygones|let sleeping dogs lie|let @poss hair down|life and limb|light at the end of the tunnel
      light as a feather|light years away|like a bat out of hell|like a bull in a china shop|like a fish out of water|like a house on fire
      like a kid/child in a candy store|like a knife through butter|like a log|like a moth to a/the flame|like a sore thumb|like a ton of bricks
      like clockwork|like death warmed over/up|like father, like son|like finding a needle in a haystack|like greased lightning
      like looking for a needle in a haystack|like pulling teeth|like taking candy from a baby|like there was no tomorrow|like there's no tomorrow
      like two peas in a pod|like water off a duck's back|lips are sealed|little did he/she/i/they/we know|live/lived happily ever after|lo and behold
      lock, stock and barrel|lock, stock, and barrel|long in the tooth|loose cannon|lose/lost @poss head/marbles|lost in thought
      love at first sight|low-hanging fruit|make/made a long story short|make/makes/made a mountain out of a molehill|make/made ends meet
      make/made @poss blood boil|make @poss skin crawl|made @poss skin crawl|mad as a hatter|method in/to @poss madness|mind over matter|moment of truth|more than meets the eye
      mum's the word|music to @poss ears|nail in the coffin|naked as the day|neat as a pin|neck and neck|needless to say|never a dull moment
      never in a million years|nip/nipped in the bud|nip/nipped @obj in the bud|no love lost|no rest for the wicked|no room to swing a cat
      no stone unturned|no strings attached|no time like the present|no use crying over|not a hair out of place|not @poss cup of tea|nothing to write home about
      nothing ventured, nothing gained|off the beaten path/track|off the hook|old as the hills|older and wiser|on cloud nine|on its last legs
      on pins and needles|on @poss high horse|on @poss last legs|on the back burner|on the ball|on the edge of @poss seat|on the same page
      on the tip of @poss tongue|on the wrong side of the bed|on thin ice|on top of the world|once bitten, twice shy|once in a blue moon
      once in a lifetime|only time will tell|open/opened a can of worms|open/opened pandora's box|opposites attract|out of sight, out of mind|out of the blue
      out of the frying pan|out of the woods|out on a limb|over a barrel|over and done with|over the hill|over the moon
      over @poss dead body|packed like sardines|pain and suffering|paint/painted the town red|pale as a ghost|paradigm shift
      pass/passed with flying colours/colors|pay the piper|picture of health|pie in the sky|piece of cake|pitch black|plain as day|play/played by ear
      play/playing with fire|play/played @poss cards right|play/plays/played second fiddle|play/played the field|poetic justice|pot calling the kettle black
      practice/practise what you preach|proof is in the pudding|pull/pulled @poss leg|pull/pulled out all the stops|pull/pulled the plug
      pull/pulled the rug out|pull/pulled the strings|pull/pulled the wool over|pure as the driven snow|push/pushed the envelope|push @poss luck|put/putting all @poss eggs in one basket
      put/putting @poss best foot forward|put/putting @poss foot down|put/putting @poss foot in it|put/putting the cart before the horse
      quick as a flash|quick as lightning|quiet as a mouse|rags to riches|rain/raining/rained cats and dogs|raining on @poss parade|raise/raised the bar
      reach for the stars|read between the lines|read the writing on the wall|ready, willing and able|red as a beet/beetroot|reinvent/reinventing the wheel
      reign supreme|rise and shine|rome wasn't built in a day|rub salt in/into the wound/wounds|rule the roost|run/ran a tight ship
      run/ran like the wind|run/running around in circles|run/running on empty|safe and sound|sailed through with flying colours|save/saved for a rainy day
      scared out of @poss wits|scared to death|scrape/scraped/scraping the barrel|scream/screamed bloody murder|sea of faces|seal/sealed with a kiss|second to none
      see/saw eye to eye|see/saw red|sell/sold like hot cakes|send/sent/sending shivers down @poss spine|sent a shiver/chill down @poss spine|shiver/shivers ran down @poss spine
      separate the wheat from the chaff|set in stone|shake like a leaf|shaking/shook/shaken like a leaf|ships that pass in the night
      short and sweet|sick and tired|sick as a dog|sigh of relief|silence was deafening|silent as the grave|sink or swim|sit tight
      six of one and half a dozen of the other|skating on thin ice|skeleton/skeletons in the/@poss closet/cupboard|sleep/slept like a baby/log
      slept like the dead|slow and steady wins the race|slow as molasses|smart as a whip|smell/smelled a rat|smooth as silk|so far so good
      spick and span|spill/spilled/spilt the beans|spitting image|spread like wildfire|stab/stabbed @obj in the back|stand/stood @poss ground
      stark raving mad|stars in @poss eyes|steal/stole the show|steal/stole @poss thunder|step/stepped up to the plate|stick/stuck to @poss guns
      stick/stuck out like a sore thumb|still waters run deep|stop/stopped dead in @poss tracks|straight and narrow|strange bedfellows
      strike/struck while the iron is/was hot|stubborn as a mule|sweet as sugar|swallow/swallowed hook|swept under the rug/carpet
      sweep/swept @obj off @poss feet|take/took/taken a chill pill|take/took/taken it one day at a time|take/took/taken the bull by the horns|take/took/taken the cake
      take/took/taken the plunge|take/took/taken with a grain/pinch of salt|talk/talked of the devil|speak of the devil|tear/tore/tearing @poss hair out|that's the way the cookie crumbles
      the apple doesn't fall far|the apple of @poss eye|the ball is in @poss court|the best of both worlds|the best thing since sliced bread
      the big picture|the birds and the bees|the bottom line|the calm before the storm|the cat's out of the bag|the coast is/was clear
      the cream of the crop|the devil is in the details|the die is cast|the early bird|the fact of the matter|the fast lane|the final straw
      the grass is/was always greener|the handwriting on the wall|the icing on the cake|the knock of opportunity|the lesser of two evils|the light of day
      the long arm of the law|the melting pot|the moral high ground|the more the merrier|the name of the game|the patience of a saint
      the patter of little/tiny feet|the pot of gold|the rest is history|the salt of the earth|the sands of time|the sky is/was/is the limit|the sky's the limit
      the straw that broke the camel's back|the tables had/have/were turned|the test of time|the third degree|the time of @poss life|the tip of the iceberg|the whole nine yards
      the whole kit and caboodle|the whole shebang|the wheels of justice|the wind beneath @poss wings|the world is @poss oyster
      the wrong side of the tracks|the writing on the wall|thick as a brick|think/thinking outside the box|think outside of the box|think out of the box|through thick and thin
      throw/threw/thrown caution to the wind/winds|throw/threw in the towel|throw/threw the baby out with the bathwater|tick/ticking time bomb
      tie/tied the knot|till death do us part|time and time again|time flies|time heals all wounds|time is money|time is of the essence|time stood still
      tip of the iceberg|to add insult to injury|to die for|to the best of @poss ability|to the bitter end|tongue in cheek|too close for comfort
      too good to be true|too little, too late|too many cooks|toot @poss own horn|touch and go|tried and true|true blue|trials and tribulations
      tug at the/@poss heartstrings|tugged at the/@poss heartstrings|turn/turned a blind eye|turn/turned a deaf ear|turn/turned over a new leaf|turn/turned the other cheek|turn/turned the tables
      twist/twists of fate|two peas in a pod|two sides of the same coin|under the gun|under the radar|under the weather|until the cows come home|till the cows come home
      up a creek|up against the wall|up in arms|up in smoke|ups and downs|vanish/vanished into thin air|disappear/disappeared into thin air|viable alternative
      wait with bated breath|waited with bated breath|with bated breath|wake-up call|walk/walking on air|walk/walking on eggshells|warm the cockles|wash/washed @poss hands of
      waste not, want not|water under the bridge|weak as a kitten|wear @poss heart on @poss sleeve|wore @poss heart on @poss sleeve|weather/weathered the storm
      weighed/weighing heavily on|went without a hitch|wet behind the ears|what doesn't kill you|what goes around comes around|what with one thing and another|when all is said and done
      when all was said and done|when hell freezes over|when it rains, it pours|when push comes/came to shove|where there's a will|where there's smoke
      white as a sheet|wild goose chase|win-win situation|window of opportunity|with a heavy heart|with flying colours/colors|without a shadow of a doubt|without further ado
      word of mouth spread|words cannot express|words fail me|work/worked like a dog/charm|work/worked @poss fingers to the bone|worth its/@poss weight in gold|worth @poss salt|year in, year out
      you can't teach an old dog|your guess is as good as mine|young and foolish|zero tolerance policy|low and behold|game changer|perfect storm
      steely resolve|let out a breath|released a breath he/she/i/they didn't know|a breath he/she/i/they didn't know|a breath he/she/i/they hadn't known|eyes widened in surprise|single tear rolled/slid/ran|chill ran down @poss spine
      blood turned to ice|world came crashing down|world turned upside down|weight lifted from @poss shoulders|weight off @poss shoulders|knot in @poss stomach|pit of @poss stomach
    `,
    redundancy: `
      absolutely/completely/totally/entirely essential/necessary > essential/necessary|absolutely certain/sure > certain/sure|absolute necessity > necessity
      completely/totally/utterly/entirely unanimous/devoid/finished/eliminated/destroyed/surrounded/engulfed > unanimous/devoid/finished/eliminated/destroyed/surrounded/engulfed
      very/most/quite/rather/somewhat unique > unique|actual fact/facts > fact/facts|added bonus > bonus|additional extra > extra|advance planning > planning|advance warning/notice > warning/notice
      adequate enough > adequate|again reiterate > reiterate|aid and abet|all-time record > record|alternative choice > alternative|and also > and|and etc > etc
      armed gunman/gunmen > gunman/gunmen|artificial prosthesis > prosthesis|ask/asked/asks/asking the question > ask/asked/asks/asking|as for example > for example|as to whether > whether
      assemble/assembled together > assemble/assembled|at the present time > now|at this moment in time > now|at this point in time > now|at that point in time > then|at the current time > now|at some future date > later
      attach/attached/attaching together > attach/attached/attaching|autobiography of @poss own life > autobiography|bald-headed > bald|basic fundamental/fundamentals/necessity/necessities > fundamental/fundamentals/necessity/necessities
      because of the fact that > because|blend/blended together > blend/blended|brief moment/summary > moment/summary|but nevertheless > but|but however > but|cash money > cash
      cancel/cancelled/canceled out > cancel/cancelled/canceled|careful scrutiny > scrutiny|circle/circled around > circle/circled|classify into groups > classify|clearly obvious/evident > obvious/evident
      close proximity > proximity|close scrutiny > scrutiny|collaborate/collaborated/collaborating together > collaborate/collaborated/collaborating|combine/combined/combines together > combine/combined/combines
      commute/commuted back and forth > commute/commuted|compete/competed with each other > compete/competed|complete opposite > opposite|completely full/empty > full/empty|component parts > parts|connect/connected together > connect/connected|consensus of opinion > consensus
      constantly maintained > maintained|continue/continued/continues on > continue/continued/continues|continue/continued to remain > remain/remained|cooperate/cooperated together > cooperate/cooperated|could possibly > could
      crisis situation > crisis|current incumbent > incumbent|current/present status > status|customary habit > habit|definite decision > decision|depreciate/depreciated in value > depreciate/depreciated|descend/descended down > descend/descended
      desirable benefits > benefits|despite the fact that > although|different kinds of variety|disappear/disappeared from sight > disappear/disappeared|drop/dropped down > drop/dropped|due to the fact that > because
      during the time that > while|each and every > each, every|each individual > each|earlier in time > earlier|eliminate/eliminated altogether/entirely > eliminate/eliminated|emergency situation > emergency|empty hole > hole|empty out > empty|end result/results > result/results|enter/entered into the room > enter/entered the room|equal to one another > equal
      eradicate/eradicated completely > eradicate/eradicated|erode/eroded away > erode/eroded|established fact > fact|evacuate/evacuated out > evacuate/evacuated|exact/exactly same > same|exact duplicate/replica > duplicate/replica|exactly identical > identical|face mask covering > mask|fall/fell/falling down to the ground > fall/fell/falling|false pretense/pretence > pretense/pretence|favourable/favorable approval > approval|fellow classmate/colleague/countryman > classmate/colleague/countryman
      few in number > few|filled to capacity|filled up completely > filled|final conclusion/outcome/result/end > conclusion/outcome/result/end|final completion > completion|first and foremost > first|first began/created/started/introduced > began/created/started/introduced
      float/floated on the water > float/floated|foreign import/imports > import/imports|foresee/foresaw/foreseen the future > foresee/foresaw/foreseen|foreseeable future|former graduate > graduate|for the purpose of > for|for the reason that > because|free gift > gift|frozen ice > ice
      full and complete > full|future plans/prospects > plans/prospects|gather/gathered/gathering together > gather/gathered/gathering|general consensus > consensus|given the fact that > because, since|grow/grew in size > grow/grew|had done previously > had done|harmful injury > injury|has the ability to > can|has the capacity to > can|have the ability to > can|had the ability to > could
      heat/heated up > heat/heated|he/she is a man/woman who > he/she|hollow tube > tube|hopeful optimism > optimism|hurry/hurried up quickly|identical match > match|if and when > if, when|in a timely manner/fashion > promptly|in actual fact > in fact|in addition to this > besides|in advance of > before|in an effort/attempt to > to|in close proximity to > near
      in order that > so that|in spite of the fact that > although|in the event that > if|in the event of|in the final analysis > finally|in the near future > soon|in the neighborhood/neighbourhood of > about|in the process of > -|in the vicinity of > near|in view of the fact that > because|intentionally planned > planned
      integrate/integrated together > integrate/integrated|introduce/introduced a new|introduce/introduced for the first time > introduce/introduced|utilize/utilized/utilizes/utilizing > use/used/uses/using|utilise/utilised/utilises/utilising > use/used/uses/using|in order to > to|so as to be able to > to|is able to > can|was able to > could|are able to > can|were able to > could|it is important to note that > -|it should be noted that > -|it is interesting to note that > -|it is worth noting that > -|it is worth mentioning that > -
      join/joined/joining together > join/joined/joining|kneel/knelt down > kneel/knelt|knowledgeable expert/experts > expert/experts|lag/lagged/lagging behind > lag/lagged/lagging|large in size > large|small in size > small|lift/lifted/lifting up > lift/lifted/lifting|link/linked together > link/linked|little baby > baby|local resident/residents > resident/residents|long chronic > chronic|made out of > made of|major breakthrough/feat > breakthrough/feat|many in number > many
      may possibly > may|might possibly > might|meet/met/meeting together > meet/met/meeting|mental telepathy > telepathy|merge/merged together > merge/merged|mix/mixed/mixing together > mix/mixed/mixing|month of january/february/march/april/may/june/july/august/september/october/november/december > January/February/March/April/May/June/July/August/September/October/November/December
      mutual cooperation > cooperation|mutually interdependent > interdependent|mutual respect for each other > respect for each other|natural instinct > instinct|never ever > never|new beginning > beginning|new innovation/invention/recruit/recruits > innovation/invention/recruit/recruits|nod/nods/nodded/nodding @poss head > nod/nods/nodded/nodding|none at all > none|none whatsoever > none|nostalgia for the past > nostalgia
      not in a position to|now pending > pending|old adage/cliche/proverb/relic > adage/cliche/proverb/relic|on a daily basis > daily|on a regular basis > regularly|on a weekly basis > weekly|on a monthly basis > monthly|on a yearly basis > yearly|on account of the fact that > because|on an annual basis > yearly|on the grounds that > because
      open trench > trench|opening gambit > gambit|original source > source|over exaggerate > exaggerate|overused cliche > cliche|owing to the fact that > because|pair of twins > twins|palm of @poss hand|passing fad/phase > fad/phase|past experience/history/memories/record > experience/history/memories/record|penetrate/penetrated into > penetrate/penetrated|period of time > period, time|permanent fixture > fixture|personal friend/opinion/belief > friend/opinion/belief|personally, i think|pick and choose > choose, pick
      plan/planned/planning ahead > plan/planned/planning|plan/planned/planning in advance > plan/planned/planning|please/pleasing to the eye|plunge/plunged down > plunge/plunged|polar opposite/opposites > opposite/opposites|postpone/postponed/postponing until later > postpone/postponed/postponing|preheat/preheated in advance|present incumbent > incumbent|previously listed above > listed above|prior to > before|proceed/proceeded forward > proceed/proceeded|proceed/proceeded ahead > proceed/proceeded|protest/protested against > protest/protested|protrude/protruded out > protrude/protruded|proven/proved facts|range all the way from > range from|rate of speed > speed
      reason is because > reason is that|reason was because > reason was that|reason why is|recur/recurred again > recur/recurred|re-elect for another term|refer/refers/referred/referring back > refer/refers/referred/referring|reflect/reflected back > reflect/reflected|regular routine > routine|repeat/repeated/repeats again > repeat/repeated/repeats|reply/replied back > reply/replied|retreat/retreated back > retreat/retreated|return/returned/returns back > return/returned/returns|revert/reverted back > revert/reverted
      rise/rose/rising up > rise/rose/rising|round in shape > round|square in shape > square|round circle > circle|safe haven/sanctuary > haven/sanctuary|same exact/identical > same|scrutinize/scrutinise carefully|separate/separated apart > separate/separated|separate/separated out > separate/separated|serious danger > danger|share/shared/sharing together > share/shared/sharing|shiny in appearance > shiny|short in length > short|shrug/shrugs/shrugged/shrugging @poss shoulders > shrug/shrugs/shrugged/shrugging|shut/shutting down completely|since the time when > since|single unit > unit|skip/skipped over > skip/skipped|slow speed > slow|small speck > speck|soft in texture > soft|specific example/examples > example/examples|spell/spelled out in detail
      squinted @poss eyes > squinted|still persists/remains/continues > persists/remains/continues|still remained/continued > remained/continued|stood to @poss feet > stood|sudden impulse/crisis > impulse/crisis|sufficient enough > enough, sufficient|sum total > sum, total|summarize/summarise briefly|surrounded on all sides > surrounded|surround on all sides > surround|swoop/swooped down > swoop/swooped|tall in height > tall|temper tantrum > tantrum|ten in number > ten|terrible tragedy > tragedy|the fact that he/she/it/they/we/i had > that he/she/it/they/we/I had|the vast majority of > most
      there is no doubt but that > no doubt|thought to himself/herself/myself/themselves > thought|think/thinking to myself > think/thinking|tiny speck/bit > speck/bit|today's modern > modern, today's|together as one|total destruction > destruction|total/completely extinct > extinct|transfer/transferred over > transfer/transferred|true fact/facts > fact/facts|tuna fish > tuna|twelve midnight > midnight|twelve noon > noon|two twins > twins|ultimate goal > goal|undergraduate student > undergraduate|unexpected surprise > surprise|unintentional mistake > mistake|until such time as > until
      usual custom > custom|utter annihilation|vacillate/vacillated back and forth|valued asset|various different > various, different|veiled ambush|visible to the eye > visible|wall mural > mural|warn/warned/warning in advance > warn/warned/warning|weather conditions > weather|when and if|white snow > snow|whisper/whispered quietly/softly > whisper/whispered|shout/shouted/yell/yelled loudly > shout/shouted/yell/yelled|widow woman > widow|with regard/regards to > about|with reference to > about|with the possible exception of|young/little infant > infant|@poss own personal > @poss own
      take/takes/took/taking into consideration > consider/considers/considered/considering|in light of the fact that > because|for the simple reason that > because|a large number of > many|a large majority of > most|a great many of > many|the majority of > most|a majority of > most|in the majority of cases/instances > usually|on the occasion of|in the amount of|in a manner that is|in such a manner that > so that|in such a way that > so that|it is clear that > clearly|it is obvious that > obviously|there is no doubt that > no doubt|the question as to whether > whether|subsequent to > after|make/makes/made/making use of > use/uses/used/using|has been proven to be|in reference to > about|as a consequence of > because of|by virtue of the fact that > because|is/are/was/were of the opinion that > thinks/think/thought/thought that|in a hasty manner > hastily|in a careful manner > carefully
    `,
    'weak-word': `
      kind of > -|sort of > -|a little bit > -|somewhat > -|more or less > -|began/begins to # begin|started/starts to # begin|proceeded/proceeds to # begin
      in a way > -|pretty much > nearly|basically > -|essentially > -|practically > almost|there is/was/are/were nothing more|needless to say > -|suffice it to say > -|to be honest > -|if you will > -|so to speak > -|as it were > -|for all practical purposes > -
      suddenly > -|all of a sudden > suddenly, -|all at once > -
    `,
    'vague-word': `
      a lot of > many, much|lots of > many, much|a number of > some, several|various > some, several|factor/factors|issue/issues|somehow > -|nice > pleasant|very many > many|a bunch of|plenty of > many, much|and so on > -|and so forth > -|et cetera > -|etc > -|a huge amount of > much|a great deal of > much|quite a few > several|quite a lot of > many, much|significant/significantly|considerable/considerably|relatively
    `,
    'filter-word': `
      @subject could/couldn't see/hear/feel/smell/taste # object|@subject was able to see/hear/feel # object
      @subject saw/heard/noticed/realised/realized/sensed/observed/remembered/perceived/recognised/recognized that > - # clause|@subject felt that # clause|@subject saw/heard/felt/noticed/watched/sensed/observed # scene
      @subject began to see/hear/feel/notice/sense/realise/realize # object|@subject became aware of/that # clause
      @subject was aware of/that # clause|@subject caught sight of # clause|@subject looked and saw # clause|@subject saw/heard/noticed/watched how # clause|@subject could tell # clause
    `,
    nominalisation: `
      make/makes/made/making a/the decision/decisions > decide/decides/decided/deciding|make/makes/made/making an attempt to > try/tries/tried/trying to|make/makes/made/making an assumption/assumptions
      make/makes/made/making an improvement/improvements to/in > improve/improves/improved/improving|make/makes/made/making a recommendation|make/makes/made/making a comparison/comparisons
      make/makes/made/making a suggestion|make/makes/made/making a contribution/contributions > contribute/contributes/contributed/contributing|make/makes/made/making a choice > choose/chooses/chose/choosing
      make/makes/made/making a change/changes to > change/changes/changed/changing|make/makes/made/making an adjustment/adjustments to > adjust/adjusts/adjusted/adjusting|make/makes/made/making an announcement
      make/makes/made/making an application > apply/applies/applied/applying|make/makes/made/making an offer|make/makes/made/making a statement|make/makes/made/making a complaint > complain/complains/complained/complaining
      make/makes/made/making reference to > refer/refers/referred/referring to|make/makes/made/making provision for > provide/provides/provided/providing for|make/makes/made/making a discovery|make/makes/made/making an effort to > try/tries/tried/trying to
      make/makes/made/making an investment/investments in > invest/invests/invested/investing in|make/makes/made/making a payment > pay/pays/paid/paying|make/makes/made/making a distinction > distinguish/distinguishes/distinguished/distinguishing|make/makes/made/making a request
      give/gives/gave/giving consideration to > consider/considers/considered/considering|give/gives/gave/giving permission to|give/gives/gave/giving an explanation of/for > explain/explains/explained/explaining|give/gives/gave/giving a description of > describe/describes/described/describing
      give/gives/gave/giving an indication of > indicate/indicates/indicated/indicating|give/gives/gave/giving assistance to > help/helps/helped/helping|give/gives/gave/giving rise to > cause/causes/caused/causing|give/gives/gave/giving a demonstration of > demonstrate/demonstrates/demonstrated/demonstrating
      conduct/conducts/conducted/conducting an investigation of/into > investigate/investigates/investigated/investigating|conduct/conducts/conducted/conducting an analysis of > analyse/analyses/analysed/analysing|conduct/conducts/conducted/conducting a review of > review/reviews/reviewed/reviewing
      conduct/conducts/conducted/conducting a study of > study/studies/studied/studying|conduct/conducts/conducted/conducting an evaluation/assessment of > evaluate/evaluates/evaluated/evaluating|conduct/conducts/conducted/conducting an experiment/experiments|conduct/conducts/conducted/conducting a survey of > survey/surveys/surveyed/surveying
      carry/carries/carried/carrying out an investigation/analysis/evaluation/assessment/examination/inspection/study of|carry/carries/carried/carrying out a review of > review/reviews/reviewed/reviewing|perform/performs/performed/performing an analysis of > analyse/analyses/analysed/analysing|perform/performs/performed/performing an evaluation of > evaluate/evaluates/evaluated/evaluating
      provide/provides/provided/providing an explanation of/for > explain/explains/explained/explaining|provide/provides/provided/providing a description of > describe/describes/described/describing|provide/provides/provided/providing assistance to > help/helps/helped/helping|provide/provides/provided/providing support to/for > support/supports/supported/supporting
      provide/provides/provided/providing an overview of|provide/provides/provided/providing a solution to > solve/solves/solved/solving|provide/provides/provided/providing information about|provide/provides/provided/providing protection for > protect/protects/protected/protecting
      come/comes/came/coming to a/the conclusion that > conclude/concludes/concluded/concluding that|reach/reaches/reached/reaching a/the conclusion that > conclude/concludes/concluded/concluding that|come/comes/came/coming to a/an decision/agreement|reach/reaches/reached/reaching a decision > decide/decides/decided/deciding|reach/reaches/reached/reaching an agreement > agree/agrees/agreed/agreeing
      have/has/had/having a discussion about > discuss/discusses/discussed/discussing|hold/holds/held/holding a discussion about > discuss/discusses/discussed/discussing|have/has/had/having a tendency to > tend/tends/tended/tending to|have/has/had/having an effect/impact on > affect/affects/affected/affecting|have/has/had/having a preference for > prefer/prefers/preferred/preferring|have/has/had/having a need for > need/needs/needed/needing|have/has/had/having a belief that > believe/believes/believed/believing that|have/has/had/having knowledge of > know/knows/knew/knowing|have/has/had/having an influence on > influence/influences/influenced/influencing
      take/takes/took/taking action|take/takes/took/taking measurements of > measure/measures/measured/measuring|take/takes/took/taking possession of|take/takes/took/taking into account > consider/considers/considered/considering|take/takes/took/taking under consideration > consider/considers/considered/considering|undertake/undertakes/undertook/undertaking an analysis/review/investigation/evaluation/assessment/examination of|place/places/placed/placing emphasis on > stress/stresses/stressed/stressing|put/puts/putting emphasis on
      is/are/was/were in agreement with > agrees/agree/agreed/agreed with|is/are/was/were in violation of > violates/violate/violated/violated|is/are/was/were indicative of > shows/show/showed/showed|is/are/was/were dependent on/upon > depends/depend/depended/depended on|is/are/was/were suggestive of > suggests/suggest/suggested/suggested|is/are/was/were in possession of > has/have/had/had|is/are/was/were reflective of > reflects/reflect/reflected/reflected|is/are/was/were representative of > represents/represent/represented/represented
      for the purpose of improving/reducing/increasing/creating/providing > to improve/reduce/increase/create/provide|the implementation/utilisation/utilization/optimisation/optimization/realisation/realization/facilitation/prioritisation/prioritization of|the establishment/enhancement/procurement/attainment of|utilisation/utilization of > use of
    `,
    transition: `
      however|moreover|furthermore|additionally|consequently|therefore|thus|hence|nevertheless|nonetheless|accordingly|similarly|likewise|conversely|meanwhile|subsequently|besides|in addition|in contrast|in conclusion|in fact|in other words|in summary|as a result|for example|for instance|on the other hand|on the contrary|on the one hand|by contrast|at the same time|after all|above all|all in all|to sum up|to conclude|in short|that said|even so|in particular|indeed|firstly|secondly|thirdly|lastly|also
    `,
    sensory: `
      see/saw/seen/sees/seeing # sight|glimmer/glimmered/glimmering/gleam/gleamed/gleaming/glint/glinted/glitter/glittered/glittering/shimmer/shimmered/shimmering/sparkle/sparkled/sparkling/glow/glowed/glowing/shine/shone/shining/flicker/flickered/flickering/dazzle/dazzling/bright/dim/dark/pale/shadow/shadows/shadowy/gloom/gloomy/crimson/scarlet/azure/golden/silver/silvery/purple/violet/amber/ivory/red/blue/green/yellow/white/black/grey/gray/brown/translucent/murky # sight
      hear/heard/hears/hearing/hum/hummed/humming/buzz/buzzed/buzzing/whisper/whispered/whispering/murmur/murmured/roar/roared/roaring/crackle/crackled/crackling/creak/creaked/creaking/clatter/clattered/rustle/rustled/rustling/thud/thudded/echo/echoed/hiss/hissed/hissing/rumble/rumbled/rumbling/squeak/squeaked/chime/chimed/clang/clanged/jingle/jingled/splash/splashed/drip/dripped/loud/quiet/silent/noisy/shrill/hoarse/muffled # sound
      smell/smelled/smelt/smells/smelling/scent/scented/odour/odor/aroma/fragrant/fragrance/stench/stink/stank/stinking/reek/reeked/musty/mouldy/moldy/perfume/perfumed/rancid/pungent/whiff # smell
      taste/tasted/tastes/tasting/bitter/sour/sweet/salty/savoury/savory/spicy/tart/tangy/bland/delicious/flavour/flavor/flavoured/flavored/sip/sipped/swallow/swallowed # taste
      touch/touched/touches/touching/rough/smooth/soft/hard/sticky/slimy/slippery/velvety/velvet/silky/coarse/prickly/damp/wet/dry/moist/cold/cool/warm/hot/icy/chill/chilly/freezing/burning/itch/itched/tingle/tingled/sting/stung/throb/throbbed/ache/ached # touch
    `,
    inclusive: `
      mankind > humankind|man-made > artificial, made by hand|manmade > artificial|manpower > staff, workforce|man-hours > hours of work|chairman/chairmen > chair/chairs|chairwoman > chair|policeman/policemen > police_officer/police_officers|policewoman > police officer|fireman/firemen > firefighter/firefighters|businessman/businessmen > business_person/business_people|salesman/salesmen > salesperson/salespeople|mailman/mailmen > mail_carrier/mail_carriers|postman/postmen > postal_worker/postal_workers|stewardess/stewardesses > flight_attendant/flight_attendants|congressman/congressmen > member_of_Congress/members_of_Congress|layman/laymen > layperson/laypeople|middleman > intermediary|spokesman/spokesmen > spokesperson/spokespeople|cameraman > camera operator|craftsman/craftsmen > artisan/artisans|forefathers > ancestors|housewife/housewives > homemaker/homemakers|cleaning lady > cleaner|male nurse > nurse|lady doctor > doctor|woman doctor > doctor|waitress/waitresses > server/servers|actress/actresses > actor/actors|poetess > poet|authoress > author|founding fathers > founders|gentleman's agreement > informal agreement|master bedroom > main bedroom|blacklist/blacklisted > blocklist/blocked|whitelist/whitelisted > allowlist/allowed|he or she|his or her > their|him or her > them|the disabled > disabled people|wheelchair-bound > using a wheelchair|confined to a wheelchair > using a wheelchair|suffers from > has|suffering from|handicapped > disabled|the blind > blind people|the deaf > deaf people|the elderly > older people|the homeless > homeless people|the mentally ill > people with mental illness|crazy > wild|insane > wild|lame|dumb|illegal immigrant/immigrants > undocumented_immigrant/undocumented_immigrants|third world|oriental > Asian|gypsy/gypsies > Romani/Romani|eskimo/eskimos > Inuit/Inuit|sexual preference > sexual orientation|opposite sex > other sexes|committed suicide > died by suicide|commit suicide > die by suicide|guys
    `,
    homonym: englishHomonyms,
  },
};
