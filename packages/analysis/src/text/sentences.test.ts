import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import type { LanguageCode } from '../options.ts';

function splitSentences(text: string, language: LanguageCode): readonly string[] {
  return analyze(text, { language }).sentences.map(({ span }) => text.slice(span.from, span.to));
}

describe('sentence segmentation', () => {
  // A bar stands for the space between two sentences.
  test.each([
    [
      'en',
      'Mr. Smith met Dr. J. R. Jones at 5 p.m. on Elm St. near No. 5.|He paid $3.50, i.e. a lot.|It rained.',
    ],
    ['en', 'The U.S. Army left the U.S.|The end.|It was I.|Then he left.'],
    ['en', 'See e.g. Smith.|Visit https://a.org/x.html?q=1.|Mail me@x.org!|It is Node.js time.'],
    [
      'en',
      'He sold nails, screws, etc.|Nobody came.|Smith Jr. left for the Co. in Jan. in a hurry.',
    ],
    ['en', '“What?” she asked.|“Why?” Mary said.|“No!”|He left.'],
    ['en', '“I don’t know,” he said.|“Maybe.”'],
    ['en', 'He waited...|Then it came.|He waited… and waited.|"I... I know."|She left.'],
    ['en', 'i went home.|then i slept.|what?|no.'],
    ['en', '“Oh! how lovely,” she said.|(It was.)|It was (really).|End'],
    ['en', 'She heard it say “Oh!” (when she thought of it) and ran.|It ran.'],
    ['en', '1. First, this.|2. Then, that.|He was 5.|Then he was 6.'],
    ['en', '*Hello.*|She _ran._|**Bold!**|Then'],
    ['de', 'Am 3. Mai kam Dr. Müller, z.B. nach Berlin.|Das war 1990.|Es regnete.'],
    ['de', '„Hallo“, sagte er.|„Wer ist da?“|Niemand.|»Ja«, sagte sie.'],
    ['fr', 'M. Dupont arrive.|« Oui ! » dit-il.|C’est p. ex. un chat.'],
    ['de', 'Er ging z. B. nach St. Gallen, d. h. fort.|Um 50 v. Chr. war das so.'],
    ['fr', 'Vers 50 av. J.-C. il vint.|Puis il partit.'],
    ['es', 'Vive en EE. UU.|¿Vienes?|S. M. el Rey, p. ej., no.'],
    ['es', 'El Sr. Pérez salió.|¿Y tú?|¡Adiós!|Sí.'],
    ['ar', 'قال د. أحمد نعم.|ثم ذهب.'],
    ['ar', 'كان يمشي... ثم وقف.|نظر إليها… وابتسم.'],
    ['es', 'Llegó a 40.5°C.|Por suerte nadie murió.'],
    ['ar', 'أين المدرسة؟|ذهبت إلى البيت.|نعم!'],
    ['und', 'Привет!|Как дела?|Хорошо.'],
    ['fr', '« Viens ! »|Puis il partit.|« Où ? »|Elle haussa les épaules.|« Là. »|Rien.'],
    ['fr', '« Où ? » demanda Marie.|« Ici ! » répondit-il.|Il dit « non » à tous.'],
    ['fr', 'Il cria : " Viens ! "|Puis il partit.|" Où ? " dit-elle.'],
    [
      'fr',
      'Vers 50 av. J.-C.|Rome brûlait.|Vers 30 av. J.-C. la paix vint.|Tél. 01 42, éd. Minuit.',
    ],
    ['de', '»Komm!«|»Nein!«|Er ging.|»Ja«, sagte er.|»Wohin?«, rief sie.'],
    ['de', '«Komm!»|«Nein.»|Er ging.'],
    ['de', 'Er kam am 12.|Dann ging er.|Am 12. Januar schneite es.|Der 3. Versuch gelang.'],
    ['de', 'Es dauerte 3 Std.|Die Fahrt war lang.|Nach 3 Std. Fahrt kostete es 5 Mio. Euro.'],
    ['de', 'Sie wohnt in der Goethestr. 5, bei Fa. Meier.|Er hasst u. a. Lärm.|Dr. med. Roth kam.'],
    ['es', 'Murió en 40 d. C.|Roma ardía.|Hacia 400 a. C. el rey murió.'],
    ['es', 'Abre a las 10 a.m.|Luego cierra.|Abre a las 9 a. m. y cierra a las 5 p. m.|Nadie va.'],
    ['es', 'Vive en la Av. Juárez, tel. 555.|Vino el Cnel. Díaz, cf. Soto.'],
    ['en', 'He came at 5 p.m.|John left at 6 a.m. Monday, or 5 p.m. Eastern.'],
    ['en', 'It was 6 ft.|The wall was 6 ft. high.|He likes Ft. Worth.'],
    ['en', 'It was so.[12]|Then it ended “so.”[3]|See [4] Then and the list [5].'],
    ['en', 'The bus is late.|it is not full.|Read more.|https://a.org/x'],
    ['en', 'Wait . . .|What?|“Well . . . maybe.”|He waited . . . and left.'],
    ['en', 'It ended.¹|Then it rained.|He said “so.”²|It is 5 m² wide.'],
    ['en', 'He left (etc.).|Then it rained (as I said).|She wrote “it is.”.|He read it.'],
    ['en', '“Where is Mr. Lang?” Mrs. Lang asked.|“Who?” Dr. J. Roth said.|“Why?”|Mr. Lang left.'],
    ['fr', '(« Vraiment ? »)|Elle rit.|« Tu viens ?|— Non. »|Il soupira.'],
    ['en', 'Trouble????|ok then.|Oh! it was nothing.|It is approx. it, et al. they say.'],
    ['ar', 'وقع ذلك عام 1990 م.|ثم انتهى عام ١٩٩٥ م.|وصل م. أحمد.'],
  ] as const)('splits %s text into sentences: %s', (language, text) => {
    expect(splitSentences(text.replaceAll('|', ' '), language)).toEqual(text.split('|'));
  });

  test('Chinese needs no spaces', () => {
    expect(splitSentences('天气很好。我们去公园吧！“你好，”他说。', 'zh')).toEqual([
      '天气很好。',
      '我们去公园吧！',
      '“你好，”他说。',
    ]);
  });

  test('a terminator within a Chinese title does not end the sentence', () => {
    expect(splitSentences('他看了《快跑！小狗》。我也看了。', 'zh')).toEqual([
      '他看了《快跑！小狗》。',
      '我也看了。',
    ]);
  });

  test('a paragraph without words has no sentence', () => {
    expect(splitSentences('* * *\n😀\n…', 'en')).toEqual([]);
  });
});

