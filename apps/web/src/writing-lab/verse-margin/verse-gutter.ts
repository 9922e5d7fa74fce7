import { RangeSet, RangeSetBuilder, StateEffect, StateField, type Text } from '@codemirror/state';
import { GutterMarker, gutter } from '@codemirror/view';
import type { Verse } from '@longhand/analysis/whole';

/** What stands beside a line of verse. */
export type VerseMark = { from: number; syllables: number; rhyme: string; label: string };

export const verseRead = StateEffect.define<readonly VerseMark[]>();

/** One verse, or the two of a couplet. */
class LineOfVerse extends GutterMarker {
  readonly #text: string;
  readonly #label: string;

  constructor(marks: readonly VerseMark[]) {
    super();
    this.#text = marks.map(({ syllables, rhyme }) => `${syllables} ${rhyme}`).join(' · ');
    this.#label = marks.map(({ label }) => label).join('\n');
  }

  override eq(other: GutterMarker): boolean {
    return (
      other instanceof LineOfVerse && other.#label === this.#label && other.#text === this.#text
    );
  }

  override toDOM(): Node {
    const element = document.createElement('span');
    element.className = 'lh-verse';
    element.title = this.#label;
    element.textContent = this.#text;

    return element;
  }
}

/** Syllables and rhymes move with the text until they are read anew. */
const verseMarks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(before, { changes, effects, state }) {
    const read = effects.find((effect) => effect.is(verseRead));
    if (!read?.is(verseRead)) return before.map(changes);

    return rangesOf(read.value, state.doc);
  },
});

function rangesOf(marks: readonly VerseMark[], doc: Text): RangeSet<GutterMarker> {
  const builder = new RangeSetBuilder<GutterMarker>();
  const within = marks.filter(({ from }) => from <= doc.length);
  for (const [from, those] of Map.groupBy(within, (mark) => doc.lineAt(mark.from).from)) {
    builder.add(from, from, new LineOfVerse(those));
  }

  return builder.finish();
}

/** The margin of a poem or a song: how many syllables each line has, and which lines it rhymes with. */
export const verseGutter = [
  verseMarks,
  gutter({ class: 'lh-verses', markers: (view) => view.state.field(verseMarks) }),
];

/** What is shown of a reading; lines of a language without rules have nothing to show. */
export function marksOf(
  verse: Verse | null,
  labelOf: (line: { syllables: number; rhyme: string; tones: string | null }) => string,
): readonly VerseMark[] {
  return (verse?.lines ?? []).flatMap(({ span, syllables, rhyme, tones }) =>
    syllables === null
      ? []
      : [{ from: span.from, syllables, rhyme, label: labelOf({ syllables, rhyme, tones }) }],
  );
}
