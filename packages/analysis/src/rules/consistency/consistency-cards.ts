import { documentKinds } from '../../options.ts';
import type { RuleCard } from '../rule-card.ts';

const latinScriptLanguages = ['en', 'es', 'fr', 'de'] as const;

const proseKinds = ['fiction', 'essay', 'academic', 'business', 'blog', 'script'] as const;
const factualKinds = ['essay', 'academic', 'business', 'blog'] as const;

/** Rules about one form throughout a text: spellings, hyphens, capitals, quotation marks and numbers. */
export const consistencyCards = {
  'spelling-variant': {
    category: 'consistency',
    languages: ['en', 'es', 'fr', 'de', 'ar', 'zh'],
    kinds: documentKinds,
    source:
      'New Hart’s Rules §21; for German the reform of 1996; for French the rectifications of 1990; RAE, Ortografía (2010); 第一批异形词整理表 (GF 1001-2001)',
  },
  hyphenation: {
    category: 'consistency',
    languages: latinScriptLanguages,
    kinds: proseKinds,
    source: 'New Hart’s Rules §3.3: be consistent in the hyphenation of a compound',
  },
  capitalisation: {
    category: 'consistency',
    languages: ['en', 'es', 'fr'],
    kinds: factualKinds,
    source: 'New Hart’s Rules §5.1: be consistent in the capitals of a term',
  },
  'quote-style': {
    category: 'consistency',
    languages: latinScriptLanguages,
    kinds: documentKinds,
    source: 'New Hart’s Rules §9.2: one style of quotation marks throughout',
  },
  'number-style': {
    category: 'consistency',
    languages: latinScriptLanguages,
    kinds: factualKinds,
    source: 'Chicago Manual of Style §9.2: numbers treated alike throughout',
  },
  acronym: {
    category: 'consistency',
    languages: latinScriptLanguages,
    kinds: factualKinds,
    source:
      'Chicago Manual of Style §10.3: spell out an abbreviation on its first occurrence; New Hart’s Rules §10.2.3',
  },
} satisfies Record<string, RuleCard>;
