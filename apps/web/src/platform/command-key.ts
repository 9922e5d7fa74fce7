export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Whether a press is Ctrl and this letter alone; on a Mac ⌘ and this letter. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const hasCommand = isMac ? event.metaKey : event.ctrlKey;

  return hasCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter;
}
