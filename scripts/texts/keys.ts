import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command-steps.ts';
import { type Source, type SyntaxNode, walk } from './sources.ts';

type MessageTree = { [key: string]: string | MessageTree };

/** Every message key of the English locale: `ui.pages.goto`. */
export function allKeys(): Set<string> {
  const folder = join(root, 'packages/locales/en');
  const keys = readdirSync(folder).flatMap((file) =>
    flattenKeys(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', '')),
  );

  return new Set(keys);
}

function flattenKeys(words: MessageTree, prefix: string): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}.${key}`] : flattenKeys(value, `${prefix}.${key}`),
  );
}

/**
 * Unused keys, one sentence each. A source names a key completely, relative to a group or a slice, or with computed parts; messages read as
 * data are found by their member paths (`messages.shell.title`).
 */
export function unusedKeys(keys: ReadonlySet<string>, sources: readonly Source[]): string[] {
  const patterns = [...new Set(sources.flatMap(findKeyPatterns))];
  const literalKeys = new Set(patterns.filter((pattern) => !pattern.includes(placeholder)));
  const patternsWithHoles = patterns
    .filter((pattern) => pattern.includes(placeholder) && /[a-z]/i.test(pattern))
    .map(
      (pattern) => new RegExp(`^${pattern.split(placeholder).map(escapeRegExp).join('[^.]+')}$`),
    );
  const members = new Set(sources.flatMap(findMemberPaths));

  const isUsed = (key: string) => {
    const names = [key, key.slice(key.indexOf('.') + 1)];

    return (
      names.some(
        (name) => literalKeys.has(name) || patternsWithHoles.some((pattern) => pattern.test(name)),
      ) || parentGroups(key).some((group) => members.has(group))
    );
  };

  return [...keys].filter((key) => !isUsed(key)).map((key) => `Nothing asks for the text ${key}.`);
}

/** The key and each of its parent groups, except its slice. */
function parentGroups(key: string): string[] {
  const parts = key.split('.');

  return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('.'));
}

/** Literal keys missing from the messages; the type check does not see those passed on as data. */
export function missingKeys(keys: ReadonlySet<string>, source: Source): string[] {
  const { file, tree } = source;
  const slices = new Set([...keys].map((key) => key.split('.')[0]));
  const groups = findTranslatorGroups(tree);
  const exists = (key: string) =>
    keys.has(key) || [...keys].some((each) => each.startsWith(`${key}.`));
  const missing: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    const text = node.type === 'StringLiteral' ? String(node['value']) : '';
    const [slice, ...rest] = text.split('.');
    const looksLikeKey = rest.length > 0 && rest.every((part) => /^[a-z][a-zA-Z\d-]*$/.test(part));
    if (!slices.has(slice) || !looksLikeKey || /\.(tsx?|json|css)$/.test(text)) return;
    if (groups.some((group) => exists(group + text)) || ignoredNames.has(text)) return;
    missing.push(`${file} asks for the text ${text}, which is not there.`);
  });

  return missing;
}

/** Names that look like keys: an IndexedDB index. */
const ignoredNames = new Set(['home.id']);

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const placeholder = '\0';

/** Every string of a source as a key, alone and below each of its translator groups. */
function findKeyPatterns({ tree }: Source): string[] {
  const strings: string[] = [];
  walk(tree, (node) => {
    const text = literalText(node);
    if (text !== undefined && text !== placeholder) strings.push(text);
  });

  return findTranslatorGroups(tree).flatMap((group) => strings.map((text) => group + text));
}

/** The translator groups of a source, with a trailing dot, and the empty group. */
export function findTranslatorGroups(tree: SyntaxNode): string[] {
  const groups: string[] = [''];
  walk(tree, (node) => {
    const isTranslator = Object(node['callee']).value === 'useTranslations';
    if (node.type !== 'CallExpression' || !isTranslator || !Array.isArray(node['arguments']))
      return;
    const text = literalText(Object(Object(node['arguments'][0]).expression));
    if (text !== undefined) groups.push(`${text}.`);
  });

  return groups;
}

export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;

  return node['quasis'].map(({ cooked, raw }) => String(cooked ?? raw)).join(placeholder);
}

/** `messages.shell.offer.text` as its suffixes: `shell.offer.text`, `offer.text`. */
function findMemberPaths({ tree }: Source): string[] {
  const paths: string[] = [];
  walk(tree, (node) => {
    const names = memberNames(node);
    for (let at = 0; at < names.length - 1; at += 1) paths.push(names.slice(at).join('.'));
  });

  return paths;
}

function memberNames(node: unknown): string[] {
  const { type, object, property, base, expression, value } = Object(node);
  if (type === 'Identifier') return [String(value)];
  if (type === 'OptionalChainingExpression') return memberNames(base);
  if (type === 'TsNonNullExpression' || type === 'TsAsExpression') return memberNames(expression);
  if (type !== 'MemberExpression') return [];

  return [...memberNames(object), String(Object(property).value ?? '')];
}
