export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Ctrl and this letter without other modifiers; ⌘ on a Mac. */
export function isCommandKey(event: KeyboardEvent, letter: string): boolean {
  const hasCommand = isMac ? event.metaKey : event.ctrlKey;

  return hasCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter;
}
