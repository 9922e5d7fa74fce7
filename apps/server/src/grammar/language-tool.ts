import type { RefusalCode } from '@longhand/contract/refusals';
import * as z from 'zod';

/** What of a match is used; LanguageTool sends its context and sentence as well, which are the writer's own words. */
const match = z.object({
  message: z.string(),
  /** In units of UTF-16, as Java counts. */
  offset: z.number().int().min(0),
  length: z.number().int().min(0),
  replacements: z.array(z.object({ value: z.string() })).default([]),
  rule: z.object({
    id: z.string(),
    issueType: z.string().default('uncategorized'),
    category: z.object({ id: z.string() }).default({ id: '' }),
  }),
});
const checked = z.object({ matches: z.array(match) });

export type Match = z.infer<typeof match>;

type Asked = { text: string; language: string };
type Answer =
  | { is: 'checked'; matches: readonly Match[] }
  /** `because` is for the log: never a word of what was sent or answered. */
  | { is: 'refused'; code: RefusalCode; because: string };

/**
 * One `POST /v2/check` of LanguageTool's HTTP API. It never throws: what a server of somebody else's does wrong is an answer, too.
 * Spelling is not asked for. A redirection is not followed, so that no text goes where the operator did not send it.
 */
export async function askLanguageTool(
  address: string,
  { text, language }: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(`${address}/v2/check`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...usual, text, language }),
      redirect: 'error',
      signal,
    });
    const said = await response.text();

    return response.ok ? read(said) : refusalOf(response.status, said);
  } catch {
    return refused('grammar_unavailable', signal.aborted ? 'timeout' : 'no connection');
  }
}

/** With `inputLogging` LanguageTool keeps what it is sent out of its own log, where it would tell an error by the sentence. */
const usual = { level: 'default', disabledCategories: 'TYPOS', inputLogging: 'no' };

function read(said: string): Answer {
  const read = checked.safeParse(parse(said));
  if (!read.success) return refused('grammar_unavailable', 'an answer that is none of its kind');

  return { is: 'checked', matches: read.data.matches };
}

function parse(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** It answers 400 to languages that it does not know and to texts that seem to be in another language, in plain words. */
function refusalOf(status: number, said: string): Answer {
  const because = `status ${status}`;
  if (status === 413) return refused('grammar_too_long', because);
  if (status === 429 || status === 503) return refused('busy', because);
  if (status !== 400) return refused('grammar_unavailable', because);

  return refused(
    /language code/i.test(said) ? 'grammar_language' : 'grammar_text_refused',
    because,
  );
}

function refused(code: RefusalCode, because: string): Answer {
  return { is: 'refused', code, because };
}
