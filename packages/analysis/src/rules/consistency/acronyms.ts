import type { ParagraphWithFeatures, SegmentedParagraph } from '../../paragraph.ts';
import { isUpper } from '../../text/characters.ts';
import { endOf, startOf, wordCount } from '../../text/words.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { formAt, wordAt } from '../word-access.ts';
import { findExpansion } from './acronym-expansion.ts';

/** An acronym in the text; `expansion` is set where the text defines it. */
type Acronym = { index: number; name: string; expansion: string | null };
type AcronymFlag = { index: number; code: 'acronym-late' | 'acronym-twice'; values: Values };
type Values = Record<string, string>;

/**
 * Reports acronyms defined after their first use or defined in two ways. Acronyms that are never defined are not reported, because the
 * audience of the text is unknown.
 */
export class AcronymRule {
  readonly #accepted: ReadonlySet<string>;
  /** Number of occurrences of each paragraph that contains acronyms. */
  readonly #held = new Map<ParagraphWithFeatures, number>();
  readonly #read = new WeakMap<ParagraphWithFeatures, readonly Acronym[]>();
  #isTouched = false;
  /** Keyed by the text of a paragraph. */
  #flags: ReadonlyMap<string, readonly AcronymFlag[]> = new Map();

  constructor({ acceptedWords }: RuleSettings) {
    this.#accepted = acceptedWords;
  }

  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void {
    if (this.#acronymsIn(paragraph).length === 0) return;
    const paragraphUses = (this.#held.get(paragraph) ?? 0) + sign;
    if (paragraphUses === 0) this.#held.delete(paragraph);
    else this.#held.set(paragraph, paragraphUses);
    this.#isTouched = true;
  }

  findStale(
    paragraphs: readonly ParagraphWithFeatures[],
  ): ((paragraph: ParagraphWithFeatures) => boolean) | null {
    if (!this.#isTouched) return null;
    this.#isTouched = false;
    const before = this.#flags;
    this.#flags = this.#flagsOf(paragraphs.filter((paragraph) => this.#held.has(paragraph)));
    const serializedFlags = (flags: typeof before, text: string) =>
      JSON.stringify(flags.get(text) ?? []);
    const after = this.#flags;
    const changedTexts = new Set(
      [...before.keys(), ...after.keys()].filter(
        (text) => serializedFlags(before, text) !== serializedFlags(after, text),
      ),
    );

    return changedTexts.size === 0 ? null : ({ text }) => changedTexts.has(text);
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

  /** Flags in text order. */
  #flagsOf(
    paragraphs: readonly ParagraphWithFeatures[],
  ): ReadonlyMap<string, readonly AcronymFlag[]> {
    const flags = new Map<string, AcronymFlag[]>();
    const used = new Map<string, { text: string; index: number }>();
    const expansions = new Map<string, string>();
    const flag = (text: string, newFlag: AcronymFlag) => {
      const others = flags.get(text) ?? [];
      const isNew = others.every(
        ({ index, code }) => index !== newFlag.index || code !== newFlag.code,
      );
      if (isNew)
        flags.set(
          text,
          [...others, newFlag].sort((a, b) => a.index - b.index),
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
        } else if (!isSameExpansion(first, expansion)) {
          const values = { acronym: name, expansion, other: first };
          flag(text, { index, code: 'acronym-twice', values });
        }
      }
    }

    return flags;
  }
}

/** Words of two to six capitals, except in headings and in shouted text, where capitals carry no meaning. */
function acronymsIn(paragraph: SegmentedParagraph): readonly Acronym[] {
  const { text, words } = paragraph;
  const count = wordCount(words);
  const found: Acronym[] = [];
  for (let index = 0; index < count; index++) {
    const start = startOf(words, index);
    const length = endOf(words, index) - start;
    if (length < 2 || length > 7 || !isUpper(text.charCodeAt(start + 1))) continue;
    const name = /^\p{Lu}{2,6}(?=s?$)/u.exec(wordAt(paragraph, index))?.[0];
    if (name === undefined || romanNumeral.test(name) || isShout(paragraph, index)) continue;
    found.push({ index, name, expansion: findExpansion(paragraph, index, name) });
  }
  const isHeading =
    text.startsWith('#') || (count < 8 && text.endsWith('?')) || !sentenceEnd.test(text);

  return isHeading ? found.filter(({ expansion }) => expansion !== null) : found;
}

/** An adjacent word is in capitals, too. */
function isShout(paragraph: SegmentedParagraph, index: number): boolean {
  return [index - 1, index + 1].some((at) => {
    if (at < 0 || at >= wordCount(paragraph.words)) return false;

    return /^\p{Lu}{2,}$/u.test(wordAt(paragraph, at)) && formAt(paragraph, at).length > 1;
  });
}

/** Compares expansions, ignoring hyphens and plural endings. */
function isSameExpansion(one: string, other: string): boolean {
  const normalizeExpansion = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[-‐‑\s]+/g, ' ')
      .replaceAll(/s(?= |$)/g, '');

  return normalizeExpansion(one) === normalizeExpansion(other);
}

const sentenceEnd = /[.!?…:;]["”’»)]*\s*$/;
const romanNumeral = /^[IVXLCDM]+$/;
