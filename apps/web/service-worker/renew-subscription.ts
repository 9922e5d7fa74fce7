type SubscriptionChange = {
  newSubscription?: PushSubscription | null;
  oldSubscription?: PushSubscription | null;
};

/** Subscribes again after the browser ended a subscription, and updates the server. Fails without a session. */
export async function renewSubscription(
  { registration, cookieStore }: ServiceWorkerGlobalScope,
  { newSubscription, oldSubscription }: SubscriptionChange,
): Promise<void> {
  const subscription =
    newSubscription ?? (await registration.pushManager.subscribe(oldSubscription?.options));
  const { endpoint, keys } = subscription.toJSON();
  const csrfToken = await cookieStore.get('XSRF-TOKEN');
  await fetch('/api/notifications/devices', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': csrfToken?.value ?? '' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
