/** A heading that begins a chapter, and its offset. */
export type Heading = { title: string; from: number };

const markdownHeading = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const maxHeadingLength = 80;

const numeral = String.raw`(?:\d{1,3}|[ivxlc]{1,8})\b`;
const spelledNumber =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|premi[eè]re?|deuxième|troisième|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|primer[oa]?|segund[oa]|tercer[oa]?)';

/** Lines that name a chapter or part, in six languages, with an optional title after the number. */
const chapterNamePatterns: readonly RegExp[] = [
  /^(?:chapter|kapitel|chapitre|cap[ií]tulo)\b[^.!?…]{0,60}[.:]?[^.!?…]{0,60}$/iu,
  new RegExp(
    String.raw`^(?:part|book|teil|buch|partie|livre|parte|libro)\s+(?:${numeral}|${spelledNumber}(?=[\s.:–—-]|$))[.:]?.{0,60}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:${numeral}\.|${spelledNumber}|erste[rs]?|zweite[rs]?|dritte[rs]?)\s+(?:kapitel|teil|buch|partie|parte)$`,
    'iu',
  ),
  /^(?:prologue?|epilogue?|épilogue|prolog|epilog|prólogo|epílogo)$/iu,
  /^(?:الفصل|الباب|الجزء)\s+\S.{0,60}$/u,
  /^(?:مقدمة|مقدّمة|تمهيد|خاتمة)$/u,
  /^第[\s\d零〇一二三四五六七八九十百千两]{1,8}[章回卷节節部篇](?:[\s　:：、].{0,40})?$/u,
  /^(?:楔子|序章|引子|尾声|尾聲|终章|後記|后记)$/u,
];

/**
 * Headings at which a text can be split: Markdown headings of the highest level that occurs more than once, or else lines such as “Chapter
 * 3” that stand alone.
 */
export function findHeadings(text: string): readonly Heading[] {
  const byMark: (Heading & { level: number })[] = [];
  const byName: Heading[] = [];
  let isAfterBlank = true;
  for (const { line, from, isBeforeBlank } of linesOf(text)) {
    const trimmed = line.trim();
    const mark = line.length <= 300 ? markdownHeading.exec(line) : null;
    if (mark?.[2]) byMark.push({ title: mark[2], from, level: mark[1]?.length ?? 1 });
    const isAlone = isAfterBlank && isBeforeBlank && trimmed.length <= maxHeadingLength;
    if (isAlone && chapterNamePatterns.some((pattern) => pattern.test(trimmed))) {
      byName.push({ title: trimmed, from });
    }
    isAfterBlank = trimmed === '';
  }
  const levels = [1, 2, 3, 4, 5, 6].map((level) => byMark.filter((one) => one.level === level));
  const repeatedLevel = levels.find((headings) => headings.length > 1);
  const chosen =
    repeatedLevel ??
    (byName.length > 1 ? byName : (levels.find(({ length }) => length > 0) ?? byName));

  return chosen.map(({ title, from }) => ({ title, from }));
}

/** Splits a text at its headings. The title is null for text before the first one. */
export function splitAtHeadings(text: string): readonly { title: string | null; text: string }[] {
  const headings = findHeadings(text);
  const points = splitPoints(text);
  const starts = [0, ...points.map(({ from }) => from)];
  const isTitled = headings.length > points.length;

  return starts.map((from, at) => ({
    title: (at === 0 ? (isTitled ? headings[0] : undefined) : points[at - 1])?.title ?? null,
    text: at < points.length ? text.slice(from, starts[at + 1]).trimEnd() : text.slice(from),
  }));
}

/** Headings with text before them, at which a text can be split. */
export function splitPoints(text: string): readonly Heading[] {
  return findHeadings(text).filter(({ from }) => text.slice(0, from).trim() !== '');
}

function* linesOf(text: string) {
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    const next = text.slice(to + 1, to + 400).split('\n', 1)[0] ?? '';
    yield {
      line: text.slice(from, to).replace(/\r$/, ''),
      from,
      isBeforeBlank: next.trim() === '',
    };
    from = to + 1;
  }
}
