/**
 * Whether this browser receives push notifications: `withdrawn` if they were on and its permission is gone, `denied` if it was denied
 * before they were on.
 */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied' | 'withdrawn';

export type BrowserPush = {
  isSupported: boolean;
  permission: NotificationPermission;
  /** Hash of the endpoint of this browser's subscription; null without one. */
  endpointHash: string | null;
  /** Whether the user turned push notifications on in this browser, and not off again. */
  isRemembered: boolean;
};

/** @param devices the browsers that the server knows */
export function pushStateOf(
  { isSupported, permission, endpointHash, isRemembered }: BrowserPush,
  devices: readonly { endpointHash: string }[],
): PushState {
  if (!isSupported) return 'unsupported';
  if (permission !== 'granted' && isRemembered) return 'withdrawn';
  if (permission === 'denied') return 'denied';
  const isKnown = devices.some((device) => device.endpointHash === endpointHash);

  return permission === 'granted' && isKnown ? 'on' : 'off';
}
