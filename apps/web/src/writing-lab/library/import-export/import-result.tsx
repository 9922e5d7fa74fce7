import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import type { ImportStatus } from './import-list.tsx';

type ImportResultProps = {
  statuses: readonly ImportStatus[];
  isStopped: boolean;
  /** Retries the failed files. */
  onRetry: () => void;
};

/** The summary of an import: how many texts were saved, where, and how many failed. */
export function ImportResult({ statuses, isStopped, onRetry }: ImportResultProps) {
  const t = useTranslations('samples.importing');
  const again = useTranslations('ui')('tryAgain');
  const imported = statuses.flatMap((one) => ('problem' in one ? [] : [one]));
  const texts = imported.reduce((sum, one) => sum + one.texts, 0);
  const onDevice = imported.reduce((sum, one) => sum + one.onDevice, 0);
  const failed = statuses.length - imported.length;

  return (
    <>
      <p role="status">
        {t('done', { count: texts })} {onDevice > 0 && t('doneHere', { count: onDevice })}{' '}
        {isStopped && t('stopped')}
      </p>
      {failed > 0 && (
        <p role="alert">
          {t('failed', { count: failed })} <TextButton onClick={onRetry}>{again}</TextButton>
        </p>
      )}
    </>
  );
}
