import type { GrammarMatch } from './language-tool-server.ts';

/** Example matches in the style of LanguageTool's rules, in sentences written for the tests. */
export const exampleMatches: readonly GrammarMatch[] = [
  {
    language: 'fr',
    find: 'les enfant',
    message: '« les » demande un nom au pluriel.',
    replacements: ['les enfants', 'l’enfant'],
    rule: {
      id: 'ACCORD_PLURIELS',
      issueType: 'grammar',
      category: { id: 'CAT_GRAMMAIRE', name: 'Grammaire' },
    },
  },
  {
    language: 'de',
    find: 'wegen dem',
    message: '„wegen“ steht meist mit dem Genitiv.',
    replacements: ['wegen des'],
    rule: { id: 'WEGEN_DEM', issueType: 'grammar', category: { id: 'GRAMMAR', name: 'Grammatik' } },
  },
  {
    language: 'ar',
    find: 'إلى المعلمون',
    message: 'الاسم بعد حرف الجرّ مجرور.',
    replacements: ['إلى المعلمين'],
    rule: { id: 'JARR_PLURAL', issueType: 'grammar', category: { id: 'GRAMMAR', name: 'النحو' } },
  },
  {
    language: 'fr',
    find: 'mais il',
    message: 'Une virgule précède « mais ».',
    replacements: [', mais il'],
    rule: {
      id: 'VIRG_MAIS',
      issueType: 'typographical',
      category: { id: 'PUNCTUATION', name: 'Ponctuation' },
    },
  },
  {
    language: 'fr',
    find: 'courir',
    message: 'Orthographe.',
    replacements: ['courrir'],
    rule: {
      id: 'FR_SPELLING_RULE',
      issueType: 'misspelling',
      category: { id: 'TYPOS', name: 'Fautes de frappe' },
    },
  },
  {
    language: 'fr',
    find: 'très',
    message: 'Un autre mot serait plus fort.',
    replacements: [],
    rule: { id: 'STYLE_TRES', issueType: 'style', category: { id: 'STYLE', name: 'Style' } },
  },
];
