import { describe, expect, test } from 'vitest';
import { analyzeWithProfile } from '../../analyze-with-profile.ts';
import { type FacetLists, type FacetName, facetNames } from './facet.ts';

const languages = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;
type TestLanguage = (typeof languages)[number];

/** The phrases found for each pole of a facet in a sentence, repeated often enough to be measured. */
async function findPoles(sentence: string, language: TestLanguage, facet: FacetName) {
  const { profile } = await analyzeWithProfile(`${sentence}\n`.repeat(80), { language });
  const found = profile.mindset.find(({ name }) => name === facet);
  const distinctTexts = (all: readonly { text: string }[] = []) => [
    ...new Set(all.map(({ text }) => text)),
  ];

  return { first: distinctTexts(found?.first), second: distinctTexts(found?.second) };
}

test.each([
  ['en', 'mindset', 'Step by step she got better.', ['Step by step', 'got better'], []],
  [
    'es',
    'mindset',
    'Poco a poco aprendía a volver a intentarlo.',
    ['Poco a poco', 'aprendía', 'volver a intentarlo'],
    [],
  ],
  [
    'es',
    'drive',
    'Ganó sola y luego ayudó a la familia de su amigo.',
    ['Ganó'],
    ['ayudó', 'familia', 'amigo'],
  ],
  [
    'fr',
    'mindset',
    'J’abandonne : je ne peux pas, il est trop tard.',
    [],
    ['J’abandonne', 'je ne peux pas', 'trop tard'],
  ],
  [
    'fr',
    'focus',
    'Elle espérait gagner, il craignait de tout perdre.',
    ['espérait', 'gagner'],
    ['craignait', 'perdre'],
  ],
  [
    'de',
    'outlook',
    'Er hoffte noch, sie aber war verzweifelt, alles ging schief.',
    ['hoffte'],
    ['verzweifelt', 'ging schief'],
  ],
  [
    'de',
    'drive',
    'Gemeinsam halfen sie dem Freund, dann entschied er allein.',
    ['entschied', 'allein'],
    ['Gemeinsam', 'halfen', 'Freund'],
  ],
  [
    'ar',
    'outlook',
    'كان متفائلًا بالغد، وكانت هي يائسة تنتظر الأسوأ.',
    ['متفائلًا'],
    ['يائسة', 'الأسوأ'],
  ],
  ['ar', 'certainty', 'ربّما يعود، ولكنّه بالتأكيد لن ينسى.', ['بالتأكيد'], ['ربّما']],
  ['zh', 'mindset', '他一步一步地学会了修船，后来放弃了。', ['一步一步', '学会'], ['放弃']],
  ['zh', 'control', '她说我可以自己选，他却只能听天由命。', ['我可以'], ['只能', '听天由命']],
] as const)(
  'in %s the phrases of %s are found: %s',
  async (language, facet, sentence, first, second) => {
    expect(await findPoles(sentence, language, facet)).toEqual({ first, second });
  },
);

