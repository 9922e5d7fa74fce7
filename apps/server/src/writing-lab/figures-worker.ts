import { parentPort } from 'node:worker_threads';
import '@longhand/analysis/every-language';
import { type Analyzer, createAnalyzer } from '@longhand/analysis';
import { searchParts } from '@longhand/analysis/search/search-parts';
import type { FromFigures, ToFigures } from './figures.ts';

/** UTF-16 units of texts that are held: some novels, in a few megabytes each. */
const heldMax = 4_000_000;

/** What a short text costs at the least. */
const unitsLeast = 20_000;

/** The texts saved last, oldest first: of one that is saved again only what changed in it is analyzed. */
const held = new Map<string, { analyzer: Analyzer; units: number }>();

parentPort?.on('message', ({ id, sampleId, text, language, kind }: ToFigures) => {
  const name = `${sampleId} ${language} ${kind}`;
  const analyzer = held.get(name)?.analyzer ?? createAnalyzer({ language, kind });
  analyzer.open(text);
  hold(name, { analyzer, units: Math.max(text.length, unitsLeast) });

  const { counts, paragraphs } = analyzer.state;
  const findings = paragraphs.reduce((sum, paragraph) => sum + paragraph.findings.length, 0);
  const { words, characters } = counts;
  const parts = searchParts(text, language);
  parentPort?.postMessage({
    id,
    figures: { words, characters, findings },
    parts,
  } satisfies FromFigures);
});

function hold(name: string, one: { analyzer: Analyzer; units: number }): void {
  held.delete(name);
  held.set(name, one);

  let units = 0;
  for (const other of held.values()) units += other.units;
  for (const [oldest, { units: freed }] of held) {
    if (units <= heldMax) break;
    held.delete(oldest);
    units -= freed;
  }
}
