/** Client-side navigation of the router. */
export type AppNavigator = {
  navigate(to: string): Promise<void>;
  /** Preloads the target screen. */
  preload(to: string): void;
};

let appNavigator: AppNavigator | null = null;

/** Called by the router. Until then, as on the landing page, links use browser navigation. */
export function registerNavigator(navigator: AppNavigator): void {
  appNavigator = navigator;
}

/** Navigates with the router if there is one. */
export async function navigateTo(to: string): Promise<void> {
  if (appNavigator === null) location.assign(to);
  else await appNavigator.navigate(to);
}

/** Handles a click on an app link; returns whether it did. */
export function handleLinkClick(event: LinkClick, to: string): boolean {
  if (appNavigator === null || !isPlainClick(event)) return false;
  event.preventDefault();
  void appNavigator.navigate(to);

  return true;
}

const preloadDelayMs = 50;
let preloadTimer: ReturnType<typeof setTimeout> | undefined;

/** Preloads the target after hovering for a moment. */
export function schedulePreload(to: string): void {
  clearTimeout(preloadTimer);
  preloadTimer = setTimeout(() => appNavigator?.preload(to), preloadDelayMs);
}

export function cancelPreload(): void {
  clearTimeout(preloadTimer);
}

export type LinkClick = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** A click with a modifier opens a new tab or window or downloads. */
export function isPlainClick(event: LinkClick): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
