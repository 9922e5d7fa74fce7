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

/** Syllable count and rhyme shown beside a line of verse. */
export type VerseMark = { from: number; syllables: number; rhyme: string; label: string };

const verseMarksChanged = StateEffect.define<readonly VerseMark[]>();

const markText = (marks: readonly VerseMark[]) =>
  marks.map(({ syllables, rhyme }) => `${syllables} ${rhyme}`).join(' · ');

/** Marker of one line, or of the two lines of a couplet. */
class VerseLineMarker extends GutterMarker {
  readonly #text: string;
  readonly #label: string;

  constructor(marks: readonly VerseMark[]) {
    super();
    this.#text = markText(marks);
    this.#label = marks.map(({ label }) => label).join('\n');
  }

  override eq(other: GutterMarker): boolean {
    return (
      other instanceof VerseLineMarker && other.#label === this.#label && other.#text === this.#text
    );
  }

  override toDOM(): Node {
    const element = document.createElement('span');
    element.className = 'lh-verse';
    element.title = this.#label;
    const words = element.appendChild(document.createElement('bdi'));
    words.dir = 'ltr'; // number, then rhyme letter, in every language; only the space around follows the page direction
    words.textContent = this.#text;

    return element;
  }
}

/** Syllables and rhymes move with the text until the next analysis. */
const verseMarks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(before, { changes, effects, state }) {
    const read = effects.find((effect) => effect.is(verseMarksChanged));
    if (!read?.is(verseMarksChanged)) return before.map(changes);

    return rangesOf(read.value, state.doc);
  },
});

function rangesOf(marks: readonly VerseMark[], doc: Text): RangeSet<GutterMarker> {
  const builder = new RangeSetBuilder<GutterMarker>();
  for (const [from, those] of groupByLine(marks, doc))
    builder.add(from, from, new VerseLineMarker(those));

  return builder.finish();
}

function groupByLine(marks: readonly VerseMark[], doc: Text): Map<number, VerseMark[]> {
  const within = marks.filter(({ from }) => from <= doc.length);

  return Map.groupBy(within, (mark) => doc.lineAt(mark.from).from);
}

/** Effects that show the marks in the gutter and widen it for the longest one. */
export function showVerseMarks(marks: readonly VerseMark[], doc: Text): StateEffect<unknown>[] {
  const longest = Math.max(
    0,
    ...[...groupByLine(marks, doc).values()].map((one) => markText(one).length),
  );

  return [
    verseMarksChanged.of(marks),
    gutterWidth.reconfigure(longest === 0 ? [] : gutterWidthTheme(longest)),
  ];
}

const gutterWidth = new Compartment();
const gutterWidthCache = new Map<number, Extension>();

/**
 * The gutter width is a theme: a changed theme makes CodeMirror measure its lines again. On its own it only notices a changed height, and a
 * short poem whose lines now wrap is not higher than the minimum height.
 */
function gutterWidthTheme(characters: number): Extension {
  const widthTheme =
    gutterWidthCache.get(characters) ??
    EditorView.theme({
      '.lh-verse': { display: 'inline-block', minInlineSize: `calc(${characters}ch + 14px)` },
    });
  gutterWidthCache.set(characters, widthTheme);

  return widthTheme;
}

/** The gutter of a poem or song: syllable counts and rhyme scheme. */
export const verseGutter = [
  verseMarks,
  gutterWidth.of([]),
  gutter({ class: 'lh-verses', markers: (view) => view.state.field(verseMarks) }),
];

/** Marks of an analysis; lines of a language without syllable rules have none. */
export function toVerseMarks(
  verse: Verse | null,
  labelOf: (line: { syllables: number; rhyme: string; tones: string | null }) => string,
): readonly VerseMark[] {
  return (verse?.lines ?? []).flatMap(({ span, syllables, rhyme, tones }) =>
    syllables === null
      ? []
      : [{ from: span.from, syllables, rhyme, label: labelOf({ syllables, rhyme, tones }) }],
  );
}
