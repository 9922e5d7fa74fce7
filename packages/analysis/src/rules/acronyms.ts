import type { ParagraphWithFeatures, SegmentedParagraph } from '../paragraph.ts';
import { isUpper } from '../text/characters.ts';
import { endOf, startOf, wordCount } from '../text/words.ts';
import { expansionOf } from './acronym-expansion.ts';
import { formAt, wordAt } from './reading.ts';
import type { Match, Setting } from './rule.ts';

/** A word of capitals; with `expansion` where the text says beside it what it stands for. */
type Acronym = { index: number; name: string; expansion: string | null };
type Flag = { index: number; code: 'acronym-late' | 'acronym-twice'; values: Values };
type Values = Record<string, string>;

/**
 * Acronyms that a text explains after it has used them, or explains in two ways. One that is never explained is left alone:
 * whom a text is for, no rule knows.
 */
export class Acronyms {
  readonly #accepted: ReadonlySet<string>;
  /** How often each paragraph that has acronyms stands in the text. */
  readonly #held = new Map<ParagraphWithFeatures, number>();
  readonly #read = new WeakMap<ParagraphWithFeatures, readonly Acronym[]>();
  #isTouched = false;
  /** By the text of a paragraph. */
  #flags: ReadonlyMap<string, readonly Flag[]> = new Map();

  constructor({ accepted }: Setting) {
    this.#accepted = accepted;
  }

  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void {
    if (this.#acronymsIn(paragraph).length === 0) return;
    const uses = (this.#held.get(paragraph) ?? 0) + sign;
    if (uses === 0) this.#held.delete(paragraph);
    else this.#held.set(paragraph, uses);
    this.#isTouched = true;
  }

  settle(
    paragraphs: readonly ParagraphWithFeatures[],
  ): ((paragraph: ParagraphWithFeatures) => boolean) | null {
    if (!this.#isTouched) return null;
    this.#isTouched = false;
    const before = this.#flags;
    this.#flags = this.#flagsOf(paragraphs.filter((paragraph) => this.#held.has(paragraph)));
    const has = (flags: typeof before, text: string) => JSON.stringify(flags.get(text) ?? []);
    const after = this.#flags;
    const turned = new Set(
      [...before.keys(), ...after.keys()].filter((text) => has(before, text) !== has(after, text)),
    );

    return turned.size === 0 ? null : ({ text }) => turned.has(text);
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    return (this.#flags.get(paragraph.text) ?? []).map(({ index, code, values }) => ({
      rule: 'acronym',
      first: index,
      end: index + 1,
      reason: { code, values },
    }));
  }

  #acronymsIn(paragraph: ParagraphWithFeatures): readonly Acronym[] {
    const known = this.#read.get(paragraph);
    if (known) return known;
    const acronyms = acronymsIn(paragraph).filter(
      ({ name }) => !this.#accepted.has(name.toLowerCase()),
    );
    this.#read.set(paragraph, acronyms);

    return acronyms;
  }

  /** In the order of the text. */
  #flagsOf(paragraphs: readonly ParagraphWithFeatures[]): ReadonlyMap<string, readonly Flag[]> {
    const flags = new Map<string, Flag[]>();
    const used = new Map<string, { text: string; index: number }>();
    const expansions = new Map<string, string>();
    const flag = (text: string, one: Flag) => {
      const others = flags.get(text) ?? [];
      const isNew = others.every(({ index, code }) => index !== one.index || code !== one.code);
      if (isNew)
        flags.set(
          text,
          [...others, one].sort((a, b) => a.index - b.index),
        );
    };
    for (const paragraph of paragraphs) {
      const { text } = paragraph;
      for (const { index, name, expansion } of this.#acronymsIn(paragraph)) {
        if (expansion === null) {
          if (!used.has(name)) used.set(name, { text, index });
          continue;
        }
        const first = expansions.get(name);
        const use = used.get(name);
        if (first === undefined) {
          expansions.set(name, expansion);
          if (use)
            flag(use.text, {
              index: use.index,
              code: 'acronym-late',
              values: { acronym: name, expansion },
            });
        } else if (!isSame(first, expansion)) {
          const values = { acronym: name, expansion, other: first };
          flag(text, { index, code: 'acronym-twice', values });
        }
      }
    }

    return flags;
  }
}

/** Words of two to six capitals, not those of a heading or of a shout, where capitals say nothing. */
function acronymsIn(paragraph: SegmentedParagraph): readonly Acronym[] {
  const { text, words } = paragraph;
  const count = wordCount(words);
  const found: Acronym[] = [];
  for (let index = 0; index < count; index++) {
    const start = startOf(words, index);
    const length = endOf(words, index) - start;
    if (length < 2 || length > 7 || !isUpper(text.charCodeAt(start + 1))) continue;
    const name = /^\p{Lu}{2,6}(?=s?$)/u.exec(wordAt(paragraph, index))?.[0];
    if (name === undefined || roman.test(name) || isShout(paragraph, index)) continue;
    found.push({ index, name, expansion: expansionOf(paragraph, index, name) });
  }
  const isHeading =
    text.startsWith('#') || (count < 8 && text.endsWith('?')) || !sentenceEnd.test(text);

  return isHeading ? found.filter(({ expansion }) => expansion !== null) : found;
}

/** A neighbour is in capitals, too. */
function isShout(paragraph: SegmentedParagraph, index: number): boolean {
  return [index - 1, index + 1].some((at) => {
    if (at < 0 || at >= wordCount(paragraph.words)) return false;

    return /^\p{Lu}{2,}$/u.test(wordAt(paragraph, at)) && formAt(paragraph, at).length > 1;
  });
}

/** The same words, in the singular or the plural, with hyphens or without. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[-‐‑\s]+/g, ' ')
      .replaceAll(/s(?= |$)/g, '');

  return plain(one) === plain(other);
}

const sentenceEnd = /[.!?…:;]["”’»)]*\s*$/;
const roman = /^[IVXLCDM]+$/;
