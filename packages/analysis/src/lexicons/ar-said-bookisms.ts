import { wordSet } from './word-set.ts';

/** Ornate dialogue tags (said bookisms), without the hamza of alif. Written for Longhand. */
export const arabicSaidBookisms =
  wordSet(`زمجر زمجرت هدر هدرت زار زارت عوى عوت دمدم دمدمت نبح نبحت ارعد ارعدت قهقه قهقهت تنهد
  تنهدت ابتسم ابتسمت تافف تاففت شهق شهقت انتحب انتحبت نشج نشجت ولول ولولت زعق زعقت جار جارت تهكم تهكمت ضحك ضحكت عبس عبست انفجر
  انفجرت فح فحت خار خارت نهق ناح ناحت لهث لهثت حشرج حشرجت`);
