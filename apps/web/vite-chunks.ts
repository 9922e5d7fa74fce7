/**
 * Groups the modules of the app into chunks. Every file is a request, so modules shared by the screens of a section form one chunk and each
 * screen adds its own. `scripts/page-budgets.ts` measures the result per screen: a chunk shared too widely makes screens heavy, one shared too
 * narrowly makes them request many files.
 */
type ChunkGroup = {
  name: string | ((id: string) => string);
  test?: RegExp;
  tags?: '$initial'[];
  priority?: number;
};

/** A chunk of modules below `src/` with everything they import that no earlier chunk contains. */
function chunkGroup(name: string, modules: readonly string[], priority = 0): ChunkGroup {
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

/** Message files per language, grouped by what is shown together. */
const messageChunks: ChunkGroup[] = Object.entries({
  texts: ['shell', 'ui', 'errors', 'charts', 'progress'],
  'texts-app': ['home', 'notifications', 'sessions', 'achievements'],
  'texts-goals': ['goals', 'goal', 'momentum', 'milestones', 'analytics', 'imports'],
  'texts-settings': ['settings', 'account', 'profile'],
  'texts-lab': ['writing-lab', 'samples', 'projects', 'own-words'],
  'texts-desk': ['desk', 'split', 'manuscript'],
}).map(([name, slices]) => ({
  name: (id) => messageChunkName(name, /locales\/([\w-]+)\//.exec(id)?.[1] ?? ''),
  test: new RegExp(`/packages/locales/[\\w-]+/(${slices.join('|')})\\.json$`),
}));

/** The few messages that override es for es-MX are one chunk, loaded in addition to the es chunks. */
function messageChunkName(name: string, language: string): string {
  return language === 'es-MX' ? 'texts-es-MX' : `${name}-${language}`;
}

/** Metrics of published works, loaded per text language. The service worker recognizes the `lexicon-` prefix and does not precache them. */
const publishedFigures: ChunkGroup = {
  name: (id) => {
    const [, what = '', language = ''] = /(authors|published)\/(\w+)\.ts/.exec(id) ?? [];

    return `lexicon-${what}-${language}`;
  },
  test: /\/analysis\/src\/(authors|published)\/\w+\.ts$/,
};

/** A module goes to the first group that matches it: shared groups come before the groups that use them. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 3 },
  chunkGroup('landing', ['landing/home', 'landing/live'], 1),
  chunkGroup(
    'routed',
    [
      'shell/routed',
      'platform/api-client',
      'auth/(email-field|submit-line)',
      'auth/form',
      'ui/(focus-fallback|help-button|failure-text|checkbox|text-field|inline-field|visually-hidden|use-attempt|digits)',
      '@contract/(auth|auth-email|settings|values|progress-values)',
    ],
    1,
  ),
  publishedFigures,
  ...messageChunks,
  chunkGroup('sign-in', ['auth/login']),
  chunkGroup('app', [
    'shell/app-frame',
    'ui/(page|query-content|states|dialog|confirm-dialog|sentence|progress-line)',
    'ui/(status-indicator|table|pagination|week|use-week|download|work-progress|use-notification-text|inline-date|date-field)',
    'platform/(use-dates|device-texts|whole-number|projects|debounce|change-preferences|current-user)',
    'platform/recent-draft',
    'node_modules/uuid/dist/v7',
    '@contract/(home|text-size|location-name|profile)',
    '@charts/(minus|text-scale|csv)',
    '@analysis/(options|findings)',
  ]),
  chunkGroup('log', ['ui/progress/*', 'ui/sprint/sprint-section', '@goals/*']),
  chunkGroup('charts', [
    'ui/chart',
    '@charts/sparkline',
    '@charts/kinds/(line|scatter|bars)',
    '@charts/(axes|scale|downsample|label-placement|end-labels|day-ticks)',
    '@charts/browser/chart',
  ]),
  chunkGroup('goals-common', [
    'goals/(api|removed-items|use-goal-status-change|removed-goals|closed-screen|closed-goals|goal-table)',
    'goals/(is-event-inside|goal-row)',
    'goals/milestones/(use-milestone-name|milestone-dialog|group-by-goal)',
  ]),
  chunkGroup('goal-parts', [
    'goals/(goal-fields|plan-summary|goal-errors|edit-dialog|entries|abandon-dialog|year-history-section)',
  ]),
  chunkGroup('settings-common', [
    'settings/(time-zone-field|settings|account-api|use-save-preference|row-list|one-time-secret|select-field)',
  ]),
  chunkGroup('lab-common', [
    'writing-lab/(lab|pending-uploads)',
    'writing-lab/own-words/(own-words|select-own-words)',
    'writing-lab/(reading/analysis-pool|device/ignored-(findings|keys)|samples/api|targets/api)',
    'writing-lab/autosave/(save-status|text-saver)',
    '@analysis/rules/checker-cards',
    'writing-lab/files/(file-failure-text|file-extensions)',
    'writing-lab/(kind-select|samples/retry-on-rate-limit)',
    'ui/data-table/*',
    'writing-lab/text-languages',
    'writing-lab/analysis/(start-analysis-worker|measure-text)',
    'writing-lab/autosave/(text-retry-queue|create-snapshot)',
    '@analysis/(delta|state|version)',
    'node_modules/@tanstack/react-router/dist/esm/useLocation',
  ]),
  chunkGroup('lab-texts', [
    'writing-lab/(desk/open-text|device/delete-device-copies|editor/html-to-markdown)',
    'writing-lab/autosave/(draft-autosave|last-position|merge-meta|draft-edits|draft-sync|rebase-text)',
    'writing-lab/(files/export-file|samples/versions-dialog)',
  ]),
  chunkGroup('lab-desk', [
    'writing-lab/editor/(finding-notes|findings-field|is-bracketed|finding-navigation)',
    'writing-lab/panel/category-name',
    'writing-lab/own-words/use-desk-own-words',
  ]),
  chunkGroup('lab-organize', [
    'ui/projects/*',
    'writing-lab/samples/(use-tagging|tags-field|tags-dialog|storage-location-choice|use-organize-samples)',
    'writing-lab/manuscript/find-headings',
  ]),
  chunkGroup('lab-compare', [
    'writing-lab/corpus/(quartiles|corpus|use-corpus|outside-quartiles)',
    'writing-lab/reading/(metric-labels|metrics|checked-categories|metric-source)',
    'writing-lab/own-words/user-analysis-options',
    'writing-lab/subject/use-url-params',
    'writing-lab/evidence/(corpus-note|range-line)',
    '@analysis/catalogue',
  ]),
  chunkGroup('lab-evidence', [
    'writing-lab/subject/(text-choice|analyzed-text-state|comparable-texts)',
    'writing-lab/psycho/psycho',
    'writing-lab/evidence/(occurrence-list|word-evidence|metric-info|metric-row)',
    'writing-lab/compare/metric-differences',
  ]),
  chunkGroup('lab-course', [
    'writing-lab/evolution/trend',
    'writing-lab/(corpus/use-title-of|progress/metric-target-status)',
    'writing-lab/evolution/(metric-select|evolution)',
    'writing-lab/corpus/(texts-in-language|corpus-boundary)',
  ]),
  chunkGroup('lab-files', [
    'writing-lab/files/(start-file-worker|file-button)',
    'ui/filters',
    'writing-lab/batch/split-text',
    'writing-lab/samples/import-drop',
  ]),
  chunkGroup('toasts', ['ui/toast-outlet']),
  chunkGroup('dialogs', [
    'ui/dialog-sheet',
    'shell/(palette|shortcuts-dialog|help-panel|quick-log-dialog)',
  ]),
  chunkGroup('pickers', ['ui/inline-date-picker', 'ui/tooltip', 'shell/progress-bar']),
  { name: 'pickers', test: /\/node_modules\/@mantine\/form\// },
];
