import { dirname, join } from 'node:path';
import { findTranslatorGroups, literalText } from './keys.ts';
import { type Source, type SyntaxNode, walk } from './sources.ts';

type Screen = { path: string; file: string; messages: readonly string[] };

/** Texts that every page has: those of the shell (`shell/start-up-parts.ts`) and those of charts (`shell/router.tsx`). */
const sharedSlices = ['shell', 'ui', 'errors', 'charts'];

/** Screens that use messages of a slice that their route does not load, one sentence each. */
export function findUnloadedMessages(
  screens: readonly Screen[],
  { sources, slices }: { sources: readonly Source[]; slices: ReadonlySet<string> },
): string[] {
  const trees = new Map(sources.map(({ file, tree }) => [file, tree]));

  return screens.flatMap(({ path, file, messages }) => {
    const files = collectImports(file, trees);
    const loaded = [...files.values()].flatMap(findLoadedSlices);
    const loadedSlices = new Set([...sharedSlices, ...messages, ...loaded]);

    return [...files].flatMap(([importingFile, tree]) =>
      [...findUsedSlices(tree, slices)]
        .filter((slice) => !loadedSlices.has(slice))
        .map((slice) => `${path} does not load the texts ${slice}, which ${importingFile} uses.`),
    );
  });
}

/** A file and its static and dynamic imports. */
function collectImports(
  file: string,
  trees: ReadonlyMap<string, SyntaxNode>,
): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  const pendingFiles = [file];
  for (let next = pendingFiles.pop(); next !== undefined; next = pendingFiles.pop()) {
    const tree = trees.get(next);
    if (tree === undefined || found.has(next)) continue;
    found.set(next, tree);
    const folder = dirname(next);
    for (const { from, names } of findImports(tree)) {
      const module = join(folder, from);
      const index =
        names.length > 0 && module.endsWith('/index.ts') ? trees.get(module) : undefined;
      const sources = index === undefined ? [module] : findExportSources(index, names, module);
      pendingFiles.push(...sources);
    }
  }

  return found;
}

type ImportedModule = { from: string; names: readonly string[] };

/** Modules that a file imports; `names` is empty where it takes all of them. */
function findImports(tree: SyntaxNode): ImportedModule[] {
  const modules: ImportedModule[] = [];
  walk(tree, (node) => {
    const isImport = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
    if (isImport && node['typeOnly'] !== true) {
      const from = String(Object(node['source']).value);
      modules.push({ from, names: importedNames(node) });
    }
    if (Object(node['callee']).type === 'Import') {
      modules.push(...findStrings(node['arguments']).map((from) => ({ from, names: [] })));
    }

    return !isImport;
  });

  return modules.filter(({ from }) => from.startsWith('.'));
}

function importedNames(node: SyntaxNode): string[] {
  return specifiersOf(node).flatMap(({ imported, local }) => imported?.value ?? local?.value ?? []);
}

type Specifier = Partial<Record<'imported' | 'local' | 'exported' | 'orig', { value: string }>>;

function specifiersOf(node: SyntaxNode): readonly Specifier[] {
  return [node['specifiers'] ?? []].flat() as Specifier[]; // as the parser names them
}

/** The files behind the names that a slice takes from another slice's index: the rest of that slice is not loaded for it. */
function findExportSources(index: SyntaxNode, names: readonly string[], path: string): string[] {
  const sources: string[] = [];
  walk(index, (node) => {
    if (node.type !== 'ExportNamedDeclaration') return true;
    const exported = specifiersOf(node).map((each) => each.exported?.value ?? each.orig?.value);
    if (exported.some((name) => name !== undefined && names.includes(name))) {
      sources.push(join(dirname(path), String(Object(node['source']).value)));
    }

    return false;
  });

  return sources;
}

/** The slices passed to `loadMessages`. */
function findLoadedSlices(tree: SyntaxNode): string[] {
  const slices: string[] = [];
  walk(tree, (node) => {
    if (Object(node['callee']).value === 'loadMessages')
      slices.push(...findStrings(node['arguments']));

    return true;
  });

  return slices;
}

function findUsedSlices(tree: SyntaxNode, slices: ReadonlySet<string>): Set<string> {
  const groups = findTranslatorGroups(tree);
  const used = new Set(groups.map((group) => group.split('.')[0] ?? ''));

  if (hasUngroupedTranslator(tree)) {
    for (const text of findStrings(tree)) {
      const [slice = '', rest] = text.split('.');
      if (rest !== undefined && slices.has(slice)) used.add(slice);
    }
  }
  used.delete('');

  return used;
}

/** Whether a source uses a translator without a group. */
function hasUngroupedTranslator(tree: SyntaxNode): boolean {
  let found = false;
  walk(tree, (node) => {
    const { callee, arguments: callArguments } = node;
    if (
      Object(callee).value === 'useTranslations' &&
      Array.isArray(callArguments) &&
      callArguments.length === 0
    ) {
      found = true;
    }

    return !found;
  });

  return found;
}

function findStrings(tree: unknown): string[] {
  const texts: string[] = [];
  walk(tree, (node) => {
    const text = literalText(node);
    if (text !== undefined) texts.push(text);

    return node.type !== 'ImportDeclaration';
  });

  return texts;
}
