import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../../platform/use-dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useLab } from '../../storage/lab.ts';
import type { VersionedText } from '../../storage/samples/sample-store.ts';
import { VersionView } from './version-view.tsx';
import styles from './versions-dialog.module.css';

type VersionsDialogProps = {
  text: VersionedText;
  /** Restores a version in the open editor; without it, in the store and the drafts. */
  onRestore?: (text: string) => Promise<void>;
  onClose: () => void;
};

/** The versions of a text, newest first, to read and restore. */
export function VersionsDialog({ text, onRestore, onClose }: VersionsDialogProps) {
  const t = useTranslations('writing-lab');
  const dates = useDates();
  const lab = useLab();
  const store = lab.stores[text.place];
  const [openNumber, setOpenNumber] = useState<number | null>(null);
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
      {openNumber !== null && (
        <VersionView
          text={text}
          number={openNumber}
          numbers={versions.data?.map(({ number }) => number) ?? []}
          {...(onRestore && { onRestore })}
          onBack={() => setOpenNumber(null)}
          onRestored={onClose}
        />
      )}
      {openNumber === null && versions.isPending && <LoadingState lines={4} />}
      {openNumber === null && versions.isError && (
        <ErrorState
          title={t('versions.failed')}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      {openNumber === null && (
        <ul className={styles.versions}>
          {versions.data?.map(({ number, words, reason, createdAt }) => (
            <li key={number} className={styles.version}>
              <span className={styles.number}>{t('versions.version', { number })}</span>{' '}
              <span>{t('words', { count: words })}</span>{' '}
              <span className={styles.quiet}>{t(`versions.${reason}`)}</span>{' '}
              <time className={styles.quiet} dateTime={createdAt}>
                {dates.dateTime(createdAt)}
              </time>{' '}
              <TextButton onClick={() => setOpenNumber(number)}>{t('versions.read')}</TextButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
