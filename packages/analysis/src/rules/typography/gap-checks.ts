import type { RuleName } from '../../findings.ts';
import type { RuleSettings } from '../rule.ts';
import { createDiagnostic, type GapCheck, type GapDiagnostic } from './gap-check.ts';
import { createQuoteCheck } from './gap-checks-quotes.ts';
import { chineseChecks } from './gap-checks-zh.ts';

/** The checks of the enabled rules for a language. */
export function createGapChecks({
  language: { code },
  kind,
  enabledRules,
}: RuleSettings): readonly GapCheck[] {
  const checks: (readonly [RuleName, GapCheck])[] =
    code === 'zh'
      ? [...chineseChecks]
      : [
          ['spacing', kind === 'poetry' || kind === 'lyrics' ? noCheck : doubleSpace],
          [
            'spacing',
            spaceBefore(code === 'fr' ? /^[ \u00a0]+([,.])(?=\s|$)/ : /^ +([,;:!?،؛؟])(?=\s|$)/),
          ],
          ['spacing', spaceAfter],
          ['french-spacing', frenchSpace],
          ['ellipsis', ellipsis],
          ['dash', code === 'en' ? englishDash : dash],
          ['dash', kind === 'fiction' && (code === 'es' || code === 'fr') ? speechDash : noCheck],
          ['local-marks', code === 'ar' ? arabicMark : noCheck],
          ['quote-marks', createQuoteCheck(code) ?? noCheck],
        ];

  return checks.filter(([rule]) => enabledRules.has(rule)).map(([, check]) => check);
}

const noCheck: GapCheck = () => null;

/** Two spaces within a sentence. Two spaces after a sentence are a typing convention, and verse is laid out with spaces. */
const doubleSpace: GapCheck = (gap, position) => {
  if (position !== 'between' || /[\n\t]/.test(gap)) return null;
  const match = /(?<![.!?:…]["”’»)]*) {2,}|(?<=[.!?:…]["”’»)]*) {3,}/.exec(gap);

  return match && createDiagnostic('spacing', 'double-space', match, {}, [' ']);
};

function spaceBefore(pattern: RegExp): GapCheck {
  return (gap, position) => {
    const match = position === 'start' ? null : pattern.exec(gap);
    const [, mark = ''] = match ?? [];

    return match && createDiagnostic('spacing', 'space-before-mark', match, { mark }, [mark]);
  };
}

const spaceAfter: GapCheck = (gap, position) => {
  const match = position === 'between' ? /^[,;!?،؛؟]$/.exec(gap) : null;

  return (
    match && createDiagnostic('spacing', 'space-after-mark', match, { mark: gap }, [`${gap} `])
  );
};

/** French requires a space before ; : ! ? and inside « ». */
const frenchSpace: GapCheck = (gap, position) => {
  const mark = position === 'start' ? null : /^[»)]?([;!?]|:(?=\s|$))(?!\/)/.exec(gap);
  if (mark?.[1]) {
    const at = mark[0].length - 1;
    const suggestion = `${mark[1] === ':' ? '\u00a0' : '\u202f'}${mark[1]}`;

    return {
      rule: 'french-spacing',
      code: 'french-space',
      from: at,
      to: at + 1,
      values: { mark: mark[1] },
      suggestions: [suggestion],
    };
  }
  const quote = /«$|^[^«\s]*[^\s«]?»/.exec(gap);
  if (!quote) return null;
  const at = gap.indexOf(quote[0].endsWith('«') ? '«' : '»', quote.index);
  const sign = gap.charAt(at);
  if (sign === '»' && /[\s\u00a0\u202f]/.test(gap.charAt(at - 1))) return null;

  return {
    rule: 'french-spacing',
    code: 'french-space',
    from: at,
    to: at + 1,
    values: { mark: sign },
    suggestions: [sign === '«' ? '«\u00a0' : '\u00a0»'],
  };
};

const ellipsis: GapCheck = (gap) => {
  const match = /(?<![.…])\.{3}(?![.…])/.exec(gap);

  return match && createDiagnostic('ellipsis', 'ellipsis', match, {}, ['…']);
};

const englishDash: GapCheck = (gap, position) => findDash(gap, position, ['—', ' – ']);

const dash: GapCheck = (gap, position) => findDash(gap, position, [' – ']);

/** Two hyphens, or one surrounded by spaces. */
function findDash(
  gap: string,
  position: string,
  suggestions: readonly string[],
): GapDiagnostic | null {
  if (position !== 'between' || gap.includes('\n')) return null;
  const match = /(?<!-) ?--(?!-) ?|(?<=^ ?[,;]?) - (?=$)/.exec(gap);

  return match && createDiagnostic('dash', 'dash', match, { mark: match[0].trim() }, suggestions);
}

/** - ¡Hola! */
const speechDash: GapCheck = (gap, position) => {
  const match = position === 'start' ? /^-(?= ?[¿¡«]?$)/.exec(gap) : null;

  return match && createDiagnostic('dash', 'dash', match, { mark: '-' }, ['—']);
};

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

const arabicMark: GapCheck = (gap, position) => {
  const match = position === 'start' ? null : /^[»"”)]?([,;?])(?=\s|$|["”»)])/.exec(gap);
  const mark = match?.[1];
  if (!match || mark === undefined) return null;
  const usual = arabicMarks[mark] ?? '';
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
