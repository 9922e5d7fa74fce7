import { useTranslations } from 'use-intl';
import { TextLink } from '../ui/text-link.tsx';
import styles from './create.module.css';

type RoomProps = {
  id: string;
  /** How many active goals the plan allows; null is any number. */
  max: number | null;
  /** Undefined while that is not known: then nothing is claimed. */
  inUse: number | undefined;
};

/** How many more goals the plan has room for, said before there is none. */
export function Room({ id, max, inUse }: RoomProps) {
  const t = useTranslations();
  if (max === null || inUse === undefined) return null;
  const left = Math.max(0, max - inUse);

  return (
    <p id={id} className={left === 0 ? styles.full : styles.muted}>
      {left > 0 ? (
        t('goals.create.left', { left })
      ) : (
        <>
          {t('goals.create.full', { max })}{' '}
          <TextLink to="/app/goals/active">{t('goals.create.manage')}</TextLink>
        </>
      )}
    </p>
  );
}
