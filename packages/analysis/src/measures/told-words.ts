import type { Span } from '../findings.ts';
import { endOf, entryOf, isSpoken, marksOf, startOf, wordCount } from '../text/words.ts';
import type { Material } from './material.ts';
import type { Norm } from './norm.ts';

const mostPlaces = 400;

/** The words of a text that nobody says, counted by the groups of a norm. */
export class ToldWords {
  /** How many there are. */
  readonly words: number;
  /** Uses of each group. */
  readonly uses: Uint32Array;
  /** The group of each vocabulary entry; −1 of words that are not watched for, and of names. */
  readonly groups: Int16Array;
  readonly #material: Material;

  constructor(material: Material, norm: Norm | null) {
    this.#material = material;
    this.groups = groupsOf(material, norm);
    this.uses = new Uint32Array(norm?.rates.length ?? 0);
    let told = 0;
    for (const { words } of material.paragraphs) {
      for (let index = 0; index < wordCount(words); index++) {
        if ((marksOf(words, index) & isSpoken) !== 0) continue;
        told++;
        const group = this.groups[entryOf(words, index)] ?? -1;
        if (group >= 0) this.uses[group] = (this.uses[group] ?? 0) + 1;
      }
    }
    this.words = told;
  }

  /** Where the words of these groups stand in the text, the first 400 of each. */
  placesOf(wanted: ReadonlySet<number>): ReadonlyMap<number, readonly Span[]> {
    const places = new Map([...wanted].map((group) => [group, [] as Span[]]));
    let start = 0;
    for (const { text, words } of this.#material.paragraphs) {
      for (let index = 0; index < wordCount(words); index++) {
        const known = places.get(this.groups[entryOf(words, index)] ?? -1);
        if (!known || known.length === mostPlaces) continue;
        if ((marksOf(words, index) & isSpoken) !== 0) continue;
        known.push({ from: start + startOf(words, index), to: start + endOf(words, index) });
      }
      start += text.length;
    }

    return places;
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
