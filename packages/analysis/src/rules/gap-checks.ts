import type { RuleName } from '../findings.ts';
import { type GapCheck, type GapRemark, remark } from './gap-check.ts';
import { quoteCheckOf } from './gap-checks-quotes.ts';
import { chineseChecks } from './gap-checks-zh.ts';
import type { Setting } from './rule.ts';

/** The checks of the wanted rules for a language. */
export function gapChecksOf({ language: { code }, kind, wanted }: Setting): readonly GapCheck[] {
  const checks: (readonly [RuleName, GapCheck])[] =
    code === 'zh'
      ? [...chineseChecks]
      : [
          ['spacing', kind === 'poetry' || kind === 'lyrics' ? never : doubleSpace],
          [
            'spacing',
            spaceBefore(code === 'fr' ? /^[ \u00a0]+([,.])(?=\s|$)/ : /^ +([,;:!?،؛؟])(?=\s|$)/),
          ],
          ['spacing', spaceAfter],
          ['french-spacing', frenchSpace],
          ['ellipsis', ellipsis],
          ['dash', code === 'en' ? englishDash : dash],
          ['dash', kind === 'fiction' && (code === 'es' || code === 'fr') ? speechDash : never],
          ['local-marks', code === 'ar' ? arabicMark : never],
          ['quote-marks', quoteCheckOf(code) ?? never],
        ];

  return checks.filter(([rule]) => wanted.has(rule)).map(([, check]) => check);
}

const never: GapCheck = () => null;

/** Within a sentence; two behind its end are a typist's habit, and kept throughout a text. Verse is laid out by spaces. */
const doubleSpace: GapCheck = (gap, place) => {
  if (place !== 'between' || /[\n\t]/.test(gap)) return null;
  const found = /(?<![.!?:…]["”’»)]*) {2,}|(?<=[.!?:…]["”’»)]*) {3,}/.exec(gap);

  return found && remark('spacing', 'double-space', found, {}, [' ']);
};

function spaceBefore(pattern: RegExp): GapCheck {
  return (gap, place) => {
    const found = place === 'start' ? null : pattern.exec(gap);
    const [, mark = ''] = found ?? [];

    return found && remark('spacing', 'space-before-mark', found, { mark }, [mark]);
  };
}

const spaceAfter: GapCheck = (gap, place) => {
  const found = place === 'between' ? /^[,;!?،؛؟]$/.exec(gap) : null;

  return found && remark('spacing', 'space-after-mark', found, { mark: gap }, [`${gap} `]);
};

/** Before ; : ! ? and inside « » a French text has a space. */
const frenchSpace: GapCheck = (gap, place) => {
  const mark = place === 'start' ? null : /^[»)]?([;!?]|:(?=\s|$))(?!\/)/.exec(gap);
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
  const found = /(?<![.…])\.{3}(?![.…])/.exec(gap);

  return found && remark('ellipsis', 'ellipsis', found, {}, ['…']);
};

const englishDash: GapCheck = (gap, place) => dashIn(gap, place, ['—', ' – ']);

const dash: GapCheck = (gap, place) => dashIn(gap, place, [' – ']);

/** Two hyphens, or one between spaces. */
function dashIn(gap: string, place: string, suggestions: readonly string[]): GapRemark | null {
  if (place !== 'between' || gap.includes('\n')) return null;
  const found = /(?<!-) ?--(?!-) ?|(?<=^ ?[,;]?) - (?=$)/.exec(gap);

  return found && remark('dash', 'dash', found, { mark: found[0].trim() }, suggestions);
}

/** - ¡Hola! */
const speechDash: GapCheck = (gap, place) => {
  const found = place === 'start' ? /^-(?= ?[¿¡«]?$)/.exec(gap) : null;

  return found && remark('dash', 'dash', found, { mark: '-' }, ['—']);
};

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

const arabicMark: GapCheck = (gap, place) => {
  const found = place === 'start' ? null : /^[»"”)]?([,;?])(?=\s|$|["”»)])/.exec(gap);
  const mark = found?.[1];
  if (!found || mark === undefined) return null;
  const usual = arabicMarks[mark] ?? '';
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
