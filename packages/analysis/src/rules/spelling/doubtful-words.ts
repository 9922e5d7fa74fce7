import { storyKinds } from '../../options.ts';
import { accentCost, typoCost } from '../../spelling/edit-costs.ts';
import { languagesAcceptingUnknownWords } from '../../spelling/likely-typos.ts';
import type { Misspelling } from '../../spelling/spelling-verdict-cache.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { RuleSettings } from '../rule.ts';
import { isSmallWord, minCertainOwnWordUses, minOwnWordUses } from './intended-spelling.ts';

/** The possibly misspelled words of a text, by vocabulary entry. Those that the author uses as their own words are accepted. */
export class DoubtfulWords {
  readonly #settings: RuleSettings;
  readonly #vocabulary: Vocabulary;
  /** Whether each word was reported at the last update. */
  readonly #marked = new Map<number, boolean>();
  readonly #touched = new Set<number>();
  /** Edit distance between a misspelling and its nearest known word. */
  readonly #distances = new Map<number, number>();
  /** Entries whose correction is a function word or a common word. */
  readonly #small = new Set<number>();
  readonly #related = new Map<string, number[]>();

  constructor(settings: RuleSettings, vocabulary: Vocabulary) {
    this.#settings = settings;
    this.#vocabulary = vocabulary;
  }

  get isEmpty(): boolean {
    return this.#marked.size === 0;
  }

  has(entry: number): boolean {
    return this.#marked.has(entry);
  }

  /** Whether the word is to be reported, as of the last update. */
  isMarked(entry: number): boolean {
    return this.#marked.get(entry) === true;
  }

  add(entry: number, misspelling: Misspelling | undefined): void {
    this.#distances.set(entry, misspelling?.distance ?? 1);
    if (misspelling && isSmallWord(misspelling, this.#vocabulary.language)) this.#small.add(entry);
    if (!this.#marked.has(entry)) {
      this.#marked.set(entry, false);
      const base = stripPossessive(this.#vocabulary.forms[entry] ?? '');
      this.#related.set(base, [...(this.#related.get(base) ?? []), entry]);
    }
    this.#touch(entry);
  }

  /** To be called when the uses of a word have changed. */
  recount(entry: number): void {
    if (this.#marked.has(entry)) this.#touch(entry);
  }

  /** Marks the words that are not accepted. Returns those whose mark has changed. */
  update(): ReadonlySet<number> {
    const changedEntries = new Set<number>();
    for (const entry of this.#touched) {
      const isMarked = !this.#isAccepted(entry);
      if (this.#marked.get(entry) === isMarked) continue;
      this.#marked.set(entry, isMarked);
      changedEntries.add(entry);
    }
    this.#touched.clear();

    return changedEntries;
  }

  /** Ruth and Ruth’s count as one word. */
  #touch(entry: number): void {
    const base = stripPossessive(this.#vocabulary.forms[entry] ?? '');
    for (const one of this.#related.get(base) ?? []) this.#touched.add(one);
  }

  /** In the user's dictionary, a recurring word of the author's own, or a name that is never written in lowercase. */
  #isAccepted(entry: number): boolean {
    const { forms, uses, lowerUses, capitalUses, stemOf, stems, language } = this.#vocabulary;
    const form = forms[entry] ?? '';
    const stem = stemOf[entry] ?? 0;
    const { acceptedWords } = this.#settings;
    if (acceptedWords.has(form) || acceptedWords.has(stems[stem] ?? '')) return true;
    if (acceptedWords.has(stripPossessive(form))) return true;
    let totalUses = 0;
    for (const one of this.#related.get(stripPossessive(form)) ?? []) totalUses += uses[one] ?? 0;
    const distance = this.#distances.get(entry) ?? 1;
    const minDistance = storyKinds.has(this.#settings.kind) ? accentCost : typoCost;
    if (totalUses >= minOwnWordUses && distance > minDistance) return true;
    if (
      totalUses >= minCertainOwnWordUses &&
      distance > accentCost &&
      languagesAcceptingUnknownWords.has(language.code)
    )
      return true;
    if (!language.capitalsMarkNames) return false;

    const lowercaseUses = lowerUses[stem] ?? 0;
    const capitalizedUses = capitalUses[stem] ?? 0;

    if (lowercaseUses > 0) return capitalizedUses >= 5 && capitalizedUses > lowercaseUses * 2;

    return (
      Math.max(totalUses, capitalizedUses) >= 2 && (capitalizedUses > 0 || !this.#small.has(entry))
    );
  }
}

function stripPossessive(form: string): string {
  return form.replace(/'s?$/, '');
}
