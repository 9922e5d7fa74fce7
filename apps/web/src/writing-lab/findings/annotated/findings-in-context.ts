import { type Finding, findingInText } from '@longhand/analysis';
import { type FindingsView, isShown, toCurrentSpan } from '../../editor/findings/findings-field.ts';

/** A finding with the context that a report needs. */
export type FindingInContext = {
  finding: Finding;
  /** Counted from 1, as in the editor. */
  paragraph: number;
  sentence: string;
};

/** The findings that are marked now, in text order, as offsets of `text`, the current text. */
export function findingsInContext(view: FindingsView, text: string): readonly FindingInContext[] {
  const { analysis } = view;
  const result: FindingInContext[] = [];
  analysis.paragraphs.forEach(({ findings, sentences }, index) => {
    const start = analysis.offsets[index] ?? 0;
    for (const one of findings) {
      if (!isShown(view, one)) continue;
      const whole = findingInText(analysis, index, one);
      const span = toCurrentSpan(view, whole.span);
      if (span.to <= span.from) continue;
      const around = sentences.findLast(({ from }) => from <= one.from) ?? one;
      const place = toCurrentSpan(view, { from: start + around.from, to: start + around.to });
      const sentence = text.slice(place.from, place.to).replaceAll(/\s+/g, ' ').trim();
      result.push({ finding: { ...whole, span }, paragraph: index + 1, sentence });
    }
  });

  return result.sort((one, two) => one.finding.span.from - two.finding.span.from);
}
