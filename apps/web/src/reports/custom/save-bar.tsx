import { Refusal } from '@longhand/contract/errors';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { apiUrlFor } from '../../platform/api-client.ts';
import { setQueryResult } from '../../platform/query.ts';
import { useUser } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import linkStyles from '../../ui/text-link.module.css';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import styles from './custom.module.css';
import { type CustomReport, useSaveCustomReport } from './custom-api.ts';
import { shortenTitle, type useReportDraft } from './report-draft.ts';

type SaveBarProps = { saved: CustomReport | null; draft: ReturnType<typeof useReportDraft> };

/** Saves a report, its changes, or a copy. Says once that saving needs Plus. */
export function SaveBar({ saved, draft }: SaveBarProps) {
  const t = useTranslations('custom-reports');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const isAllowed = useUser()?.entitlements.customReports ?? false;
  const save = useSaveCustomReport();
  const { definition, version, hasChanges, discard } = draft;
  const isConflict = save.error instanceof Refusal && save.error.code === 'custom_report_changed';
  const title = definition.title.trim();
  const saveAs = (id: string, change: { title: string; version?: number }) => {
    const { version: base, title: name } = change;
    if (name === '' || save.isPending) return;
    save.mutate(
      {
        params: { id },
        body: {
          definition: { ...definition, title: name },
          ...(base === undefined ? {} : { version: base }),
        },
      },
      {
        onSuccess: async (report) => {
          await setQueryResult(['reports', 'custom', id], report);
          discard();
          showToast({ type: 'success', words: t('saved.saved') });
          if (id !== saved?.id)
            void navigate({ to: '/app/reports/custom', search: { report: id } });
        },
      },
    );
  };
  const discardChanges = () => {
    save.reset();
    discard();
  };
  const saveReport = () =>
    saved === null ? saveAs(newId(), { title }) : saveAs(saved.id, { title, version });
  if (!isAllowed && saved === null) return <p className={styles.muted}>{t('plan')}</p>;

  return (
    <div className={styles.save}>
      <p className={styles.actions}>
        {(saved === null || hasChanges) && isAllowed && (
          <Button variant="primary" loading={save.isPending} onClick={saveReport}>
            {saved === null ? t('saved.save') : t('saved.saveChanges')}
          </Button>
        )}
        {hasChanges && <TextButton onClick={discardChanges}>{t('saved.discard')}</TextButton>}
        {saved !== null && isAllowed && !hasChanges && (
          <a
            className={linkStyles.link}
            href={apiUrlFor(`/api/reports/custom/${saved.id}/file`)}
            download
          >
            {t('saved.file')}
          </a>
        )}
        {saved !== null && (
          <TextLink quiet to="/app/reports/custom">
            {t('saved.all')}
          </TextLink>
        )}
      </p>
      <p role="status" className={styles.muted}>
        {hasChanges ? t('saved.unsaved') : saved !== null && t('saved.allSaved')}
      </p>
      {!isAllowed && <p className={styles.muted}>{t('plan')}</p>}
      {save.isError && (
        <p role="alert" className={styles.error}>
          {isConflict ? t('saved.changedElsewhere') : failureText(save.error)}{' '}
          {isConflict && (
            <TextButton
              onClick={() =>
                saveAs(newId(), { title: t('saved.copyOf', { name: shortenTitle(title) }) })
              }
            >
              {t('saved.saveCopy')}
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
}
