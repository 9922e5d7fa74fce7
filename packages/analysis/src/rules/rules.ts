import { articleSound } from './english/article-sound.ts';
import { dialoguePunctuation } from './english/dialogue-punctuation.ts';
import { grammarErrors } from './english/grammar-errors.ts';
import { missingCapitals } from './english/missing-capitals.ts';
import { chinesePhraseFinder } from './phrases/chinese-phrases.ts';
import { houseRules } from './phrases/house-rules.ts';
import { phraseRules } from './phrases/phrase-rules.ts';
import { alliteration } from './repetition/alliteration.ts';
import { doubledWord } from './repetition/doubled-word.ts';
import { pronounStart } from './repetition/pronoun-start.ts';
import { sentenceStart } from './repetition/sentence-start.ts';
import type { ParagraphRule } from './rule.ts';
import { adverb } from './style/adverb.ts';
import { dialogueTag } from './style/dialogue-tag.ts';
import { intensifier } from './style/intensifier.ts';
import { longParagraph } from './style/long-paragraph.ts';
import { longSentence } from './style/long-sentence.ts';
import { namedEmotion } from './style/named-emotion.ts';
import { passive } from './style/passive.ts';
import { passiveArabicChinese } from './style/passive-ar-zh.ts';
import { passiveSpanishFrenchGerman } from './style/passive-es-fr-de.ts';
import { stickySentence } from './style/sticky-sentence.ts';
import { invertedMarks } from './typography/inverted-marks.ts';
import { typography } from './typography/typography.ts';

/** All rules that read one paragraph, in the order of their findings at one position. */
export const paragraphRules: readonly ParagraphRule[] = [
  longParagraph,
  longSentence,
  stickySentence,
  houseRules,
  doubledWord,
  sentenceStart,
  pronounStart,
  alliteration,
  phraseRules,
  chinesePhraseFinder,
  namedEmotion,
  dialogueTag,
  passive,
  passiveSpanishFrenchGerman,
  passiveArabicChinese,
  adverb,
  intensifier,
  typography,
  invertedMarks,
  grammarErrors,
  articleSound,
  missingCapitals,
  dialoguePunctuation,
];