describe('false matches', () => {
  test.each([
    ['en', 'outlook', 'There was no hope left in the harbour.', [], ['no hope']],
    ['en', 'certainty', 'He knew nothing of it; she knew the bar.', ['knew'], []],
    ['en', 'certainty', 'They were not even certain, and she had no certain news.', [], []],
    ['en', 'certainty', 'A certain Mr Trewin made sure with all his might.', [], []],
    ['en', 'certainty', 'She was kind of tired; it was a kind of tide.', [], ['was kind of']],
    ['en', 'drive', 'It was the most dangerous kind of tide, and a huge one.', [], []],
    ['en', 'drive', 'He was kind to her, and that kind was rare.', [], ['was kind']],
    ['en', 'drive', 'The helpless gentleman did not trust his belongings.', [], []],
    ['en', 'outlook', 'A bright lamp hung there. He never hoped.', [], []],
    ['en', 'control', 'I can hardly see it, but I can mend it.', ['I can'], []],
    ['es', 'drive', 'No lo logró, y tampoco confiaba; al fin triunfó.', ['triunfó'], []],
    ['fr', 'focus', 'Il ne la craignait pas, elle craignait la mer.', [], ['craignait']],
    ['fr', 'certainty', 'Il n’en savait rien, elle le savait.', ['savait'], ['n’en savait rien']],
    ['de', 'certainty', 'Er wusste nichts davon, sie wusste es.', ['wusste'], []],
    ['de', 'focus', 'Ohne Gefahr war es nicht gefährlich, sie fürchtete sich.', [], ['fürchtete']],
    ['ar', 'drive', 'لم يساعد أحدا، ثم ساعد أخاه.', [], ['ساعد']],
    ['zh', 'focus', '他不追求名声，她追求胜利。', ['追求', '胜利'], []],
    ['es', 'outlook', 'Bajaron al puerto sin esperanza de volver.', [], ['sin esperanza']],
    ['es', 'certainty', 'No sé si viene; el barco no se movió.', [], ['No sé']],
    ['es', 'drive', 'Dejó el remo junto a la puerta y volvieron juntos.', [], ['juntos']],
    ['fr', 'certainty', 'Il posa la main sur la rampe, elle en était sûre.', ['sûre'], []],
    [
      'fr',
      'certainty',
      'Il viendra sans doute, cela ne fait aucun doute.',
      ['aucun doute'],
      ['sans doute'],
    ],
    ['de', 'control', 'Ich kann nicht, sagte sie, aber wir können.', ['wir können'], []],
    [
      'de',
      'certainty',
      'Sie wartete immer noch am Steg und wusste nicht, worauf.',
      [],
      ['wusste nicht'],
    ],
    ['ar', 'control', 'قال إنّي لا أستطيع، ثمّ قال إنّي أستطيع.', ['أستطيع'], []],
    ['zh', 'outlook', '大家都说没有希望了，只有她还有希望。', ['希望'], ['没有希望']],
    ['en', 'mindset', 'They did not give up; he gave up.', [], ['gave up']],
    ['zh', 'mindset', '老船夫从不放弃，他却放弃了。', [], ['放弃']],
    ['ar', 'mindset', 'لم يستسلم سامر، واستسلم أخوه.', [], ['واستسلم']],
    ['ar', 'mindset', 'قال فلا فائدة من الرحلة، ولم يستسلم أخوه.', [], ['فلا فائدة']],
    ['zh', 'certainty', '他不知道船在哪里，她知道。', ['知道'], ['不知道']],
    ['es', 'certainty', 'No lo sé, dijo; siempre que sopa sabe a humo.', [], ['No lo sé']],
    ['es', 'focus', 'Lo buscó sin éxito y se perdió en la niebla.', [], []],
    ['es', 'drive', 'Vivió en los Estados Unidos junto con su tía.', [], []],
    ['es', 'mindset', 'Siguió remando sin rendirse, no puedo creerlo.', [], []],
    [
      'fr',
      'certainty',
      'Qui sait ? Je n’en sais rien, j’en suis sûr.',
      ['sûr'],
      ['Qui sait', 'Je n’en sais rien'],
    ],
    ['fr', 'drive', 'Le gentilhomme aimerait une chambre.', [], []],
    ['fr', 'mindset', 'L’apprenti apprit que le pont était fermé.', [], []],
    ['de', 'mindset', 'Es gibt auf der Insel einen Hafen, sie kam zu spät.', [], []],
    ['de', 'outlook', 'Er nahm alles aus dem Korb, es wird schon dunkel.', [], []],
    ['de', 'drive', 'Sie zuckte zusammen und blieb in allen Teilen dabei.', [], []],
    ['de', 'certainty', 'Die Sonne schien, und es wurde immer heller, wie immer.', [], []],
    ['ar', 'control', 'قال: ولا أستطيع ذلك، وأمسك بيدي.', [], []],
    ['ar', 'drive', 'نام العالم بأسره، وفهمت معاني الكلمات يا ابني.', [], []],
    ['ar', 'focus', 'انتظر ساعة كاملة في ضوء خافت، وخطر لي أن أعود.', [], []],
    ['ar', 'certainty', 'الأمر غير مؤكد، ولا شك أنّه ثقيل.', ['ولا شك'], ['غير مؤكد']],
    ['zh', 'mindset', '他提高了声音，说绝不会放弃。', [], []],
    ['zh', 'focus', '别担心，她一不小心打翻了茶。', [], []],
    ['zh', 'certainty', '有些人走了，谁知道呢，他也不知道。', [], ['谁知道', '也不知道']],
  ] as const)('%s, %s: %s', async (language, facet, sentence, first, second) => {
    expect(await findPoles(sentence, language, facet)).toEqual({ first, second });
  });

  test('a phrase does not continue across clauses', async () => {
    expect(await findPoles('It was no. Use the other oar.', 'en', 'mindset')).toEqual({
      first: [],
      second: [],
    });
  });
});

describe.each(languages)('the %s phrase lists', (language) => {
  test.each(facetNames)('contain each phrase of %s once', async (facet) => {
    const { mindsetPhrases } = (await import(`../../languages/${language}-mindset.ts`)) as {
      mindsetPhrases: FacetLists;
    };
    const phrases = mindsetPhrases[facet].flatMap((list = '') =>
      list.split('|').map((phrase) => phrase.trim()),
    );

    expect(phrases.filter((one, at) => one === '' || phrases.indexOf(one) !== at)).toEqual([]);
  });
});
