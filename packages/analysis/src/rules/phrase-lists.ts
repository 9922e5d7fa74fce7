import type { RuleName } from '../findings.ts';
import { branchOf, emptyTree, type Phrase, type PhraseTree } from './phrase-book.ts';

/**
 * Phrases of a language by the rule they belong to, one a line or between bars. Alternatives of a
 * word are written `take/takes/took`; `@name` stands for the alternatives under `slots`; behind `>`
 * stand the suggestions, between commas, whose alternatives go with those of the phrase's first
 * slot of as many. `> -` suggests to leave the words out. `# word` at the end is a note for the rule.
 */
export type PhraseLists = {
  slots?: Readonly<Record<string, string>>;
  phrases: Readonly<Partial<Record<RuleName, string>>>;
};

/** A tree of the lists; `cut` parts a phrase into words as texts are. */
export function treeOf(
  { slots = {}, phrases }: PhraseLists,
  cut: (phrase: string) => readonly string[],
): PhraseTree {
  const tree = emptyTree();
  for (const [name, list] of Object.entries(phrases)) {
    const rule = name as RuleName; // as: Object.entries forgets the keys' type
    for (const line of list.split(/[|\n]/)) {
      const { words, suggestions, note } = parsed(line, slots);
      if (words.length === 0) continue;
      const cuts = words.map((slot) => slot.map(cut));
      const isOne = suggestions.every((one) => one.every((slot) => slot.length === 1));
      const whole = { rule, note, suggestions: suggestions.map((one) => chosen(one, words, [])) };
      plant(tree, cuts, [], (choice) =>
        isOne
          ? whole
          : { rule, note, suggestions: suggestions.map((one) => chosen(one, words, choice)) },
      );
    }
  }

  return tree;
}

type Slots = readonly (readonly string[])[];

function parsed(line: string, slots: Readonly<Record<string, string>>) {
  const [body = '', note = ''] = line.split('#');
  const [phrase = '', instead = ''] = body.split('>');
  const words = slotsOf(phrase, slots);
  const suggestions = instead
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (one === '-' ? [] : slotsOf(one, slots)));

  return { words, suggestions, note: note.trim() };
}

function slotsOf(phrase: string, slots: Readonly<Record<string, string>>): Slots {
  return phrase
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('@') ? (slots[word.slice(1)] ?? '') : word).split('/'));
}

/** Adds the phrase for every way to choose one alternative of each slot. */
function plant(
  tree: PhraseTree,
  cuts: readonly (readonly (readonly string[])[])[],
  choice: readonly number[],
  phraseOf: (choice: readonly number[]) => Phrase,
): void {
  const slot = cuts[choice.length];
  if (!slot) {
    tree.phrases ??= [];
    tree.phrases.push(phraseOf(choice));
    return;
  }
  slot.forEach((words, index) => {
    plant(branchOf(tree, words), cuts, [...choice, index], phraseOf);
  });
}

/** "decides" for "makes a decision": the alternative chosen in the phrase decides in the suggestion. */
function chosen(suggestion: Slots, words: Slots, choice: readonly number[]): string {
  return suggestion
    .map((slot) => {
      if (slot.length === 1) return slot[0] ?? '';
      const at = words.findIndex(({ length }) => length === slot.length);

      return slot[choice[at] ?? 0] ?? '';
    })
    .join(' ')
    .replaceAll(/(?<=['’]) /g, '');
}
