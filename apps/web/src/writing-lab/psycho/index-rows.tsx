import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useTranslations } from 'use-intl';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { definedValues, quartilesOf } from '../metrics/corpus/quartiles.ts';
import { MetricInfo } from '../metrics/evidence/metric-info.tsx';
import { MetricRow } from '../metrics/evidence/metric-row.tsx';
import type { PsychoName } from '../metrics/metrics.ts';
import type { AnalyzedText } from '../metrics/subject/use-analyzed-text.ts';
import { IndexEvidence } from './index-evidence.tsx';

type IndexRowsProps = {
  subject: AnalyzedText;
  names: readonly PsychoName[];
  others: readonly CorpusText[];
  published: PublishedRanges | null;
};

/** Each index compared with the user's own texts; it opens to its evidence and its limits, if there are any. */
export function IndexRows({ subject, names, others, published }: IndexRowsProps) {
  const t = useTranslations('lab.psycho');

  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <MetricRow
            name={name}
            figure={subject.reading.figures[name]}
            quartiles={quartilesOf(
              definedValues(others.map(({ reading }) => reading.figures[name])),
            )}
            published={published}
          >
            {hasNoMatches(subject, name)
              ? undefined
              : () => (
                  <>
                    <IndexEvidence subject={subject} name={name} />
                    <MetricInfo
                      name={name}
                      says={t(`says.${textKeyOf(name)}`)}
                      limits={t(`limits.${textKeyOf(name)}`)}
                    />
                  </>
                )}
          </MetricRow>
        </li>
      ))}
    </ul>
  );
}

/** An emotion without any matching word has no evidence. */
function hasNoMatches({ reading }: AnalyzedText, name: PsychoName): boolean {
  return name.startsWith('emotion-') && reading.figures[name]?.value === 0;
}

type IndexName = Exclude<PsychoName, `emotion-${string}`>;

/** All emotions share one text. */
function textKeyOf(name: PsychoName): IndexName | 'emotion' {
  return name.startsWith('emotion-') ? 'emotion' : (name as IndexName); // as: narrowed by startsWith
}
