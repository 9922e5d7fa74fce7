import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { valueImports } from './screen-contracts.ts';
import { root } from './slice-map.ts';

type Step = { file: string; symbols: string[] };

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const walks = [
  { heading: 'One request', maxFiles: 36 },
  { heading: 'A goal', maxFiles: 14 },
  { heading: 'From password to cookie', maxFiles: 12 },
].map((walk) => ({ ...walk, steps: readSteps(architecture, walk.heading) }));

test.each(walks)(
  'each step of “$heading” names a file, and only symbols of that file',
  ({ steps }) => {
    expect(steps.length).toBeGreaterThan(10);
    const missing = steps.flatMap(({ file, symbols }) => {
      if (!existsSync(join(root, file))) return [file];
      const source = readFileSync(join(root, file), 'utf8');

      return symbols
        .filter((symbol) => !source.includes(symbol))
        .map((symbol) => `${file}: ${symbol}`);
    });

    expect(missing).toEqual([]);
  },
);

test.each(walks)('“$heading” passes at most $maxFiles files', ({ steps, maxFiles }) => {
  expect(steps.length).toBeLessThanOrEqual(maxFiles);
});

test.each(walks)(
  'each step of “$heading” is connected to an earlier one by imports',
  ({ steps }) => {
    const files = steps.map(({ file }) => file);
    const lost = files.filter((file, at) => at > 0 && !isReachable(file, files.slice(0, at)));

    expect(lost).toEqual([]);
  },
);

test('a step with an unknown symbol or an unconnected file is detected', () => {
  const text = '## One request\n\n1. `scripts/where.ts` `noSuchSymbol` does it.\n';
  const [step] = readSteps(text, 'One request');

  expect(step).toEqual({ file: 'scripts/where.ts', symbols: ['noSuchSymbol'] });
  expect(readFileSync(join(root, 'scripts/where.ts'), 'utf8')).not.toContain('noSuchSymbol');
  expect(isReachable('scripts/where.ts', ['apps/web/src/goals/home.tsx'])).toBe(false);
});

/** The numbered steps of a section: a file first, then the symbols that the step mentions. */
function readSteps(text: string, heading: string): Step[] {
  const section =
    new RegExp(`^##+ ${heading}[^\\n]*\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text)?.[1] ??
    '';

  return [...section.matchAll(/^\d+\. `([^`]+)`(.*)$/gm)].map(([, file = '', rest = '']) => ({
    file,
    symbols: [...rest.matchAll(/`([A-Za-z]\w*)`/g)].flatMap(([, symbol]) => symbol ?? []),
  }));
}

/**
 * Whether a chain of at most three imports leads from an earlier file to this one or back. Browser and server meet in the contract and
 * in the list of slices, which both are part of the graph.
 */
function isReachable(file: string, earlier: readonly string[]): boolean {
  const around = (from: string) => {
    let reached = new Set([from]);
    for (let hop = 0; hop < 3; hop += 1) {
      reached = new Set([...reached, ...[...reached].flatMap(importsOf)]);
    }

    return reached;
  };
  const own = around(file);

  return earlier.some((each) => own.has(each) || around(each).has(file) || meets(own, each));

  function meets(reached: ReadonlySet<string>, other: string): boolean {
    return importsOf(other).some(
      (each) => each.startsWith('packages/contract/') && reached.has(each),
    );
  }
}

function importsOf(file: string): string[] {
  if (!existsSync(join(root, file))) return [];
  const source = readFileSync(join(root, file), 'utf8');

  return valueImports(source).flatMap((specifier) => {
    const contract = /^@longhand\/contract\/(.+)$/.exec(specifier)?.[1];
    if (contract !== undefined) return [`packages/contract/src/${contract}.ts`];

    return specifier.startsWith('.') ? [normalize(join(dirname(file), specifier))] : [];
  });
}
