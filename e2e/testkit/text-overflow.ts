import type { Page } from 'playwright-core';

/**
 * Finds text that extends outside its section, table, dialog or, failing those, the content column, and SVG text outside its drawing. One
 * line per problem. Scrollable and screen-reader-only text is ignored.
 */
export function findTextOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const tolerance = 1;
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = textNodes.nextNode(); node !== null; node = textNodes.nextNode()) {
      const container = node.parentElement;
      if (container === null || node.textContent?.trim() === '') continue;
      if (!container.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const line = range.getBoundingClientRect();
      if (line.width <= tolerance || isClipped(container)) continue;
      const frame = container.closest('svg, section, [role="dialog"], main, nav, header');
      if (frame === null) continue;
      const edge = frame.getBoundingClientRect();
      const overflow = Math.max(line.right - edge.right, edge.left - line.left);
      if (overflow > tolerance)
        found.push(`“${node.textContent?.trim()}” by ${overflow.toFixed(1)} px`);
    }

    return found;

    function isClipped(holder: Element): boolean {
      for (let one: Element | null = holder; one !== null; one = one.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(one);
        const isDrawing = one instanceof SVGElement;
        if (clipPath !== 'none' || (!isDrawing && overflowX !== 'visible')) return true;
      }

      return false;
    }
  });
}
