import type { FacetLists } from '../measures/mindset.ts';

/** Written for Longhand; `FacetLists` tells the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `not yet|learn|learns|learned|learning|practise|practised|practice|practiced|try again|tried again|keep trying|kept trying
    |improve*|get better|got better|getting better|effort|challenge*|grow|growing|grew|mistakes help|find a way|found a way
    |work at it|work on it|little by little|step by step|figure it out|feedback|i can learn|bit by bit|one more time`,
    `i can't|i cannot|never be able|not good enough|born with|naturally gifted|natural talent|no talent|not a math person
    |always been like|never change|that's just how|just how i am|no point|give up|gave up|giving up|hopeless|useless
    |too old to|too stupid|too late to|what's the use|not smart enough|i'm no good|no use`,
    `never give up|never gave up|don't give up|didn't give up|not give up|not too late to|never too late to`,
  ],
  focus: [
    `achieve*|accomplish*|aspir*|hope|hopes|hoped|dream|dreams|dreamed|gain*|win|wins|won|succeed*|success*|ideal*|ambition*
    |wish|wishes|wished|opportunit*|advance*|attain*|eager*|grow|growth|thrive*|reach for`,
    `avoid*|prevent*|duty|duties|ought|must not|obligation*|responsib*|risk*|danger*|safe|safety|secure|security|careful*
    |cautious*|afraid|fear*|loss|lose|losing|lost|protect*|guard*|threat*|mistake*|fail*`,
  ],
  drive: [
    `achieve*|win|won|lead|leads|led|control*|master*|power*|strong*|strength|alone|independen*|decide*|build|built|compete*
    |skill*|determined|on my own|by myself|ambition*|command*|conquer*`,
    `together|share*|help*|care|cares|cared|caring|love*|friend*|family|families|kind|kindness|gentle*|trust*|comfort*|hug*
    |belong*|listen*|join*|welcome*|forgive*|forgave|each other|one another`,
  ],
  control: [
    `i decided|i decide|i chose|i choose|my choice|my decision|my fault|up to me|i made|i can|i will|i did it|i worked|i earned
    |we decided|we chose|our choice|up to us|on purpose|my own doing|took charge|take charge|i planned`,
    `luck|lucky|unlucky|fate|destiny|destined|by chance|had no choice|no choice|made me|forced to|they made|it happened to
    |out of my hands|nothing i could|couldn't help|meant to be|god's will|because of them|bad luck|good luck|at the mercy`,
  ],
  outlook: [
    `hope|hopeful|hoped|hopes|bright|brighter|better days|look forward|looking forward|looked forward|will be fine|be all right
    |be okay|good things|confident*|optimis*|promising|worth it|silver lining|things will|believe in|glad|grateful`,
    `hopeless*|pointless|doomed|never work|go wrong|went wrong|worse|worst|despair*|gloom*|pessimis*|no hope|no future|all lost
    |ruined|bound to fail|expect the worst|dread*|in vain|too late|nothing good|useless`,
    `not too late|never too late|not in vain`,
  ],
  certainty: [
    `always|never|certain|certainly|clearly|obvious*|definite*|undoubted*|no doubt|of course|sure|surely|must be|know|knows|knew
    |proved|proves|fact|facts|indeed|truly|beyond doubt|without doubt`,
    `maybe|perhaps|might|possibly|probably|seem*|appear*|suppose*|guess*|unsure|uncertain*|doubt|doubts|doubted|wonder*
    |sort of|kind of|almost|not sure|could be|may be|i think|somehow|apparently`,
  ],
};
