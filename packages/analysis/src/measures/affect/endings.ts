import type { LanguageCode } from '../../options.ts';

/** Letters that may follow a stem: the longest endings of derivation and inflection (-adosamente, -issements, -ability). */
const mostLetters = 10;

/** In German, which has compounds, only listed endings: -ungen, -lichsten, -igkeit. */
const german =
  /^(?:igkeit|keit|heit|schaft|ung|erin|in|isch|lich|ig|sam|bar|haft|voll|los|nis|chen|ling|erei|ion|iv|erweise|ität|ier|end|el|ler|ner|er|en|et|est|st|t|e)*(?:e[nmrs]?|nen|n|r|s|m|st)?$/u;

/** Whether a word may have this ending after a stem of the lists (`*`); French may append pronouns (aide-moi). */
export function isEnding(rest: string, language: LanguageCode): boolean {
  const [own = ''] = language === 'fr' ? rest.split('-', 1) : [rest];
  if (own.length > mostLetters) return false;

  return language !== 'de' || german.test(own);
}
