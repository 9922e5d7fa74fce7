import { describe, expect, test } from 'vitest';
import { loadVerseSounds } from '../sounds/load-sounds.ts';
import { verseOf } from '../verse.ts';
import { findArabicMetre } from './metre.ts';
import { quantitiesOf } from './scansion.ts';

/** The feet by their names, which are made as they sound. */
const feet = {
  tawil: 'فَعُولُنْ مَفَاعِيلُنْ فَعُولُنْ مَفَاعِلُنْ',
  madid: 'فَاعِلَاتُنْ فَاعِلُنْ فَاعِلَاتُنْ',
  basit: 'مُسْتَفْعِلُنْ فَاعِلُنْ مُسْتَفْعِلُنْ فَعِلُنْ',
  wafir: 'مُفَاعَلَتُنْ مُفَاعَلَتُنْ فَعُولُنْ',
  kamil: 'مُتَفَاعِلُنْ مُتَفَاعِلُنْ مُتَفَاعِلُنْ',
  hazaj: 'مَفَاعِيلُنْ مَفَاعِيلُنْ',
  rajaz: 'مُسْتَفْعِلُنْ مُسْتَفْعِلُنْ مُسْتَفْعِلُنْ',
  ramal: 'فَاعِلَاتُنْ فَاعِلَاتُنْ فَاعِلُنْ',
  sari: 'مُسْتَفْعِلُنْ مُسْتَفْعِلُنْ فَاعِلُنْ',
  munsarih: 'مُسْتَفْعِلُنْ مَفْعُولَاتُ مُفْتَعِلُنْ',
  khafif: 'فَاعِلَاتُنْ مُسْتَفْعِلُنْ فَاعِلَاتُنْ',
  mudari: 'مَفَاعِيلُ فَاعِلَاتُنْ',
  muqtadab: 'فَاعِلَاتُ مُفْتَعِلُنْ',
  mujtathth: 'مُسْتَفْعِلُنْ فَاعِلَاتُنْ',
  mutaqarib: 'فَعُولُنْ فَعُولُنْ فَعُولُنْ فَعُولُنْ',
  mutadarik: 'فَعِلُنْ فَعْلُنْ فَعِلُنْ فَعِلُنْ',
};

const road = `سَأَمْشِي وَحِيدًا إِلَى شَاطِئِي
وَأَتْرُكُ خَلْفِي دُرُوبَ الْمَدِينَهْ
وَأَحْمِلُ فِي الْقَلْبِ نَجْمًا صَغِيرًا
يُضِيءُ طَرِيقِي إِذَا اللَّيْلُ طَالَا`;
// Imruʾ al-Qays and ʿAntara, the openings of their odes; Abū l-ʿAlāʾ, whose second line has a word in both halves.
const ode = `قِفَا نَبْكِ مِنْ ذِكْرَى حَبِيبٍ وَمَنْزِلِ ... بِسِقْطِ اللِّوَى بَيْنَ الدَّخُولِ فَحَوْمَلِ
فَتُوضِحَ فَالْمِقْرَاةِ لَمْ يَعْفُ رَسْمُهَا ... لِمَا نَسَجَتْهَا مِنْ جَنُوبٍ وَشَمْأَلِ`;
const abla = `هَلْ غَادَرَ الشُّعَرَاءُ مِنْ مُتَرَدَّمِ    أَمْ هَلْ عَرَفْتَ الدَّارَ بَعْدَ تَوَهُّمِ
يَا دَارَ عَبْلَةَ بِالْجِوَاءِ تَكَلَّمِي    وَعِمِي صَبَاحًا دَارَ عَبْلَةَ وَاسْلَمِي`;
const lament = `غَيْرُ مُجْدٍ فِي مِلَّتِي وَاعْتِقَادِي * نَوْحُ بَاكٍ وَلَا تَرَنُّمُ شَادِ
وَشَبِيهٌ صَوْتُ النَّعِيِّ إِذَا قِيسَ * بِصَوْتِ الْبَشِيرِ فِي كُلِّ نَادِ`;

const metreOf = (text: string) => findArabicMetre(text.split('\n')).metre;
const unvoiced = (text: string) => text.replaceAll(/[\u064b-\u0652]/g, '');

describe('moving and quiescent letters', () => {
  test.each([
    ['فَعُولُنْ', '11010'],
    ['الشَّمْسُ وَالْقَمَرُ', '10101101110'],
    ['فِي الْبَيْتِ', '101010'],
    ['هَذَا الَّذِي', '1010110'],
    ['لَكِنَّ اللَّهَ', '1010101010'],
    ['أَسًى وَ', '11010'],
    ['كَتَبُوا', '1110'],
    ['لَهُ قَلْبٌ', '11?1010'],
    ['مِنْ ابْنِهِ', '110110'],
  ])('are marked in %s: %s', (text, quantities) => {
    expect(quantitiesOf(text)).toBe(quantities);
  });
});

describe('the sixteen Arabic metres', () => {
  test.each(Object.entries(feet))('are recognized by their full form: %s', (bahr, line) => {
    expect(metreOf([line, line, line, line].join('\n')).value).toMatchObject({ bahr, fit: 1 });
  });

  test.each([
    [road, 'mutaqarib', 4],
    [ode, 'tawil', 4],
    [abla, 'kamil', 3],
    [lament, 'khafif', 3],
  ])('are recognized in verses: %s', (text, bahr, feet) => {
    expect(metreOf(text).value).toEqual({ bahr, feet, fit: 1 });
  });

  test('two hemistichs may be on one line without a sign between them', () => {
    const lines = ode.replaceAll(' ... ', ' ');

    expect(metreOf(`${lines}\n${lines}`).value).toMatchObject({ bahr: 'tawil' });
  });

  test('a syllable is a spoken moving letter', async () => {
    const { lines } = verseOf(ode, 'ar', await loadVerseSounds('ar'));

    expect(lines.map(({ syllables }) => syllables)).toEqual([28, 28]);
  });

  test('signs of rest may be left out', () => {
    expect(metreOf(ode.replaceAll('\u0652', '')).value).toMatchObject({ bahr: 'tawil' });
  });
});

describe('no metre', () => {
  test('is reported where the vowels are not written', async () => {
    const { metre, lines } = verseOf(unvoiced(ode), 'ar', await loadVerseSounds('ar'));

    expect(metre).toEqual({ value: null, absent: { code: 'vowels' } });
    expect(lines[0]?.quantities).toBeNull();
  });

  test('is reported for prose', () => {
    const prose = `كَانَ الرَّجُلُ يَجْلِسُ فِي الْمَقْهَى كُلَّ صَبَاحٍ وَيَقْرَأُ الْجَرِيدَةَ.
ثُمَّ يَخْرُجُ إِلَى السُّوقِ لِيَشْتَرِيَ الْخُبْزَ وَاللَّبَنَ.
وَفِي الْمَسَاءِ يَعُودُ إِلَى بَيْتِهِ مُتْعَبًا.
لَمْ يَكُنْ لَهُ صَدِيقٌ فِي هَذِهِ الْمَدِينَةِ.`;

    expect(metreOf(prose)).toEqual({ value: null, absent: { code: 'uneven' } });
  });

  test('is reported for one or two lines', () => {
    expect(metreOf(feet.tawil)).toEqual({
      value: null,
      absent: { code: 'too-short', unit: 'lines', needs: 4, has: 1 },
    });
  });
});
