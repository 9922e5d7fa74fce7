import type { Api } from './api.ts';

/** A person who writes messages: name, username and a visible profile, so that others find them. */
export async function introduce(
  api: Api,
  { firstName, lastName, username }: { firstName: string; lastName: string; username: string },
): Promise<string> {
  const { user } = await api.account.changeAccount({ body: { firstName, lastName, username } });
  await api.profile.change({ body: { isShown: true } });

  return user.id;
}

/** Sends a text to a conversation and returns its number. */
export async function sendText(api: Api, conversationId: string, body: string): Promise<number> {
  const { seq } = await api.messages.send({
    params: { id: conversationId },
    body: { clientId: crypto.randomUUID(), body },
  });

  return seq;
}

/** A conversation of two that both have accepted, with one message. */
export async function befriend(from: Api, to: { api: Api; id: string }): Promise<string> {
  const { id } = await from.messages.openDirect({ params: { id: to.id } });
  await sendText(from, id, 'Hello.');
  await to.api.messages.answerRequest({ params: { id }, body: { isAccepted: true } });

  return id;
}
