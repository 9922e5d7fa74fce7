import { grammar } from '@longhand/contract/grammar';
import { defineSlice } from '../platform/slice.ts';
import { grammarHandlers } from './handlers.ts';

/**
 * Forwards paragraphs to the operator's LanguageTool server and returns its grammar remarks. Stores and logs none of the text. Refuses
 * requests when no server is configured, languages it does not support, and texts that are too long. Errors of the server have their own
 * codes, so that the browser can wait, send less or give up.
 */
export const slice = defineSlice({
  name: 'grammar',
  about: "Grammar checks for languages other than English, by the operator's LanguageTool server.",
  endpoints: grammar,
  handlers: grammarHandlers,
  personal: null,
});
