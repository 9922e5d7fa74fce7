import type { Remark } from '@longhand/analysis';
import { Refusal } from '@longhand/contract/errors';
import { type GrammarRemark, grammar } from '@longhand/contract/grammar';
import { client } from '../../platform/api-client.ts';
import { NoAnswer } from '../../platform/failures.ts';
import type { ServerAnswer, ServerQuestion } from '../analysis/checkers.ts';
import type { Checkers } from '../desk/checkers.ts';

const api = client(grammar, { quiet: true });

/** Has paragraphs read by the grammar server of the installation, if the writer and the place of the text still have it so. */
export async function readOnServer(
  checkers: Pick<Checkers, 'serves'>,
  { language, paragraphs }: ServerQuestion,
  check: typeof api.check = api.check,
): Promise<ServerAnswer> {
  if (!checkers.serves()) return { is: 'off' };

  try {
    const { paragraphs: read } = await check({ body: { language, paragraphs: [...paragraphs] } });

    return { is: 'read', remarks: read.map((remarks) => remarks.map(remarkOf)) };
  } catch (error) {
    return { is: reasonOf(error) };
  }
}

function remarkOf({ from, to, kind, rule, message, suggestions }: GrammarRemark): Remark {
  return {
    rule: kind === 'marks' ? 'language-tool-marks' : 'language-tool',
    from,
    to,
    detail: message,
    checkerRule: rule,
    suggestions,
  };
}

function reasonOf(error: unknown): Exclude<ServerAnswer['is'], 'read'> {
  if (error instanceof NoAnswer) return 'offline';
  if (!(error instanceof Refusal)) return 'failed';
  if (error.code === 'grammar_language') return 'absent';

  return error.code === 'grammar_too_long' || error.code === 'grammar_text_refused'
    ? 'refused'
    : 'failed';
}
