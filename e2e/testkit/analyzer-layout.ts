import type { Page } from 'playwright-core';

type Box = { name: string; left: number; right: number; top: number; bottom: number };

export type AnalyzerLayout = {
  /** Median number of characters per full line of text. */
  charactersPerLine: number;
  /** Text width as a fraction of the viewport width. */
  widthShare: number;
  /** Pairs of parts that overlap, one line each. */
  overlaps: string[];
};

/** Measures the line length and the overlaps between text, margin, note, panel, help and status strip. */
export function measureAnalyzerLayout(page: Page): Promise<AnalyzerLayout> {
  return page.evaluate(() => {
    const boxes: Box[] = [
      ...boxesOf('text', '.cm-line'),
      ...boxesOf('commands', '[data-columns] h1 + div'),
      ...boxesOf('gloss', '[data-columns] [aria-hidden] > p'),
      ...boxesOf('note', '[data-note]'),
      ...boxesOf('panel', '[data-columns] > aside'),
      ...boxesOf('help', 'body aside:not([data-columns] aside)'),
    ];
    const strip = boxesOf('strip', '[data-strip]');
    const text = document.querySelector('.cm-content')?.getBoundingClientRect();

    return {
      charactersPerLine: median(
        [...document.querySelectorAll('.cm-line')].flatMap(charactersOfFullRows),
      ),
      widthShare: (text?.width ?? 0) / window.innerWidth,
      overlaps: [
        ...boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter((other) => mustNotOverlap(one, other) && overlap(one, other))
            .map((other) => `${one.name} and ${other.name}`),
        ),
        ...boxes
          .filter(({ name }) => name === 'panel' || name === 'note')
          .filter((one) => !isSheet(one) && strip.some((other) => overlap(one, other)))
          .map(({ name }) => `${name} and strip`),
      ],
    };

    function boxesOf(name: string, selector: string): Box[] {
      return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, bottom }) => ({ name, left, right, top, bottom }));
    }

    /** Parts of the same kind may touch, the note may cover the panel, and a bottom sheet may cover anything. */
    function mustNotOverlap(one: Box, other: Box): boolean {
      const names = [one.name, other.name];
      if (one.name === other.name || isSheet(one) || isSheet(other)) return false;

      return !(names.includes('note') && (names.includes('panel') || names.includes('gloss')));
    }

    function isSheet({ name, left, right, bottom }: Box): boolean {
      const isWide = right - left > window.innerWidth / 2;

      return (name === 'help' || name === 'note') && isWide && bottom > window.innerHeight * 0.8;
    }

    function overlap(one: Box, other: Box): boolean {
      const tolerance = 1;

      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance
      );
    }

    /** Characters on each visual row of a paragraph except the last. */
    function charactersOfFullRows(line: Element): number[] {
      const rows = new Map<number, number>();
      const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top, bottom } = range.getBoundingClientRect();
          const row = Math.round((top + bottom) / 2 / 12);
          rows.set(row, (rows.get(row) ?? 0) + 1);
        }
      }

      return [...rows.entries()]
        .toSorted(([one], [other]) => one - other)
        .map(([, count]) => count)
        .slice(0, -1);
    }

    function median(numbers: number[]): number {
      return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
    }
  });
}
