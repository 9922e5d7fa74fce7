import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts.ts';
import { type Node, type Source, walk } from './sources.ts';

type Words = { [key: string]: string | Words };

/** Every key of the texts, as English has them: `ui.pages.goto`. */
export function allKeys(): Set<string> {
  const folder = join(root, 'packages/locales/en');
  const keys = readdirSync(folder).flatMap((file) =>
    flat(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', '')),
  );

  return new Set(keys);
}

function flat(words: Words, above: string): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${above}.${key}`] : flat(value, `${above}.${key}`),
  );
}

/**
 * Keys that no source can ask for, a sentence each. A source names a key whole, or below a group or a slice, or builds it
 * around a part that it computes; words that are read as data are named by their members (`messages.shell.title`).
 */
export function unusedKeys(keys: ReadonlySet<string>, sources: readonly Source[]): string[] {
  const patterns = [...new Set(sources.flatMap(patternsIn))];
  const whole = new Set(patterns.filter((pattern) => !pattern.includes(hole)));
  const built = patterns
    .filter((pattern) => pattern.includes(hole) && /[a-z]/i.test(pattern))
    .map((pattern) => new RegExp(`^${pattern.split(hole).map(escaped).join('[^.]+')}$`));
  const members = new Set(sources.flatMap(memberPathsIn));

  const isAskedFor = (key: string) => {
    const names = [key, key.slice(key.indexOf('.') + 1)];

    return (
      names.some((name) => whole.has(name) || built.some((pattern) => pattern.test(name))) ||
      groupsAbove(key).some((group) => members.has(group))
    );
  };

  return [...keys]
    .filter((key) => !isAskedFor(key))
    .map((key) => `Nothing asks for the text ${key}.`);
}

/** The key itself and each group that it lies in, but not its whole slice. */
function groupsAbove(key: string): string[] {
  const parts = key.split('.');

  return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('.'));
}

/** Keys written out whole that no file of texts has: those handed on as data are not seen by the type check. */
export function missingKeys(keys: ReadonlySet<string>, source: Source): string[] {
  const { file, tree } = source;
  const slices = new Set([...keys].map((key) => key.split('.')[0]));
  const groups = groupsIn(tree);
  const isKnown = (key: string) =>
    keys.has(key) || [...keys].some((each) => each.startsWith(`${key}.`));
  const missing: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    const text = node.type === 'StringLiteral' ? String(node['value']) : '';
    const [slice, ...rest] = text.split('.');
    const looksLikeKey = rest.length > 0 && rest.every((part) => /^[a-z][a-zA-Z\d-]*$/.test(part));
    if (!slices.has(slice) || !looksLikeKey || /\.(tsx?|json|css)$/.test(text)) return;
    if (groups.some((group) => isKnown(group + text)) || noKeys.has(text)) return;
    missing.push(`${file} asks for the text ${text}, which is not there.`);
  });

  return missing;
}

/** Names that look like keys: an index of the browser's database. */
const noKeys = new Set(['home.id']);

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const hole = '\0';

/** Every string of a source as a key, by itself and below each group of texts that the source names. */
function patternsIn({ tree }: Source): string[] {
  const strings: string[] = [];
  walk(tree, (node) => {
    const text = textOf(node);
    if (text !== undefined && text !== hole) strings.push(text);
  });

  return groupsIn(tree).flatMap((group) => strings.map((text) => group + text));
}

/** The groups that a source takes its texts from, with the dot behind, and none. */
export function groupsIn(tree: Node): string[] {
  const groups: string[] = [''];
  walk(tree, (node) => {
    const isTranslator = Object(node['callee']).value === 'useTranslations';
    if (node.type !== 'CallExpression' || !isTranslator || !Array.isArray(node['arguments']))
      return;
    const text = textOf(Object(Object(node['arguments'][0]).expression));
    if (text !== undefined) groups.push(`${text}.`);
  });

  return groups;
}

export function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;

  return node['quasis'].map(({ cooked, raw }) => String(cooked ?? raw)).join(hole);
}

/** `messages.shell.offer.text` as its ends: `shell.offer.text`, `offer.text`. */
function memberPathsIn({ tree }: Source): string[] {
  const paths: string[] = [];
  walk(tree, (node) => {
    const names = namesOf(node);
    for (let at = 0; at < names.length - 1; at += 1) paths.push(names.slice(at).join('.'));
  });

  return paths;
}

function namesOf(node: unknown): string[] {
  const { type, object, property, base, expression, value } = Object(node);
  if (type === 'Identifier') return [String(value)];
  if (type === 'OptionalChainingExpression') return namesOf(base);
  if (type === 'TsNonNullExpression' || type === 'TsAsExpression') return namesOf(expression);
  if (type !== 'MemberExpression') return [];

  return [...namesOf(object), String(Object(property).value ?? '')];
}
