import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useTranslations } from 'use-intl';
import type { OwnText } from '../corpus/corpus.ts';
import { knownValues, spreadOf } from '../corpus/spread.ts';
import { FigureRow } from '../evidence/figure-row.tsx';
import { About } from '../evidence/source-list.tsx';
import type { PsychoName } from '../reading/figures.ts';
import type { Subject } from '../subject/use-subject.ts';
import { IndexEvidence } from './index-evidence.tsx';

type IndexRowsProps = {
  subject: Subject;
  names: readonly PsychoName[];
  others: readonly OwnText[];
  published: PublishedRanges | null;
};

/** Each figure beside the writer's own texts; it opens into its words, and what it says and cannot say, if there are any. */
export function IndexRows({ subject, names, others, published }: IndexRowsProps) {
  const t = useTranslations('lab.psycho');

  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <FigureRow
            name={name}
            figure={subject.reading.figures[name]}
            spread={spreadOf(knownValues(others.map(({ reading }) => reading.figures[name])))}
            published={published}
          >
            {hasNoWord(subject, name)
              ? undefined
              : () => (
                  <>
                    <IndexEvidence subject={subject} name={name} />
                    <About
                      name={name}
                      says={t(`says.${textOf(name)}`)}
                      limits={t(`limits.${textOf(name)}`)}
                    />
                  </>
                )}
          </FigureRow>
        </li>
      ))}
    </ul>
  );
}

/** An emotion that no word evokes has nothing to open into. */
function hasNoWord({ reading }: Subject, name: PsychoName): boolean {
  return name.startsWith('emotion-') && reading.figures[name]?.value === 0;
}

type IndexName = Exclude<PsychoName, `emotion-${string}`>;

/** All emotions are told of alike. */
function textOf(name: PsychoName): IndexName | 'emotion' {
  return name.startsWith('emotion-') ? 'emotion' : (name as IndexName); // as: what startsWith tells
}
