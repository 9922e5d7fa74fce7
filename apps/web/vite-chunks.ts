/**
 * The chunks of the app. Every file is a request of its own, so what the screens of a part have in common is one chunk, and a
 * screen adds its own. `scripts/budgets.ts` counts what each screen asks for and weighs it: a chunk that is shared too widely
 * makes screens heavy, one that is shared too narrowly makes them ask for many files.
 */
type Group = {
  name: string | ((id: string) => string);
  test?: RegExp;
  tags?: '$initial'[];
  priority?: number;
};

/** A chunk of some modules below `src/` with all that they import and no chunk before this one holds. */
function chunk(name: string, modules: readonly string[], priority = 0): Group {
  const paths = modules.map((path) =>
    (path.startsWith('node_modules/')
      ? path
      : path.startsWith('@')
        ? path.replace(/^@(\w+)/, 'packages/$1/src')
        : `web/src/${path}`
    ).replace('*', '[\\w-]+'),
  );

  return {
    name,
    test: new RegExp(`/(${paths.join('|')})(\\.module\\.css|\\.tsx?|\\.js)$`),
    priority,
  };
}

/** The texts of a language in a few pieces, by what is shown together. */
const texts: Group[] = Object.entries({
  texts: ['shell', 'ui', 'errors', 'charts', 'progress'],
  'texts-app': ['home', 'notifications', 'sessions', 'achievements'],
  'texts-goals': ['goals', 'goal', 'momentum', 'milestones', 'analytics', 'imports'],
  'texts-settings': ['settings', 'account', 'profile'],
  'texts-lab': ['writing-lab', 'samples', 'projects', 'own-words'],
  'texts-desk': ['desk', 'split', 'manuscript'],
}).map(([name, slices]) => ({
  name: (id) => textChunk(name, /locales\/([\w-]+)\//.exec(id)?.[1] ?? ''),
  test: new RegExp(`/packages/locales/[\\w-]+/(${slices.join('|')})\\.json$`),
}));

/** The few texts that Mexico says in its own way are one piece: it is fetched besides those of Spain. */
function textChunk(name: string, language: string): string {
  return language === 'es-MX' ? 'texts-es-MX' : `${name}-${language}`;
}

/** Figures of published works, fetched for the language of a text: by their name the service worker knows to leave them until then. */
const figures: Group = {
  name: (id) => {
    const [, what = '', language = ''] = /(authors|published)\/(\w+)\.ts/.exec(id) ?? [];

    return `lexicon-${what}-${language}`;
  },
  test: /\/analysis\/src\/(authors|published)\/\w+\.ts$/,
};

/** The first chunk that wants a module gets it: what is common stands before what uses it. */
export const chunkGroups: Group[] = [
  { name: 'start', tags: ['$initial'], priority: 3 },
  chunk('landing', ['landing/home', 'landing/live'], 1),
  chunk(
    'routed',
    [
      'shell/routed',
      'platform/api-client',
      'auth/(email-field|submit-line)',
      'auth/form',
      'ui/(kept-focus|help-button|failure-text|checkbox|line-field|ink-field|unseen|use-attempt|digits)',
      '@contract/(auth|auth-email|settings|values|progress-values)',
    ],
    1,
  ),
  figures,
  ...texts,
  chunk('sign-in', ['auth/login']),
  chunk('app', [
    'shell/app-frame',
    'ui/(page|loaded|states|dialog|confirm-dialog|sentence|progress-line)',
    'ui/(state-mark|table|pagination|week|use-week|download|work-progress|use-told|ink-date|date-field)',
    'platform/(use-dates|device-texts|whole-number|projects|at-rest|change-preferences|profile)',
    'platform/recent-draft',
    'node_modules/uuid/dist/v7',
    '@contract/(home|text-size|place-name|profile)',
    '@charts/(minus|text-scale|csv)',
    '@analysis/(options|findings)',
  ]),
  chunk('log', ['ui/progress/*', 'ui/sprint/sprint-section', '@goals/*']),
  chunk('charts', [
    'ui/chart',
    '@charts/sparkline',
    '@charts/kinds/(line|scatter|bars)',
    '@charts/(axes|scale|downsample|labels|end-labels|day-ticks)',
    '@charts/browser/chart',
  ]),
  chunk('goals-common', [
    'goals/(api|removed-details|use-move-goal|removed-goals|closed-screen|closed-goals|goal-table)',
    'goals/(is-within|goal-row)',
    'goals/milestones/(use-milestone-name|milestone-dialog|by-goal)',
  ]),
  chunk('goal-parts', [
    'goals/(goal-fields|plan|goal-errors|edit-dialog|entries|set-aside-dialog|year-ledger)',
  ]),
  chunk('settings-common', [
    'settings/(time-zone-field|settings|account-api|use-saving|row-list|shown-once|choice-field)',
  ]),
  chunk('lab-common', [
    'writing-lab/(lab|waiting-words)',
    'writing-lab/own-words/(own-words|words-for)',
    'writing-lab/(reading/reading-pool|device/ignored|samples/api|targets/api)',
    'writing-lab/keeping/(save-status|saving)',
    '@analysis/rules/checker-cards',
    'writing-lab/files/(file-problem|file-endings)',
    'writing-lab/(kind-select|samples/patiently)',
    'ui/data-table/*',
    'writing-lab/text-languages',
    'writing-lab/analysis/(worker|measure-text)',
    'writing-lab/keeping/(text-post|describe-draft)',
    '@analysis/(delta|state|version)',
    'node_modules/@tanstack/react-router/dist/esm/useLocation',
  ]),
  chunk('lab-texts', [
    'writing-lab/(desk/opening|device/forget-texts|editor/rich-text)',
    'writing-lab/keeping/(draft-keeper|last-position|merge-meta|draft-edits|draft-exchange|catch-up)',
    'writing-lab/(files/export-file|samples/versions-dialog)',
  ]),
  chunk('lab-desk', [
    'writing-lab/editor/(notes|findings-field|bracketed|find)',
    'writing-lab/panel/category-name',
    'writing-lab/own-words/use-words-on-desk',
  ]),
  chunk('lab-organize', [
    'ui/projects/*',
    'writing-lab/samples/(use-tagging|tags-field|tags-dialog|place-choice|use-arrange)',
    'writing-lab/manuscript/find-headings',
  ]),
  chunk('lab-compare', [
    'writing-lab/corpus/(spread|corpus|use-corpus|beyond-chance)',
    'writing-lab/reading/(figure-words|figures|looked-for|figure-source)',
    'writing-lab/own-words/said-of-text',
    'writing-lab/subject/use-search-state',
    'writing-lab/evidence/(corpus-note|range-line)',
    '@analysis/catalogue',
  ]),
  chunk('lab-evidence', [
    'writing-lab/subject/(text-choice|subject-state|comparable)',
    'writing-lab/psycho/psycho',
    'writing-lab/evidence/(place-list|word-evidence|source-list|figure-row)',
    'writing-lab/compare/differences',
  ]),
  chunk('lab-course', [
    'writing-lab/evolution/course',
    'writing-lab/(corpus/use-title-of|progress/met-of)',
    'writing-lab/evolution/(figure-select|evolution)',
    'writing-lab/corpus/(texts-in-language|own-texts)',
  ]),
  chunk('lab-files', [
    'writing-lab/files/(start-file-worker|file-button)',
    'ui/filters',
    'writing-lab/batch/split',
    'writing-lab/samples/import-drop',
  ]),
  chunk('toasts', ['ui/toast-outlet']),
  chunk('dialogs', ['ui/dialog-sheet', 'shell/(palette|key-list|help-panel|log-dialog)']),
  chunk('pickers', ['ui/ink-date-open', 'ui/tooltip', 'shell/progress-bar']),
  { name: 'pickers', test: /\/node_modules\/@mantine\/form\// },
];
