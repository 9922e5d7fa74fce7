import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Languages sent to the grammar server; English is checked in the browser. */
export const grammarLanguages = ['es', 'fr', 'de', 'ar', 'zh'] as const;
export type GrammarLanguage = (typeof grammarLanguages)[number];

/** A finding of the grammar server: `from` and `to` are UTF-16 offsets in the paragraph, half open. */
export const grammarFinding = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(1),
  /** `marks`: punctuation and typography. */
  kind: z.enum(['grammar', 'marks']),
  /** The rule id of the grammar server. */
  rule: z.string(),
  /** In the language of the text. */
  message: z.string(),
  /** Suggested replacements, most likely first. */
  suggestions: z.array(z.string()),
});
export type GrammarFinding = z.infer<typeof grammarFinding>;

export const grammar = {
  check: endpoint({
    summary:
      'Check paragraphs with the server’s LanguageTool; nothing is stored or logged. The total length is limited',
    method: 'POST',
    path: '/api/grammar/check',
    access: 'user',
    body: z.strictObject({
      /** One of `grammarLanguages`; others fail with `grammar_language`. */
      language: z.string().regex(/^[a-z]{2,3}$/),
      paragraphs: z.array(z.string().min(1)).min(1).max(limits.grammarParagraphsMax),
    }),
    reply: z.object({
      /** Findings per paragraph, in the order sent. Spelling and style findings are omitted. */
      paragraphs: z.array(z.array(grammarFinding)),
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
