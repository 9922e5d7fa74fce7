import { documentKinds } from '../options.ts';
import type { RuleCard } from './rule-card.ts';

const proseKinds = ['fiction', 'essay', 'academic', 'business', 'blog', 'script'] as const;

/** Rules based on dictionaries and grammar checkers. */
export const checkerCards = {
  spelling: {
    category: 'spelling',
    languages: ['en', 'es', 'fr', 'de', 'ar'],
    kinds: documentKinds,
    source:
      'Hunspell with SCOWL (English), RLA-ES (Spanish), Dicollecte/Grammalecte (French), Ayaspell (Arabic); Morphy’s lexicon (German); until they are loaded, a list of common English misspellings by Longhand. Not for Chinese, which has no spaces between words',
  },
  'old-spelling': {
    category: 'spelling',
    languages: ['en', 'es', 'fr', 'de'],
    kinds: documentKinds,
    source:
      'One finding for the whole text, from three occurrences on; the reforms of German (1901, 1996), French (1835, 1878) and Spanish (1952, 1959), and lists by Longhand, compared with the spelling dictionaries',
  },
  agreement: grammarRule('number and person of subject and verb'),
  'word-form': grammarRule('the form of a verb, a noun or a pronoun'),
  article: grammarRule('a and an'),
  'confused-word': grammarRule('confused words'),
  'joined-words': grammarRule('compound spelling'),
  'sentence-marks': grammarRule('commas and apostrophes'),
  capital: grammarRule('capitalization'),
  'language-tool': languageToolRule('grammar', 'grammar and words'),
  'language-tool-marks': languageToolRule('typography', 'punctuation and typography'),
} satisfies Record<string, RuleCard>;

function grammarRule(what: string): RuleCard {
  return {
    category: 'grammar',
    languages: ['en'],
    kinds: proseKinds,
    source: `Patterns by Longhand; if the user enables grammar checking, also Harper (Automattic), rules for ${what}`,
  };
}

function languageToolRule(category: RuleCard['category'], what: string): RuleCard {
  return {
    category,
    languages: ['es', 'fr', 'de', 'ar', 'zh'],
    kinds: proseKinds,
    source: `LanguageTool (languagetool.org), rules for ${what}, if the operator runs a server and the user enables it`,
  };
}
