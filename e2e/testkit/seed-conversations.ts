import type { Api } from './api.ts';
import type { SeedLanguage } from './seed-account.ts';

type Line = { from: 'own' | 'tomas' | 'lucia'; body: string; replyTo?: number };

/** Two people with names and usernames who write to the account. */
const people = {
  tomas: { firstName: 'Tomás', lastName: 'Reyes', displayName: 'Tomás Reyes', username: 'tomas' },
  lucia: { firstName: 'Lucía', lastName: 'Ramos', displayName: 'Lucía Ramos', username: 'lucia' },
};

/** Fills an account with a conversation, a group with unread messages, and a request. Usernames are unique per run. */
export async function seedConversations(
  own: Api,
  others: { tomas: Api; lucia: Api; stranger: Api },
  { language, run }: { language: SeedLanguage; run: number },
): Promise<void> {
  const texts = conversations[language];
  const apis = { own, ...others };
  const { user } = await own.auth.me();
  const ids = { tomas: '', lucia: '' };
  for (const name of ['tomas', 'lucia'] as const) {
    const username = `${people[name].username}-${run}`;
    const changed = await others[name].account.changeAccount({
      body: { ...people[name], username },
    });
    await others[name].profile.change({ body: { isShown: true } });
    ids[name] = changed.user.id;
  }
  await others.stranger.account.changeAccount({
    body: { firstName: 'Marit', lastName: 'Solberg', displayName: 'Marit Solberg' },
  });
  const direct = await own.messages.openDirect({ params: { id: ids.tomas } });
  const group = crypto.randomUUID();
  const send = (id: string, { from, body, replyTo }: Line) =>
    apis[from].messages.send({
      params: { id },
      body: {
        clientId: crypto.randomUUID(),
        body,
        ...(replyTo === undefined ? {} : { replyToSeq: replyTo }),
      },
    });

  const [opening, ...rest] = texts.direct;
  if (opening !== undefined) await send(direct.id, opening);
  await answer(others.tomas, direct.id);
  for (const line of rest) await send(direct.id, line);
  await others.tomas.messages.react({
    params: { id: direct.id, seq: 1 },
    body: { emoji: '👏', isOn: true },
  });
  await own.messages.createGroup({
    params: { id: group },
    body: { title: texts.groupTitle, userIds: [ids.tomas, ids.lucia] },
  });
  for (const name of ['tomas', 'lucia'] as const) await answer(others[name], group);
  for (const line of texts.group) await send(group, line);
  const request = await others.stranger.messages.openDirect({ params: { id: user.id } });
  await others.stranger.messages.send({
    params: { id: request.id },
    body: { clientId: crypto.randomUUID(), body: texts.request },
  });
}

/** The answer is not needed where the person knows the sender already. */
async function answer(api: Api, id: string): Promise<void> {
  const { state } = await api.messages.readConversation({ params: { id } });
  if (state === 'request')
    await api.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
}

const conversations: Record<
  SeedLanguage,
  { direct: Line[]; groupTitle: string; group: Line[]; request: string }
> = {
  en: {
    direct: [
      { from: 'own', body: 'Part two is done. Would you read it before Thursday?' },
      { from: 'tomas', body: 'Gladly. Send it over.' },
      {
        from: 'own',
        body: 'Three questions:\n\n1. Does the ferry scene come too late?\n2. Is Dorrie *too* patient?\n3. Does the ending of chapter 12 work?',
      },
      {
        from: 'tomas',
        body: 'Part two reads faster now. Page 212 is where I **stopped for tea**.',
      },
      {
        from: 'tomas',
        body: 'To your first question: no. It comes exactly when it has to.',
        replyTo: 3,
      },
      { from: 'own', body: 'That is a relief. I had moved it twice.' },
    ],
    groupTitle: 'Reading group, Thursdays',
    group: [
      { from: 'own', body: 'Who reads first this week?' },
      { from: 'lucia', body: 'Chapters 9 to 11 for next week?' },
      { from: 'tomas', body: 'Fine with me. And bring the maps, please.' },
    ],
    request: 'I read your piece in Margins. May I write to you about it?',
  },
  ar: {
    direct: [
      { from: 'own', body: 'انتهيت من الجزء الثاني. هل تقرؤه قبل الخميس؟' },
      { from: 'tomas', body: 'بكلّ سرور. أرسله إليّ.' },
      {
        from: 'own',
        body: 'سؤالان:\n\n1. هل يتأخّر مشهد العبّارة؟\n2. هل تنجح خاتمة الفصل الثاني عشر؟',
      },
      { from: 'tomas', body: 'Page 212 is where I stopped for tea.' },
      { from: 'tomas', body: 'أمّا المشهد فيأتي **في وقته تمامًا**.', replyTo: 3 },
    ],
    groupTitle: 'مجموعة القراءة، كلّ خميس',
    group: [
      { from: 'own', body: 'من يقرأ أوّلًا هذا الأسبوع؟' },
      { from: 'lucia', body: 'الفصول من التاسع إلى الحادي عشر للأسبوع القادم؟' },
      { from: 'tomas', body: 'موافق. وأحضروا الخرائط من فضلكم.' },
    ],
    request: 'قرأت مقالك في المجلّة. هل يمكنني مراسلتك بشأنه؟',
  },
};
