import { spanishEchoWords } from '../lexicons/echo-words.ts';
import { spanishFeelings, spanishFeelingWords } from '../lexicons/es-feelings.ts';
import { spanishNounWords } from '../lexicons/es-noun-words.ts';
import { spanishPassive } from '../lexicons/es-passive.ts';
import { spanishPhrases } from '../lexicons/es-phrases.ts';
import { spanishSaidBookisms } from '../lexicons/es-said-bookisms.ts';
import { spanishVariants } from '../lexicons/es-variants.ts';
import { syllablesOfSpanish } from './es-syllables.ts';
import type { Language } from './language.ts';
import {
  commonWord,
  createClassifier,
  functionWord,
  intensifier,
  mannerAdverb,
  numberAbbreviation,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from './word-classes.ts';

const classifyListed = createClassifier([
  [
    functionWord,
    `el la lo los las un una unos unas al del este esta esto estos estas ese esa eso esos esas aquel aquella aquello
    aquellos aquellas yo tú tu tus él ella ello ellos ellas nosotros nosotras vosotros vosotras usted ustedes me te se
    nos os le les mí ti sí consigo conmigo contigo mi mis su sus nuestro nuestra nuestros nuestras vuestro vuestra
    mío mía suyo suya suyos suyas que qué quien quién quienes cual cuál cuales cuyo cuya cuando cuándo donde dónde como
    cómo cuanto cuánto a ante bajo con contra de desde durante en entre hacia hasta para por según sin sobre tras y e
    o u ni pero mas sino si aunque porque pues mientras no nunca jamás ya también tampoco algo alguien nada nadie
    alguno alguna algunos algunas algún ninguno ninguna ningún todo toda todos todas otro otra otros otras cada mismo
    misma mismos mismas ser es son era eran fue fueron sido siendo soy eres somos sea sean fuera fuese sería será
    estar está están estaba estaban estuvo estoy estamos estado esté haber ha han he hemos había habían hubo haya
    hubiera habría hay había tener tiene tienen tenía tenían tuvo poder puede pueden podía podían pudo`,
  ],
  [
    commonWord,
    `muy más menos tan tanto mucho mucha muchos muchas poco poca así ahora entonces luego después antes siempre casi
    bien mal aquí allí allá ahí solo sólo vez veces cosa cosas hacer hace hacía hizo ir va iba fue ver vio decir dar
    dio saber sabía querer quería parece parecía día días hombre mujer años año tiempo gran grande bueno buena dos
    tres primero primera`,
  ],
  [intensifier, 'muy realmente absolutamente totalmente completamente'],
  [
    speechVerb,
    `dijo dije dice decía respondió contestó preguntó exclamó murmuró gritó añadió replicó susurró repuso insistió
    explicó repitió`,
  ],
  [
    titleAbbreviation,
    `sr sra sres srta dr dra dres d dña prof profa lic ing gral excmo p.ej ej vs fr sto sta av avda cnel cte sgto mons
    arq lcda pdte dpto depto plza pza ctra hno hna ed eds coord trad cf cfr aprox máx mín`,
  ],
  [trailingAbbreviation, 'etc uu oo cc ud uds vd vds ee.uu s.a cía'],
  [
    numberAbbreviation,
    'núm núms pág págs p pp art arts vol vols cap caps fig figs tel tlf t lám op',
  ],
  ...spanishFeelingWords,
  ...spanishNounWords,
  ...spanishEchoWords,
]);

export const es: Language = {
  code: 'es',
  classify(word) {
    const mannerClass =
      word.length > 7 && word.endsWith('mente') && !nonMannerAdverbs.has(word) ? mannerAdverb : 0;

    return classifyListed(word) | mannerClass;
  },
  stem: stemSpanish,
  syllables: syllablesOfSpanish,
  hasElision: false,
  capitalsMarkNames: true,
  hasDottedOrdinals: false,
  minEchoLength: 4,
  lists: {
    phrases: spanishPhrases,
    feelings: spanishFeelings,
    variants: spanishVariants,
    saidBookisms: spanishSaidBookisms,
    passive: spanishPassive,
  },
};

const nonMannerAdverbs = new Set(
  `solamente únicamente realmente finalmente generalmente normalmente probablemente posiblemente seguramente
  actualmente recientemente especialmente principalmente simplemente precisamente aproximadamente inmediatamente
  exactamente totalmente completamente absolutamente vehemente clemente demente necesariamente ligeramente aparentemente
  suficientemente lamentablemente desgraciadamente afortunadamente verdaderamente ciertamente enteramente inevitablemente
  igualmente siquiera posteriormente anteriormente previamente últimamente antiguamente eternamente constantemente
  continuamente frecuentemente raramente habitualmente diariamente mayormente parcialmente relativamente meramente
  sumamente extremadamente demasiadamente enormemente evidentemente obviamente naturalmente supuestamente presuntamente
  difícilmente fácilmente justamente propiamente esencialmente básicamente fundamentalmente particularmente mutuamente
  respectivamente consecuentemente definitivamente efectivamente eventualmente indudablemente originalmente
  plenamente prácticamente primeramente próximamente simultáneamente sucesivamente tradicionalmente`.split(
    /\s+/,
  ),
);

/** Removes gender and number endings; verb forms are not merged. */
function stemSpanish(word: string): string {
  if (word.length < 5) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;

  return word.replace(/(?:[aeo]s?|s)$/, '');
}
