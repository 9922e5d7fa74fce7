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

/** Message files per language, grouped by the screens that show them together. */
const messageChunks: ChunkGroup[] = Object.entries({
  texts: ['shell', 'ui', 'errors', 'charts', 'progress'],
  'texts-app': ['home', 'notifications', 'sessions', 'achievements'],
  'texts-goals': ['goals', 'goal', 'momentum', 'milestones', 'analytics', 'imports'],
  'texts-settings': ['settings', 'account', 'profile'],
  'texts-lab': ['writing-lab', 'samples', 'projects', 'own-words'],
  'texts-desk': ['desk', 'split', 'manuscript'],
  'texts-insights': ['insight-screens', 'reports', 'custom-reports'],
  'texts-statements': ['insights', 'lab'],
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
  chunkGroup('landing', ['landing/(home|live)'], 1),
  chunkGroup(
    'routed',
    [
      'shell/routed',
      'platform/api-client',
      'auth/form/(email-field|submit-line)',
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
    'ui/(page|query-content|states|dialog|confirm-dialog|sentence|progress-line|status-indicator|table|pagination|week|use-week|download|work-progress|inline-date|date-field|use-debounced-text|row-list)',
    'notifications/(use-notification-text|api|muted/use-mute)',
    'platform/(use-dates|device-texts|whole-number|debounce|change-preferences|current-user|recent-draft)',
    'projects/api',
    'node_modules/uuid/dist/v7',
    '@contract/(home|text-size|location-name|profile|notification-settings)',
    '@charts/(minus|text-scale|csv)',
    '@analysis/(options|findings)',
  ]),
  chunkGroup('notification-parts', [
    'notifications/(index|use-future-time)',
    'notifications/push/(api|push-session|browser-subscription|base64-url)',
  ]),
  chunkGroup('log', [
    'goals/log/(entry-details|entry-draft|entry-sentence|entry-target-select|logged-entry-text|quick-log)',
    'goals/amounts/*',
    'goals/standing/(most-urgent-goal|no-target-today|pace-status|pace-status-indicator|reference-par|use-no-target-text)',
    'goals/sessions/sprint-section',
    '@goals/*',
  ]),
  chunkGroup('charts', [
    'ui/chart',
    '@charts/sparkline',
    '@charts/kinds/(line|scatter|bars)',
    '@charts/(axes|scale|downsample|label-placement|end-labels|day-ticks)',
    '@charts/browser/chart',
  ]),
  chunkGroup('goals-common', [
    'goals/(api|is-event-inside)',
    'goals/closed/(removed-items|goal-changes|removed-goals|closed-screen|closed-goals)',
    'goals/list/(goal-table|goal-row)',
    'goals/milestones/(use-milestone-name|milestone-dialog|group-by-goal)',
  ]),
  chunkGroup('goal-parts', [
    'goals/form/(goal-fields|plan-summary|goal-errors|edit-dialog)',
    'goals/log/entries',
    'goals/closed/abandon-dialog',
    'goals/year-history/year-history-section',
  ]),
  chunkGroup('settings-common', [
    'settings/(time-zone-field|settings|account-api|use-save-preference|one-time-secret|select-field)',
  ]),
  chunkGroup('lab-common', [
    'writing-lab/library/manuscript/api',
    'writing-lab/storage/lab',
    'writing-lab/pending-uploads',
    'writing-lab/dictionary/(own-words|select-own-words)',
    'writing-lab/analysis/texts/analysis-pool',
    'writing-lab/storage/device/ignored-findings',
    'writing-lab/analysis/findings/ignored-keys',
    'writing-lab/storage/samples/(api|retry-on-rate-limit)',
    'writing-lab/metrics/targets-api',
    'writing-lab/storage/saving/(save-status|text-saver|measure-text|text-retry-queue|create-snapshot)',
    '@analysis/rules/checker-cards',
    'writing-lab/files/open/(file-failure-text|file-extensions)',
    'writing-lab/library/details/(kind-select|text-languages)',
    'ui/data-table/*',
    'writing-lab/analysis/live/start-analysis-worker',
    '@analysis/(delta|state|version)',
    'node_modules/@tanstack/react-router/dist/esm/useLocation',
  ]),
  chunkGroup('lab-texts', [
    'writing-lab/document/(open-text|last-position)',
    'writing-lab/storage/device/delete-device-copies',
    'writing-lab/editor/paste/html-to-markdown',
    'writing-lab/storage/saving/(draft-autosave|merge-meta|draft-edits|draft-sync|rebase-text)',
    'writing-lab/files/download/(export-file|plain-text-download|use-export-details)',
    'writing-lab/library/versions/versions-dialog',
  ]),
  chunkGroup('lab-desk', [
    'writing-lab/editor/findings/(finding-notes|findings-field|is-bracketed|finding-navigation)',
    'writing-lab/findings/category-name',
    'writing-lab/document/use-desk-own-words',
  ]),
  chunkGroup('lab-organize', [
    'projects/(project-form|project-select|projects-dialog)',
    'writing-lab/library/details/(use-tagging|tags-field|tags-dialog|storage-location-choice|use-organize-samples)',
    'writing-lab/library/manuscript/find-headings',
  ]),
  chunkGroup('lab-compare', [
    'writing-lab/metrics/corpus/(quartiles|corpus|use-corpus|outside-quartiles)',
    'writing-lab/metrics/(metric-labels|metrics|metric-source)',
    'writing-lab/analysis/texts/checked-categories',
    'writing-lab/dictionary/user-analysis-options',
    'writing-lab/metrics/subject/use-url-params',
    'writing-lab/metrics/evidence/(corpus-note|range-line)',
    '@analysis/catalogue',
  ]),
  chunkGroup('lab-evidence', [
    'writing-lab/metrics/subject/(text-choice|analyzed-text-state|comparable-texts)',
    'writing-lab/psycho/psycho',
    'writing-lab/metrics/evidence/(occurrence-list|word-evidence|metric-info|metric-row)',
    'writing-lab/metrics/compare/metric-differences',
  ]),
  chunkGroup('lab-course', [
    'writing-lab/metrics/(trend|metric-target-status|metric-select|trend-charts)',
    'writing-lab/metrics/corpus/(use-title-of|texts-in-language|corpus-boundary)',
  ]),
  chunkGroup('lab-files', [
    'writing-lab/files/open/(start-file-worker|file-button|split-text)',
    'ui/filters',
    'writing-lab/library/import-export/import-drop',
  ]),
  chunkGroup('statements', ['insights/statements/use-statement-text']),
  chunkGroup('insight-contract', ['@contract/insights-(trends|days)']),
  chunkGroup('insight-parts', [
    'insights/(use-units|use-hour-name|analytics/totals-section|api|period/period-fields|period/insight-search)',
    'reports/use-named-report',
    '@charts/kinds/stacked',
  ]),
  chunkGroup('report-parts', [
    'reports/(home|monthly|weekly|period-reports|report-screen|report-sections|use-report-name)',
  ]),
  chunkGroup('toasts', ['ui/toast-outlet']),
  chunkGroup('dialogs', [
    'ui/dialog-sheet',
    'shell/(palette|shortcuts-dialog|help-panel|quick-log-dialog)',
  ]),
  chunkGroup('pickers', ['ui/(inline-date-picker|tooltip)', 'shell/progress-bar']),
  { name: 'pickers', test: /\/node_modules\/@mantine\/form\// },
];
