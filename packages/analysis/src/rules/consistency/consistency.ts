import type { ReasonCode, RuleName } from '../../findings.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { entryOf, wordCount } from '../../text/words.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { isNameAt, matchCase, wordAt } from '../word-access.ts';
import { CapitalizationRule } from './capitalization.ts';
import { solidForm } from './hyphens.ts';
import { getSmallNumbers, isCountedNumber } from './numbers.ts';
import { getSpellingVariants } from './spelling-variants.ts';

/** One of two ways to write a word: its side in the group and the word on the other side. */
type WordForm = { rule: RuleName; group: VariantGroup; side: 0 | 1; alternative: string };

/** Uses of each side, in total and by word. Groups of exactly two words use the counts of the vocabulary. */
type VariantGroup = {
  counts: [number, number];
  uses: readonly [Map<number, number>, Map<number, number>];
  entries: readonly [number, number] | null;
  flagged: 0 | 1 | null;
  /** The most used word of the other side, named in the finding. */
  mostUsedForm: string;
};

/**
 * Reports words that a text writes in two ways: the rarer form of each pair, or the second in the list if both are equally frequent.
 * Incremental counts make an edit cost only its own words.
 */
export class ConsistencyRule {
  readonly #setting: RuleSettings;
  readonly #vocabulary: Vocabulary;
  readonly #groups = new Map<string, VariantGroup>();
  /** By vocabulary entry; null for words with only one form. */
  readonly #ways: (WordForm | null | undefined)[] = [];
  readonly #touched = new Set<VariantGroup>();
  readonly #capitals: CapitalizationRule | null;
  #marks = 0;

  constructor(settings: RuleSettings, vocabulary: Vocabulary) {
    this.#setting = settings;
    this.#vocabulary = vocabulary;
    this.#capitals = settings.enabledRules.has('capitalisation')
      ? new CapitalizationRule(vocabulary, settings.language.code)
      : null;
  }

  count(paragraph: SegmentedParagraph, sign: 1 | -1): void {
    const { words } = paragraph;
    const count = wordCount(words);
    for (let index = 0; index < count; index++) {
      const entry = entryOf(words, index);
      let wordForm = this.#ways[entry];
      if (wordForm === undefined) wordForm = this.#meet(entry);
      if (wordForm === null || !isCounted(paragraph, index, wordForm)) continue;
      const { counts, uses } = wordForm.group;
      counts[wordForm.side] += sign;
      uses[wordForm.side].set(entry, (uses[wordForm.side].get(entry) ?? 0) + sign);
      this.#touched.add(wordForm.group);
    }
    this.#capitals?.count(paragraph, sign);
  }

