import type { FacetLists } from '../measures/mindset/facet.ts';

/** Contexts in which kind and sort are hedges; as nouns they are not: “the most dangerous kind of tide”, “a sort of tent”. */
const hedged = 'is was are were be been i he she it we they you just felt feels looked seemed only'
  .split(' ')
  .flatMap((word) => [`${word} kind of`, `${word} sort of`])
  .join('|');

/** Contexts in which kind is an adjective: a kind person, not a kind of person. */
const beingKind = 'is was are were be been being so very too as more'
  .split(' ')
  .map((word) => `${word} kind`)
  .join('|');

const beingSome = 'is was are were be been being'
  .split(' ')
  .map((word) => `${word} kind of`)
  .join('|');

/** Written for Longhand; see `FacetLists` for the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `not yet|learn|learns|learned|learning|learnt|practise|practised|practice|practiced|try again|tried again
    |keep trying|kept trying|improve|improves|improved|improving|improvement*|get better|got better|getting better
    |effort|efforts|challenge*|grow|growing|grew|mistakes help|find a way|found a way|work at it|work on it
    |little by little|step by step|figure it out|feedback|i can learn|bit by bit|one more time`,
    `i can't|i cannot|never be able|not good enough|born with|naturally gifted|natural talent|no talent
    |not a math person|always been like|never change|that's just how|just how i am|no point|give up|gave up|giving up
    |hopeless|useless|too old to|too stupid|too late to|what's the use|not smart enough|i'm no good|no use`,
    `never give up|never gave up|don't give up|didn't give up|not give up|not too late to|never too late to|at no point
    |no use for|learned that|learn that|learns that|learned of|learn of|learnt that|learnt of|in practice
    |grew up|grow up|growing up|grew dark|grow dark|growing dark|grew cold|grew quiet|grew silent|grew old|grow old
    |grew tired|grew pale|grew late|not yet dawn|i can't help|i can't wait|i can't believe|i cannot help
    |i cannot believe|i can't see|i can't hear`,
  ],
  focus: [
    `achieve|achieves|achieved|achieving|achievement*|accomplish*|aspire|aspires|aspired|aspiring|aspiration*|hope|hopes
    |hoped|hoping|dream|dreams|dreamed|dreaming|gain|gains|gained|gaining|win|wins|won|winning|succeed*|success
    |successes|successful*|ideal|ideals|ambition*|ambitious*|wish|wishes|wished|opportunit*|advance|advances|advanced
    |attain*|eager*|grow|growth|thrive|thrives|thrived|thriving|reach for`,
    `avoid*|prevent*|duty|duties|ought|must not|obligation*|responsib*|risk|risks|risked|risky|danger|dangers|dangerous*
    |safe|safer|safely|safety|secure|secured|security|careful*|cautious*|afraid|fear|fears|feared|fearing|fearful*
    |loss|losses|lose|loses|losing|lost|protect*|guard|guards|guarded|guarding|threat*|mistake|mistakes|fail|fails
    |failed|failing|failure*`,
    `in advance|hope so|advanced age|at a loss|lost in thought|lost sight|lose sight|lose no time|lost no time
    |without fail|the safe|guard room|guard dog|by mistake|no hope|no success`,
  ],
  drive: [
    `achieve|achieved|achieving|achievement*|win|won|winning|lead|leads|led|leading|control|controls|controlled
    |controlling|master|mastered|mastering|mastery|power|powers|powerful*|strong|stronger|strongest|strongly|strength
    |alone|independen*|decide|decides|decided|deciding|build|built|compete|competes|competed|competing|skill|skills
    |skilled|skilful*|skillful*|determined|on my own|by myself|ambition*|ambitious*|command|commanded|commanding
    |conquer*`,
    `together|share|shares|shared|sharing|help|helps|helped|helping|helpful*|care|cares|cared|caring|love|loves|loved
    |loving|lovingly|friend|friends|friendly|friendship*|family|families|${beingKind}|kind to|kind enough|kind word
    |kind words|kind eyes|kind face|kind heart|kind hearts|kind man|kind woman|kind people|kind smile|kind voice
    |kindly|kindness|gentle|gently|gentler|gentleness|trust|trusts|trusted|trusting|comfort|comforts|comforted
    |comforting|hug|hugs|hugged|hugging|belong|belonged|belonging|listen|listens|listened|listening|join|joins|joined
    |joining|welcome|welcomed|welcoming|forgive*|forgave|each other|one another`,
    `${beingSome}|the master|master bedroom|lead pipe|lead pipes|lead roof|of lead|power station|power cut|power line
    |power lines|leave me alone|leave it alone|leave him alone|leave her alone|let alone|couldn't help|could not help
    |can't help|cannot help|help yourself|help himself|help herself|put together|medical care|take care of
    |love affair|built of|built in|built by`,
  ],
  control: [
    `i decided|i decide|i chose|i choose|my choice|my decision|my fault|up to me|i made|i can|i will|i did it|i worked
    |i earned|we decided|we chose|our choice|up to us|on purpose|my own doing|took charge|take charge|i planned`,
    `luck|lucky|unlucky|fate|destiny|destined|by chance|had no choice|no choice|made me|forced to|they made
    |it happened to|out of my hands|nothing i could|couldn't help|meant to be|god's will|because of them|bad luck
    |good luck|at the mercy`,
    `i can not|i can hardly|i can barely|i can never|i can only|i can no longer|i can see|i can hear|i can smell
    |i can imagine|i can tell|i can remember|can i can|i will not|i will never|no choice but|i made tea|i made coffee
    |i made dinner|i made out|i made sure|made me a|made me an|made me some|they made a|they made tea|they made for
    |not my fault|not up to me|not up to us`,
  ],
  outlook: [
    `hope|hopeful|hoped|hopes|hoping|bright future|brighter future|bright side|brighter days|better days|look forward
    |looking forward|looked forward|will be fine|be all right|be okay|good things|confident|confidently|confidence
    |optimis*|promising|worth it|silver lining|things will|believe in|believed in|glad|grateful|gratefully`,
    `hopeless*|pointless|doomed|never work|go wrong|went wrong|worse|worst|despair*|pessimis*|no hope|no future|all lost
    |ruined|bound to fail|expect the worst|dread|dreaded|dreading|dreadful*|in vain|too late|nothing good|useless`,
    `not too late|never too late|not in vain|in confidence|promising to|promising that|promising me|promising him
    |promising her|promising them|ruined castle|ruined church|ruined house|ruined tower|ruined wall|ruined walls
    |none the worse|worse for wear|hope not|don't believe in|didn't believe in`,
  ],
  certainty: [
    `always|never|certain|certainly|clearly|obvious*|definite*|undoubted*|no doubt|of course|sure|surely|must be|know
    |knows|knew|proved|proves|fact|facts|indeed|truly|beyond doubt|without doubt|without a doubt`,
    `maybe|perhaps|might|possibly|probably|seem|seems|seemed|seeming|seemingly|appears to|appeared to|appear to
    |it appears|it appeared|apparently|suppose|supposes|supposed|guess|guesses|guessed|guessing|unsure|uncertain*
    |doubt|doubts|doubted|doubtful*|wonder|wonders|wondered|wondering|${hedged}|almost|not sure|not certain
    |isn't sure|wasn't sure|aren't sure|weren't sure|not quite sure|could be|may be|i think|somehow|don't know
    |doesn't know|didn't know|do not know|does not know|did not know|who knows|nobody knows|nobody knew|no one knows
    |no one knew|never knew|no idea|almost certain|almost certainly
    |almost always|almost never`,
    `know nothing|knows nothing|knew nothing|know nobody|knew nobody|know no one|knew no one|know little|knew little
    |know so little|knew so little|knew very little|know very little|want to know|wants to know|wanted to know
    |let me know|let us know|do you know|did you know|you know|if i knew|if only i knew|if he knew|if she knew
    |get to know|got to know|to know if|to know whether|to know what|make sure|makes sure|made sure|making sure
    |a certain|certain people|certain things|certain kind|certain kinds|certain amount|certain of the|certain of these
    |certain of those|his might|her might|my might
    |their might|your might|our might|its might|the might|and might|no wonder|small wonder|little wonder|a wonder
    |the wonder|in wonder|supposed to|never mind|a matter of fact|yours truly|well and truly|sure enough`,
  ],
};
