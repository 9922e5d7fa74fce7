import { refuse } from '@longhand/contract/errors';
import type { grammar as contract } from '@longhand/contract/grammar';
import { limits } from '@longhand/contract/limits';
import type { Handlers } from '../platform/http/context.ts';
import { checkWithLanguageTool } from './language-tool.ts';
import { diagnosticsByParagraph, joinParagraphs, languageToolCode } from './rules.ts';

/** Below the 30 seconds after which the browser times out. */
const timeoutMs = 20_000;

export const grammarHandlers: Handlers<typeof contract> = {
  async check({ body: { language, paragraphs } }, { config, caller, log, requestLimits }) {
    const { LANGUAGETOOL_URL: address } = config;
    if (address === undefined) throw refuse('grammar_not_configured');
    const code = languageToolCode(language);
    if (code === null) throw refuse('grammar_language');
    const text = joinParagraphs(paragraphs);
    if (text.length > limits.grammarCharactersMax) throw refuse('grammar_too_long');
    requestLimits.enforceForOperation({ ...rateLimit, userId: caller.userId });

    const request = { text, language: code };
    const result = await checkWithLanguageTool(address, request, AbortSignal.timeout(timeoutMs));
    if (result.is === 'refused') {
      log.warn({ because: result.reason }, 'LanguageTool did not check');
      throw refuse(result.code, result.code === 'busy' ? { details: { retryAfterSeconds } } : {});
    }

    return { paragraphs: diagnosticsByParagraph(paragraphs, result.matches) };
  },
};

const rateLimit = { name: 'grammar', perMinute: limits.grammarChecksPerMinute };
const retryAfterSeconds = 30;
