import type { RuleName } from '../findings.ts';
import { type GapCheck, remark } from './gap-check.ts';
import { quoteCheckOf } from './gap-checks-quotes.ts';

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  '!': '！',
  '?': '？',
  ';': '；',
  ':': '：',
};

/** Half-width marks where Chinese has its own; the gap of Latin words within Chinese keeps theirs. */
const width: GapCheck = (gap, place) => {
  const found =
    place === 'start' ? null : /^["”’」』）]?([,!?;:]|\.(?![.\w]))(?=$|[\s"“”「」])/.exec(gap);
  const mark = found?.[1];
  if (!found || mark === undefined) return null;
  const usual = fullWidth[mark] ?? '';
  const at = found[0].length - 1;

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
  const found = /(?<![.…。])(?:\.{3,6}|。{2,6}|…)(?![.…。])/.exec(gap);

  return found && remark('ellipsis', 'ellipsis', found, {}, ['……']);
};

const dash: GapCheck = (gap, place) => {
  const found = place === 'between' ? /(?<![-—])(?:--+|—)(?![-—])/.exec(gap) : null;

  return found && remark('dash', 'dash', found, { mark: found[0] }, ['——']);
};

const spaceBefore: GapCheck = (gap, place) => {
  const found = place === 'start' ? null : /^ +([，。！？；：])/.exec(gap);
  const [, mark = ''] = found ?? [];

  return found && remark('spacing', 'space-before-mark', found, { mark }, [mark]);
};

const quotes = quoteCheckOf('zh');

export const chineseChecks: readonly (readonly [RuleName, GapCheck])[] = [
  ['spacing', spaceBefore],
  ['local-marks', width],
  ['ellipsis', ellipsis],
  ['dash', dash],
  ...(quotes ? ([['quote-marks', quotes]] as const) : []),
];
