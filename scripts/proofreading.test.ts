import { expect, test, vi } from 'vitest';
import {
  createAnalyzer,
  type LanguageCode,
  loadLanguage,
  toAnalysis,
} from '../packages/analysis/src/index.ts';
import { checkSpelling } from './analyze-spelling.ts';

vi.setConfig({ testTimeout: 60_000 });

async function findMisspellings(
  text: string,
  language: LanguageCode,
  dictionary: readonly string[] = [],
) {
  await loadLanguage(language);
  const analyzer = createAnalyzer({ language, dictionary });
  analyzer.open(text);
  await checkSpelling(analyzer);

  return toAnalysis(analyzer.state).findings.filter(({ rule }) => rule === 'spelling');
}

const misspellingCases: readonly (readonly [
  LanguageCode,
  text: string,
  wrong: string,
  meant: string,
])[] = [
  ['en', 'She did not recieve it.', 'recieve', 'receive'],
  ['en', 'It was a wierd evening.', 'wierd', 'weird'],
  ['en', 'He knew alot of songs.', 'alot', 'a lot'],
  ['en', 'They dont know.', 'dont', "don't"],
  ['en', 'It was definately late.', 'definately', 'definitely'],
  ['en', 'They seperate at the corner.', 'seperate', 'separate'],
  ['en', 'She waited untill morning.', 'untill', 'until'],
  ['en', 'They had commited the wrong crime.', 'commited', 'committed'],
  ['en', 'He was greatful for the rain.', 'greatful', 'grateful'],
  ['en', 'It was a very happyness of sorts.', 'happyness', 'happiness'],
  ['en', 'Two companys sailed together.', 'companys', 'companies'],
  ['en', 'The letters began to dissapear.', 'dissapear', 'disappear'],
  ['en', 'He saw the goverment building.', 'goverment', 'government'],
  ['es', 'Ella tambien llegó tarde.', 'tambien', 'también'],
  ['es', 'Vimos un pajaro azul.', 'pajaro', 'pájaro'],
  ['es', 'Quiero recivir la carta.', 'recivir', 'recibir'],
  ['es', 'Cerró la bentana despacio.', 'bentana', 'ventana'],
  ['fr', 'Il marchait beacoup le soir.', 'beacoup', 'beaucoup'],
  ['fr', 'Elle habite ici aujourdhui.', 'aujourdhui', "aujourd'hui"],
  ['fr', 'Le developpement de la ville.', 'developpement', 'développement'],
  ['fr', 'Elle attendait la réponce.', 'réponce', 'réponse'],
  ['de', 'Sie kam villeicht zu spät.', 'villeicht', 'vielleicht'],
  ['de', 'Er ging über die Strasse nach Hause.', 'Strasse', 'Straße'],
  ['de', 'Der Rhytmus gefiel ihr.', 'Rhytmus', 'Rhythmus'],
  ['de', 'Das alte haus stand leer.', 'haus', 'Haus'],
  ['de', 'Er wartete auf den nechsten Zug.', 'nechsten', 'nächsten'],
  ['ar', 'ذهبت إلى المدرسه صباحا.', 'المدرسه', 'المدرسة'],
  ['es', 'Un balllon rojo cayó al agua.', 'balllon', 'balón'],
  ['es', 'Se fue despues de comer.', 'despues', 'después'],
  ['fr', 'Elle alllait au marché.', 'alllait', 'allait'],
  ['fr', 'Il était meme venu hier.', 'meme', 'même'],
  ['fr', 'Son oeil brillait dans le noir.', 'oeil', 'œil'],
  ['de', 'Das alte Schifff lag im Hafen.', 'Schifff', 'Schiff'],
  ['de', 'Sie hattte keine Zeit.', 'hattte', 'hatte'],
];

test.each(misspellingCases)(
  'reports a misspelling in %s: %s',
  async (language, text, wrong, meant) => {
    const found = await findMisspellings(text, language);

    expect(found.map((finding) => finding.text)).toEqual([wrong]);
    expect(found[0]?.suggestions.slice(0, 3)).toContain(meant);
  },
);

test.each([
  ['fr', 'Elle est tres belle. ', 'tres'],
  ['fr', 'Son coeur bat. ', 'coeur'],
  ['fr', 'Apres la pluie, le soleil. ', 'Apres'],
  ['es', 'La nina llora, el nino rie. ', 'nina'],
  ['es', 'Despues se fue. ', 'Despues'],
] as const)(
  '%s: a repeatedly missing accent is still reported: %s',
  async (language, text, wrong) => {
    const found = await findMisspellings(text.repeat(6), language);

    expect(found.filter((finding) => finding.text === wrong)).toHaveLength(6);
  },
);

