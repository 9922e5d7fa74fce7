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
  const here = standing.filter((one) => 'place' in one && one.place === 'device').length;
  const failed = standing.filter((one) => 'problem' in one).length;

  return (
    <>
      <p role="status">
        {t('done', { count: standing.length - failed })}{' '}
        {here > 0 && t('doneHere', { count: here })} {isStopped && t('stopped')}
      </p>
      {failed > 0 && (
        <p role="alert">
          {t('failed', { count: failed })} <TextButton onClick={onAgain}>{again}</TextButton>
        </p>
      )}
    </>
  );
}
