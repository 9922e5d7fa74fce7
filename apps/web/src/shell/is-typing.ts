/** Whether a key event goes to a text input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;

  return target.isContentEditable || target.matches('input, textarea, select');
}
