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
  const { mind, emotions } = reading.details;
  const index =
    mind.find((one) => one.name === name) ?? emotions.find((one) => name === `emotion-${one.name}`);

  return <WordEvidence text={text} id={id} matches={index?.matches ?? []} />;
}

const mostSentences = 20;

/** The strongest sentences of either side; outside English, how much of the text is known. */
function MovedSentences({ subject: { text, id, reading } }: { subject: Subject }) {
  const t = useTranslations('lab.psycho');
  const format = useFormatter();
  const { moved, sentences, known } = reading.details;
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 });
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

  return (
    <>
      {known && (
        <p>{t('beta', { sentences: percent(known.sentences), words: percent(known.words) })}</p>
      )}
      <PlaceList text={text} places={places} id={id} />
    </>
  );
}
