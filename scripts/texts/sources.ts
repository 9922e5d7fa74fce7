import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from '../command-steps.ts';

/** A syntax tree node, limited to what these checks use. */
export type SyntaxNode = { type: string; [key: string]: unknown };

export type Source = { file: string; tree: SyntaxNode };

/** Sources with user-facing text, without tests. */
export function readSources(pattern = 'apps/{web,server}/src/**/*.{ts,tsx}'): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testkit\//.test(file))
    .sort()
    .map((file) => ({
      file,
      tree: parseTree(readFileSync(join(root, file), 'utf8'), file.endsWith('.tsx')),
    }));
}

export function parseTree(text: string, isMarkup = true): SyntaxNode {
  return parseSync(text, {
    syntax: 'typescript',
    tsx: isMarkup,
    target: 'es2024',
  }) as unknown as SyntaxNode; // the parser's type lists every node kind
}

/** Visits every node from the top; `enter` returns whether to visit its children. */
export function walk(node: unknown, enter: (node: SyntaxNode) => boolean | undefined): void {
  if (Array.isArray(node)) for (const each of node) walk(each, enter);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (isNode(node) && enter(node) === false) return;
  for (const value of Object.values(node)) walk(value, enter);
}

function isNode(value: object): value is SyntaxNode {
  return 'type' in value && typeof value.type === 'string';
}
