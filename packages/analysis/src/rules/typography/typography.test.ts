import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { RuleName } from '../../findings.ts';
import type { DocumentKind, LanguageCode } from '../../options.ts';

const typographyRules: readonly RuleName[] = [
  'spacing',
  'french-spacing',
  'quote-marks',
  'ellipsis',
  'dash',
  'local-marks',
];

function findTypography(language: LanguageCode, text: string) {
  return analyze(text, { language })
    .findings.filter(({ rule }) => typographyRules.includes(rule))
    .map(({ rule, text: marked, suggestions }) => [rule, marked, suggestions[0]]);
}

describe('reports wrong punctuation and spacing', () => {
  test.each([
    ['en', 'He left  early.', 'spacing', '  ', ' '],
    ['en', 'He left , early.', 'spacing', ' ,', ','],
    ['en', 'He left,early.', 'spacing', ',', ', '],
    ['en', 'He left... early.', 'ellipsis', '...', '…'],
    ['en', 'He left--early.', 'dash', '--', '—'],
    ['en', 'He left - early.', 'dash', ' - ', '—'],
    ['es', 'Vino?', 'local-marks', '?', undefined],
    ['es', 'Bueno, qué dices!', 'local-marks', '!', undefined],
    ['es', '- Hola', 'dash', '-', '—'],
    ['fr', 'Il vient!', 'french-spacing', '!', '\u202f!'],
    ['fr', '«\u00a0Oui».', 'french-spacing', '»', '\u00a0»'],
    ['fr', 'Il dit “oui”.', 'quote-marks', '“', '«\u00a0'],
    ['de', 'Er sagte "ja".', 'quote-marks', '"', '„'],
    ['de', '“Ja“, sagte er.', 'quote-marks', '“', '„'],
    ['ar', 'قال الولد, نعم.', 'local-marks', ',', '،'],
    ['ar', 'أين المدرسة?', 'local-marks', '?', '؟'],
    ['zh', '你好,世界。', 'local-marks', ',', '，'],
    ['zh', '他说："好"', 'quote-marks', '"', '“'],
    ['zh', '我想...', 'ellipsis', '...', '……'],
  ] as const)('%s: %s', (language, text, rule, marked, correction) => {
    expect(findTypography(language, text)).toEqual([[rule, marked, correction]]);
  });
});

describe('does not report correct punctuation and spacing', () => {
  test.each([
    ['en', 'He left, early; “so” — he said… and so on: 3.14, 1,000, 12:30.'],
    ['en', 'A list:\n  - one\n  - two'],
    ['en', 'See https://example.org/a,b and a well-known e-mail.'],
    ['en', 'He waited . . . and left.'],
    ['es', '¿Vino? ¡Qué va! Y tú, ¿cómo estás? ¿De veras…?'],
    ['es', '—Hola —dijo—. ¿Estás bien?'],
    ['fr', 'Il vient\u202f! «\u00a0Oui\u00a0», dit-il\u00a0: à 12:30, voir https://a.fr.'],
    ['fr', 'Il vient ! « Oui », dit-il : non ; voilà.'],
    ['de', '„Ja“, sagte er – und ging: 3,5 km, z. B. am 3. Mai.'],
    ['de', '»Ja«, sagte er.'],
    ['ar', 'قال الولد: نعم، أين المدرسة؟'],
    ['zh', '他说：“你好，世界。”然后……走了——是的。'],
    ['zh', '我喜欢 Python 3.14，真的。'],
  ] as const)('%s: %s', (language, text) => {
    expect(findTypography(language, text)).toEqual([]);
  });
});

describe('several spaces within a line', () => {
  const lines: readonly (readonly [LanguageCode, string])[] = [
    ['en', 'The harbour lamps   were lit early'],
    ['es', 'Las luces del puerto   ardían temprano'],
    ['fr', 'Les lampes du port   brûlaient tôt'],
    ['de', 'Die Lampen am Hafen   brannten früh'],
    ['ar', 'سَأَمْشِي وَحِيدًا   إِلَى شَاطِئِي'],
    ['zh', '港口的灯   early 亮了'],
  ];
  const spacing = (language: LanguageCode, text: string, kind: DocumentKind) =>
    analyze(text, { language, kind }).findings.filter(({ rule }) => rule === 'spacing').length;

  test.each(lines)('%s: are allowed in verse', (language, line) => {
    for (const kind of ['poetry', 'lyrics'] as const) {
      expect(spacing(language, line, kind)).toBe(0);
      expect(spacing(language, line.replace('   ', ' \t '), kind)).toBe(0);
    }
  });

  test.each(lines.filter(([code]) => code !== 'zh'))(
    '%s: are reported in prose',
    (language, line) => {
      expect(spacing(language, line, 'fiction')).toBe(1);
    },
  );
});

test('reports quotation marks once per paragraph', () => {
  expect(findTypography('de', '"Ja", sagte er. "Nein", sagte sie.')).toHaveLength(1);
});
