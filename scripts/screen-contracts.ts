import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Endpoint } from '@longhand/contract/endpoint';

const root = join(import.meta.dirname, '..');
const contractDirectory = join(root, 'packages/contract/src');

/** A file of the contract that a screen calls, with the endpoints it calls. */
export type ScreenContract = { file: string; endpoints: readonly Endpoint[] };

/**
 * The endpoints that a screen can call: those of contracts that a module in its import graph creates a client for, and whose names such a
 * module reads from a client (`api.changeStatus`). Follows static and dynamic value imports from the screen's file.
 *
 * @param screen path of the screen's file, relative to the root
 * @returns sorted by file; paths are relative to the root
 */
export async function findContracts(screen: string): Promise<ScreenContract[]> {
  const files = new Set<string>();
  const calledNames = new Set<string>();
  for (const module of importGraph(join(root, screen))) {
    const source = readFileSync(module, 'utf8');
    for (const [, name] of source.matchAll(/\b\w*api\.(\w+)/gi)) calledNames.add(name ?? '');
    if (!/\bclient\(/.test(source)) continue;
    for (const name of contractImports(source)) files.add(name);
  }

  const contracts = await Promise.all(
    [...files].sort().map((file) => loadContract(file, calledNames)),
  );

  return contracts.filter(({ endpoints }) => endpoints.length > 0);
}

function importGraph(entry: string): Set<string> {
  const visitedFiles = new Set<string>();
  const pending = [entry];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (visitedFiles.has(file) || !existsSync(file)) continue;
    visitedFiles.add(file);
    for (const specifier of valueImports(readFileSync(file, 'utf8'))) {
      if (/^\.{1,2}\/.*\.tsx?$/.test(specifier)) pending.push(join(dirname(file), specifier));
    }
  }

  return visitedFiles;
}

/** The modules that a file imports values from; `import type` is erased and loads nothing. */
export function valueImports(source: string): string[] {
  const statics = source.matchAll(/^(?:import|export)\s(?!type\b)[^'";]*?from '([^']+)'/gm);
  const dynamics = source.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g);

  return [...statics, ...dynamics].flatMap(([, specifier]) => specifier ?? []);
}

function contractImports(source: string): string[] {
  return valueImports(source).flatMap((specifier) => {
    const name = /^@longhand\/contract\/(.+)$/.exec(specifier)?.[1];

    return name === undefined ? [] : [name];
  });
}

async function loadContract(
  name: string,
  calledNames: ReadonlySet<string>,
): Promise<ScreenContract> {
  const path = join(contractDirectory, `${name}.ts`);
  const module: Record<string, unknown> = await import(path);
  const endpoints = Object.values(module).flatMap((value) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) =>
          calledNames.has(key) && isEndpoint(each) ? each : [],
        )
      : [],
  );

  return { file: relative(root, path), endpoints };
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'access' in value &&
    'summary' in value
  );
}