describe('a paragraph', () => {
  test('is a line; blank lines are ignored', () => {
    expect(analyze('One.\nTwo.\r\n\r\n\r\nThree.').counts).toMatchObject({
      paragraphs: 3,
      lines: 3,
    });
  });

  test('is a block between blank lines in hard-wrapped text', () => {
    const line = 'It was a cold and windy morning, and the boats had not yet gone';
    const wrapped = `${[line, line, line, line].join('\n')} out.\n`;
    const { counts } = analyze(`${wrapped}\n${wrapped}\n${wrapped}`);

    expect(counts).toMatchObject({ paragraphs: 3, lines: 12, sentences: 3 });
  });

  test('has the same findings hard-wrapped as on one line', () => {
    const flat = [
      'The house at the end of the lane was sold in the spring to a stranger, and nobody in town, least of all',
      'Mr. Dunmore, had been told. It was very cold that night, and the stranger was carried home by his friends.',
      'The lantern by the door was lit, but the lantern was lit by nobody who lived there, or so they all said.',
    ].join(' ');
    const wrapped = `${flat.replaceAll(/(.{50,60}) /g, '$1\n')}\n\n`.repeat(2);
    const found = (text: string) =>
      analyze(text).findings.map((finding) => finding.text.replaceAll('\n', ' '));

    expect(wrapped.split('\n').length).toBeGreaterThan(10);
    expect(found(wrapped)).toEqual(found(`${flat}\n\n`.repeat(2)));
  });

  test('is always a line in verse', () => {
    const line = 'It was a cold and windy morning, and the boats had not yet gone';
    const { counts } = analyze(`${`${line}\n`.repeat(8)}\n${line}`, { kind: 'poetry' });

    expect(counts.paragraphs).toBe(9);
  });
});
