/** The sixteen metres, ordered for poems that fit several: the one with fewer variations comes first. */
export const arabicMetres = [
  'tawil',
  'madid',
  'basit',
  'hazaj',
  'wafir',
  'rajaz',
  'kamil',
  'ramal',
  'sari',
  'munsarih',
  'khafif',
  'mudari',
  'muqtadab',
  'mujtathth',
  'mutaqarib',
  'mutadarik',
] as const;

export type ArabicMetre = (typeof arabicMetres)[number];

/** A metre of one length: moving and quiescent letters of a hemistich, and of a line without a pause between its hemistichs. */
type Form = { bahr: ArabicMetre; feet: number; hemistich: RegExp; line: RegExp };

/**
 * The feet with the variations (ziḥāfāt) that they may have within a line, each as its moving and quiescent letters. After Wright, A
 * Grammar of the Arabic Language (1898), §§ 198–224, and al-Tibrīzī, al-Kāfī fī l-ʿarūḍ wa-l-qawāfī.
 */
const feet = {
  F: '11010|1101', // faʿūlun
  M: '1101010|110110', // mafāʿīlun of the long metre
  H: '1101010|110101|110110', // mafāʿīlun
  S: '1010110|110110|101110|11110', // mustafʿilun
  s: '1010110|110110', // mustafʿi lun, which keeps its fourth letter
  A: '10110|1110', // fāʿilun
  D: '10110|1110|1010', // fāʿilun of the running metre
  R: '1011010|111010|101101|11101', // fāʿilātun
  K: '1110110|1010110|110110', // mutafāʿilun
  W: '1101110|1101010|110110', // mufāʿalatun
  V: '1010101|101101|110101', // mafʿūlātu
  L: '101101|110101', // fāʿilātu, from mafʿūlātu
} as const;

type Foot = keyof typeof feet;

/** Each metre, complete and shortened: its feet except the last, and the forms of the last foot of each hemistich (ʿilal). */
const lengths: Readonly<Record<ArabicMetre, readonly (readonly [within: string, last: string])[]>> =
  {
    tawil: [['FMF', '1101010|110110|11010']],
    madid: [['RA', '1011010|111010|101100|10110|1110|1010']],
    basit: [
      ['SAS', '1110|1010'],
      ['SA', '1010110|110110|101110|10101100|101010|11010'],
    ],
    wafir: [
      ['WW', '11010'],
      ['W', '1101110|1101010'],
    ],
    hazaj: [['H', '1101010|110101|11010']],
    rajaz: [
      ['SS', '1010110|110110|101110|11110|101010|11010'],
      ['S', '1010110|110110|101110|11110|101010|11010'],
    ],
    kamil: [
      ['KK', '1110110|1010110|110110|111010|101010|1110|1010'],
      ['K', '1110110|1010110|110110|111011010|101011010|11101100|10101100|111010|101010'],
    ],
    ramal: [
      ['RR', '1011010|111010|101100|10110|1110|11100'],
      ['R', '1011010|111010|10110|1110|101101010|10110100'],
    ],
    sari: [['SS', '10110|101100|1110|1010']],
    munsarih: [['SV', '101110|1010110|101010']],
    khafif: [
      ['Rs', '1011010|111010|101010|10110|1110'],
      ['R', '1010110|110110|11010'],
    ],
    mudari: [['H', '1011010']],
    muqtadab: [['L', '101110']],
    mujtathth: [['s', '1011010|111010|101010']],
    mutaqarib: [
      ['FFF', '11010|1100|110|10'],
      ['FF', '11010|1100|110|10'],
    ],
    mutadarik: [
      ['DDD', '10110|1110|1010|101100'],
      ['DD', '10110|1110|1010|1011010|101100'],
    ],
  };

let forms: readonly Form[] | undefined;

export function formsOf(): readonly Form[] {
  forms ??= arabicMetres.flatMap((bahr) =>
    lengths[bahr].map(([within, last]): Form => {
      const opening = [...within].map((foot) => `(?:${feet[foot as Foot]})`).join(''); // as: the table has no other letters
      const half = `${opening}(?:${last})`;

      return {
        bahr,
        feet: within.length + 1,
        hemistich: new RegExp(`^${half}$`),
        line: new RegExp(`^${half}${half}$`),
      };
    }),
  );

  return forms;
}
