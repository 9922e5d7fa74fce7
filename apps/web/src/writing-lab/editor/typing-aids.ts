import { emphasisKeys } from './emphasis-keys.ts';
import { smartPunctuation } from './smart-punctuation.ts';

export { smartPunctuationChanged } from './smart-punctuation.ts';

/** What is added to the editor once the text stands. */
export const typingAids = [emphasisKeys, smartPunctuation];
