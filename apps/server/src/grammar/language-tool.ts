import type { RefusalCode } from '@longhand/contract/refusals';
import * as z from 'zod';

/** The fields of a match that are used; LanguageTool also sends context and sentence, which are the user's text. */
const matchSchema = z.object({
  message: z.string(),
  /** In UTF-16 code units, as in Java. */
  offset: z.number().int().min(0),
  length: z.number().int().min(0),
  replacements: z.array(z.object({ value: z.string() })).default([]),
  rule: z.object({
    id: z.string(),
    issueType: z.string().default('uncategorized'),
    category: z.object({ id: z.string() }).default({ id: '' }),
  }),
});
const responseSchema = z.object({ matches: z.array(z.unknown()) });

/** Matches beyond are dropped, in the order of the text, because validating and sending them would delay other requests. */
const maxMatches = 2_000;

export type LanguageToolMatch = z.infer<typeof matchSchema>;

type CheckRequest = { text: string; language: string };
type CheckResult =
  | { is: 'checked'; matches: readonly LanguageToolMatch[] }
  /** `reason` is logged; it must not contain any text that was sent or received. */
  | { is: 'refused'; code: RefusalCode; reason: string };

/**
 * One `POST /v2/check` request to LanguageTool's HTTP API. It never throws: failures of the external server are a result too. Spelling is
 * disabled. Redirects are not followed, so that no text goes to a server that the operator did not configure.
 */
export async function checkWithLanguageTool(
  address: string,
  { text, language }: CheckRequest,
  signal: AbortSignal,
): Promise<CheckResult> {
  try {
    const response = await fetch(`${address}/v2/check`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...defaultParams, text, language }),
      redirect: 'error',
      signal,
    });
    const responseBody = await response.text();

    return response.ok
      ? parseResponse(responseBody)
      : resultOfStatus(response.status, responseBody);
  } catch {
    return refusedResult('grammar_unavailable', signal.aborted ? 'timeout' : 'no connection');
  }
}

/** `inputLogging: 'no'` keeps the text out of LanguageTool's own log, where errors would quote the sentence. */
const defaultParams = { level: 'default', disabledCategories: 'TYPOS', inputLogging: 'no' };

function parseResponse(responseBody: string): CheckResult {
  const response = responseSchema.safeParse(parseJson(responseBody));
  const parsed = z.array(matchSchema).safeParse(response.data?.matches.slice(0, maxMatches));
  if (!parsed.success)
    return refusedResult('grammar_unavailable', 'an answer that is none of its kind');

  return { is: 'checked', matches: parsed.data };
}

function parseJson(responseBody: string): unknown {
  try {
    return JSON.parse(responseBody);
  } catch {
    return undefined;
  }
}

/** LanguageTool answers 400, with a plain message, for unknown languages and for texts that seem to be in another language. */
function resultOfStatus(status: number, responseBody: string): CheckResult {
  const reason = `status ${status}`;
  if (status === 413) return refusedResult('grammar_too_long', reason);
  if (status === 429 || status === 503) return refusedResult('busy', reason);
  if (status !== 400) return refusedResult('grammar_unavailable', reason);

  return refusedResult(
    /language code/i.test(responseBody) ? 'grammar_language' : 'grammar_text_refused',
    reason,
  );
}

function refusedResult(code: RefusalCode, reason: string): CheckResult {
  return { is: 'refused', code, reason };
}
