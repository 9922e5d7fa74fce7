import type { Finding, LanguageCode } from '@longhand/analysis';
import { useLocale, useTranslations } from 'use-intl';
import styles from './note.module.css';

type ReasonTextProps = {
  finding: Finding;
  /** Of the text. */
  language: LanguageCode | 'und';
};

/** Why a finding is marked. A checker explains in the language of the text: Harper checks English only. */
export function ReasonText({ finding: { reason }, language }: ReasonTextProps) {
  const t = useTranslations('writing-lab.note');
  const locale = useLocale();
  const { detail } = reason.values;
  if (typeof detail !== 'string') return <p>{t(`reason.${reason.code}`, reason.values)}</p>;
  const sentence = t(`reason.${reason.code}`, { ...reason.values, detail: gap });
  const [before, after] = sentence.split(isolatedGap);

  return (
    <>
      <p>
        {before}
        <bdi className={styles.explanation} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {detail}
        </bdi>
        {after}
      </p>
      {language === 'en' && !locale.startsWith('en') && (
        <p className={styles.language}>{t('inEnglish')}</p>
      )}
    </>
  );
}

/** Stands for the explanation, which has its own language and direction. */
const gap = '\uFFFC';
const isolatedGap = /\u2068?\uFFFC\u2069?/;
