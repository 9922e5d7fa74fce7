import { adverb } from './adverb.ts';
import { alliteration } from './alliteration.ts';
import { chinesePhraseFinder } from './chinese-phrases.ts';
import { dialogueTag } from './dialogue-tag.ts';
import { doubledWord } from './doubled-word.ts';
import { articleSound } from './english/article-sound.ts';
import { dialoguePunctuation } from './english/dialogue-punctuation.ts';
import { grammarErrors } from './english/grammar-errors.ts';
import { missingCapitals } from './english/missing-capitals.ts';
import { houseRules } from './house-rules.ts';
import { intensifier } from './intensifier.ts';
import { invertedMarks } from './inverted-marks.ts';
import { longParagraph } from './long-paragraph.ts';
import { longSentence } from './long-sentence.ts';
import { namedEmotion } from './named-emotion.ts';
import { passive } from './passive.ts';
import { passiveArabicChinese } from './passive-ar-zh.ts';
import { passiveSpanishFrenchGerman } from './passive-es-fr-de.ts';
import { phraseRules } from './phrase-rules.ts';
import { pronounStart } from './pronoun-start.ts';
import type { ParagraphRule } from './rule.ts';
import { sentenceStart } from './sentence-start.ts';
import { stickySentence } from './sticky-sentence.ts';
import { typography } from './typography.ts';

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
