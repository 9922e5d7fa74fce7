import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../options.ts';
import { loadVerseSounds } from './sounds/load-sounds.ts';
import { verseOf } from './verse.ts';

async function read(text: string, language: LanguageCode) {
  const { lineLength, metre } = verseOf(text, language, await loadVerseSounds(language));

  return { lineLength: lineLength.value, metre: metre.value };
}

// Espronceda, Canción del pirata (1835); Quevedo, Amor constante más allá de la muerte (1648).
const pirate = `Con diez cañones por banda,
viento en popa, a toda vela,
no corta el mar, sino vuela
un velero bergantín.
Bajel pirata que llaman,
por su bravura, el Temido,
en todo mar conocido
del uno al otro confín.`;
const sonnet = `Cerrar podrá mis ojos la postrera
sombra que me llevare el blanco día,
y podrá desatar esta alma mía
hora a su afán ansioso lisonjera;
mas no, de esotra parte, en la ribera,
dejará la memoria, en donde ardía:
nadar sabe mi llama la agua fría,
y perder el respeto a ley severa.`;
// Darío, Sonatina (1896): alejandrinos, whose halves end like lines of their own.
const sonatina = `La princesa está triste... ¿Qué tendrá la princesa?
Los suspiros se escapan de su boca de fresa,
que ha perdido la risa, que ha perdido el color.
La princesa está pálida en su silla de oro,
está mudo el teclado de su clave sonoro,
y en un vaso, olvidada, se desmaya una flor.`;
// Rimbaud, Le Bateau ivre (1871); Baudelaire, L’Albatros (1859); Verlaine, Art poétique (1874) counts nine.
const boat = `Comme je descendais des Fleuves impassibles,
Je ne me sentis plus guidé par les haleurs :
Des Peaux-Rouges criards les avaient pris pour cibles,
Les ayant cloués nus aux poteaux de couleurs.`;
const albatross = `Souvent, pour s’amuser, les hommes d’équipage
Prennent des albatros, vastes oiseaux des mers,
Qui suivent, indolents compagnons de voyage,
Le navire glissant sur les gouffres amers.`;
// Li Bai, Thoughts on a quiet night; Zhang Ji, Night mooring at Maple Bridge.
const night = '床前明月光，\n疑是地上霜。\n举头望明月，\n低头思故乡。';
const bridge = '月落乌啼霜满天，\n江枫渔火对愁眠。\n姑苏城外寒山寺，\n夜半钟声到客船。';

describe('the length of line that a poem keeps to', () => {
  test.each([
    ['es', pirate, 8, 'octosyllable'],
    ['es', sonatina, 14, 'alexandrine'],
    ['es', sonnet, 11, 'hendecasyllable'],
    ['fr', boat, 12, 'alexandrine'],
    ['fr', albatross, 12, 'alexandrine'],
    ['zh', night, 5, 'fiveCharacters'],
    ['zh', bridge, 7, 'sevenCharacters'],
  ] as const)('is reported in %s: %s', async (language, text, syllables, name) => {
    expect((await read(text, language)).lineLength).toMatchObject({ syllables, name });
  });

  test('twelve syllables without a caesura after the sixth are not an alexandrine', async () => {
    const line = 'Il avait imaginé la maison du lac';
    const { lineLength } = await read([line, line, line, line].join('\n'), 'fr');

    expect(lineLength).toMatchObject({ syllables: 12, name: 'dodecasyllable' });
  });

  test.each([
    [
      'es',
      'La noche\nllegó despacio sobre los tejados,\ny nadie\nsupo decir por qué cantaba el mar.',
    ],
    [
      'fr',
      'Le soir\nse couche sur la ville,\net personne ne sait\npourquoi le vent se tait si longtemps ce soir.',
    ],
    ['zh', '夜。\n风从山那边吹来，\n没有人\n说话。'],
    ['es', 'Con diez cañones por banda,\nviento en popa, a toda vela,'],
    ['ar', 'قفا نبك من ذكرى حبيب ومنزل\nبسقط اللوى بين الدخول فحومل'],
    [
      'de',
      'Wer reitet so spät durch Nacht und Wind?\nEs ist der Vater mit seinem Kind;\nEr hat den Knaben wohl in dem Arm,\nEr faßt ihn sicher, er hält ihn warm.',
    ],
  ] as const)(
    'none where lines differ, are too few, or the language has no syllabic verse: %s',
    async (language, text) => {
      expect((await read(text, language)).lineLength).toBeNull();
    },
  );

  test('fourteen syllables without a caesura in the middle are not an alejandrino', async () => {
    const line = 'las muchachas americanas caminaban lentamente';
    const { lineLength } = await read([line, line, line, line].join('\n'), 'es');

    expect(lineLength?.name ?? null).toBeNull();
  });

  test('no foot is reported where line length defines the verse', async () => {
    expect((await read(pirate, 'es')).metre).toBeNull();
  });
});

describe('verse measures that are not reported say why', () => {
  const whyOf = async (text: string, language: LanguageCode) => {
    const { metre, lineLength } = verseOf(text, language, await loadVerseSounds(language));

    return [metre, lineLength].map((told) => (told.value === null ? told.absent : null));
  };
  const line = 'The curfew tolls the knell of parting day';

  test.each([
    ['es', pirate, 'counted', undefined],
    ['ar', 'قفا نبك من ذكرى حبيب ومنزل\nبسقط اللوى بين الدخول فحومل', 'vowels', 'feet'],
    ['zh', '床前明月光\n疑是地上霜', 'counted', 'too-short'],
    ['en', line, 'too-short', 'feet'],
    ['und', line, 'language', 'language'],
    ['fr', 'Un\nMot de trop\nQuand la nuit tombe enfin\nLes toits', 'counted', 'uneven'],
  ] as const)('%s', async (language, text, metre, length) => {
    expect((await whyOf(text, language)).map((absent) => absent?.code)).toEqual([metre, length]);
  });

  test('the commonest length is named where half the lines have it, and more than any other', async () => {
    const [short, long] = ['Sur les toits', 'Le navire glissant sur les gouffres amers'];
    const half = await whyOf([long, long, short, long, short].join('\n'), 'fr');
    const even = await whyOf([long, long, short, short].join('\n'), 'fr');

    expect(half[1]).toEqual({ code: 'mixed', syllables: 12, share: 0.6 });
    expect(even[1]).toEqual({ code: 'uneven' });
  });

  test('fewer than four lines have no line length', async () => {
    expect((await whyOf(`${line}\n${line}`, 'en'))[0]).toEqual({
      code: 'too-short',
      unit: 'lines',
      needs: 4,
      has: 2,
    });
  });
});
