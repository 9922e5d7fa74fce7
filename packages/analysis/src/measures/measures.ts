import type { SpanInParagraph } from '../findings.ts';
import type {
  Absence,
  EvidenceInParagraphs,
  Measure,
  MeasureName,
  MeasureResult,
  Totals,
} from './measure.ts';
import { osman } from './readability/arabic.ts';
import { sunHanyin, xuWei } from './readability/chinese.ts';
import { daleChall } from './readability/dale-chall.ts';
import { kandelMoles } from './readability/french.ts';
import {
  amstad,
  wienerSachtext1,
  wienerSachtext2,
  wienerSachtext3,
  wienerSachtext4,
} from './readability/german.ts';
import { automatedReadability, colemanLiau } from './readability/letter-formulas.ts';
import { lix, rix } from './readability/lix.ts';
import {
  crawford,
  fernandezHuerta,
  gutierrez,
  legibilityMu,
  szigrisztPazos,
} from './readability/spanish.ts';
import {
  fleschKincaidGrade,
  fleschReadingEase,
  gunningFog,
  smog,
} from './readability/syllable-formulas.ts';
import { dialogueShare, mattr, meanSentenceLength, sentenceLengthDeviation } from './rhythm.ts';

export const measures: readonly Measure[] = [
  fleschReadingEase,
  fleschKincaidGrade,
  gunningFog,
  smog,
  colemanLiau,
  automatedReadability,
  daleChall,
  lix,
  rix,
  fernandezHuerta,
  szigrisztPazos,
  gutierrez,
  crawford,
  legibilityMu,
  kandelMoles,
  amstad,
  wienerSachtext1,
  wienerSachtext2,
  wienerSachtext3,
  wienerSachtext4,
  osman,
  sunHanyin,
  xuWei,
  meanSentenceLength,
  sentenceLengthDeviation,
  dialogueShare,
  mattr,
];

/** The source of each measure. */
export const measureSources: ReadonlyMap<MeasureName, string> = new Map(
  measures.map(({ name, source }) => [name, source]),
);

export function computeMeasures(
  totals: Totals,
  evidence: EvidenceInParagraphs,
): readonly MeasureResult<SpanInParagraph>[] {
  return measures.map((measure) => {
    const { name, unit } = measure;
    const absence = findAbsence(measure, totals);
    if (absence) return { name, value: null, absent: absence };
    const places = measure.evidence.flatMap((kind) => evidence[kind]);

    const value = measure.value(totals);
    if (!Number.isFinite(value)) return { name, value: null, absent: { code: 'undefined' } };
    const band = measure.bands?.find(([from]) => value >= from)?.[1];

    return { name, value, unit, evidence: places, ...(band ? { band } : {}) };
  });
}

function findAbsence(
  { languages, unavailableResource, needs }: Measure,
  totals: Totals,
): Absence | null {
  if (languages && !languages.includes(totals.language)) return { code: 'language' };
  if (unavailableResource) return { code: unavailableResource };
  const has = totals[needs.unit];

  return has < needs.least
    ? { code: 'too-short', unit: needs.unit, needs: needs.least, has }
    : null;
}
