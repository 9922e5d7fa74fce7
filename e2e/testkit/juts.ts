import type { Page } from 'playwright-core';

/**
 * Words that stand outside of the part of the page they belong to, a line each: their section, table, dialog or, where
 * they are in none, the content's own column; and words of a drawing beyond its edge. What can be scrolled, and what is
 * only for those who listen, may be wider.
 */
export function jutting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const slack = 1;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || node.textContent?.trim() === '') continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const line = range.getBoundingClientRect();
      if (line.width <= slack || isClipped(holder)) continue;
      const frame = holder.closest('svg, section, [role="dialog"], main, nav, header');
      if (frame === null) continue;
      const edge = frame.getBoundingClientRect();
      const by = Math.max(line.right - edge.right, edge.left - line.left);
      if (by > slack) found.push(`“${node.textContent?.trim()}” by ${by.toFixed(1)} px`);
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
