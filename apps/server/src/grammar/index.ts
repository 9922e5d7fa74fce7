import { grammar } from '@longhand/contract/grammar';
import { defineSlice } from '../platform/slice.ts';
import { grammarHandlers } from './handlers.ts';

/**
 * Hands paragraphs on to the LanguageTool that the operator runs, and brings back what it says of their grammar. It keeps nothing
 * and logs nothing of them. Refuses where none is set up, languages that it does not read, and more text than fits into one go; what
 * goes wrong behind it is said with a code of its own, so that a browser can wait, halve or give up.
 */
export const slice = defineSlice({
  name: 'grammar',
  about: 'Grammar outside English, by a LanguageTool of the operator.',
  endpoints: grammar,
  handlers: grammarHandlers,
  personal: null,
});
