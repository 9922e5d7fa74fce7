import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** The languages that a grammar server is asked about: English is read on the device. */
export const grammarLanguages = ['es', 'fr', 'de', 'ar', 'zh'] as const;
export type GrammarLanguage = (typeof grammarLanguages)[number];

/** What a grammar server says of a place: `from` and `to` count units of UTF-16 in the paragraph, half open. */
export const grammarRemark = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(1),
  /** `marks`: of punctuation and typography. */
  kind: z.enum(['grammar', 'marks']),
  /** The server's own name of its rule. */
  rule: z.string(),
  /** In the language of the text. */
  message: z.string(),
  /** What could stand there instead, the likeliest first. */
  suggestions: z.array(z.string()),
});
export type GrammarRemark = z.infer<typeof grammarRemark>;

export const grammar = {
  check: endpoint({
    summary:
      'Have paragraphs read by the LanguageTool that the operator runs; nothing of them is kept or logged. More than so many characters together are refused',
    method: 'POST',
    path: '/api/grammar/check',
    access: 'user',
    body: z.strictObject({
      /** One of `grammarLanguages`; others are refused by name. */
      language: z.string().regex(/^[a-z]{2,3}$/),
      paragraphs: z.array(z.string().min(1)).min(1).max(limits.grammarParagraphsAtOnce),
    }),
    reply: z.object({
      /** For each paragraph as it was sent, in order. Spelling and style are left out. */
      paragraphs: z.array(z.array(grammarRemark)),
    }),
    fails: [
      'grammar_not_configured',
      'grammar_language',
      'grammar_too_long',
      'grammar_text_refused',
      'grammar_unavailable',
    ],
  }),
};
