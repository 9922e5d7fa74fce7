import type { SpellingPairs } from '../languages/language.ts';

/** Words with two hamza spellings (Levantine and Egyptian conventions), and with or without an alif. Written for Longhand. */
export const arabicVariants: readonly SpellingPairs[] = [
  {
    group: 'seat of the hamza',
    pairs: `
    مسؤول/مسئول المسؤول/المسئول مسؤولية/مسئولية المسؤولية/المسئولية مسؤولون/مسئولون المسؤولون/المسئولون مسؤولين/مسئولين
    المسؤولين/المسئولين شؤون/شئون الشؤون/الشئون رؤوس/رءوس الرؤوس/الرءوس مرؤوس/مرءوس فؤوس/فئوس كؤوس/كئوس قرؤوا/قرءوا`,
  },
  {
    group: 'hundred',
    pairs:
      'مئة/مائة المئة/المائة مئتان/مائتان مئتين/مائتين ثلاثمئة/ثلاثمائة أربعمئة/أربعمائة خمسمئة/خمسمائة',
  },
  { group: 'body', pairs: 'هيئة/هيأة الهيئة/الهيأة' },
];
