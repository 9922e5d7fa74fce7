import { anyVariety, type Variety } from '@longhand/analysis/proofreading';
import type { CheckerChoice } from './checkers.ts';

const key = 'longhand-checkers';

/**
 * What this device was told of spelling and grammar. Grammar takes some megabytes and half a gigabyte of memory: unless somebody asked
 * for it, it stays off where memory, screen or line is small.
 */
export function keptChoice(): CheckerChoice {
  const kept = readKept();

  return {
    variety: { ...anyVariety, ...kept.variety },
    grammar: kept.grammar ?? hasRoom(),
  };
}

export function keepChoice(choice: CheckerChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // a private window of some: it holds for this page only
  }
}

type Kept = { variety?: Partial<Variety>; grammar?: boolean };

function readKept(): Kept {
  try {
    const kept: Kept = JSON.parse(localStorage.getItem(key) ?? '{}');

    return kept;
  } catch {
    return {};
  }
}

function hasRoom(): boolean {
  const { deviceMemory = 8, connection } = navigator as Navigator & {
    deviceMemory?: number;
    connection?: { saveData?: boolean };
  }; // as: two properties that only some browsers have

  return deviceMemory >= 4 && connection?.saveData !== true && window.innerWidth > 760;
}
