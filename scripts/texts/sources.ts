import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from '../parts.ts';

/** A node of a syntax tree, as far as these checks look into it. */
export type Node = { type: string; [key: string]: unknown };

export type Source = { file: string; tree: Node };

/** The sources that say something to people, without tests. */
export function sources(pattern = 'apps/{web,server}/src/**/*.{ts,tsx}'): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testkit\//.test(file))
    .sort()
    .map((file) => ({
      file,
      tree: treeOf(readFileSync(join(root, file), 'utf8'), file.endsWith('.tsx')),
    }));
}

export function treeOf(text: string, isMarkup = true): Node {
  return parseSync(text, {
    syntax: 'typescript',
    tsx: isMarkup,
    target: 'es2024',
  }) as unknown as Node; // its own type names each kind
}

/** Every node of a tree, from above; `enter` says whether to look below a node. */
export function walk(node: unknown, enter: (node: Node) => boolean | undefined): void {
  if (Array.isArray(node)) for (const each of node) walk(each, enter);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (isNode(node) && enter(node) === false) return;
  for (const value of Object.values(node)) walk(value, enter);
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string';
}
