import { adverb } from './adverb.ts';
import { alliteration } from './alliteration.ts';
import { chinesePhraseFinder } from './chinese-phrases.ts';
import { dialogueTag } from './dialogue-tag.ts';
import { doubledWord } from './doubled-word.ts';
import { articleSound } from './english/article-sound.ts';
import { capitalsOfNames } from './english/capitals-of-names.ts';
import { slips } from './english/slips.ts';
import { speechMarks } from './english/speech-marks.ts';
import { houseRules } from './house-rules.ts';
import { intensifier } from './intensifier.ts';
import { invertedMarks } from './inverted-marks.ts';
import { longParagraph } from './long-paragraph.ts';
import { longSentence } from './long-sentence.ts';
import { namedEmotion } from './named-emotion.ts';
import { passive } from './passive.ts';
import { passiveArabicChinese } from './passive-ar-zh.ts';
import { passiveElsewhere } from './passive-es-fr-de.ts';
import { phrases } from './phrases.ts';
import { pronounStart } from './pronoun-start.ts';
import type { Finder } from './rule.ts';
import { sentenceStart } from './sentence-start.ts';
import { stickySentence } from './sticky-sentence.ts';
import { typography } from './typography.ts';

/** All that look at one paragraph at a time, in the order of what they say about one place. */
export const finders: readonly Finder[] = [
  longParagraph,
  longSentence,
  stickySentence,
  houseRules,
  doubledWord,
  sentenceStart,
  pronounStart,
  alliteration,
  phrases,
  chinesePhraseFinder,
  namedEmotion,
  dialogueTag,
  passive,
  passiveElsewhere,
  passiveArabicChinese,
  adverb,
  intensifier,
  typography,
  invertedMarks,
  slips,
  articleSound,
  capitalsOfNames,
  speechMarks,
];
