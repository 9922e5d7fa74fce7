import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/**
 * Architecture check: imports that violate the rules of `.dependency-cruiser.mjs` (layers, import cycles), one sentence each. A parser that
 * cannot read TypeScript reports success on zero files, so files are counted, too.
 */
export async function findImportViolations(root: string): Promise<string[]> {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(folders, { ...options, baseDir: root });

  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text.');
  const { modules, summary } = output satisfies ICruiseResult;
  const readCount = modules.filter(({ source }) => isSource(source)).length;
  const sourceCount = globSync(
    folders.map((folder) => `${folder}/*/src/**/*.{ts,tsx}`),
    { cwd: root },
  ).length;
  const missingFiles =
    readCount < sourceCount ? [`Only ${readCount} of ${sourceCount} source files were read.`] : [];

  return [
    ...missingFiles,
    ...summary.violations.map(({ from, to, rule, comment, cycle = [] }) =>
      [`${from} imports ${to}: ${rule.name}.`, comment, formatCycle(from, cycle)]
        .filter(Boolean)
        .join(' '),
    ),
    ...findMutualImports(modules),
  ];
}

const folders = ['packages', 'apps'];

/**
 * Pairs of sub-folders of one slice, of `measures` or of `rules` that import each other, one sentence each. Tests may import the testkit of
 * any folder.
 */
function findMutualImports(modules: readonly IModule[]): string[] {
  const crossings = new Map<string, string>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [subfolderOf(source), subfolderOf(resolved)];
      const isCrossing = from && to && from.parent === to.parent && from.path !== to.path;
      if (isCrossing && !/\.test\.tsx?$/.test(source)) {
        crossings.set(`${from.path} ${to.path}`, `${source} imports ${resolved}`);
      }
    }
  }

  return [...crossings].flatMap(([folders, crossing]) => {
    const [one = '', other = ''] = folders.split(' ');
    const back = crossings.get(`${other} ${one}`);
    if (back === undefined || one > other) return [];

    return `${crossing}, and ${back}: no-mutual-folders. Move what both folders need into the folder above them.`;
  });
}

function subfolderOf(path: string): { parent: string; path: string } | null {
  const [match, parent = ''] = subfolder.exec(path) ?? [];

  return match === undefined ? null : { parent, path: match };
}

const subfolder =
  /^(apps\/(?:server|web)\/src\/(?!platform\/|ui\/|testkit\/)[^/]+|packages\/analysis\/src\/(?:measures|rules))\/[^/]+\//;

/** The files of a cycle, starting and ending with the same one; empty without a cycle. */
function formatCycle(from: string, cycle: readonly { name: string }[]): string {
  return cycle.length === 0 ? '' : `${[from, ...cycle.map(({ name }) => name)].join(' → ')}.`;
}

function isSource(path: string): boolean {
  return /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path);
}
