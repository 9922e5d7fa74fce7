import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command-steps.ts';

export interface TestCounts {
  passed: number;
  failed: number;
}

export function resultsFile(name: string): string {
  return join(resultsFolder, `${name}.json`);
}

/** Prevents results of an earlier run from being counted for one that was aborted. */
export function removeResults(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
  rmSync(storyResultsFile, { force: true });
}

/** A file that cannot be loaded has no failed tests; it counts as one failure. */
export function readVitest(file: string): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = read<VitestResults>(file, {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [],
  });
  const unloadableFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

  return { passed: numPassedTests, failed: numFailedTests + unloadableFiles.length };
}

export function readStories(): TestCounts {
  return read(storyResultsFile, { passed: 0, failed: 1 });
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

const resultsFolder = join(root, '.cache/test-results');
const storyResultsFile = join(root, '.cache/e2e-results.json');

function read<Results>(file: string, fallback: Results): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fallback;
  }
}