  findStale(): ((paragraph: SegmentedParagraph) => boolean) | null {
    const changedGroups = new Set<VariantGroup>();
    for (const group of this.#touched) {
      const flagged = findFlaggedSide(group, this.#vocabulary);
      const witness = findMostUsedForm(group, flagged, this.#vocabulary);
      if (flagged === group.flagged && witness === group.mostUsedForm) continue;
      this.#marks += (flagged === null ? 0 : 1) - (group.flagged === null ? 0 : 1);
      group.flagged = flagged;
      group.mostUsedForm = witness;
      changedGroups.add(group);
    }
    this.#touched.clear();
    const changedCapitals = this.#capitals?.findStale() ?? null;
    if (changedGroups.size === 0 && changedCapitals === null) return null;

    return (paragraph) => {
      const { words } = paragraph;
      for (let index = 0; index < wordCount(words); index++) {
        const entry = entryOf(words, index);
        const wordForm = this.#ways[entry];
        if ((wordForm && changedGroups.has(wordForm.group)) || changedCapitals?.has(entry))
          return true;
      }

      return false;
    };
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    const matches: Match[] = [...(this.#capitals?.find(paragraph) ?? [])];
    if (this.#marks === 0) return matches;
    const { words } = paragraph;
    for (let index = 0; index < wordCount(words); index++) {
      const wordForm = this.#ways[entryOf(words, index)];
      if (
        !wordForm ||
        wordForm.group.flagged !== wordForm.side ||
        !isCounted(paragraph, index, wordForm)
      )
        continue;
      const other =
        wordForm.alternative === '' ? '' : matchCase(paragraph, index, wordForm.alternative);
      const word = wordAt(paragraph, index);
      matches.push({
        rule: wordForm.rule,
        first: index,
        end: index + 1,
        reason: {
          code: wordForm.rule as ReasonCode, // as: these rules have a reason code with their own name
          values:
            wordForm.rule === 'number-style'
              ? { word }
              : { word, other: wordForm.group.mostUsedForm },
        },
        suggestions: other === '' ? [] : [other],
      });
    }

    return matches;
  }

  /** Looks up a word on its first occurrence. A hyphenated word also registers its solid form. */
  #meet(entry: number): WordForm | null {
    const form = this.#vocabulary.forms[entry] ?? '';
    const { enabledRules, language, acceptedWords } = this.#setting;
    const wordForm = acceptedWords.has(form) ? null : this.#wayOf(form);
    this.#ways[entry] = wordForm;
    if (wordForm || !enabledRules.has('hyphenation') || language.code === 'zh') return wordForm;
    const solid = solidForm(form);
    if (solid === null || acceptedWords.has(solid) || this.#wayOf(solid)) return null;
    const other = this.#vocabulary.entryOfWord(solid);
    const group = createGroup([other, entry]);
    this.#ways[other] = { rule: 'hyphenation', group, side: 0, alternative: form };
    this.#ways[entry] = { rule: 'hyphenation', group, side: 1, alternative: solid };

    return this.#ways[entry] ?? null;
  }

  #wayOf(form: string): WordForm | null {
    const { enabledRules, language } = this.#setting;
    const variant = enabledRules.has('spelling-variant')
      ? getSpellingVariants(language).get(form)
      : undefined;
    if (variant) {
      const { group, side, other } = variant;

      return { rule: 'spelling-variant', group: this.#groupOf(group), side, alternative: other };
    }
    const number = enabledRules.has('number-style')
      ? getSmallNumbers(language.code).get(form)
      : undefined;

    return number
      ? {
          rule: 'number-style',
          group: this.#groupOf('number'),
          side: number.side,
          alternative: number.other,
        }
      : null;
  }

  #groupOf(name: string): VariantGroup {
    const group = this.#groups.get(name) ?? createGroup(null);
    this.#groups.set(name, group);

    return group;
  }
}

function createGroup(entries: VariantGroup['entries']): VariantGroup {
  return { counts: [0, 0], uses: [new Map(), new Map()], entries, flagged: null, mostUsedForm: '' };
}

/** The most used word on the unflagged side; ties are resolved alphabetically. */
function findMostUsedForm(
  { uses, entries }: VariantGroup,
  flagged: VariantGroup['flagged'],
  { forms }: Vocabulary,
): string {
  if (flagged === null) return '';
  const other = flagged === 0 ? 1 : 0;
  if (entries) return forms[entries[other]] ?? '';
  let witness = '';
  let most = 0;
  for (const [entry, count] of uses[other]) {
    const form = forms[entry] ?? '';
    if (count < most || count === 0 || (count === most && form > witness)) continue;
    witness = form;
    most = count;
  }

  return witness;
}

function findFlaggedSide({ counts, entries }: VariantGroup, { uses }: Vocabulary): 0 | 1 | null {
  const [one = 0, other = 0] = entries ? entries.map((entry) => uses[entry] ?? 0) : counts;
  if (one <= 0 || other <= 0) return null;

  return one < other ? 0 : 1;
}

function isCounted(paragraph: SegmentedParagraph, index: number, { rule }: WordForm): boolean {
  if (rule === 'number-style') return isCountedNumber(paragraph, index);

  return !isNameAt(paragraph, index);
}
