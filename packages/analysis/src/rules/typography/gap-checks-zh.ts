import type { RuleName } from '../../findings.ts';
import { createDiagnostic, type GapCheck } from './gap-check.ts';
import { createQuoteCheck } from './gap-checks-quotes.ts';

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  '!': '！',
  '?': '？',
  ';': '；',
  ':': '：',
};

/** Half-width punctuation in Chinese text; gaps between Latin words keep theirs. */
const fullWidthCheck: GapCheck = (gap, position) => {
  const match =
    position === 'start' ? null : /^["”’」』）]?([,!?;:]|\.(?![.\w]))(?=$|[\s"“”「」])/.exec(gap);
  const mark = match?.[1];
  if (!match || mark === undefined) return null;
  const usual = fullWidth[mark] ?? '';
  const at = match[0].length - 1;

  return {
    rule: 'local-marks',
    code: 'local-mark',
    from: at,
    to: at + 1,
    values: { mark, usual },
    suggestions: [usual],
  };
};

const ellipsis: GapCheck = (gap) => {
  const match = /(?<![.…。])(?:\.{3,6}|。{2,6}|…)(?![.…。])/.exec(gap);

  return match && createDiagnostic('ellipsis', 'ellipsis', match, {}, ['……']);
};

const dash: GapCheck = (gap, position) => {
  const match = position === 'between' ? /(?<![-—])(?:--+|—)(?![-—])/.exec(gap) : null;

  return match && createDiagnostic('dash', 'dash', match, { mark: match[0] }, ['——']);
};

const spaceBefore: GapCheck = (gap, position) => {
  const match = position === 'start' ? null : /^ +([，。！？；：])/.exec(gap);
  const [, mark = ''] = match ?? [];

  return match && createDiagnostic('spacing', 'space-before-mark', match, { mark }, [mark]);
};

const quotes = createQuoteCheck('zh');

export const chineseChecks: readonly (readonly [RuleName, GapCheck])[] = [
  ['spacing', spaceBefore],
  ['local-marks', fullWidthCheck],
  ['ellipsis', ellipsis],
  ['dash', dash],
  ...(quotes ? ([['quote-marks', quotes]] as const) : []),
];
