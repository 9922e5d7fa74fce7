import type { Statement } from '@longhand/contract/insights-statements';
import { useFormatter, useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useChangeStatement } from '../api.ts';
import { evidencePath } from './evidence-path.ts';
import styles from './statements.module.css';
import { useStatementText } from './use-statement-text.ts';

/** A statement with its evidence, “not useful” and dismiss; both can be undone. */
export function StatementItem({ statement }: { statement: Statement }) {
  const t = useTranslations('insight-screens.statement');
  const dates = useDates();
  const format = useFormatter();
  const change = useChangeStatement();
  const { text, basis, interval } = useStatementText()(statement);
  const { id, evidence, test } = statement;
  const changeWithUndo = async (
    body: { dismissed: boolean } | { isUseful: boolean },
    words: string,
  ) => {
    const undone =
      'dismissed' in body ? { dismissed: false } : { isUseful: null, dismissed: false };
    const done = 'dismissed' in body ? body : { ...body, dismissed: true };
    await change.mutateAsync({ params: { id }, body: done });
    showToast({
      type: 'success',
      words,
      undo: () => void change.mutateAsync({ params: { id }, body: undone }),
    });
  };
  const run = (work: Promise<void>) => void work.catch(() => undefined); // shown as a toast

  return (
    <li className={styles.item}>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <details>
        <summary>{basis}</summary>
        <p>{dates.range(evidence.from, evidence.to)}</p>
        {interval !== null && <p>{interval}</p>}
        {test !== null && (
          <p>
            {t('test', {
              p: format.number(Math.max(0.0001, test.p), { maximumFractionDigits: 4 }),
              threshold: format.number(test.threshold, { maximumFractionDigits: 4 }),
              n: test.comparisons,
            })}
          </p>
        )}
      </details>
      <p className={styles.actions}>
        <TextLink to={evidencePath(evidence)}>{t('evidence')}</TextLink>
        <TextButton quiet onClick={() => run(changeWithUndo({ isUseful: false }, t('noted')))}>
          {t('notUseful')}
        </TextButton>
        <TextButton quiet onClick={() => run(changeWithUndo({ dismissed: true }, t('dismissed')))}>
          {t('dismiss')}
        </TextButton>
      </p>
    </li>
  );
}
