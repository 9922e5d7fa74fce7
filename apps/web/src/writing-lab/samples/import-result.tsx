import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { Standing } from './import-list.tsx';

type ImportResultProps = {
  standing: readonly Standing[];
  isStopped: boolean;
  /** Tries once more what failed. */
  onAgain: () => void;
};

/** How an import ended: what is there and where, and what is not. */
export function ImportResult({ standing, isStopped, onAgain }: ImportResultProps) {
  const t = useTranslations('samples.importing');
  const again = useTranslations('ui')('tryAgain');
  const imported = standing.flatMap((one) => ('problem' in one ? [] : [one]));
  const texts = imported.reduce((sum, one) => sum + one.texts, 0);
  const onDevice = imported.reduce((sum, one) => sum + one.onDevice, 0);
  const failed = standing.length - imported.length;

  return (
    <>
      <p role="status">
        {t('done', { count: texts })} {onDevice > 0 && t('doneHere', { count: onDevice })}{' '}
        {isStopped && t('stopped')}
      </p>
      {failed > 0 && (
        <p role="alert">
          {t('failed', { count: failed })} <TextButton onClick={onAgain}>{again}</TextButton>
        </p>
      )}
    </>
  );
}
