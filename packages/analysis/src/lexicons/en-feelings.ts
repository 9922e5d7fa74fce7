import { createFeelingLists, type FeelingForms } from './feelings.ts';

/** Written for Longhand. */
export const englishFeelingWords = createFeelingLists(
  `angry furious enraged livid sad happy unhappy miserable depressed afraid scared frightened terrified horrified petrified
  nervous anxious worried jealous envious ashamed embarrassed humiliated mortified lonely excited thrilled delighted
  overjoyed ecstatic elated glad disappointed frustrated annoyed irritated disgusted surprised astonished amazed shocked
  stunned upset heartbroken devastated relieved confused bewildered resentful joyful astounded distraught jubilant`,
  `anger rage fury fear terror horror panic dread joy happiness delight sadness sorrow grief despair misery shame guilt
  embarrassment humiliation jealousy envy disgust hatred loneliness relief excitement surprise astonishment
  amazement disappointment frustration anxiety resentment remorse irritation annoyance disbelief alarm dismay
  indignation shock confusion`,
);

export const englishFeelings: FeelingForms = {
  linkingVerbs: /^(?:was|were|felt|looked|seemed|appeared|grew|became|got|been)$/,
  presentLinkingVerbs: /^(?:is|am|are|feel|feels|looks|seems|becomes)$/,
  interveningWords:
    /^(?:very|so|too|quite|rather|really|suddenly|terribly|deeply|truly|extremely|incredibly|still|now|both|all|almost|a|little|bit|always|genuinely|utterly)$/,
  impersonalSubjects:
    /^(?:it|this|that|there|which|what|it's|that's|nothing|something|everything)$/,
  conditions:
    /^(?:if|when|whenever|unless|whether|how|who|as|than|until|once|would|might|may|could|should|not|never|had)$/,
  allowedContinuations: /^(?:and|but|or|at|with|about|by|now|again|then|too|because|when)$/,
  phrasesBefore:
    /(?:^| )(?:(?:wave|surge|pang|rush|flash|stab|twinge|flicker|jolt|spark|feeling|burst|flood|shiver|flush|tinge|knot) of|(?:filled|overcome|overwhelmed|consumed|seized|gripped|flooded|trembling|trembled|shook|shaking|shivered|shivering|wept|sobbed|cried|screamed|paralysed|paralyzed|frozen|froze|weak|sick|wild|pale|white|red|numb|wide|blind|mad) (?:with|by|in)|felt(?: (?:a|the|such|great|deep|sudden|only|nothing but))?) \S+$/,
  phrasesBeforePause:
    /(?:^| )(?:to (?:my|his|her|their|our)(?: great| utter)? (?:surprise|horror|relief|delight|astonishment|amazement|dismay|joy|alarm|annoyance|embarrassment|disappointment)|in (?:anger|horror|terror|panic|alarm|fear|rage|fury|disgust|surprise|astonishment|amazement|disbelief|delight|frustration|shock)|with \S+)$/,
  phrasesAfter:
    /^(?:gripped|seized|flooded|filled|washed|swept|surged|rose|welled|coursed|overwhelmed|overcame|consumed|flashed|bubbled|swelled|flared|boiled|stabbed|struck) (?:him|her|me|them|us|through|over|up|in|inside|within|across|his|my|their)$/,
};
