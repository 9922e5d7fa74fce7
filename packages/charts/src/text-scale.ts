/** How much larger than usual a reader has made the letters of all pages: 2 where the browser's font size is 32 px. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
