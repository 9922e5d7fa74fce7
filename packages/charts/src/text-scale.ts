/** The user's font scale: 2 if the browser font size is 32 px. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
