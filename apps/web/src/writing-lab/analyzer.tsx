import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { useDefaultDocumentKind, usePreferences } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';
import { useStore } from '../platform/store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './analyzer/desk-screen.module.css';
import { DeskScreen } from './analyzer/desk-screen.tsx';
import { toQueryString, useOpenRequest } from './analyzer/open-request.ts';
import { useOwnEntries } from './dictionary/own-words.ts';
import { type OwnWordsForText, selectOwnWords } from './dictionary/select-own-words.ts';
import { createDesk } from './document/create-desk.ts';
import type { Desk } from './document/desk.ts';
import type { LastPosition } from './document/last-position.ts';
import { type OpenedText, type OpenRequest, openText } from './document/open-text.ts';
import { type Lab, useLab } from './storage/lab.ts';
import { createTypingLog } from './storage/typed/typing-log.ts';

/** The analyzer: one text, opened as the URL requests. */
export default function Analyzer() {
  const t = useTranslations('writing-lab');
  const name = useTranslations('shell')('screens./app/writing-lab/analyzer');
  const lab = useLab();
  const kind = useDefaultDocumentKind();
  const { request, replaceUrl } = useOpenRequest();
  const opening = useQuery({
    queryKey: ['open-text', lab.userId, toQueryString(request)],
    queryFn: () => openAtPosition(request, { ...lab, kind }),
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
          keepsInput
          onRetry={() => void opening.refetch()}
          retrying={opening.isFetching}
          extraActions={
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

  /** Updates the URL to name the open text without reloading it. */
  const updateUrl = (address: ReturnType<typeof toQueryString>) => {
    if (address === toQueryString(request)) return;
    queryClient.setQueryData(['open-text', lab.userId, address], data);
    replaceUrl(address);
  };

  const ownWords = selectOwnWords(entries, data.draft.home?.projectId ?? null);

  return <OpenDesk key={data.draft.id} opening={data} ownWords={ownWords} updateUrl={updateUrl} />;
}

type OpenedTextWithPosition = OpenedText & { position: LastPosition | null };

type OpenDeskProps = {
  opening: OpenedTextWithPosition;
  ownWords: OwnWordsForText;
  updateUrl: (address: string) => void;
};

function OpenDesk({ opening, ownWords, updateUrl }: OpenDeskProps) {
  const lab = useLab();
  const { proofreading } = usePreferences();
  const [desk] = useState<Desk>(() =>
    createDesk({
      ...lab,
      opened: opening,
      position: opening.position,
      proofreading,
      ownWords,
      typing: createTypingLog({ ...lab, now: () => new Date(nowMs()) }),
    }),
  );
  const home = useStore(desk.saving.home);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL follows the text, not the other way around
  useEffect(() => {
    updateUrl(home ? `sample=${home.id}` : `draft=${desk.draftId}`);
  }, [home?.id]);
  useEffect(() => () => void setTimeout(clearOpenedTexts, 0), []);

  return <DeskScreen desk={desk} />;
}

/** Loads the autosave code together with the text. The text opens even if that code fails to load. */
async function openAtPosition(
  request: OpenRequest,
  options: Parameters<typeof openText>[1] & Pick<Lab, 'userId'>,
): Promise<OpenedTextWithPosition> {
  const [opening, loaded] = await Promise.all([
    openText(request, options),
    import('./document/last-position.ts').catch(() => null),
    import('./storage/saving/draft-sync.ts').catch(() => null),
  ]);

  return { ...opening, position: loaded?.lastPosition(options.userId, opening.draft) ?? null };
}

/** Drops the cached text on leaving, because the editor has changed it since. */
function clearOpenedTexts() {
  queryClient.removeQueries({ queryKey: ['open-text'], type: 'inactive' });
}
