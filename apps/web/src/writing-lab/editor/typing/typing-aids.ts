import { emphasisKeymap } from './emphasis-keymap.ts';
import { smartPunctuation } from './smart-punctuation.ts';

export { smartPunctuationChanged } from './smart-punctuation.ts';

/** Extensions added lazily, after the text is shown. */
export const typingAids = [emphasisKeymap, smartPunctuation];
