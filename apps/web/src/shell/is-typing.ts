/** Whether a key belongs to a text that is being written. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;

  return target.isContentEditable || target.matches('input, textarea, select');
}
