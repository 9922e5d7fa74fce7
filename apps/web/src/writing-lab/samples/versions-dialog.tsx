import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { ReadVersion } from './read-version.tsx';
import type { VersionedText } from './sample-store.ts';
import styles from './versions-dialog.module.css';

type VersionsDialogProps = {
  text: VersionedText;
  /** Brings the words of a version back where the text is open; without, in its place and its drafts. */
  onRestore?: (text: string) => Promise<void>;
  onClose: () => void;
};

/** The versions of a text, newest first: to read, and to bring back as the newest. */
export function VersionsDialog({ text, onRestore, onClose }: VersionsDialogProps) {
  const t = useTranslations('writing-lab');
  const dates = useDates();
  const lab = useLab();
  const store = lab.stores[text.place];
  const [reading, setReading] = useState<number | null>(null);
  const versions = useQuery({
    queryKey: ['writing-lab', 'versions', lab.userId, text.id],
    queryFn: () => store.listVersions(text.id),
  });

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('versions.title', { title: text.title || t('untitled') })}
    >
      {reading !== null && (
        <ReadVersion
          text={text}
          number={reading}
          numbers={versions.data?.map(({ number }) => number) ?? []}
          {...(onRestore && { onRestore })}
          onBack={() => setReading(null)}
          onRestored={onClose}
        />
      )}
      {reading === null && versions.isPending && <LoadingState lines={4} />}
      {reading === null && versions.isError && (
        <ErrorState
          title={t('versions.failed')}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      {reading === null && (
        <ul className={styles.versions}>
          {versions.data?.map(({ number, words, reason, createdAt }) => (
            <li key={number} className={styles.version}>
              <span className={styles.number}>{t('versions.version', { number })}</span>{' '}
              <span>{t('words', { count: words })}</span>{' '}
              <span className={styles.quiet}>{t(`versions.${reason}`)}</span>{' '}
              <time className={styles.quiet} dateTime={createdAt}>
                {dates.moment(createdAt)}
              </time>{' '}
              <TextButton onClick={() => setReading(number)}>{t('versions.read')}</TextButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
