import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/**
 * The imports that point the wrong way, one sentence each; the rules are in `.dependency-cruiser.mjs`.
 * A parser that cannot read TypeScript reports success on no file at all, so files are counted too.
 */
export async function brokenArrows(root: string): Promise<string[]> {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(folders, { ...options, baseDir: root });

  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text.');
  const { modules, summary } = output satisfies ICruiseResult;
  const read = modules.filter(({ source }) => isSource(source)).length;
  const written = globSync(
    folders.map((folder) => `${folder}/*/src/**/*.{ts,tsx}`),
    { cwd: root },
  ).length;
  const unread = read < written ? [`Only ${read} of ${written} source files were read.`] : [];

  return [
    ...unread,
    ...summary.violations.map(({ from, to, rule, comment, cycle = [] }) =>
      [`${from} imports ${to}: ${rule.name}.`, comment, pathOf(from, cycle)]
        .filter(Boolean)
        .join(' '),
    ),
  ];
}

const folders = ['packages', 'apps'];

/** The files of a cycle, from the one it starts at back to it; empty where there is no cycle. */
function pathOf(from: string, cycle: readonly { name: string }[]): string {
  return cycle.length === 0 ? '' : `${[from, ...cycle.map(({ name }) => name)].join(' → ')}.`;
}

function isSource(path: string): boolean {
  return /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path);
}
