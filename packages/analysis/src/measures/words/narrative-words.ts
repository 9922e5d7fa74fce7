import type { Span } from '../../findings.ts';
import {
  endOf,
  entryOf,
  flagsOf,
  spokenFlag,
  startOf,
  type WordTable,
  wordCount,
} from '../../text/words.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import type { FrequencyNorm } from './norm.ts';
import { displayForm, type WordSequence } from './watched.ts';

const maxSpans = 400;

type Use = { group: number; form: string; from: number; to: number };

/** The words of a text outside dialogue, counted by the word groups of a frequency norm. */
export class NarrativeWords {
  /** Number of narrative words. */
  readonly words: number;
  /** Uses of each group. */
  readonly uses: Uint32Array;
  readonly #analyzedText: AnalyzedText;
  readonly #norm: FrequencyNorm | null;
  /** Group of each vocabulary entry; −1 for unwatched words and names. */
  readonly #groups: Int16Array;
  /** By vocabulary entry of their first word. */
  readonly #sequences: ReadonlyMap<number, readonly WordSequence[]>;

  constructor(analyzedText: AnalyzedText, norm: FrequencyNorm | null) {
    this.#analyzedText = analyzedText;
    this.#norm = norm;
    this.#groups = groupsOfVocabulary(analyzedText, norm);
    this.#sequences = sequencesOfVocabulary(analyzedText, norm);
    this.uses = new Uint32Array(norm?.rates.length ?? 0);
    this.words = this.#forEachUse(({ group }) => {
      this.uses[group] = (this.uses[group] ?? 0) + 1;
    });
  }

  /** Spans of the words of these groups, the first 400 of each. */
  spansOf(groups: ReadonlySet<number>): ReadonlyMap<number, readonly Span[]> {
    const places = new Map([...groups].map((group) => [group, [] as Span[]]));
    this.#forEachUse(({ group, from, to }) => {
      const spans = places.get(group);
      if (spans && spans.length < maxSpans) spans.push({ from, to });
    });

    return places;
  }

  /** The most frequent form of each group; ties are resolved alphabetically. */
  mostUsedForms(groups: ReadonlySet<number>): ReadonlyMap<number, string> {
    const counts = new Map([...groups].map((group) => [group, new Map<string, number>()]));
    this.#forEachUse(({ group, form }) => {
      const formCounts = counts.get(group);
      const shown = formCounts && this.#displayForm(form);
      if (shown) formCounts.set(shown, (formCounts.get(shown) ?? 0) + 1);
    });

    return new Map([...counts].map(([group, forms]) => [group, mostFrequent(forms)]));
  }

  #displayForm(form: string): string {
    const { language } = this.#analyzedText.vocabulary;

    return this.#norm ? displayForm(form, this.#norm.groupOf, language) : form;
  }

  /** Visits each use of a watched word in narration; returns the number of narrative words. */
  #forEachUse(visit: (use: Use) => void): number {
    const { forms } = this.#analyzedText.vocabulary;
    let narrativeCount = 0;
    let start = 0;
    for (const { text, words } of this.#analyzedText.paragraphs) {
      for (let index = 0; index < wordCount(words); index++) {
        if ((flagsOf(words, index) & spokenFlag) !== 0) continue;
        narrativeCount++;
        const entry = entryOf(words, index);
        const sequence = this.#sequenceAt(words, index);
        const group = sequence?.group ?? this.#groups[entry] ?? -1;
        if (group < 0) continue;
        const from = start + startOf(words, index);
        const extraWords = (sequence?.words.length ?? 1) - 1;
        narrativeCount += extraWords;
        index += extraWords;
        const form = sequence?.words.join('') ?? forms[entry] ?? '';
        visit({ group, form, from, to: start + endOf(words, index) });
      }
      start += text.length;
    }

    return narrativeCount;
  }

  #sequenceAt(words: WordTable, index: number): WordSequence | undefined {
    const { forms } = this.#analyzedText.vocabulary;

    return this.#sequences.get(entryOf(words, index))?.find(({ words: [, ...others] }) =>
      others.every((word, at) => {
        const next = index + at + 1;

        return (
          forms[entryOf(words, next)] === word && startOf(words, next) === endOf(words, next - 1)
        );
      }),
    );
  }
}

function groupsOfVocabulary({ vocabulary }: AnalyzedText, norm: FrequencyNorm | null): Int16Array {
  const { forms, stems, stemOf } = vocabulary;
  if (!norm) return new Int16Array(forms.length).fill(-1);

  return Int16Array.from(forms, (form, entry) => {
    const stem = stemOf[entry] ?? 0;

    return vocabulary.isName(stem) ? -1 : norm.groupOf(form, stems[stem] ?? '');
  });
}

function sequencesOfVocabulary(
  { vocabulary: { forms } }: AnalyzedText,
  norm: FrequencyNorm | null,
) {
  const known = new Map<number, readonly WordSequence[]>();
  if (!norm || norm.sequences.size === 0) return known;
  forms.forEach((form, entry) => {
    const sequences = norm.sequences.get(form);
    if (sequences) known.set(entry, sequences);
  });

  return known;
}

function mostFrequent(forms: ReadonlyMap<string, number>): string {
  const [[first = ''] = []] = [...forms].toSorted(
    ([one, uses], [other, others]) => others - uses || (one < other ? -1 : 1),
  );

  return first;
}
