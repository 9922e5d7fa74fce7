import { findingCategories } from '@longhand/analysis';
import { facetNames } from '@longhand/analysis/measures/mindset/facet';
import { wordProfileIndexNames } from '@longhand/analysis/measures/words/word-profile';
import { useFormatter } from 'use-intl';
import type { DetailedTextAnalysis, LabMetricName } from '../../analysis/texts/text-analysis.ts';
import type { AnalyzedText } from '../subject/use-analyzed-text.ts';
import { type Occurrence, OccurrenceList } from './occurrence-list.tsx';
import { WordEvidence } from './word-evidence.tsx';

/** The sentences, phrases or words of a text that a metric is computed from. */
export function MetricEvidence({ subject, name }: { subject: AnalyzedText; name: LabMetricName }) {
  const format = useFormatter();
  const { text, id, reading } = subject;
  const { details } = reading;
  const emotion = details.emotions.find((one) => name === `emotion-${one.name}`);
  if (emotion) return <WordEvidence text={text} id={id} matches={emotion.matches} />;
  const index = wordProfileIndexNames.find((one) => one === name);
  if (index) {
    const matches = details.mind.find((one) => one.name === index)?.matches ?? [];

    return <WordEvidence text={text} id={id} matches={matches} />;
  }

  return (
    <OccurrenceList
      text={text}
      id={id}
      occurrences={occurrencesOf(reading, name).map(({ mark, ...place }) => ({
        ...place,
        ...(typeof mark === 'number' && { mark: format.number(mark) }),
      }))}
    />
  );
}

const maxSentences = 12;

/** The occurrences that contribute most; for readability and rhythm the longest sentences. */
function occurrencesOf(
  { details }: DetailedTextAnalysis,
  name: LabMetricName,
): readonly Occurrence[] {
  const { sentences, facets, sentenceSentiments, findingSpans } = details;
  const category = findingCategories.find((one) => name === `find-${one}`);
  if (category) return findingSpans[category] ?? [];
  if (name === 'find-all')
    return Object.values(findingSpans)
      .flat()
      .toSorted((a, b) => a.from - b.from);
  const facet = facetNames.find((one) => name === `facet-${one}`);
  if (facet) {
    const { first = [], second = [] } = facets.find((one) => one.name === facet) ?? {};

    return [...first, ...second].map(({ span }) => span).toSorted((a, b) => a.from - b.from);
  }
  if (name === 'dialogue-share') {
    return sentences.filter(({ isDialogue }) => isDialogue).map(({ span }) => span);
  }
  if (name === 'mean-sentiment') {
    return sentenceSentiments
      .toSorted((a, b) => Math.abs(b.compound) - Math.abs(a.compound))
      .slice(0, maxSentences)
      .flatMap(({ sentence }) => sentences[sentence]?.span ?? []);
  }

  return sentences
    .toSorted((a, b) => b.words - a.words)
    .slice(0, maxSentences)
    .map(({ span, words }) => ({ ...span, mark: words }));
}
