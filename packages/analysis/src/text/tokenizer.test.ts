import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import type { LanguageCode } from '../options.ts';
import { tokenize } from '../tokenize.ts';

function tokenizeToString(text: string, language: LanguageCode): string {
  return tokenize(text, { language })
    .map(({ span }) => text.slice(span.from, span.to))
    .join('|');
}

describe('words', () => {
  test.each([
    ['en', 'A well-known, state-of-the-art e-mail', 'A|well-known|state-of-the-art|e-mail'],
    ['en', 'two—three – four', 'two|three|four'],
    ['en', 'don’t rock ’n’ roll the dogs’ bowl', 'don’t|rock|n|roll|the|dogs|bowl'],
    ['en', '3,000.50 at 10:30 on the 3rd', '3,000.50|at|10:30|on|the|3rd'],
    ['en', 'U.S.A. and e.g. p.m.', 'U.S.A.|and|e.g.|p.m.'],
    ['en', 'Mr. J. Smith, Ph.D., saw No. 5. No.', 'Mr.|J.|Smith|Ph.D.|saw|No.|5|No'],
    ['fr', 'av. J.-C. fut', 'av.|J.-C.|fut'],
    ['en', 'See https://a.org/x?y=1, or me@x.org.', 'See|https://a.org/x?y=1|or|me@x.org'],
    ['en', 'and/or snake_case end.Start', 'and|or|snake_case|end|Start'],
    ['en', 'open 24/7 on 9/30/01, 1/2 cup', 'open|24/7|on|9/30/01|1/2|cup'],
    ['en', 'AT&T, Q&A, oil & salt.² I¹ saw 5 m²', 'AT&T|Q&A|oil|salt|I¹|saw|5|m²'],
    ['es', 'el 10.º piso, la 3.ª, el 1.er día', 'el|10.º|piso|la|3.ª|el|1.er|día'],
    ['ar', 'بلغ ٣٫٥ أو ١٬٠٠٠', 'بلغ|٣٫٥|أو|١٬٠٠٠'],
    ['zh', '价格３．５元', '价格|３．５|元'],
    ['zh', '约20万人、1.2亿元、5百万册', '约|20万|人|1.2亿|元|5百万|册'],
    ['zh', '第18届、第１２章、第十八天', '第18|届|第１２|章|第十八|天'],
    ['zh', '3千克、8月、20多人，万一', '3|千克|8|月|20|多|人|万一'],
    ['zh', '第一，次第，他第二天走', '第一|次第|他|第二天|走'],
    ['de', '80 km/h, 2023/24, Und/oder a/1', '80|km|h|2023/24|Und|oder|a|1'],
    [
      'fr',
      'L’homme qu’il aime, aujourd’hui, s’est tu',
      'L’|homme|qu’|il|aime|aujourd’hui|s’|est|tu',
    ],
    ['de', 'Übergröße für Ärzte', 'Übergröße|für|Ärzte'],
    ['ar', 'ذَهَبَ، ثم عاد', 'ذَهَبَ|ثم|عاد'],
    ['ar', 'المصري ـ الإيراني، عام ١٤٠٠ هـ، جمـــيل', 'المصري|الإيراني|عام|١٤٠٠|هـ|جمـــيل'],
    ['en', 'cafe\u0301 na\u00efve', 'cafe\u0301|na\u00efve'],
    ['en', '😀 hello 👩‍👩‍👧!', 'hello'],
    ['und', '元気です', '元気|です'],
    ['und', 'สวัสดี ครับ', 'สวัสดี|ครับ'],
    ['und', '𐐷𐐲𐑌 𝒜', '𐐷𐐲𐑌|𝒜'],
  ] as const)('are split in %s: %s', (language, text, expected) => {
    expect(tokenizeToString(text, language)).toBe(expected);
  });

  test('in Chinese come from the dictionary segmenter', () => {
    expect(tokenizeToString('今天天气很好', 'zh').split('|').length).toBeLessThan(6);
  });
});

describe('speech', () => {
  test.each([
    ['en', '“Go,” she said, “now.”', 'Go|now'],
    ['en', '"Go," she said, "now."', 'Go|now'],
    ['en', '‘It’s me,’ said Tom. ’Tis the dogs’ bowl.', 'It’s|me'],
    ['en', "'Twas brillig. 'I know,' said Pip.", 'I|know'],
    ['en', "'Go,' said Tom, the boys' friend.", 'Go'],
    ['en', '“First, I went home', 'First|I|went|home'],
    ['en', 'The so-called “truth” is a lie.', ''],
    ['de', '„Hallo“, sagte er. »Ja«, sagte sie.', 'Hallo|Ja'],
    ['de', '«Hallo», sagte er. «Ja.»', 'Hallo|Ja'],
    ['de', '‚Hallo‘, sagte er.', 'Hallo'],
    ['fr', '« Oui ! » dit-il.', 'Oui'],
    ['fr', '— Bonjour, dit-il.', 'Bonjour'],
    [
      'fr',
      '« Tu viens ? » dit Luc. — Je viens, répondit-elle tout bas ; attends.',
      'Tu|viens|Je|viens|attends',
    ],
    ['fr', '— Demain, vient-il ? Oui, dit-on.', 'Demain|vient-il|Oui|dit-on'],
    ['fr', '— Jamais, répond Claire. Attends !', 'Jamais|Attends'],
    ['fr', '— Jamais, grommela M. Lebrun en sortant.', 'Jamais'],
    ['fr', '— Non ! pensa le jardinier. Pas elle.', 'Non|Pas|elle'],
    [
      'fr',
      '— Allons, continue. Et toi, répète après moi.',
      'Allons|continue|Et|toi|répète|après|moi',
    ],
    ['fr', 'Il partit. — Rien ne le retenait.', ''],
    ['fr', '« Oui. » Elle rit — de joie — et partit.', 'Oui'],
    ['es', '—Hola —dijo Juan—. ¿Qué tal?', 'Hola|Qué|tal'],
    ['zh', '他说：“好。”', '好'],
  ] as const)('is recognized in %s: %s', (language, text, expected) => {
    const spoken = tokenize(text, { language }).filter(({ isSpoken }) => isSpoken);

    expect(spoken.map(({ span }) => text.slice(span.from, span.to)).join('|')).toBe(expected);
  });

  test('marks a sentence as dialogue if most of its words are spoken', () => {
    const { sentences } = analyze('“I don’t know,” he said. He left. “Well,” said Mr. Dunmore.', {
      language: 'en',
    });

    expect(sentences.map(({ dialogue }) => dialogue)).toEqual([true, false, false]);
  });
});
