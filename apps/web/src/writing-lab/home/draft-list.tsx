import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryClient } from '../../platform/query.ts';
import { useDates } from '../../platform/use-dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Link, TextButton } from '../../ui/text-link.tsx';
import { type DraftSummary, removeDraft } from '../storage/device/drafts.ts';
import { useLab } from '../storage/lab.ts';
import styles from './home.module.css';

/** Unsaved drafts on this device, to continue or to delete after confirmation. */
export function DraftList({ drafts }: { drafts: readonly DraftSummary[] }) {
  const t = useTranslations('writing-lab');
  const dates = useDates();
  const lab = useLab();
  const [isExpanded, setWhole] = useState(false);
  const shown = isExpanded ? drafts : drafts.slice(0, maxShown);
  const [removing, setRemoving] = useState<DraftSummary | null>(null);

  const remove = async () => {
    if (removing) await removeDraft(await lab.database(), removing.id);
    await queryClient.invalidateQueries({ queryKey: ['writing-lab', 'drafts'] });
    setRemoving(null);
  };

  return (
    <>
      <ul>
        {shown.map((draft) => (
          <li key={draft.id} className={styles.row}>
            <Link
              className={styles.title}
              dir="auto"
              to={`/app/writing-lab/analyzer?draft=${draft.id}`}
            >
              {draft.title || t('untitled')}
            </Link>{' '}
            <span>{t('words', { count: draft.words })}</span>{' '}
            <span className={styles.quiet}>
              {t('home.draftKept', { at: dates.dateTime(draft.keptAt) })}
            </span>{' '}
            {draft.waiting && (
              <span>{t(draft.waiting.isStuck ? 'home.draftStuck' : 'home.draftWaits')}</span>
            )}{' '}
            {!draft.home && (
              <TextButton
                quiet
                className={styles.end}
                aria-label={t('home.removeDraft', { title: draft.title || t('untitled') })}
                onClick={() => setRemoving(draft)}
              >
                {t('home.remove')}
              </TextButton>
            )}
            {draft.firstLine !== '' && (
              <p className={styles.firstLine} dir="auto">
                {draft.firstLine}
              </p>
            )}
          </li>
        ))}
      </ul>
      {shown.length < drafts.length && (
        <p>
          <TextButton onClick={() => setWhole(true)}>
            {t('home.allDrafts', { count: drafts.length })}
          </TextButton>
        </p>
      )}
      <ConfirmDialog
        open={removing !== null}
        destructive
        title={t('home.removeTitle')}
        confirm={t('home.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(null)}
      >
        {t('home.removeText', { title: removing?.title || t('untitled') })}
      </ConfirmDialog>
    </>
  );
}

const maxShown = 5;
