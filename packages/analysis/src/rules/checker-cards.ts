import { documentKinds } from '../options.ts';
import type { RuleCard } from './rule-card.ts';

/** The rules that speak for dictionaries and a grammar checker. */
export const checkerCards = {
  spelling: {
    category: 'spelling',
    languages: ['en', 'es', 'fr', 'de', 'ar'],
    kinds: documentKinds,
    source:
      'Hunspell with SCOWL (English), RLA-ES (Spanish), Dicollecte/Grammalecte (French), Ayaspell (Arabic); Morphy’s lexicon (German). Chinese is written without spaces between words that a list could hold',
  },
  agreement: grammarRule('number and person of subject and verb'),
  'word-form': grammarRule('the form of a verb, a noun or a pronoun'),
  article: grammarRule('a and an'),
  'confused-word': grammarRule('words taken for one another'),
  'joined-words': grammarRule('words written together or apart'),
  'sentence-marks': grammarRule('commas and apostrophes'),
  capital: grammarRule('capitals that a word always has'),
} satisfies Record<string, RuleCard>;

function grammarRule(what: string): RuleCard {
  return {
    category: 'grammar',
    languages: ['en'],
    kinds: ['fiction', 'essay', 'academic', 'business', 'blog', 'script'],
    source: `Harper (Automattic), its rules of ${what}`,
  };
}
