import { withMinus } from '@longhand/charts/minus';
import { useFormatter, useTranslations } from 'use-intl';
import { OccurrenceList } from '../metrics/evidence/occurrence-list.tsx';
import { WordEvidence } from '../metrics/evidence/word-evidence.tsx';
import type { PsychoName } from '../metrics/metrics.ts';
import type { AnalyzedText } from '../metrics/subject/use-analyzed-text.ts';

/** The words, or for sentiment the sentences, that an index is computed from. */
export function IndexEvidence({ subject, name }: { subject: AnalyzedText; name: PsychoName }) {
  const t = useTranslations('lab.psycho');
  const { text, id, reading } = subject;
  if (name === 'mean-sentiment') return <SentimentSentences subject={subject} />;
  if (name === 'formality') return <p>{t('formalityWords')}</p>;
  const { mind, emotions } = reading.details;
  const index =
    mind.find((one) => one.name === name) ?? emotions.find((one) => name === `emotion-${one.name}`);

  return <WordEvidence text={text} id={id} matches={index?.matches ?? []} />;
}

const maxSentences = 20;

/** The sentences with the strongest sentiment of either sign; outside English, also how much of the text the lexicon covers. */
function SentimentSentences({ subject: { text, id, reading } }: { subject: AnalyzedText }) {
  const t = useTranslations('lab.psycho');
  const format = useFormatter();
  const { sentenceSentiments, sentences, sentimentCoverage } = reading.details;
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const places = sentenceSentiments
    .toSorted((one, other) => Math.abs(other.compound) - Math.abs(one.compound))
    .slice(0, maxSentences)
    .flatMap(({ sentence, compound }) => {
      const span = sentences[sentence]?.span;
      const mark = withMinus(
        format.number(compound, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
      );

      return span ? [{ ...span, mark }] : [];
    });

  return (
    <>
      {sentimentCoverage && (
        <p>
          {t('beta', {
            sentences: percent(sentimentCoverage.sentences),
            words: percent(sentimentCoverage.words),
          })}
        </p>
      )}
      <OccurrenceList text={text} occurrences={places} id={id} />
    </>
  );
}
