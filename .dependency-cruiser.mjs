/**
 * Import rules of ARCHITECTURE.md: which folder may import which. `scripts/check-imports.ts` runs this. A folder of an app is a slice
 * unless it is listed here as shared.
 */
const test = String.raw`\.test\.tsx?$`;
const serverShared = '(platform|testkit)/';
const webShared = '(platform|ui|testkit)/';

/** Fetched by the analysis when they are wanted (decision 0010). */
const analysisData = 'eld|hunspell-wasm|pinyin-pro|wink-nlp|wink-eng-lite-web-model';

const importRule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const writingLab = '^apps/web/src/writing-lab/';
const writingLabOrder = [
  ...['analysis', 'storage', 'files', 'editor', 'dictionary', 'metrics', 'library', 'document'],
  ...['findings', 'views', '(?:analyzer|batch|evolution|home|mindset|progress|psycho|style)'],
];

export default {
  forbidden: [
    importRule(
      'packages-know-no-app',
      'Packages serve the apps and know none of them.',
      { path: '^packages/' },
      { path: '^(apps|e2e|bench|scripts)/' },
    ),
    importRule(
      'contract-knows-zod-only',
      'The contract is what browser and server agree on; it imports zod alone.',
      { path: '^packages/contract/src/', pathNot: test },
      { pathNot: '^packages/contract/src/|^node_modules/zod/' },
    ),
    importRule(
      'analysis-is-pure',
      'The analysis runs in a browser, in a worker and on the server: no Node, no package but its own word lists and models.',
      { path: '^packages/analysis/src/', pathNot: test },
      { pathNot: `^packages/analysis/src/|^node_modules/(${analysisData})/` },
    ),
    importRule(
      'charts-know-no-package',
      'A chart is data in, SVG out, in a page and on the server: React and d3, nothing of ours.',
      { path: '^packages/charts/src/', pathNot: test },
      { pathNot: '^packages/charts/src/|^node_modules/' },
    ),
    importRule(
      'charts-draw-without-a-page',
      'The server draws the same charts: only browser/ knows styles and a document.',
      { path: '^packages/charts/src/', pathNot: `${test}|^packages/charts/src/browser/` },
      { path: '^packages/charts/src/browser/|\\.css$|^node_modules/react-dom/client' },
    ),
    importRule(
      'goals-are-pure',
      'What is reckoned of goals runs in a browser, on the server and in simulations: no Node, no other package.',
      { path: '^packages/goals/src/', pathNot: test },
      { pathNot: '^packages/goals/src/' },
    ),
    importRule(
      'insights-know-goals-only',
      'Statements are made on the server and in simulations: no Node, only the calendar, forecasts and random numbers of goals.',
      { path: '^packages/insights/src/', pathNot: test },
      { pathNot: '^packages/(insights|goals)/src/' },
    ),
    importRule(
      'progress-files-know-no-package',
      'Files are read where they are opened, in a browser: libraries for zip and CSV, nothing of ours, no Node.',
      { path: '^packages/progress-files/src/', pathNot: test },
      { pathNot: '^packages/progress-files/src/|^node_modules/' },
    ),
    importRule(
      'text-files-are-pure',
      'Files are read in a worker: libraries for zip, markup and encodings, nothing of ours, no Node.',
      { path: '^packages/text-files/src/', pathNot: `${test}|/testkit\\.ts$` },
      { pathNot: '^packages/text-files/src/|^node_modules/(fflate|htmlparser2|chardet)/' },
    ),
    importRule(
      'documents-know-charts-only',
      'Documents are made on the server from texts and charts that are given to them: Node, Typst, resvg, fonts and the charts.',
      { path: '^packages/documents/src/', pathNot: `${test}|/testkit\\.ts$` },
      { path: '^packages/', pathNot: '^packages/(documents|charts)/src/' },
    ),
    importRule(
      'documents-are-made-on-the-server',
      'Typst and resvg are native.',
      { path: '^apps/web/|^packages/', pathNot: `${test}|^packages/documents/` },
      { path: '^packages/documents/' },
    ),
    importRule(
      'locales-know-no-package',
      'Texts are data; their loader needs nothing but Node, and that in node.ts alone.',
      { path: '^packages/locales/src/', pathNot: `${test}|/(node|testkit)\\.ts$` },
      { pathNot: '^packages/(locales|contract)/' },
    ),
    importRule(
      'web-never-imports-server',
      'They meet in the contract.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    importRule(
      'server-never-imports-web',
      'They meet in the contract.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    importRule(
      'server-platform-knows-no-slice',
      'What all slices stand on cannot lean on one of them.',
      { path: '^apps/server/src/platform/', pathNot: test },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    ),
    importRule(
      'web-base-knows-no-slice',
      'What all slices stand on cannot lean on one of them.',
      { path: `^apps/web/src/${webShared}` },
      { path: '^apps/web/src/', pathNot: `^apps/web/src/${webShared}` },
    ),
    importRule(
      'server-slice-through-its-index',
      'Another slice is entered through its index.ts; its queries and rules are its own.',
      { path: '^apps/server/src/([^/]+)/', pathNot: '^apps/server/src/testkit/' },
      {
        path: '^apps/server/src/[^/]+/',
        pathNot: `^apps/server/src/($1/|${serverShared}|[^/]+/index\\.ts$)`,
      },
    ),
    importRule(
      'web-slice-through-its-index',
      'Another slice is entered through its index.ts, or figures.ts for what home does not load; the shell imports every slice.',
      { path: '^apps/web/src/([^/]+)/', pathNot: '^apps/web/src/shell/' },
      {
        path: '^apps/web/src/[^/]+/',
        pathNot: `^apps/web/src/($1/|${webShared}|[^/]+/(index|figures)\\.ts$)`,
      },
    ),
    ...writingLabOrder.map((folder, at) =>
      importRule(
        `writing-lab-order-${at}`,
        `Folders of the writing lab import only those before them: ${writingLabOrder.slice(0, -1).join(', ')}, then the parts of single screens.`,
        { path: `${writingLab}(${folder})/` },
        {
          path: writingLab,
          pathNot: `${writingLab}(${[...writingLabOrder.slice(0, at), '$1'].join('|')})/`,
        },
      ),
    ),
    importRule(
      'testkit-for-tests',
      'What serves the tests is not part of the product.',
      { path: '^apps/[^/]+/src/', pathNot: `${test}|/testkit/|/testkit\\.tsx?$` },
      { path: '/testkit/' },
    ),
    importRule(
      'no-cycles',
      'Files do not import each other in a circle, of values or of types: move what both need into a lower file.',
      {},
      { circular: true },
    ),
    importRule(
      'resolvable',
      'Every import leads somewhere.',
      { path: '^(packages|apps)/' },
      { couldNotResolve: true, pathNot: '^virtual:' }, // those are made by a plugin of the build
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist/|node_modules/\\.)' },
    parser: 'swc',
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
