/**
 * What 1,000,000 words take, each reading in a process of its own: the most memory that was resident while they were read,
 * less what the process held when it had the text and the engine. Beside ours, wink-nlp's full pipe on a tenth of the
 * text. Fails when the core takes more than it may. Where the system does not tell the most resident memory (`/proc`), it
 * is asked for at the end of the reading.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { novel } from './texts.ts';

const mostMegabytes = 500;
const readings = ['core', 'profile', 'wink'] as const;
type Reading = (typeof readings)[number];
const what: Record<Reading, string> = {
  core: 'the core, 1,000,000 words',
  profile: 'core and profile with its lists and its tagger, 1,000,000 words',
  wink: 'wink-nlp, full pipe, 100,000 words',
};

const asked = readings.find((one) => one === process.argv[2]);
if (asked) await measure(asked);
else report();

function report() {
  console.log('\nMemory beyond that of a process with the text in it');
  for (const reading of readings) {
    const { stdout } = spawnSync(
      process.execPath,
      ['--expose-gc', fileURLToPath(import.meta.url), reading],
      { encoding: 'utf8' },
    );
    const { beyond, peak } = JSON.parse(stdout);
    const limit = reading === 'wink' ? '' : ` of ${mostMegabytes}`;
    console.log(`  ${what[reading]}: ${beyond}${limit} MB (process at most ${peak} MB)`);
    if (reading !== 'wink' && beyond > mostMegabytes) process.exitCode = 1;
  }
}

async function measure(reading: Reading) {
  const read = await readerOf(reading);
  const text = flat(novel(reading === 'wink' ? 100_000 : 1_000_000));
  globalThis.gc?.();
  forgetPeak();
  const before = resident();
  const held = await read(text);
  const peak = Math.max(mostResident(), resident());

  console.log(
    JSON.stringify({
      beyond: Math.round(peak - before),
      peak: Math.round(peak),
      held: held !== null,
    }),
  );
}

async function readerOf(reading: Reading): Promise<(text: string) => unknown> {
  if (reading === 'wink') {
    const { readWithWink } = await import('./other-readers.ts');

    return readWithWink;
  }
  const { createAnalyzer } = await import('@longhand/analysis');
  await import('@longhand/analysis/every-language');
  const { loadProfileData, profileOf } = await import('@longhand/analysis/whole');

  return async (text) => {
    const analyzer = createAnalyzer();
    analyzer.open(text);
    if (reading === 'core') return analyzer;
    const { material } = analyzer;

    return [analyzer, profileOf(material, await loadProfileData(material))];
  };
}

/** One string instead of the pieces it was put together from. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}

function resident(): number {
  return process.memoryUsage().rss / 1e6;
}

function forgetPeak() {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Not this system: the resident memory at the end counts.
  }
}

function mostResident(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');

    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
