import type { CategoryLists } from '../measures/words/word-categories.ts';

/** Written for Longhand; the nineteen absolutist words are those of Al-Mosaiwi & Johnstone 2018 (CC BY). */
export const categories: CategoryLists = {
  article: 'a an the',
  preposition: `of in to for with on at from by about as into like through after over between out against during without
    before under around among above below across behind beyond beside besides near off up down along since until till
    toward towards upon within despite except inside outside onto past per via amid throughout underneath beneath`,
  personalPronoun: `i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself
    she her hers herself they them their theirs themselves`,
  impersonalPronoun: `it its itself this that these those anybody anyone anything everybody everyone everything nobody
    nothing somebody someone something other others another what whatever which whichever who whoever whom whose one`,
  auxiliary: `am is are was were be been being do does did have has had having will would shall should can could may
    might must ought`,
  conjunction: `and but or nor so yet for because although though while whereas unless if as when whenever where wherever
    than that whether until since once`,
  adverb: `very really just so too also then there here now only even still again already always never ever often
    sometimes perhaps maybe quite rather almost about away back soon well much more most less least however instead
    therefore thus otherwise anyway finally suddenly actually probably usually yet together apart`,
  negation: 'no not never none neither nor nothing nobody nowhere cannot without',
  quantifier: `all any both each every few fewer less lots many more most much none plenty several some enough half
    another various numerous`,
  firstSingular: `i me my mine myself i'm i've i'd i'll`,
  firstPlural: `we us our ours ourselves we're we've we'd we'll`,
  cognition: `think thinks thought thinking know knows knew known knowing understand understands understood
    understanding realise realised realize realized realizes realises wonder wondered wonders wondering believe believed
    believes believing remember remembered remembers remembering forget forgot forgotten guess guessed suppose supposed
    imagine imagined imagining consider considered decide decided decides doubt doubted reason reasons because cause
    caused causes why how mean means meant meaning explain explained idea ideas mind sense question questions questioned
    answer notice noticed learn learned learnt discover discovered expect expected hope hoped maybe perhaps if should
    would could might whether sure certain reckon reckoned figure figured conclude concluded recognise recognised
    recognize recognized puzzled confused curious aware assume assumed suspect suspected seem seems seemed appear appeared`,
  hedge: `about almost apparent apparently appear appeared appears approximately argue argued around assume assumed
    broadly could doubt essentially estimate fairly feel feels felt frequently generally guess indicate largely likely
    mainly may maybe might mostly often perhaps plausible possible possibly presumably probable probably quite rather
    relatively roughly seem seemed seems should sometimes somewhat suggest suggests suggested suppose supposed suspect
    tend tends tended typically uncertain unclear unlikely usually would`,
  booster: `actually always assuredly believe beyond certain certainly clear clearly conclusively decidedly definite
    definitely demonstrate demonstrated doubtless evident evidently find finds found incontrovertible indeed indisputable
    inevitably know known knows must never obvious obviously of-course prove proved proves really show shows showed shown
    sure surely true truly undeniable undeniably undoubtedly undisputed`,
  absolutist: `absolutely all always complete completely constant constantly definitely entire ever every everyone
    everything full must never nothing totally whole`,
  promotion: `accomplish accomplished achieve achieved achievement advance ambition ambitious aspiration aspire attain
    desire dream earn eager excel expand gain goal grow growth hope hopeful ideal improve improved increase momentum
    obtain opportunity optimistic progress promising prosper reach succeed success successful thrive win wish`,
  prevention: `accident afraid anxious avoid avoided avoidance careful cautious conservative danger dangerous defend
    defense duty escape fail failed failure fear guard loss lose lost mistake must obligation ought pain prevent protect
    protected responsibility responsible risk risky safe safety secure security threat threaten vigilant warn worried
    worry wrong`,
  agency: `achieve act active alone build capable chose choose command compete control create decide decided demand
    determined do dominate earn force independent lead leader make manage master power powerful reach resist skill
    strength strong succeed take try win work`,
  communion: `accept agree belong bond brother care caring child children comfort companion family friend friends
    friendship give gave gentle help helped home hug join kind kindness listen love loved lover loving marry mother
    neighbour neighbor parent share shared sister together touch trust understand united warm welcome`,
  past: `was were had did went came said saw knew thought took made got gave told found left felt kept began brought stood
    heard ran held sat spoke lay led grew fell sent met wrote lost paid understood drew broke spent rose drove bought wore
    chose ate became caught taught slept won sang flew threw shook woke rode hid swam yesterday ago previously formerly`,
  future: `will shall won't going-to gonna tomorrow soon tonight someday eventually`,
  personal: `i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
    herself they them their theirs themselves people folks man men woman women boy boys girl girls father mother dad
    mum mom brother brothers sister sisters son sons daughter daughters husband wife uncle aunt nephew niece king queen
    prince princess lady gentleman gentlemen ladies grandfather grandmother grandpa grandma mr mrs miss sir madam
    actor actress waiter waitress widow widower bride groom monk nun`,
};
