import { documentKinds } from '../options.ts';
import type { RuleCard } from './rule-card.ts';

const prose = ['fiction', 'essay', 'academic', 'business', 'blog', 'script'] as const;

/** The rules that speak for dictionaries and a grammar checker. */
export const checkerCards = {
  spelling: {
    category: 'spelling',
    languages: ['en', 'es', 'fr', 'de', 'ar'],
    kinds: documentKinds,
    source:
      'Hunspell with SCOWL (English), RLA-ES (Spanish), Dicollecte/Grammalecte (French), Ayaspell (Arabic); Morphy’s lexicon (German); until they are fetched, a list of common English misspellings by Longhand. Chinese is written without spaces between words that a list could hold',
  },
  'old-spelling': {
    category: 'spelling',
    languages: ['en', 'es', 'fr', 'de'],
    kinds: documentKinds,
    source:
      'One note for the whole text, from three places on; the reforms of German (1901, 1996), French (1835, 1878) and Spanish (1952, 1959), and lists by Longhand, against the dictionaries of spelling',
  },
  agreement: grammarRule('number and person of subject and verb'),
  'word-form': grammarRule('the form of a verb, a noun or a pronoun'),
  article: grammarRule('a and an'),
  'confused-word': grammarRule('words taken for one another'),
  'joined-words': grammarRule('words written together or apart'),
  'sentence-marks': grammarRule('commas and apostrophes'),
  capital: grammarRule('capitals that a word always has'),
  'language-tool': languageToolRule('grammar', 'grammar and words'),
  'language-tool-marks': languageToolRule('typography', 'punctuation and typography'),
} satisfies Record<string, RuleCard>;

function grammarRule(what: string): RuleCard {
  return {
    category: 'grammar',
    languages: ['en'],
    kinds: prose,
    source: `Patterns by Longhand; where the writer has grammar read, Harper (Automattic) with its rules of ${what}`,
  };
}

function languageToolRule(category: RuleCard['category'], what: string): RuleCard {
  return {
    category,
    languages: ['es', 'fr', 'de', 'ar', 'zh'],
    kinds: prose,
    source: `LanguageTool (languagetool.org), its rules of ${what}, where the operator runs one and the writer has it read`,
  };
}
