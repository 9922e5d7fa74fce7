import { withMinus } from '@longhand/charts/minus';
import { useFormatter, useTranslations } from 'use-intl';
import { PlaceList } from '../evidence/place-list.tsx';
import { WordEvidence } from '../evidence/word-evidence.tsx';
import type { PsychoName } from '../reading/figures.ts';
import type { Subject } from '../subject/use-subject.ts';

/** The words, or for sentiment the sentences, that an index was made from. */
export function IndexEvidence({ subject, name }: { subject: Subject; name: PsychoName }) {
  const t = useTranslations('lab.psycho');
  const { text, id, reading } = subject;
  if (name === 'mean-sentiment') return <MovedSentences subject={subject} />;
  if (name === 'formality') return <p>{t('formalityWords')}</p>;
  const matches = reading.details.mind.find((index) => index.name === name)?.matches ?? [];

  return <WordEvidence text={text} id={id} matches={matches} />;
}

const mostSentences = 20;

/** The strongest sentences of either side. */
function MovedSentences({ subject: { text, id, reading } }: { subject: Subject }) {
  const format = useFormatter();
  const { moved, sentences } = reading.details;
  const places = moved
    .toSorted((one, other) => Math.abs(other.compound) - Math.abs(one.compound))
    .slice(0, mostSentences)
    .flatMap(({ sentence, compound }) => {
      const span = sentences[sentence]?.span;
      const mark = withMinus(
        format.number(compound, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
      );

      return span ? [{ ...span, mark }] : [];
    });

  return <PlaceList text={text} places={places} id={id} />;
}
