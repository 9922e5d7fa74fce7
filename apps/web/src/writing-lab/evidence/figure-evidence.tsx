import { findingCategories } from '@longhand/analysis';
import { facetNames } from '@longhand/analysis/measures/facet';
import { mindIndexNames } from '@longhand/analysis/measures/mind';
import { useFormatter } from 'use-intl';
import type { FigureName, WholeReading } from '../reading/reading.ts';
import type { Subject } from '../subject/use-subject.ts';
import { type Place, PlaceList } from './place-list.tsx';
import { WordEvidence } from './word-evidence.tsx';

/** The sentences, phrases or words of a text that a figure was made from. */
export function FigureEvidence({ subject, name }: { subject: Subject; name: FigureName }) {
  const format = useFormatter();
  const { text, id, reading } = subject;
  const { details } = reading;
  const emotion = details.emotions.find((one) => name === `emotion-${one.name}`);
  if (emotion) return <WordEvidence text={text} id={id} matches={emotion.matches} />;
  const index = mindIndexNames.find((one) => one === name);
  if (index) {
    const matches = details.mind.find((one) => one.name === index)?.matches ?? [];

    return <WordEvidence text={text} id={id} matches={matches} />;
  }

  return (
    <PlaceList
      text={text}
      id={id}
      places={placesOf(reading, name).map(({ mark, ...place }) => ({
        ...place,
        ...(typeof mark === 'number' && { mark: format.number(mark) }),
      }))}
    />
  );
}

const most = 12;

/** The heaviest places of a figure; of readability and rhythm they are the longest sentences. */
function placesOf({ details }: WholeReading, name: FigureName): readonly Place[] {
  const { sentences, facets, moved, found } = details;
  const category = findingCategories.find((one) => name === `find-${one}`);
  if (category) return found[category] ?? [];
  if (name === 'find-all')
    return Object.values(found)
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
    return moved
      .toSorted((a, b) => Math.abs(b.compound) - Math.abs(a.compound))
      .slice(0, most)
      .flatMap(({ sentence }) => sentences[sentence]?.span ?? []);
  }

  return sentences
    .toSorted((a, b) => b.words - a.words)
    .slice(0, most)
    .map(({ span, words }) => ({ ...span, mark: words }));
}
