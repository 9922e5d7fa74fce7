import type { Language } from './language.ts';
import { classifierOf, commonWord, functionWord, speechVerb } from './word-classes.ts';

const classifyListed = classifierOf([
  [
    functionWord,
    `في من إلى الى على عن مع بين تحت فوق أمام خلف بعد قبل عند لدى منذ حتى خلال دون بدون حول نحو ضد و أو او أم ثم لكن ولكن
    بل إن أن إنّ أنّ ان إذا اذا لو لولا كي لكي لأن لأنه كما كأن مثل ما ماذا لماذا متى أين كيف كم هل أي أية من هذا هذه
    ذلك تلك هؤلاء أولئك هنا هناك الذي التي الذين اللذان اللتان اللواتي هو هي هم هن هما أنا نحن أنت أنتم أنتن لا لم لن
    ليس ليست كان كانت كانوا يكون تكون كنت قد لقد سوف كل بعض جميع غير أحد إلا سوى له لها لهم لي لك به بها فيه فيها منه
    منها عليه عليها إليه إليها عنه عنها وهو وهي وقد وكان وكانت فقد`,
  ],
  [
    commonWord,
    'أيضا فقط جدا أكثر أقل مرة يوم اليوم شيء رجل امرأة وقت سنة عام أول كبير كبيرة جديد ذات نفس',
  ],
  [speechVerb, 'قال قالت يقول تقول سأل سألت أجاب أجابت صاح همس وقال وقالت فقال فقالت'],
]);

export const ar: Language = {
  code: 'ar',
  classify: classifyListed,
  stem: stemArabic,
  syllables: null,
  elides: false,
  segment: null,
  capitalsTellNames: false,
  dotsOrdinals: false,
  shortestEcho: 3,
};

/** Vowel signs, the article with what is written on to it, and the commonest endings aside. */
function stemArabic(form: string): string {
  const word = form.replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '').replaceAll(/[أإآ]/g, 'ا');
  const bare = word.replace(/^[وف]?(?:[بك]?ال|لل)(?=...)/, '');

  return bare.length > 4 ? bare.replace(/(?:ات|ون|ين|ها|هم|ة|ه|ي)$/, '') : bare;
}
