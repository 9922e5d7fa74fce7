import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { findDraftsOf } from '../../storage/device/drafts.ts';
import { useLab } from '../../storage/lab.ts';
import type { VersionedText } from '../../storage/samples/sample-store.ts';
import { updateDraftsToSaved } from '../../storage/saving/draft-sync.ts';
import { measureText } from '../../storage/saving/measure-text.ts';
import { restoreVersion } from './restore-version.ts';
import { VersionChanges } from './version-changes.tsx';
import styles from './versions-dialog.module.css';

type VersionViewProps = {
  text: VersionedText;
  number: number;
  /** The numbers of all existing versions, newest first. */
  numbers: readonly number[];
  onRestore?: (text: string) => Promise<void>;
  onBack: () => void;
  onRestored: () => void;
};

/** One version in full. Restoring makes it the newest; the previous state stays a version. */
export function VersionView(props: VersionViewProps) {
  const { text, number, numbers, onRestore, onBack, onRestored } = props;
  const t = useTranslations('writing-lab');
  const words = useTranslations('samples');
  const [comparedWith, setComparedWith] = useState<number | 'now' | null>(null);
  const lab = useLab();
  const failureText = useFailureText();
  const store = lab.stores[text.place];
  const version = useQuery({
    queryKey: ['writing-lab', 'version', lab.userId, text.id, number],
    queryFn: () => store.readVersion(text.id, number),
  });
  const restore = useMutation({
    async mutationFn() {
      if (onRestore) return onRestore((await store.readVersion(text.id, number)).text);

      const database = await lab.database().catch(() => null); // without storage there is no draft
      const drafts = database ? await findDraftsOf(database, text.id) : [];
      const { text: now, previousText } = await restoreVersion(
        store,
        { id: text.id, number, drafts },
        measureText,
      );
      if (database) await updateDraftsToSaved(database, now, previousText).then(notifyTabs);
    },
    onSuccess() {
      void invalidateSlices(['writing-lab', 'home']);
      showToast({ type: 'success', words: t('versions.restored', { number }) });
      onRestored();
    },
  });

  function notifyTabs(draftIds: readonly string[]) {
    for (const id of draftIds) {
      const channel = lab.channel(id);
      channel.notify();
      channel.close();
    }
  }

  if (version.isPending) return <LoadingState lines={6} />;
  if (version.isError) {
    return (
      <ErrorState
        title={t('versions.failed')}
        error={version.error}
        onRetry={() => void version.refetch()}
      />
    );
  }

  return (
    <>
      <p className={styles.head}>
        <TextButton onClick={onBack}>{t('versions.back')}</TextButton>
        <span className={styles.number}>{t('versions.version', { number })}</span>
      </p>
      <p className={styles.compared}>
        <span className={styles.quiet}>{words('diff.other')}</span>
        <InlineSelect<string>
          label={words('diff.other')}
          value={String(comparedWith ?? '')}
          options={[
            { value: '', label: words('diff.none') },
            { value: 'now', label: words('diff.now') },
            ...numbers
              .filter((one) => one !== number)
              .map((one) => ({ value: `${one}`, label: words('diff.version', { number: one }) })),
          ]}
          onChange={(value) =>
            setComparedWith(value === '' ? null : value === 'now' ? 'now' : Number(value))
          }
        />
      </p>
      {comparedWith !== null && (
        <VersionChanges text={text} number={number} comparedWith={comparedWith} />
      )}
      <textarea
        hidden={comparedWith !== null}
        readOnly
        dir="auto"
        className={styles.text}
        aria-label={t('versions.version', { number })}
        rows={14}
        value={version.data.text}
      />
      {restore.isError && (
        <p className={styles.failure} role="alert">
          {failureText(restore.error)}
        </p>
      )}
      {text.deletedAt === null && (
        <p className={styles.actions}>
          <Button loading={restore.isPending} onClick={() => restore.mutate()}>
            {t('versions.restore')}
          </Button>
        </p>
      )}
    </>
  );
}
