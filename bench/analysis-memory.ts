/**
 * Memory for analyzing 1,000,000 words, each measurement in its own process: the peak resident memory during the analysis minus the memory
 * with text and engine loaded. The reference is wink-nlp's full pipe on a tenth of the text. Fails when the core exceeds its budget.
 * Without `/proc` the resident memory at the end is used instead of the peak.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateNovel } from './texts.ts';

const maxMegabytes = 500;
const measurements = ['core', 'profile', 'wink'] as const;
type Measurement = (typeof measurements)[number];
const what: Record<Measurement, string> = {
  core: 'the core, 1,000,000 words',
  profile: 'core and profile with its lists and its tagger, 1,000,000 words',
  wink: 'wink-nlp, full pipe, 100,000 words',
};

const requested = measurements.find((one) => one === process.argv[2]);
if (requested) await measure(requested);
else report();

function report() {
  console.log('\nMemory on top of a process that holds the text');
  for (const reading of measurements) {
    const { stdout } = spawnSync(
      process.execPath,
      ['--expose-gc', fileURLToPath(import.meta.url), reading],
      { encoding: 'utf8' },
    );
    const { beyond, peak } = JSON.parse(stdout);
    const limit = reading === 'wink' ? '' : ` of ${maxMegabytes}`;
    console.log(`  ${what[reading]}: ${beyond}${limit} MB (process at most ${peak} MB)`);
    if (reading !== 'wink' && beyond > maxMegabytes) process.exitCode = 1;
  }
}

async function measure(reading: Measurement) {
  const read = await loadAnalysis(reading);
  const text = flatten(generateNovel(reading === 'wink' ? 100_000 : 1_000_000));
  globalThis.gc?.();
  resetPeak();
  const before = residentMegabytes();
  const held = await read(text);
  const peak = Math.max(peakResidentMegabytes(), residentMegabytes());

  console.log(
    JSON.stringify({
      beyond: Math.round(peak - before),
      peak: Math.round(peak),
      held: held !== null,
    }),
  );
}

async function loadAnalysis(reading: Measurement): Promise<(text: string) => unknown> {
  if (reading === 'wink') {
    const { analyzeWithWink } = await import('./other-analyzers.ts');

    return analyzeWithWink;
  }
  const { createAnalyzer } = await import('@longhand/analysis');
  await import('@longhand/analysis/every-language');
  const { loadProfileData, computeProfile } = await import('@longhand/analysis/whole');

  return async (text) => {
    const analyzer = createAnalyzer();
    analyzer.open(text);
    if (reading === 'core') return analyzer;
    const { analyzedText } = analyzer;

    return [analyzer, computeProfile(analyzedText, await loadProfileData(analyzedText))];
  };
}

/** Flattens the concatenated (rope) string. */
function flatten(text: string): string {
  return Buffer.from(text).toString();
}

function residentMegabytes(): number {
  return process.memoryUsage().rss / 1e6;
}

function resetPeak() {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Not Linux: falls back to the resident memory at the end.
  }
}

function peakResidentMegabytes(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');

    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
