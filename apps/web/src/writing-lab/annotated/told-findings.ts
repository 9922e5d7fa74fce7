import { type Finding, inText } from '@longhand/analysis';
import { type FindingsView, isShown, placeNow } from '../editor/findings-field.ts';

/** A finding with what a reader away from the screen needs to know of it. */
export type ToldFinding = {
  finding: Finding;
  /** Counted from 1, as beside the text. */
  paragraph: number;
  sentence: string;
};

/** The findings that are marked now, in order and in offsets of `text`, which is the text as it stands. */
export function toldFindings(view: FindingsView, text: string): readonly ToldFinding[] {
  const { analysis } = view;
  const told: ToldFinding[] = [];
  analysis.paragraphs.forEach(({ findings, sentences }, index) => {
    const start = analysis.offsets[index] ?? 0;
    for (const one of findings) {
      if (!isShown(view, one)) continue;
      const whole = inText(analysis, index, one);
      const span = placeNow(view, whole.span);
      if (span.to <= span.from) continue;
      const around = sentences.findLast(({ from }) => from <= one.from) ?? one;
      const place = placeNow(view, { from: start + around.from, to: start + around.to });
      const sentence = text.slice(place.from, place.to).replaceAll(/\s+/g, ' ').trim();
      told.push({ finding: { ...whole, span }, paragraph: index + 1, sentence });
    }
  });

  return told.sort((one, two) => one.finding.span.from - two.finding.span.from);
}
