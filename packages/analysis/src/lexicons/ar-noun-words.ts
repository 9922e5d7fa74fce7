import { personWord, preposition, type WordList } from '../languages/word-classes.ts';

/** Words that precede nouns, and words for people by role or relationship. */
export const arabicNounWords: readonly WordList[] = [
  [
    preposition,
    `في من إلى الى على عن مع بين تحت فوق أمام خلف بعد قبل عند لدى منذ حتى خلال دون بدون حول نحو ضد هذا هذه ذلك تلك كل بعض
    جميع أي غير مثل ذات ذو`,
  ],
  [
    personWord,
    `أب أم أبي أمي أبوه أمه أخ أخت أخي أختي ابن ابنة ابني ابنتي بنت ولد أولاد عم خال جد جدة رجل رجال امرأة نساء فتاة فتى
    طفل أطفال زوج زوجة شيخ سيد سيدة ملك ملكة أمير أميرة سلطان وزير قاض قاضي أستاذ معلم تلميذ طبيب صديق أصدقاء صاحب أصحاب
    جار خادم ضابط جندي جنود ناس شاعر كاتب أديب شعراء أدباء باشا بك أفندي خليفة إمام إنسان شاب شبان قوم عرب مرأة`,
  ],
];