const correctTexts: readonly (readonly [LanguageCode, text: string])[] = [
  ['en', 'Brannoc’s boat came in. “Good,” said Brannoc, and Brannoc laughed.'],
  ['en', 'The colour of the harbor was grey; he’d realised it at 5 a.m. on the A38.'],
  ['en', 'He quitted the militia, took a decoction of hartshorn and watched her vesture.'],
  ['en', 'The Randolphs had answered cannibalistically, said the systematizer.'],
  ['en', '“I’m goin’ home,” he said, “an’ you can tell ’em.” NASA called back.'],
  ['en', 'She read in Thessendale about well-worn, hard-hearted, uncensured men.'],
  ['en', 'Whither goest thou, he asked; thou sayest nothing, and the wind sitteth in the east.'],
  [
    'en',
    'A mittened hand held the bannered mast; the twilights and solicitudes of the coast were over.',
  ],
  [
    'en',
    'They ran helter-skelter over terra firma, past the Hotel de Cluny, to the Rio de la Plata.',
  ],
  ['en', 'The wind beat ’gainst the side—’tis nothing, he said—of the t’gallant sails.'],
  ['en', '“Dey said de rest of dem,” he told her, “an’ den dey wuz gwine ober to see about it.”'],
  ['en', 'He leant on the embayed wall in his surcoat, al fresco, with great sang-froid.'],
  ['en', 'See https://example.org/xyzzy or write to qwert@example.org.'],
  ['en', 'He murmured “veni vidi vici amicus meus” and left.'],
  ['es', '—¿Ya estás aquí? —preguntó su hermano desde la cocina—. Creía que volverías mañana.'],
  ['es', 'Devuélvemelo cuando termines, dijo; quedémonos aquí, que ya amanece.'],
  [
    'fr',
    'Aujourd’hui, il s’était levé avant l’aube ; c’est-à-dire presque jamais. Qu’est-ce que tu fais ?',
  ],
  ['es', 'Chantal Haag dijo «emet» y pidió dos palmaditas: «¡Mier...!». El cortacésped era suyo.'],
  ['es', '¿Y vos qué tenés? Vosotro’ no, señorrr. ¡Rendíos!'],
  [
    'fr',
    'Le superutilisateur tapa « sudo » et Vernor Vinge cria : « On va les mettre en priso... »',
  ],
  ['fr', 'Les nagas vinrent. Deux nagas, trois nagas, dix nagas : partout des nagas, Hemm !'],
  ['fr', 'Le maïs, la Noël, les aïeux et le cœur du bœuf : tout est déjà là, très près.'],
  ['de', 'Die Kontrolllampe und der Schritttempo-Bereich am Flussschiff; Seeelefanten schliefen.'],
  ['fr', 'Mon ami Théodore aime les contes de fées, Noëlle préfère les fables.'],
  ['fr', '« Ouiii ! » cria-t-il. « C’est trèèès loin, mon amourrr. »'],
  ['es', '—¡Hoolaaa! —dijo—. ¡Qué señorrr! ¡Gooool!'],
  ['es', 'Victor Hugo escribe. Victor Hugo duerme. Victor Hugo sueña.'],
  [
    'de',
    '„Kommm“, sagte er. „Sooo schön!“ Die Schifffahrt, das Betttuch, die Brennnessel und der Stofffetzen.',
  ],
  ['fr', 'Donne-le-lui, dit-elle, puisqu’il n’y a plus d’œufs ni de cœurs d’artichauts.'],
  [
    'de',
    'Im Zimmer roch es nach Bohnerwachs und alten Büchern. Die Küchentischlampe war schöner als früher.',
  ],
  [
    'de',
    'Würde sie am Herbstmorgen zurückkommen? Anna wusste es nicht, und niemand fragte danach.',
  ],
  ['de', 'Gehts dir gut? Das Feuer flackerte rot, und die Skalden sangen von den Zinnen.'],
  ['de', 'Er wusste, dass sie bereits gegangen war; die frühern Gäste schliefen.'],
  ['de', 'Die Rubbel-Lose lagen seelen- und willenlos auf dem Küchentisch.'],
  ['en', 'The keeper said nothing; the tide would not wait, and nor would he.'],
  ['ar', 'وَأَتْرُكُ خَلْفِي دُرُوبَ الْمَدِينَهْ'],
  ['ar', 'سيكتبونها غدًا إن شاء الله، ثم يرسلونها إلى أصدقائهم.'],
  ['ar', 'كان يسكن في بيت قديم قرب البحر، ولم يكن أحد يزوره في الشتاء.'],
  ['zh', '天还没亮，海面上只有几盏灯。'],
];

test.each(correctTexts)('%s: accepts: %s', async (language, text) => {
  const found = await findMisspellings(text, language);

  expect(found.map((finding) => finding.text)).toEqual([]);
});

test.each(['en', 'es', 'fr', 'de', 'ar'])(
  'there are at least as many correct texts as misspellings in %s',
  (language) => {
    const countCases = (cases: readonly (readonly [string, ...unknown[]])[]) =>
      cases.filter(([code]) => code === language).length;

    expect(countCases(misspellingCases)).toBeGreaterThan(0);
    expect(countCases(correctTexts)).toBeGreaterThanOrEqual(countCases(misspellingCases));
  },
);

test('accepts a word in the user’s dictionary, including as a possessive', async () => {
  const text = 'The lanternn was old. A lanternn’s place is the wall.';

  expect(await findMisspellings(text, 'en')).not.toEqual([]);
  expect(await findMisspellings(text, 'en', ['Lanternn'])).toEqual([]);
});

test('a text in another language does not produce findings', async () => {
  const german =
    'Der alte Fischer ging am Abend langsam durch den Hafen und dachte an seine Kinder. Niemand grüßte ihn, denn alle kannten ihn längst. ';

  expect(await findMisspellings(german.repeat(4), 'en')).toEqual([]);
});

test('edits remove and restore a finding', async () => {
  await loadLanguage('en');
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open('A wierd day.\n\nAnother day.');
  await checkSpelling(analyzer);
  const count = () =>
    toAnalysis(analyzer.state).findings.filter(({ rule }) => rule === 'spelling').length;
  expect(count()).toBe(1);

  analyzer.applyChanges([{ from: 2, to: 7, insert: 'weird' }]);
  expect(count()).toBe(0);
  analyzer.applyChanges([{ from: 2, to: 7, insert: 'wierd' }]);
  expect(count()).toBe(1);
  analyzer.configure({ language: 'en', kind: 'essay' });
  expect(count()).toBe(1);
});
