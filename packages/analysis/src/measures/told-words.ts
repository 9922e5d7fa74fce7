import type { Span } from '../findings.ts';
import {
  endOf,
  entryOf,
  isSpoken,
  marksOf,
  startOf,
  type WordTable,
  wordCount,
} from '../text/words.ts';
import type { Material } from './material.ts';
import type { Norm } from './norm.ts';
import { headwordOf, type Sequence } from './watched.ts';

const mostPlaces = 400;

type Use = { group: number; form: string; from: number; to: number };

/** The words of a text that nobody says, counted by the groups of a norm. */
export class ToldWords {
  /** How many there are. */
  readonly words: number;
  /** Uses of each group. */
  readonly uses: Uint32Array;
  readonly #material: Material;
  readonly #norm: Norm | null;
  /** The group of each vocabulary entry; −1 of words that are not watched for, and of names. */
  readonly #groups: Int16Array;
  /** By the vocabulary entry of their first word. */
  readonly #sequences: ReadonlyMap<number, readonly Sequence[]>;

  constructor(material: Material, norm: Norm | null) {
    this.#material = material;
    this.#norm = norm;
    this.#groups = groupsOf(material, norm);
    this.#sequences = sequencesOf(material, norm);
    this.uses = new Uint32Array(norm?.rates.length ?? 0);
    this.words = this.#eachUse(({ group }) => {
      this.uses[group] = (this.uses[group] ?? 0) + 1;
    });
  }

  /** Where the words of these groups stand in the text, the first 400 of each. */
  placesOf(wanted: ReadonlySet<number>): ReadonlyMap<number, readonly Span[]> {
    const places = new Map([...wanted].map((group) => [group, [] as Span[]]));
    this.#eachUse(({ group, from, to }) => {
      const known = places.get(group);
      if (known && known.length < mostPlaces) known.push({ from, to });
    });

    return places;
  }

  /** Of these groups the form that is told most often; of equals the first by its letters. */
  headwordsOf(wanted: ReadonlySet<number>): ReadonlyMap<number, string> {
    const counts = new Map([...wanted].map((group) => [group, new Map<string, number>()]));
    this.#eachUse(({ group, form }) => {
      const known = counts.get(group);
      const shown = known && this.#shown(form);
      if (shown) known.set(shown, (known.get(shown) ?? 0) + 1);
    });

    return new Map([...counts].map(([group, forms]) => [group, commonest(forms)]));
  }

  #shown(form: string): string {
    const { language } = this.#material.vocabulary;

    return this.#norm ? headwordOf(form, this.#norm.groupOf, language) : form;
  }

  /** Sees each told use of a watched word; returns how many words are told. */
  #eachUse(see: (use: Use) => void): number {
    const { forms } = this.#material.vocabulary;
    let told = 0;
    let start = 0;
    for (const { text, words } of this.#material.paragraphs) {
      for (let index = 0; index < wordCount(words); index++) {
        if ((marksOf(words, index) & isSpoken) !== 0) continue;
        told++;
        const entry = entryOf(words, index);
        const sequence = this.#sequenceAt(words, index);
        const group = sequence?.group ?? this.#groups[entry] ?? -1;
        if (group < 0) continue;
        const from = start + startOf(words, index);
        const others = (sequence?.words.length ?? 1) - 1;
        told += others;
        index += others;
        const form = sequence?.words.join('') ?? forms[entry] ?? '';
        see({ group, form, from, to: start + endOf(words, index) });
      }
      start += text.length;
    }

    return told;
  }

  #sequenceAt(words: WordTable, index: number): Sequence | undefined {
    const { forms } = this.#material.vocabulary;

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

function groupsOf({ vocabulary }: Material, norm: Norm | null): Int16Array {
  const { forms, stems, stemOf } = vocabulary;
  if (!norm) return new Int16Array(forms.length).fill(-1);

  return Int16Array.from(forms, (form, entry) => {
    const stem = stemOf[entry] ?? 0;

    return vocabulary.isName(stem) ? -1 : norm.groupOf(form, stems[stem] ?? '');
  });
}

function sequencesOf({ vocabulary: { forms } }: Material, norm: Norm | null) {
  const known = new Map<number, readonly Sequence[]>();
  if (!norm || norm.sequences.size === 0) return known;
  forms.forEach((form, entry) => {
    const sequences = norm.sequences.get(form);
    if (sequences) known.set(entry, sequences);
  });

  return known;
}

function commonest(forms: ReadonlyMap<string, number>): string {
  const [[first = ''] = []] = [...forms].toSorted(
    ([one, uses], [other, others]) => others - uses || (one < other ? -1 : 1),
  );

  return first;
}
