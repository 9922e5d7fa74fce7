import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { usePreferences, useUsualKind } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';
import { useStore } from '../platform/store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { createDesk, type Desk } from './desk/desk.ts';
import styles from './desk/desk-screen.module.css';
import { DeskScreen } from './desk/desk-screen.tsx';
import { type Opening, openText, type Wanted } from './desk/opening.ts';
import type { LastPosition } from './keeping/last-position.ts';
import { type Lab, useLab } from './lab.ts';
import { useOwnEntries } from './own-words/own-words.ts';
import { type WordsForText, wordsFor } from './own-words/words-for.ts';
import { typingLog } from './typed/typing-log.ts';
import { addressOf, useWanted } from './wanted.ts';

/** The analyzer: one text, opened as the address asks for it. */
export default function Analyzer() {
  const t = useTranslations('writing-lab');
  const name = useTranslations('shell')('screens./app/writing-lab/analyzer');
  const lab = useLab();
  const kind = useUsualKind();
  const { wanted, replace } = useWanted();
  const opening = useQuery({
    queryKey: ['open-text', lab.userId, addressOf(wanted)],
    queryFn: () => openAtPosition(wanted, { ...lab, kind }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data: entries } = useOwnEntries();
  const heading = (
    <h1 className={styles.heading} tabIndex={-1}>
      {name}
    </h1>
  );
  if (opening.isError) {
    return (
      <>
        {heading}
        <ErrorState
          title={t('open.failed')}
          error={opening.error}
          keepsTyped
          onRetry={() => void opening.refetch()}
          retrying={opening.isFetching}
          more={
            <>
              <TextLink to="/app/writing-lab/samples">{t('open.samples')}</TextLink>
              <ButtonLink to="/app/writing-lab/analyzer?new=1">{t('open.newText')}</ButtonLink>
            </>
          }
        />
      </>
    );
  }
  if (opening.isPending || entries === undefined) {
    return (
      <>
        {heading}
        <LoadingState lines={8} />
      </>
    );
  }
  const { data } = opening;

  /** The address names the text from now on; what is open stays open. */
  const settle = (address: ReturnType<typeof addressOf>) => {
    if (address === addressOf(wanted)) return;
    queryClient.setQueryData(['open-text', lab.userId, address], data);
    replace(address);
  };

  const ownWords = wordsFor(entries, data.draft.home?.projectId ?? null);

  return <OpenDesk key={data.draft.id} opening={data} ownWords={ownWords} settle={settle} />;
}

type Opened = Opening & { position: LastPosition | null };

type OpenDeskProps = {
  opening: Opened;
  ownWords: WordsForText;
  settle: (address: string) => void;
};

function OpenDesk({ opening, ownWords, settle }: OpenDeskProps) {
  const lab = useLab();
  const { proofreading } = usePreferences();
  const [desk] = useState<Desk>(() =>
    createDesk({
      ...lab,
      opening,
      position: opening.position,
      proofreading,
      ownWords,
      typing: typingLog({ ...lab, now: () => new Date(nowMs()) }),
    }),
  );
  const home = useStore(desk.saving.home);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the text, not the other way round
  useEffect(() => {
    settle(home ? `sample=${home.id}` : `draft=${desk.draftId}`);
  }, [home?.id]);
  useEffect(() => () => void setTimeout(forgetOpenings, 0), []);

  return <DeskScreen desk={desk} />;
}

/** What keeps the text is there before it opens; a text opens all the same where that code does not arrive. */
async function openAtPosition(
  wanted: Wanted,
  from: Parameters<typeof openText>[1] & Pick<Lab, 'userId'>,
): Promise<Opened> {
  const [opening, loaded] = await Promise.all([
    openText(wanted, from),
    import('./keeping/last-position.ts').catch(() => null),
    import('./keeping/draft-exchange.ts').catch(() => null),
  ]);

  return { ...opening, position: loaded?.lastPosition(from.userId, opening.draft) ?? null };
}

/** What was opened is read anew next time: the desk has changed it since. */
function forgetOpenings() {
  queryClient.removeQueries({ queryKey: ['open-text'], type: 'inactive' });
}
