import { documentKinds, languageCodes, supportedLanguages } from '../../options.ts';
import type { RuleCard } from '../rule-card.ts';

/** Rules about spaces and punctuation. */
export const typographyCards = {
  spacing: {
    category: 'typography',
    languages: languageCodes,
    kinds: documentKinds,
    source: 'Bringhurst, The Elements of Typographic Style, §2.1.4: a single space',
  },
  'french-spacing': {
    category: 'typography',
    languages: ['fr'],
    kinds: documentKinds,
    source:
      'Lexique des règles typographiques en usage à l’Imprimerie nationale, « Ponctuation »: a no-break space before : ; ! ? and inside « »',
  },
  'quote-marks': {
    category: 'typography',
    languages: ['fr', 'de', 'zh'],
    kinds: documentKinds,
    source: 'Duden, Rechtschreibung K 8; Imprimerie nationale, « Guillemets »; GB/T 15834 §4.8',
  },
  ellipsis: {
    category: 'typography',
    languages: supportedLanguages,
    kinds: documentKinds,
    source: 'RAE, Ortografía §III 3.4.10; GB/T 15834 §4.11; Chicago Manual of Style §13.50',
  },
  dash: {
    category: 'typography',
    languages: supportedLanguages,
    kinds: documentKinds,
    source: 'Bringhurst §5.2: dashes, not hyphens, set off phrases; GB/T 15834 §4.10',
  },
  'local-marks': {
    category: 'typography',
    languages: ['es', 'ar', 'zh'],
    kinds: documentKinds,
    source:
      'RAE, Ortografía §III 3.4.9 (¿ ¡); Unicode ch. 9.2 (Arabic punctuation); GB/T 15834 (Chinese full-width marks)',
  },
} satisfies Record<string, RuleCard>;
