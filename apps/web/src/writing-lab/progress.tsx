import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Page, Section } from '../ui/page.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { CorpusBoundary } from './metrics/corpus/corpus-boundary.tsx';
import { LanguageSelect, useTextsInLanguage } from './metrics/corpus/texts-in-language.tsx';
import { useCorpus } from './metrics/corpus/use-corpus.ts';
import { usePublishedRangesQuery } from './metrics/corpus/use-published-ranges.ts';
import { aimsQuery } from './metrics/targets-api.ts';
import styles from './metrics/trend-charts.module.css';
import { FindingTrendsSection } from './progress/finding-trends-section.tsx';
import { MetricTargets } from './progress/metric-targets.tsx';
import { Practice } from './progress/practice.tsx';
import { useLab } from './storage/lab.ts';

/** The user's metrics against their aims, which findings decreased, and what to practice next. */
export default function Progress() {
  const t = useTranslations();
  const uiText = useTranslations('ui');
  const lab = useLab();
  const corpus = useCorpus();
  const aims = useQuery(aimsQuery(lab));
  const { texts, language, languages } = useTextsInLanguage(corpus.texts, 1);
  const newest = texts.at(-1);
  const published = usePublishedRangesQuery(newest ? { language, kind: newest.kind } : null);

  return (
    <Page title={t('lab.progress.title')} lede={t('lab.progress.lede')}>
      <CorpusBoundary
        corpus={corpus}
        isLoading={published.isPending || aims.isPending}
        texts={texts}
        minTexts={1}
        empty={{ title: t('lab.progress.emptyTitle'), text: t('lab.progress.empty') }}
      >
        {languages.length > 1 && (
          <p className={styles.sentence}>
            {t.rich('lab.progress.showing', {
              language: () => <LanguageSelect language={language} languages={languages} />,
            })}
          </p>
        )}
        {aims.isError && (
          <p role="alert">
            {t('lab.progress.aimsFailed')}{' '}
            <TextButton onClick={() => void aims.refetch()}>{uiText('tryAgain')}</TextButton>
          </p>
        )}
        <MetricTargets texts={texts} published={published.data ?? null} aims={aims.data ?? []} />
        <FindingTrendsSection texts={texts} />
        <Section title={t('lab.progress.practise')}>
          <Practice texts={texts} />
        </Section>
        <p className={styles.quiet}>{t('lab.foot')}</p>
      </CorpusBoundary>
    </Page>
  );
}
