import type { AnalysisState } from '@longhand/analysis';
import { type IgnoredFindings, isIgnored } from '../../analysis/findings/ignored-keys.ts';

/** A heading with the metrics of the text up to the next heading. */
export type OutlineSection = {
  /** Null for the text before the first heading. */
  title: string | null;
  level: number;
  from: number;
  to: number;
  words: number;
  sentences: number;
  /** Share of words in sentences that are mostly dialogue. */
  dialogue: number;
  /** Excluding ignored findings. */
  findings: number;
};

const markdownHeading = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*\s*$/;
/** Longer paragraphs are not checked for headings. */
const maxHeadingLength = 300;

/** The sections of a text by its Markdown headings; empty without headings. */
export function createOutline(
  { paragraphs, offsets }: AnalysisState,
  ignored: IgnoredFindings,
  textOf: (from: number, to: number) => string,
): readonly OutlineSection[] {
  const chapters: (OutlineSection & { spoken: number })[] = [];
  const addSection = (title: string | null, level: number, at: number) =>
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
    const found =
      length <= maxHeadingLength ? markdownHeading.exec(textOf(from, from + length)) : null;
    if (found) addSection(found[2] ?? '', found[1]?.length ?? 1, from);
    else if (chapters.length === 0 && words > 0) addSection(null, 1, from);
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
