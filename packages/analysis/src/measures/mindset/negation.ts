import type { LanguageCode } from '../../options.ts';

/** Negations, and the words that may stand between them and the negated word: “did not even hope”, “no lo logró”, “ne les a pas”. */
type NegationPatterns = { words: RegExp; between: RegExp };

const negationPatterns: Partial<Record<LanguageCode, NegationPatterns>> = {
  en: {
    words:
      /^(?:not|no|never|nobody|none|nothing|neither|nor|without|hardly|scarcely|barely|cannot|.+n't)$/,
    between: /^(?:really|even|quite|so|very|too|all|at|much|yet|ever|always|any|exactly|entirely)$/,
  },
  es: {
    words: /^(?:no|nunca|jamás|tampoco|ni|sin|nadie|nada|ningún|ninguna|apenas)$/,
    between: /^(?:lo|la|le|les|los|las|se|me|te|nos|os|muy|tan|del|todo|demasiado|había|ha|he)$/,
  },
  fr: {
    words: /^(?:ne|n'|sans|ni|pas|aucun|aucune|nul|nulle)$/,
    between: /^(?:l[ea]|l'|les|lui|leur|[mts]e|[mts]'|nous|vous|y|en|très|si|vraiment|tout|du)$/,
  },
  de: {
    words: /^(?:nicht|nie|niemals|nichts|niemand|kaum|ohne|weder|kein|keine[nrms]?)$/,
    between: /^(?:so|sehr|ganz|wirklich|mehr|besonders|allzu|einmal|jede[nrms]?)$/,
  },
  ar: {
    words: /^[وف]?(?:لا|لم|لن|ليس|ليست|لست|غير|بلا|بدون|دون|بغير)$/,
    between: /^(?:يكن|تكن|اكن|اي|يعد|تعد)$/,
  },
};

/** Chinese negations; not where they end another word (“要不”, “差不多”). */
const chineseNegation =
  /(?:(?<![要差对了])不|没|没有|未|未能|并非|别|不会|不能|不想|不敢|不再|无法|毫无|从未)$/u;

const maxWordsBetween = 2;

/**
 * Whether the word at `index` is negated by the words directly before it.
 *
 * @param formAt form of a word (in Arabic its lookup form); null if more than space separates it from the next word
 */
export function hasNegationBefore(
  language: LanguageCode,
  index: number,
  formAt: (index: number) => string | null,
): boolean {
  const { words, between } = negationPatterns[language] ?? {};
  if (!words || !between) return false;
  for (let at = index - 1; at >= index - 1 - maxWordsBetween; at--) {
    const form = formAt(at);
    if (form === null) return false;
    if (words.test(form)) return true;
    if (!between.test(form)) return false;
  }

  return false;
}

export function isNegatedInChinese(before: string): boolean {
  return chineseNegation.test(before);
}
