import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

export interface Tally {
  passed: number;
  failed: number;
}

export function resultsFile(name: string): string {
  return join(results, `${name}.json`);
}

/** So that the results of an earlier run are never taken for those of one that broke off. */
export function removeResults(): void {
  rmSync(results, { recursive: true, force: true });
  rmSync(storyResults, { force: true });
}

/** A file that could not be loaded has no tests that fail; it counts as one. */
export function readVitest(file: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = read<VitestResults>(file, {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [],
  });
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

export function readStories(): Tally {
  return read(storyResults, { passed: 0, failed: 1 });
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

const results = join(root, '.cache/test-results');
const storyResults = join(root, '.cache/e2e-results.json');

function read<Results>(file: string, whenMissing: Results): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return whenMissing;
  }
}
