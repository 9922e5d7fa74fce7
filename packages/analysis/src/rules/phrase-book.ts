import type { RuleName } from '../findings.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../text/words.ts';
import { follows, formAt } from './reading.ts';

/** One phrase of a list, as a match meets it. */
export type Phrase = {
  rule: RuleName;
  suggestions: readonly string[];
  note: string;
  /** Of its words only those in the middle are marked. */
  marked?: { before: number; behind: number };
  /** Only where it is written so, capitals and all. */
  exact?: string;
};

/** Words of phrases as a tree: where a phrase ends, its node holds it. A comma counts as a word. */
export type PhraseTree = { next: Map<string, PhraseTree> | null; phrases: Phrase[] | null };

export function emptyTree(): PhraseTree {
  return { next: null, phrases: null };
}

/** Where words lead in a tree, which grows where it has no such branch yet. */
export function branchOf(tree: PhraseTree, words: readonly string[]): PhraseTree {
  let node = tree;
  for (const word of words) {
    node.next ??= new Map();
    const known = node.next.get(word);
    const next = known ?? emptyTree();
    if (!known) node.next.set(word, next);
    node = next;
  }

  return node;
}

export function addPhrase(tree: PhraseTree, words: readonly string[], phrase: Phrase): void {
  if (words.length === 0) return;
  const node = branchOf(tree, words);
  node.phrases ??= [];
  node.phrases.push(phrase);
}

/** Told of a phrase at words `first..end`; answers whether it takes it. */
type Met = (phrase: Phrase, first: number, end: number) => boolean;

/**
 * Looks for the phrases of a tree in one pass. A word that begins none costs one look into an array.
 * Belongs to one vocabulary, whose entries it remembers by number.
 */
export class PhraseBook {
  readonly #tree: PhraseTree;
  readonly #keyOf: (form: string) => string;
  readonly #nodes: (PhraseTree | null)[] = [null, null];
  /** By entry: 0 not met yet, 1 begins nothing, else its place in `#nodes`. */
  #starts = new Uint16Array(1024);
  /** By entry: 0 not met yet, 1 goes on with no phrase, 2 with some. */
  #goesOn = new Uint8Array(1024);
  readonly #later: ReadonlySet<string>;

  constructor(tree: PhraseTree, keyOf: (form: string) => string) {
    this.#tree = tree;
    this.#keyOf = keyOf;
    this.#later = laterWords(tree);
  }

  /** The longest phrase goes first where several begin at one word; words taken are not looked at again. */
  search(paragraph: SegmentedParagraph, met: Met): void {
    const { words, vocabulary } = paragraph;
    if (this.#starts.length < vocabulary.forms.length) this.#grow(vocabulary.forms.length);
    const count = wordCount(words);
    for (let index = 0; index < count; index++) {
      const entry = entryOf(words, index);
      let start = this.#starts[entry] ?? 0;
      if (start === 0) start = this.#startOf(entry, vocabulary.forms[entry] ?? '');
      if (start === 1) continue;
      const node = this.#nodes[start];
      if (node) index = this.#walk(paragraph, index, { node, met }) - 1;
    }
  }

  /** Index behind the phrase taken at `first`, or behind `first` itself. */
  #walk(
    paragraph: SegmentedParagraph,
    first: number,
    { node, met }: { node: PhraseTree; met: Met },
  ): number {
    const next = this.#next(paragraph, node, first + 1);
    if (!next) {
      if (node.phrases) this.#taken(node, { first, end: first + 1, met });

      return first + 1;
    }
    const nodes = [node];
    for (let at: PhraseTree | undefined = next; at; ) {
      nodes.push(at);
      at = this.#next(paragraph, at, first + nodes.length);
    }
    for (let end = first + nodes.length; end > first; end--) {
      const at = nodes[end - first - 1];
      if (at?.phrases && this.#taken(at, { first, end, met })) return end;
    }

    return first + 1;
  }

  #taken(
    { phrases }: PhraseTree,
    { first, end, met }: { first: number; end: number; met: Met },
  ): boolean {
    return phrases?.some((phrase) => met(phrase, first, end)) ?? false;
  }

  #next(paragraph: SegmentedParagraph, node: PhraseTree, at: number): PhraseTree | undefined {
    if (!node.next) return undefined;
    const entry = entryOf(paragraph.words, at);
    let goesOn = this.#goesOn[entry] ?? 0;
    if (goesOn === 0) goesOn = this.#meetLater(entry, formAt(paragraph, at));
    if (goesOn === 1) return undefined;
    const key = this.#keyOf(formAt(paragraph, at));
    if (follows(paragraph, at)) return node.next.get(key);
    const behindComma = node.next.get(',');
    if (!behindComma?.next) return undefined;
    const { text, words } = paragraph;
    const isComma = /^, ?$/.test(text.slice(endOf(words, at - 1), startOf(words, at)));

    return isComma ? behindComma.next.get(key) : undefined;
  }

  #startOf(entry: number, form: string): number {
    const node = this.#tree.next?.get(this.#keyOf(form));
    const start = node ? this.#nodes.push(node) - 1 : 1;
    this.#starts[entry] = start;

    return start;
  }

  #meetLater(entry: number, form: string): number {
    const goesOn = this.#later.has(this.#keyOf(form)) ? 2 : 1;
    this.#goesOn[entry] = goesOn;

    return goesOn;
  }

  #grow(entries: number): void {
    const starts = this.#starts;
    const goesOn = this.#goesOn;
    this.#starts = new Uint16Array(entries * 2);
    this.#goesOn = new Uint8Array(entries * 2);
    this.#starts.set(starts);
    this.#goesOn.set(goesOn);
  }
}

const knownLater = new WeakMap<PhraseTree, ReadonlySet<string>>();

/** Every word that stands in a phrase behind its first. */
function laterWords(tree: PhraseTree): ReadonlySet<string> {
  const known = knownLater.get(tree);
  if (known) return known;
  const words = new Set<string>();
  const collect = ({ next }: PhraseTree, isFirst: boolean) => {
    next?.forEach((node, word) => {
      if (!isFirst) words.add(word);
      collect(node, false);
    });
  };
  collect(tree, true);
  knownLater.set(tree, words);

  return words;
}
