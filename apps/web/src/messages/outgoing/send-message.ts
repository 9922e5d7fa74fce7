import { Refusal } from '@longhand/contract/errors';
import { messages } from '@longhand/contract/messages';
import type { Message } from '@longhand/contract/messages-values';
import { client } from '../../platform/api-client.ts';
import type { OutgoingChange, OutgoingMessage, SendResult } from './outgoing-queue.ts';

const api = client(messages, { quiet: true });

/** Sends a message, after its files, or a change. Files that were uploaded before are not uploaded again. */
export async function sendMessage(
  message: OutgoingMessage,
  keep: (message: OutgoingMessage) => Promise<void>,
  onSent: (sent: Message) => Promise<void>,
): Promise<SendResult> {
  try {
    const { change } = message;
    await onSent(await (change ? sendChange(message, change) : sendNew(message, keep)));

    return { is: 'sent' };
  } catch (failure) {
    return resultOf(failure);
  }
}

async function sendNew(
  message: OutgoingMessage,
  keep: (message: OutgoingMessage) => Promise<void>,
): Promise<Message> {
  const { files } = await uploadFiles(message, keep);
  const { clientId, conversationId, body, replyToSeq, shared } = message;

  return api.send({
    params: { id: conversationId },
    body: {
      clientId,
      body,
      ...(replyToSeq === undefined ? {} : { replyToSeq }),
      attachmentIds: files.flatMap(({ uploadedId }) => uploadedId ?? []),
      ...(shared === undefined ? {} : { shared: { type: shared.type, id: shared.id } }),
    },
  });
}

/** Changes are idempotent: each contains the resulting text or state. */
function sendChange(
  { conversationId: id, body }: OutgoingMessage,
  change: OutgoingChange,
): Promise<Message> {
  const params = { id, seq: change.seq };
  if (change.is === 'edit') return api.editMessage({ params, body: { body } });

  return api.react({ params, body: { emoji: body, isOn: change.isOn } });
}

async function uploadFiles(
  message: OutgoingMessage,
  keep: (message: OutgoingMessage) => Promise<void>,
): Promise<OutgoingMessage> {
  let current = message;
  for (const [index, { name, alt, blob, uploadedId }] of message.files.entries()) {
    if (uploadedId !== undefined) continue;
    const content = await toBase64(blob);
    const { id } = await api.addAttachment({ body: { name, alt, content } });
    const files = current.files.map((file, at) =>
      at === index ? { ...file, uploadedId: id } : file,
    );
    current = { ...current, files };
    await keep(current);
  }

  return current;
}

/** A refusal of the content is final; everything else, such as a rate limit or an expired session, may succeed later. */
function resultOf(failure: unknown): SendResult {
  const isFinal =
    failure instanceof Refusal && failure.status < 500 && ![401, 408, 429].includes(failure.status);
  if (!isFinal) return { is: 'unreachable' };

  return { is: 'refused', failure: { code: failure.code, message: failure.message } };
}

/** Encodes in chunks, because the number of arguments of a call is limited. */
async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += pieceBytes)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + pieceBytes)));

  return btoa(pieces.join(''));
}

const pieceBytes = 32_768;
