import type { Page } from 'playwright-core';

/** Words that stand on other words, are cut by what holds them, or lie beyond the window, a line each. */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { words: string; holder: Element; box: DOMRect; isFixed: boolean };
    const lines = linesOfText();

    return [...lines.flatMap(cut), ...lines.flatMap(overlapping)];

    function linesOfText(): Line[] {
      const found: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const holder = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (holder === null || words === '' || !isSeen(holder)) continue;
        const isFixed = chain(holder).some((one) =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position),
        );
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width > 2) found.push({ words, holder, box, isFixed });
        }
      }

      return found;
    }

    /** What only a screen reader says is clipped away; what scrolls shows its rest later. */
    function isSeen(holder: Element): boolean {
      const isVisible = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });

      return (
        isVisible &&
        chain(holder).every((one) => {
          const { clipPath, overflowX, overflowY } = getComputedStyle(one);

          return clipPath === 'none' && ![overflowX, overflowY].includes('auto');
        })
      );
    }

    function cut({ words, holder, box }: Line): string[] {
      const isBeyond = box.right > window.innerWidth + 1 || box.left < -1;
      const isCut = chain(holder).some((one) => {
        if (one instanceof SVGElement || getComputedStyle(one).overflowX !== 'hidden') return false;
        const edge = one.getBoundingClientRect();

        return box.right > edge.right + 1 || box.left < edge.left - 1;
      });

      return isBeyond || isCut ? [`“${words}” is cut`] : [];
    }

    function overlapping(one: Line, index: number): string[] {
      return lines
        .slice(index + 1)
        .filter((other) => other.holder !== one.holder && !other.isFixed && !one.isFixed)
        .filter((other) => {
          const wide =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);

          return wide > 3 && sharedHeight(one.box, other.box) > 1;
        })
        .map((other) => `“${one.words}” stands on “${other.words}”`);
    }

    /** Of the letters themselves, which take about the middle of a line. */
    function sharedHeight(one: DOMRect, other: DOMRect): number {
      const [first, second] = [one, other].map(({ top, height }) => ({
        top: top + height * 0.2,
        bottom: top + height * 0.8,
      }));
      if (!first || !second) return 0;

      return Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    }

    function chain(element: Element): Element[] {
      return element.parentElement === null
        ? [element]
        : [element, ...chain(element.parentElement)];
    }
  });
}
