import type { RoleName } from '@longhand/contract/access';
import { type Api, createApiClient } from '../../e2e/testkit/api.ts';
import { type Person, password, writerRole } from './accounts.ts';
import type { AdjustableClock } from './adjustable-clock.ts';
import { createStableId } from './stable-id.ts';

type Sender = 'writer' | 'lene' | 'pilar' | 'idris';
type Line = { from: Sender; hoursAgo: number; body: string; replyTo?: number; sharesGoal?: true };
type Correspondent = { api: Api; id: string };
type ConversationOptions = {
  origin: string;
  people: readonly Person[];
  now: Date;
  clock: AdjustableClock;
};

/** The correspondents; staff would need a second factor. */
const senders: Record<Sender, { role: RoleName; username: string }> = {
  writer: { role: writerRole, username: 'odile-farrant' },
  lene: { role: 'FreeTrial', username: 'lene-brandt' },
  pilar: { role: 'AdvertiserVerified', username: 'pilar-ochando' },
  idris: { role: 'Free', username: 'idris' },
};

/** The last days: a conversation, a group with unread messages and a request, with their notifications. */
export async function simulateConversations({ origin, people, now, clock }: ConversationOptions) {
  const setHoursAgo = (hours: number) => clock.setTo(new Date(now.getTime() - hours * 3_600_000));
  setHoursAgo(firstHoursAgo + 1);
  const signIn = (sender: Sender) => signInAs(senders[sender], { origin, people });
  const [writer, lene, pilar, idris] = await Promise.all([
    signIn('writer'),
    signIn('lene'),
    signIn('pilar'),
    signIn('idris'),
  ]);
  const correspondents: Record<Sender, Correspondent> = { writer, lene, pilar, idris };
  const goals = await writer.api.goals.list({ query: {} });
  const goal = goals.items.find(({ status }) => status === 'active');

  const send = async (id: string, lines: readonly Line[]) => {
    for (const [at, { from, hoursAgo, body, replyTo, sharesGoal }] of lines.entries()) {
      setHoursAgo(hoursAgo);
      await correspondents[from].api.messages.send({
        params: { id },
        body: {
          clientId: createStableId('message', id, at),
          body,
          ...(replyTo === undefined ? {} : { replyToSeq: replyTo }),
          ...(sharesGoal && goal ? { shared: { type: 'goal', id: goal.id } } : {}),
        },
      });
      if (at === 0) await acceptAll(correspondents, id);
    }
  };
  const direct = await writer.api.messages.openDirect({ params: { id: lene.id } });
  await send(direct.id, directLines);
  await lene.api.messages.react({
    params: { id: direct.id, seq: 5 },
    body: { emoji: '👏', isOn: true },
  });
  setHoursAgo(26);
  const group = createStableId('conversation', 'group');
  await writer.api.messages.createGroup({
    params: { id: group },
    body: { title: 'Lighthouse readers', userIds: [lene.id, pilar.id] },
  });
  await send(group, groupLines);
  setHoursAgo(2);
  const request = await idris.api.messages.openDirect({ params: { id: writer.id } });
  await idris.api.messages.send({
    params: { id: request.id },
    body: { clientId: createStableId('message', 'request'), body: requestText },
  });
  clock.reset();
}

async function signInAs(
  { role, username }: { role: RoleName; username: string },
  { origin, people }: Pick<ConversationOptions, 'origin' | 'people'>,
): Promise<Correspondent> {
  const person = people.find((one) => one.role === role);
  if (person === undefined) throw new Error(`The demo has no account with the role ${role}.`);
  const { email, firstName, lastName } = person;
  const api = createApiClient(origin);
  await api.auth.login({ body: { email, password, remember: true } });
  const displayName = `${firstName} ${lastName}`;
  const { user } = await api.account.changeAccount({
    body: { firstName, lastName, displayName, username },
  });
  await api.profile.change({ body: { isShown: true } });

  return { api, id: user.id };
}

/** Members who do not know the sender accept the conversation. */
async function acceptAll({ lene, pilar }: Record<Sender, Correspondent>, id: string) {
  for (const { api } of [lene, pilar]) {
    const conversation = await api.messages
      .readConversation({ params: { id } })
      .catch(() => undefined); // not a member
    if (conversation?.state === 'request')
      await api.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
  }
}

const firstHoursAgo = 52;

const directLines: readonly Line[] = [
  { from: 'writer', hoursAgo: 52, body: 'The storm chapter is done. Would you read it this week?' },
  { from: 'lene', hoursAgo: 51, body: 'Of course. Which page should I start on?' },
  {
    from: 'writer',
    hoursAgo: 50,
    body: 'From the stairs. Two questions:\n\n1. Is the keeper *too* calm?\n2. Does the lamp go out too early?',
  },
  {
    from: 'lene',
    hoursAgo: 28,
    body: 'I finished it last night. The lamp goes out **exactly** when it should.',
    replyTo: 3,
  },
  {
    from: 'writer',
    hoursAgo: 27,
    body: 'Then I’ll leave it there. Here is where the draft is now:',
    sharesGoal: true,
  },
  { from: 'lene', hoursAgo: 3, body: 'Further along than I thought. Coffee on Thursday?' },
];

const groupLines: readonly Line[] = [
  { from: 'writer', hoursAgo: 25, body: 'Who reads first next time?' },
  { from: 'pilar', hoursAgo: 24, body: 'I can, if chapters 4 to 6 are fine with you.' },
  { from: 'lene', hoursAgo: 4, body: 'Fine with me. Please bring the map again.' },
];

const requestText = 'مرحبًا، قرأت ما كتبتِه عن الرسائل بلغة ليست لغتك. هل يمكنني مراسلتك بشأنه؟';
