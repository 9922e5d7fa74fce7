import type { RuleName } from '../../findings.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, startOf, wordCount } from '../../text/words.ts';
import { formAt, isAdjacent } from '../word-access.ts';

/** One phrase of a list. */
export type Phrase = {
  rule: RuleName;
  suggestions: readonly string[];
  note: string;
  /** If set, only the words between these counts are marked. */
  marked?: { before: number; behind: number };
  /** Match only this exact spelling, including letter case. */
  exact?: string;
};

/** Trie over the words of phrases. A node holds the phrases that end there. A comma counts as a word. */
export type PhraseTrie = { children: Map<string, PhraseTrie> | null; phrases: Phrase[] | null };

export function createTrie(): PhraseTrie {
  return { children: null, phrases: null };
}

/** Follows a path of words, creating missing nodes. */
export function getOrCreateNode(trie: PhraseTrie, words: readonly string[]): PhraseTrie {
  let node = trie;
  for (const word of words) {
    node.children ??= new Map();
    const known = node.children.get(word);
    const next = known ?? createTrie();
    if (!known) node.children.set(word, next);
    node = next;
  }

  return node;
}

export function addPhrase(trie: PhraseTrie, words: readonly string[], phrase: Phrase): void {
  if (words.length === 0) return;
  const node = getOrCreateNode(trie, words);
  node.phrases ??= [];
  node.phrases.push(phrase);
}

/** Called for a phrase at words `first..end`; returns whether the match is accepted. */
type OnPhrase = (phrase: Phrase, first: number, end: number) => boolean;

/**
 * Matches the phrases of a trie in one pass. A word that starts no phrase costs one array lookup. Bound to one vocabulary, whose entry
 * numbers it caches.
 */
export class PhraseMatcher {
  readonly #tree: PhraseTrie;
  readonly #keyOf: (form: string) => string;
  readonly #nodes: (PhraseTrie | null)[] = [null, null];
  /** By vocabulary entry: 0 not seen yet, 1 starts no phrase, otherwise an index into `#nodes`. */
  #starts = new Uint16Array(1024);
  /** By vocabulary entry: 0 not seen yet, 1 continues no phrase, 2 continues some. */
  #goesOn = new Uint8Array(1024);
  readonly #later: ReadonlySet<string>;

  constructor(trie: PhraseTrie, normalize: (form: string) => string) {
    this.#tree = trie;
    this.#keyOf = normalize;
    this.#later = collectLaterWords(trie);
  }

  /** The longest phrase is tried first. Words of an accepted match are not matched again. */
  match(paragraph: SegmentedParagraph, onPhrase: OnPhrase): void {
    const { words, vocabulary } = paragraph;
    if (this.#starts.length < vocabulary.forms.length) this.#grow(vocabulary.forms.length);
    const count = wordCount(words);
    for (let index = 0; index < count; index++) {
      const entry = entryOf(words, index);
      let start = this.#starts[entry] ?? 0;
      if (start === 0) start = this.#startOf(entry, vocabulary.forms[entry] ?? '');
      if (start === 1) continue;
      const node = this.#nodes[start];
      if (node) index = this.#walk(paragraph, index, { node, met: onPhrase }) - 1;
    }
  }

  /** Index after the phrase accepted at `first`, or after `first` itself. */
  #walk(
    paragraph: SegmentedParagraph,
    first: number,
    { node, met: onPhrase }: { node: PhraseTrie; met: OnPhrase },
  ): number {
    const next = this.#next(paragraph, node, first + 1);
    if (!next) {
      if (node.phrases) this.#taken(node, { first, end: first + 1, met: onPhrase });

      return first + 1;
    }
    const nodes = [node];
    for (let at: PhraseTrie | undefined = next; at; ) {
      nodes.push(at);
      at = this.#next(paragraph, at, first + nodes.length);
    }
    for (let end = first + nodes.length; end > first; end--) {
      const at = nodes[end - first - 1];
      if (at?.phrases && this.#taken(at, { first, end, met: onPhrase })) return end;
    }

    return first + 1;
  }

  #taken(
    { phrases }: PhraseTrie,
    { first, end, met: onPhrase }: { first: number; end: number; met: OnPhrase },
  ): boolean {
    return phrases?.some((phrase) => onPhrase(phrase, first, end)) ?? false;
  }

  #next(paragraph: SegmentedParagraph, node: PhraseTrie, at: number): PhraseTrie | undefined {
    if (!node.children) return undefined;
    const entry = entryOf(paragraph.words, at);
    let goesOn = this.#goesOn[entry] ?? 0;
    if (goesOn === 0) goesOn = this.#meetLater(entry, formAt(paragraph, at));
    if (goesOn === 1) return undefined;
    const key = this.#keyOf(formAt(paragraph, at));
    if (isAdjacent(paragraph, at)) return node.children.get(key);
    const behindComma = node.children.get(',');
    if (!behindComma?.children) return undefined;
    const { text, words } = paragraph;
    const isComma = /^, ?$/.test(text.slice(endOf(words, at - 1), startOf(words, at)));

    return isComma ? behindComma.children.get(key) : undefined;
  }

  #startOf(entry: number, form: string): number {
    const node = this.#tree.children?.get(this.#keyOf(form));
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

const laterWordsCache = new WeakMap<PhraseTrie, ReadonlySet<string>>();

/** Every word of a phrase except its first. */
function collectLaterWords(trie: PhraseTrie): ReadonlySet<string> {
  const known = laterWordsCache.get(trie);
  if (known) return known;
  const words = new Set<string>();
  const collect = ({ children }: PhraseTrie, isFirst: boolean) => {
    children?.forEach((node, word) => {
      if (!isFirst) words.add(word);
      collect(node, false);
    });
  };
  collect(trie, true);
  laterWordsCache.set(trie, words);

  return words;
}
