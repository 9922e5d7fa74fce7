import { dirname, join } from 'node:path';
import { groupsIn, textOf } from './keys.ts';
import { type Node, type Source, walk } from './sources.ts';

type Screen = { path: string; file: string; messages: readonly string[] };

/** Texts that every page has: those of the shell (`shell/start-up-parts.ts`) and those of charts (`shell/router.tsx`). */
const everywhere = ['shell', 'ui', 'errors', 'charts'];

/** Screens that use texts of a slice that their route does not load, a sentence each. */
export function textsNotLoaded(
  screens: readonly Screen[],
  { sources, slices }: { sources: readonly Source[]; slices: ReadonlySet<string> },
): string[] {
  const trees = new Map(sources.map(({ file, tree }) => [file, tree]));

  return screens.flatMap(({ path, file, messages }) => {
    const files = filesOf(file, trees);
    const loaded = [...files.values()].flatMap(textsLoadedIn);
    const known = new Set([...everywhere, ...messages, ...loaded]);

    return [...files].flatMap(([user, tree]) =>
      [...slicesUsedIn(tree, slices)]
        .filter((slice) => !known.has(slice))
        .map((slice) => `${path} does not load the texts ${slice}, which ${user} uses.`),
    );
  });
}

/** A file and all that it imports, at once or later. */
function filesOf(file: string, trees: ReadonlyMap<string, Node>): Map<string, Node> {
  const found = new Map<string, Node>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const tree = trees.get(next);
    if (tree === undefined || found.has(next)) continue;
    found.set(next, tree);
    const folder = dirname(next);
    waiting.push(...importsIn(tree).map((name) => join(folder, name)));
  }

  return found;
}

function importsIn(tree: Node): string[] {
  const names: string[] = [];
  walk(tree, (node) => {
    const isImport = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
    if (isImport && node['typeOnly'] !== true) names.push(String(Object(node['source']).value));
    if (Object(node['callee']).type === 'Import') names.push(...textsIn(node['arguments']));

    return !isImport;
  });

  return names.filter((name) => name.startsWith('.'));
}

/** The slices that a call of `loadTexts` names. */
function textsLoadedIn(tree: Node): string[] {
  const slices: string[] = [];
  walk(tree, (node) => {
    if (Object(node['callee']).value === 'loadTexts') slices.push(...textsIn(node['arguments']));

    return true;
  });

  return slices;
}

function slicesUsedIn(tree: Node, slices: ReadonlySet<string>): Set<string> {
  const groups = groupsIn(tree);
  const used = new Set(groups.map((group) => group.split('.')[0] ?? ''));

  if (usesWholeKeys(tree)) {
    for (const text of textsIn(tree)) {
      const [slice = '', rest] = text.split('.');
      if (rest !== undefined && slices.has(slice)) used.add(slice);
    }
  }
  used.delete('');

  return used;
}

/** Whether a source asks for a translator without a group. */
function usesWholeKeys(tree: Node): boolean {
  let found = false;
  walk(tree, (node) => {
    const { callee, arguments: given } = node;
    if (Object(callee).value === 'useTranslations' && Array.isArray(given) && given.length === 0) {
      found = true;
    }

    return !found;
  });

  return found;
}

function textsIn(tree: unknown): string[] {
  const texts: string[] = [];
  walk(tree, (node) => {
    const text = textOf(node);
    if (text !== undefined) texts.push(text);

    return node.type !== 'ImportDeclaration';
  });

  return texts;
}
