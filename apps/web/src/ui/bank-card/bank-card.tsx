import { useTranslations } from 'use-intl';
import styles from './bank-card.module.css';
import { cardNumberGroups, expirationOnCard } from './card-format.ts';

type BankCardProps = {
  /** The purpose of the card, in its corner. */
  title: string;
  holder: string;
  number: string;
  expiration: string;
  code: string;
};

/**
 * A preview of the card being typed, with its back visible for the security code. Decorative and hidden from screen readers. The number
 * goes from the browser to the payment provider.
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
          <path d={guillochePath} />
        </svg>
        <p className={styles.title}>{title}</p>
        <p className={styles.number} dir="ltr">
          {cardNumberGroups(number).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups never reorder
            <span key={index}>{group}</span>
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
            <span dir="ltr">{expirationOnCard(expiration)}</span>
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

/** The guilloche pattern of the card, as an SVG path over 416 × 262. */
const guillochePath = Array.from({ length: 34 }, (_, line) => curvePath(line)).join('');

function curvePath(line: number): string {
  const share = line / 33;
  const left = 62 + 210 * share;
  const dip = 148 + 122 * share;
  const rise = 12 + 268 * share ** 1.4;

  return (
    `M-8 ${left.toFixed(1)}` +
    `C62 ${(left - 26).toFixed(1)} 116 ${(dip - 34).toFixed(1)} 204 ${dip.toFixed(1)}` +
    `S316 ${(rise - 6 + 26 * share).toFixed(1)} 424 ${rise.toFixed(1)}`
  );
}
