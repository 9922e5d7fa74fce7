import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../ui/ink-field.tsx';
import { Page, Section } from '../ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { useCorpus } from './corpus/use-corpus.ts';
import { CorpusNote } from './evidence/corpus-note.tsx';
import styles from './evolution/evolution.module.css';
import { languagesOf, usualLanguage } from './evolution/languages.ts';
import { useLab } from './lab.ts';
import { Aims } from './progress/aims.tsx';
import { Findings } from './progress/findings.tsx';
import { Practice } from './progress/practice.tsx';
import { useSearchState } from './subject/use-search-state.ts';
import { aimsQuery } from './targets/api.ts';

/** The own figures against own aims, what became fewer, and what to practise next. */
export default function Progress() {
  const t = useTranslations();
  const ui = useTranslations('ui');
  const lab = useLab();
  const corpus = useCorpus();
  const aims = useQuery(aimsQuery(lab));
  const { named, change } = useSearchState();
  const languages = languagesOf(corpus.texts);
  const language =
    languages.find((one) => one === named('language')) ?? usualLanguage(corpus.texts);
  const texts = useMemo(
    () => corpus.texts.filter(({ reading }) => reading.language === language),
    [corpus.texts, language],
  );

  return (
    <Page title={t('lab.progress.title')} lede={t('lab.progress.lede')}>
      {corpus.failure !== null && corpus.texts.length === 0 && (
        <ErrorState
          title={t('lab.corpus.failed')}
          error={corpus.failure}
          onRetry={corpus.refresh}
          retrying={corpus.isReading}
        />
      )}
      {corpus.isReading && corpus.texts.length === 0 && <LoadingState lines={6} />}
      {!corpus.isReading && corpus.failure === null && corpus.texts.length === 0 && (
        <EmptyState
          title={t('lab.progress.emptyTitle')}
          action={
            <TextLink to="/app/writing-lab/analyzer">{t('lab.evolution.openAnalyzer')}</TextLink>
          }
        >
          {t('lab.progress.empty')}
        </EmptyState>
      )}
      {texts.length > 0 && (
        <>
          {languages.length > 1 && (
            <p className={styles.sentence}>
              {t.rich('lab.progress.showing', {
                language: () => (
                  <InkSelect
                    label={t('lab.evolution.language')}
                    value={language}
                    options={languages.map((value) => ({
                      value,
                      label: t(`lab.languages.${value}`),
                    }))}
                    onChange={(value) => change({ language: value })}
                  />
                ),
              })}
            </p>
          )}
          <CorpusNote corpus={corpus} />
          {aims.isError && (
            <p role="alert">
              {t('lab.progress.aimsFailed')}{' '}
              <TextButton onClick={() => void aims.refetch()}>{ui('tryAgain')}</TextButton>
            </p>
          )}
          <Aims texts={texts} aims={aims.data ?? []} />
          <Findings texts={texts} />
          <Section title={t('lab.progress.practise')}>
            <Practice texts={texts} />
          </Section>
          <p className={styles.quiet}>{t('lab.foot')}</p>
        </>
      )}
    </Page>
  );
}
