import type { GrammarDiagnostic } from '@longhand/analysis';
import { Refusal } from '@longhand/contract/errors';
import { type GrammarFinding, grammar } from '@longhand/contract/grammar';
import { client } from '../../platform/api-client.ts';
import { NoResponseError } from '../../platform/failures.ts';
import type {
  ServerCheckRequest,
  ServerCheckResult,
} from '../analysis/checkers/checker-messages.ts';
import type { CheckerStore } from './checker-store.ts';

const api = client(grammar, { quiet: true });

/** Checks paragraphs with the grammar server, if the settings and the storage location of the text still allow it. */
export async function checkOnServer(
  checkers: Pick<CheckerStore, 'canUseServer'>,
  { language, paragraphs }: ServerCheckRequest,
  check: typeof api.check = api.check,
): Promise<ServerCheckResult> {
  if (!checkers.canUseServer()) return { is: 'off' };

  try {
    const { paragraphs: read } = await check({ body: { language, paragraphs: [...paragraphs] } });

    return { is: 'read', remarks: read.map((remarks) => remarks.map(toDiagnostic)) };
  } catch (error) {
    return { is: toStatus(error) };
  }
}

function toDiagnostic({
  from,
  to,
  kind,
  rule,
  message,
  suggestions,
}: GrammarFinding): GrammarDiagnostic {
  return {
    rule: kind === 'marks' ? 'language-tool-marks' : 'language-tool',
    from,
    to,
    detail: message,
    checkerRule: rule,
    suggestions,
  };
}

function toStatus(error: unknown): Exclude<ServerCheckResult['is'], 'read'> {
  if (error instanceof NoResponseError) return 'offline';
  if (!(error instanceof Refusal)) return 'failed';
  if (error.code === 'grammar_language') return 'absent';

  return error.code === 'grammar_too_long' || error.code === 'grammar_text_refused'
    ? 'refused'
    : 'failed';
}
