/** A push message of the server. Without a readable one, a general notification is shown: browsers require one for every message. */
export type PushPayload = {
  /** Id of the notification. */
  id: string;
  title: string;
  /** Path of the notification's object. */
  path: string;
  locale: string;
  dir: 'ltr' | 'rtl';
};

const fallback: PushPayload = {
  id: 'unknown',
  title: 'Longhand',
  path: '/app/notifications',
  locale: 'en',
  dir: 'ltr',
};

export function parsePayload(text: string | undefined): PushPayload {
  try {
    const payload: unknown = JSON.parse(text ?? '');

    return isPayload(payload) ? payload : fallback;
  } catch {
    return fallback;
  }
}

/** The address that a click opens: only of the app, with the notification to mark as read. */
export function clickPath({ path, id }: PushPayload, origin: string): string {
  const url = new URL(path, origin);
  const isInApp = url.origin === origin && /^\/app(\/|$)/.test(url.pathname);
  const target = isInApp ? url : new URL(fallback.path, origin);
  if (id !== fallback.id) target.searchParams.set('notification', id);

  return target.pathname + target.search + target.hash;
}

function isPayload(value: unknown): value is PushPayload {
  const { id, title, path, locale, dir }: Record<string, unknown> = Object(value);
  const texts = [id, title, path, locale];

  return texts.every((text) => typeof text === 'string') && (dir === 'ltr' || dir === 'rtl');
}
