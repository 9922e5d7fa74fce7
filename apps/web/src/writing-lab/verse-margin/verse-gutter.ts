import {
  Compartment,
  type Extension,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import { EditorView, GutterMarker, gutter } from '@codemirror/view';
import type { Verse } from '@longhand/analysis/whole';

/** What stands beside a line of verse. */
export type VerseMark = { from: number; syllables: number; rhyme: string; label: string };

const verseRead = StateEffect.define<readonly VerseMark[]>();

const textOf = (marks: readonly VerseMark[]) =>
  marks.map(({ syllables, rhyme }) => `${syllables} ${rhyme}`).join(' · ');

/** One verse, or the two of a couplet. */
class LineOfVerse extends GutterMarker {
  readonly #text: string;
  readonly #label: string;

  constructor(marks: readonly VerseMark[]) {
    super();
    this.#text = textOf(marks);
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
    const words = element.appendChild(document.createElement('bdi'));
    words.dir = 'ltr'; // figure, then letter, as the scheme is written; the room around it is that of the page
    words.textContent = this.#text;

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
  for (const [from, those] of byLine(marks, doc)) builder.add(from, from, new LineOfVerse(those));

  return builder.finish();
}

function byLine(marks: readonly VerseMark[], doc: Text): Map<number, VerseMark[]> {
  const within = marks.filter(({ from }) => from <= doc.length);

  return Map.groupBy(within, (mark) => doc.lineAt(mark.from).from);
}

/** What takes the marks into the margin, and makes room for the longest of them. */
export function verseShown(marks: readonly VerseMark[], doc: Text): StateEffect<unknown>[] {
  const longest = Math.max(0, ...[...byLine(marks, doc).values()].map((one) => textOf(one).length));

  return [verseRead.of(marks), room.reconfigure(longest === 0 ? [] : roomFor(longest))];
}

const room = new Compartment();
const rooms = new Map<number, Extension>();

/**
 * The margin's width is a theme: with another theme the editor measures its lines again. By itself it sees only that its
 * height has changed, and a short poem whose lines now break is no higher than the least room for a text.
 */
function roomFor(characters: number): Extension {
  const made =
    rooms.get(characters) ??
    EditorView.theme({
      '.lh-verse': { display: 'inline-block', minInlineSize: `calc(${characters}ch + 14px)` },
    });
  rooms.set(characters, made);

  return made;
}

/** The margin of a poem or a song: how many syllables each line has, and which lines it rhymes with. */
export const verseGutter = [
  verseMarks,
  room.of([]),
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
