/** What leads a link on within the app. */
export type Ways = {
  go(to: string): Promise<void>;
  /** Fetches ahead what will be shown there. */
  prepare(to: string): void;
};

let ways: Ways | null = null;

/** To be called by the router. Until then, as on the first page, the browser itself follows the links. */
export function leadBy(leader: Ways): void {
  ways = leader;
}

/** Goes to a path of the app, over the router where there is one. */
export async function goTo(to: string): Promise<void> {
  if (ways === null) location.assign(to);
  else await ways.go(to);
}

/** Takes over a click that stays in this window; returns whether it did. */
export function takeOver(event: LinkClick, to: string): boolean {
  if (ways === null || !isPlain(event)) return false;
  event.preventDefault();
  void ways.go(to);

  return true;
}

const dwellMs = 50;
let intent: ReturnType<typeof setTimeout> | undefined;

/** Someone points at a link and stays: what it leads to may be wanted soon. */
export function notice(to: string): void {
  clearTimeout(intent);
  intent = setTimeout(() => ways?.prepare(to), dwellMs);
}

export function forgetNotice(): void {
  clearTimeout(intent);
}

export type LinkClick = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** A click with a key held down asks the browser for a new window, tab or file. */
export function isPlain(event: LinkClick): boolean {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

  return !event.defaultPrevented && event.button === 0 && !isHeld;
}
