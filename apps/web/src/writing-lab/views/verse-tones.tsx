import type { Verse } from '@longhand/analysis/whole';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './views.module.css';

/** The tones of regulated verse, line by line, and how closely they follow the rules; nothing for other verse. */
export function VerseTones({ verse: { lines, regulation } }: { verse: Verse }) {
  const t = useTranslations('desk.views.verse');
  const format = useFormatter();
  if (!regulation.value) return null;
  const { alternation, antithesis, adherence } = regulation.value;
  const share = (value: number) => format.number(value, { style: 'percent' });

  return (
    <>
      <dt>{t('tones')}</dt>
      <dd>
        <p className={styles.tones} lang="zh-Hans" dir="ltr">
          {lines.map(({ span, tones }) => (
            <span key={span.from}>{tones}</span>
          ))}
        </p>
        <p>
          {t('tonesOf', {
            alternation: share(alternation),
            antithesis: share(antithesis),
            adherence: share(adherence),
          })}
        </p>
        <p className={styles.about}>{t('modernTones')}</p>
      </dd>
    </>
  );
}
