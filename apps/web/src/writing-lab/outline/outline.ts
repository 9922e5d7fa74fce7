import type { AnalysisState } from '@longhand/analysis';
import { type IgnoredFindings, isIgnored } from '../device/ignored.ts';

/** A heading with the figures of what stands below it, up to the next one. */
export type Chapter = {
  /** Null for what stands before the first heading. */
  title: string | null;
  level: number;
  from: number;
  to: number;
  words: number;
  sentences: number;
  /** Share of words in sentences that are mostly spoken. */
  dialogue: number;
  /** Those that are not ignored. */
  findings: number;
};

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*\s*$/;
/** A heading is a line; longer paragraphs are not looked at. */
const longest = 300;

/** The chapters of a text by its headings, as Markdown has them; empty without a heading. */
export function outlineOf(
  { paragraphs, offsets }: AnalysisState,
  ignored: IgnoredFindings,
  textOf: (from: number, to: number) => string,
): readonly Chapter[] {
  const chapters: (Chapter & { spoken: number })[] = [];
  const begin = (title: string | null, level: number, at: number) =>
    chapters.push({
      title,
      level,
      from: at,
      to: at,
      words: 0,
      sentences: 0,
      dialogue: 0,
      findings: 0,
      spoken: 0,
    });
  paragraphs.forEach(({ length, words, sentences, findings }, index) => {
    const from = offsets[index] ?? 0;
    const found = length <= longest ? heading.exec(textOf(from, from + length)) : null;
    if (found) begin(found[2] ?? '', found[1]?.length ?? 1, from);
    else if (chapters.length === 0 && words > 0) begin(null, 1, from);
    const chapter = chapters.at(-1);
    if (!chapter) return;
    chapter.to = from + length;
    if (found) return;
    chapter.words += words;
    chapter.sentences += sentences.length;
    chapter.findings += findings.filter((finding) => !isIgnored(ignored, finding)).length;
    for (const sentence of sentences) if (sentence.dialogue) chapter.spoken += sentence.words;
  });
  if (!chapters.some(({ title }) => title !== null)) return [];

  return chapters.map(({ spoken, ...chapter }) => ({
    ...chapter,
    dialogue: chapter.words === 0 ? 0 : spoken / chapter.words,
  }));
}
