import type { Page } from 'playwright-core';

/** Finds text that overlaps other text, is clipped by its container or lies outside the viewport. One line per problem. */
export function findTextOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type TextLine = { words: string; holder: Element; box: DOMRect; isFixed: boolean };
    const lines = collectTextLines();

    return [...lines.flatMap(describeClipping), ...lines.flatMap(describeOverlaps)];

    function collectTextLines(): TextLine[] {
      const found: TextLine[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const container = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (container === null || text === '' || !isOnScreen(container)) continue;
        const isFixed = selfAndAncestors(container).some((one) =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position),
        );
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width > 2) found.push({ words: text, holder: container, box, isFixed });
        }
      }

      return found;
    }

    /** Screen-reader-only text is clipped on purpose; scrollable text can be scrolled into view. */
    function isOnScreen(holder: Element): boolean {
      const isVisible = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });

      return (
        isVisible &&
        selfAndAncestors(holder).every((one) => {
          const { clipPath, overflowX, overflowY } = getComputedStyle(one);

          return clipPath === 'none' && ![overflowX, overflowY].includes('auto');
        })
      );
    }

    function describeClipping({ words, holder, box }: TextLine): string[] {
      const isOutsideViewport = box.right > window.innerWidth + 1 || box.left < -1;
      const isClipped = selfAndAncestors(holder).some((one) => {
        if (one instanceof SVGElement || getComputedStyle(one).overflowX !== 'hidden') return false;
        const bounds = one.getBoundingClientRect();

        return box.right > bounds.right + 1 || box.left < bounds.left - 1;
      });

      return isOutsideViewport || isClipped ? [`“${words}” is cut`] : [];
    }

    function describeOverlaps(one: TextLine, index: number): string[] {
      return lines
        .slice(index + 1)
        .filter((other) => other.holder !== one.holder && !other.isFixed && !one.isFixed)
        .filter((other) => {
          const sharedWidth =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);

          return sharedWidth > 3 && sharedHeight(one.box, other.box) > 1;
        })
        .map((other) => `“${one.words}” stands on “${other.words}”`);
    }

    /** Vertical overlap of the glyphs, which fill roughly the middle of a line box. */
    function sharedHeight(one: DOMRect, other: DOMRect): number {
      const [first, second] = [one, other].map(({ top, height }) => ({
        top: top + height * 0.2,
        bottom: top + height * 0.8,
      }));
      if (!first || !second) return 0;

      return Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    }

    function selfAndAncestors(element: Element): Element[] {
      return element.parentElement === null
        ? [element]
        : [element, ...selfAndAncestors(element.parentElement)];
    }
  });
}
