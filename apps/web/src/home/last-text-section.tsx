import { useTranslations } from 'use-intl';
import { useFormatAmount } from '../goals/index.ts';
import type { LocalDate } from '../platform/local-date.ts';
import { useDates } from '../platform/use-dates.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './last-text.module.css';
import type { LastText } from './last-text.ts';

type LastTextSectionProps = {
  text: LastText;
  today: LocalDate;
  /** Shows the continue button as primary. */
  isMain: boolean;
};

/** Ending of the most recent text, with a link to continue. */
export function LastTextSection({ text, today, isMain }: LastTextSectionProps) {
  const t = useTranslations();
  const amount = useFormatAmount();
  const when = useChangedText(today)(text.changedAt);

  return (
    <Section
      title={text.title === '' ? t('home.last.untitled') : text.title}
      note={
        <>
          {t('home.last.meta', { amount: amount(text.words, 'word'), when })}
          {text.isOnDevice && ` · ${t('home.last.onDevice')}`}
        </>
      }
    >
      <div className={styles.excerpt} dir="auto">
        {text.before.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same
          <p key={at} className={styles.before}>
            {paragraph}
          </p>
        ))}
        <p>
          {text.last}
          <span className={styles.caret} aria-hidden="true" />
        </p>
      </div>
      <p className={styles.actions}>
        <ButtonLink to={text.to} variant={isMain ? 'primary' : 'default'}>
          {t('home.last.continue')}
        </ButtonLink>
        <TextLink to="/app/writing-lab/samples">{t('home.last.all')}</TextLink>
      </p>
    </Section>
  );
}

/** Time if today, otherwise the date. */
function useChangedText(today: LocalDate): (instant: string) => string {
  const t = useTranslations();
  const dates = useDates();

  return (instant) => {
    const on = dates.dayOf(instant);

    return on === today
      ? t('home.last.typedToday', { time: dates.time(instant) })
      : t('home.last.typedOn', { date: dates.day(on) });
  };
}
