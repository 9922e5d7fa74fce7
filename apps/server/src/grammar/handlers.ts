import { refuse } from '@longhand/contract/errors';
import type { grammar as contract } from '@longhand/contract/grammar';
import { limits } from '@longhand/contract/limits';
import type { Handlers } from '../platform/http/context.ts';
import { askLanguageTool } from './language-tool.ts';
import { codeOf, joined, remarksIn } from './rules.ts';

/** Below the half minute after which a browser waits no longer. */
const patienceMs = 20_000;

export const grammarHandlers: Handlers<typeof contract> = {
  async check({ body: { language, paragraphs } }, { config, caller, log, requestLimits }) {
    const { LANGUAGETOOL_URL: address } = config;
    if (address === undefined) throw refuse('grammar_not_configured');
    const code = codeOf(language);
    if (code === null) throw refuse('grammar_language');
    const text = joined(paragraphs);
    if (text.length > limits.grammarCharactersAtOnce) throw refuse('grammar_too_long');
    requestLimits.demandWork({ ...checking, userId: caller.userId });

    const asked = { text, language: code };
    const answer = await askLanguageTool(address, asked, AbortSignal.timeout(patienceMs));
    if (answer.is === 'refused') {
      log.warn({ because: answer.because }, 'LanguageTool did not check');
      throw refuse(answer.code, answer.code === 'busy' ? { details: { retryAfterSeconds } } : {});
    }

    return { paragraphs: remarksIn(paragraphs, answer.matches) };
  },
};

const checking = { name: 'grammar', perMinute: limits.grammarChecksPerMinute };
const retryAfterSeconds = 30;
