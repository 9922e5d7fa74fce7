import type { Analysis, Sentence } from './analysis.ts';
import type { AnalysisState } from './delta.ts';
import type { Finding, FindingInParagraph, Span, SpanInParagraph } from './findings.ts';
import type { MeasureResult } from './measures/measure.ts';
import { engineVersion } from './version.ts';

/** Findings that touch `from..to` of the text, in order: for the viewport of an editor. */
export function findingsWithin(state: AnalysisState, { from, to }: Span): readonly Finding[] {
  const found: Finding[] = [];
  for (let index = paragraphAt(state, from); index < state.paragraphs.length; index++) {
    const start = state.offsets[index] ?? 0;
    if (start > to) break;
    for (const finding of state.paragraphs[index]?.findings ?? []) {
      if (start + finding.to >= from && start + finding.from <= to) {
        found.push(findingInText(state, index, finding));
      }
    }
  }

  return found;
}

/** Index of the paragraph at an offset; the last one for an offset past the end. */
export function paragraphAt(state: AnalysisState, offset: number): number {
  let low = 0;
  let high = Math.max(0, state.paragraphs.length - 1);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((state.offsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }

  return low;
}

/** Span of a measure's evidence, in offsets of the whole text. */
export function spanInText(state: AnalysisState, place: SpanInParagraph): Span {
  const start = state.offsets[place.paragraph] ?? 0;

  return { from: start + place.from, to: start + place.to };
}

/** The complete analysis in offsets of the text. Visits every paragraph: for reports, not for every keystroke. */
export function toAnalysis(state: AnalysisState): Analysis {
  return {
    version: engineVersion,
    language: state.language,
    counts: state.counts,
    sentences: sentencesOf(state),
    findings: state.paragraphs.flatMap(({ findings }, index) =>
      findings.map((finding) => findingInText(state, index, finding)),
    ),
    measures: state.measures.map((measure) => measureWithTextSpans(state, measure)),
  };
}

/** A finding of paragraph `index`, in offsets of the whole text. */
export function findingInText(
  state: AnalysisState,
  index: number,
  finding: FindingInParagraph,
): Finding {
  const { id, rule, category, text, reason, suggestions } = finding;
  const start = state.offsets[index] ?? 0;
  const span = { from: start + finding.from, to: start + finding.to };
  const related = finding.related.map((place) => {
    const paragraph = index + place.paragraphs;

    return spanInText(state, { paragraph, from: place.from, to: place.to });
  });

  return { id, rule, category, span, text, related, reason, suggestions };
}

function sentencesOf(state: AnalysisState): readonly Sentence[] {
  return state.paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.map(({ from, to, words, dialogue }) => ({
      span: spanInText(state, { paragraph, from, to }),
      words,
      dialogue,
      paragraph,
    })),
  );
}

function measureWithTextSpans(
  state: AnalysisState,
  measure: MeasureResult<SpanInParagraph>,
): MeasureResult {
  if (measure.value === null) return measure;
  const evidence = measure.evidence.map(({ kind, place, value }) => ({
    kind,
    place: spanInText(state, place),
    value,
  }));

  return { ...measure, evidence };
}
