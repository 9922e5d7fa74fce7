import { useTranslations } from 'use-intl';
import styles from './bank-card.module.css';
import { groupsOf, shownExpiration } from './card-format.ts';
import { engraving } from './engraving.ts';

type BankCardProps = {
  /** What the card is for, in its corner. */
  title: string;
  holder: string;
  number: string;
  expiration: string;
  code: string;
};

/**
 * A card that follows what is typed beside it, with its back peeping out for the security code. It is only drawn: who
 * listens has the fields, and the number goes from the browser to whoever takes the payment.
 */
export function BankCard({ title, holder, number, expiration, code }: BankCardProps) {
  const t = useTranslations('ui.card');

  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.front}>
        <svg
          viewBox="0 0 416 262"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.engraving}
        >
          <path d={engraving} />
        </svg>
        <p className={styles.title}>{title}</p>
        <p className={styles.number} dir="ltr">
          {groupsOf(number).map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
            <span key={at}>{group}</span>
          ))}
        </p>
        <div className={styles.last}>
          <p className={styles.holder}>
            <small>{t('holder')}</small>
            <span dir="auto">{holder === '' ? '\u00a0' : holder}</span>
          </p>
          <p className={styles.expiration}>
            <small>
              <span>{t('valid')}</span>
              <span>{t('thru')}</span>
            </small>
            <span dir="ltr">{shownExpiration(expiration)}</span>
          </p>
        </div>
      </div>
      <div className={styles.back}>
        <span>{t('code')}</span>
        <span className={styles.code} dir="ltr">
          {'•'.repeat(Math.max(3, code.length))}
        </span>
      </div>
    </div>
  );
}
