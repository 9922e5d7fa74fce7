import { arabicNounWords } from '../lexicons/ar-noun-words.ts';
import { arabicPhrases } from '../lexicons/ar-phrases.ts';
import { arabicSaidBookisms } from '../lexicons/ar-said-bookisms.ts';
import { arabicVariants } from '../lexicons/ar-variants.ts';
import { osmanWeight } from './ar-osman.ts';
import { syllablesOfArabic } from './ar-syllables.ts';
import type { Language } from './language.ts';
import { commonWord, createClassifier, functionWord, speechVerb } from './word-classes.ts';

const classifyListed = createClassifier([
  [
    functionWord,
    `في من إلى الى على عن مع بين تحت فوق أمام خلف بعد قبل عند لدى منذ حتى خلال دون بدون حول نحو ضد و أو او أم ثم لكن ولكن
    بل إن أن إنّ أنّ ان إذا اذا لو لولا كي لكي لأن لأنه كما كأن مثل ما ماذا لماذا متى أين كيف كم هل أي أية من هذا هذه
    ذلك تلك هؤلاء أولئك هنا هناك الذي التي الذين اللذان اللتان اللواتي هو هي هم هن هما أنا نحن أنت أنتم أنتن لا لم لن
    ليس ليست كان كانت كانوا يكون تكون كنت قد لقد سوف كل بعض جميع غير أحد إلا سوى له لها لهم لي لك به بها فيه فيها منه
    منها عليه عليها إليه إليها عنه عنها معه معها عنده عندها لديه لديها بينهم بينها كأنه كأنها كأنهم أنه أنها أنهم إنه
    إنها لأنها لأنهم لكنه لكنها حيث حين حينما عندما بينما كلما مهما أينما حيثما إما أما ألا لئلا إذ إذن ريثما طالما
    ربما لعل ليت ليته كلا كلتا ذلكما مما عما فيما بما كيلا لما كأنما إنما هكذا كذلك أيضا معا منهم منهن عليهم إليهم
    بهم فيهم عنهم ولم ولا وما ولن وإن وأن وهو وهي وقد فلم فلا يكونوا يكن تكن نكون أكون كنا كانا ليسوا مازال ظل صار أصبح بات يمكن يجب ينبغي`,
  ],
  [
    commonWord,
    'أيضا فقط جدا أكثر أقل مرة يوم اليوم شيء رجل امرأة وقت سنة عام أول كبير كبيرة جديد ذات نفس',
  ],
  [
    speechVerb,
    'قال قالت يقول تقول سأل سألت أجاب أجابت صاح صاحت همس همست هتف هتفت رد ردت تساءل تساءلت أضاف أضافت تابع تابعت صرخ صرخت تمتم تمتمت قالوا سألوا أجابوا وقال وقالت فقال فقالت',
  ],
  ...arabicNounWords,
]);

const vowelSigns = /[\u064b-\u0652\u0670\u0640]/g;

export const ar: Language = {
  code: 'ar',
  classify: classifyArabic,
  stem: stemArabic,
  syllables: syllablesOfArabic,
  readabilityWeight: osmanWeight,
  hasElision: false,
  capitalsMarkNames: false,
  speakerPosition: 'behind',
  hasDottedOrdinals: false,
  minEchoLength: 3,
  lists: { phrases: arabicPhrases, variants: arabicVariants, saidBookisms: arabicSaidBookisms },
};

/** Words are listed without vowel signs and without a prefixed و or ف. */
function classifyArabic(form: string): number {
  const bare = form.replaceAll(vowelSigns, '');
  const unjoined = bare.length > 2 ? bare.replace(/^[وف]/, '') : bare;

  return classifyListed(bare) | classifyListed(unjoined);
}

/** Removes vowel signs, the article with its prefixes, and the most common endings. */
function stemArabic(form: string): string {
  const word = form.replaceAll(vowelSigns, '').replaceAll(/[أإآ]/g, 'ا');
  const bare = word.replace(/^[وف]?(?:[بك]?ال|لل)(?=...)/, '');

  return bare.length > 4 ? bare.replace(/(?:ات|ون|ين|ها|هم|ة|ه|ي)$/, '') : bare;
}
