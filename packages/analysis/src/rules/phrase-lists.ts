import type { RuleName } from '../findings.ts';
import type { PhraseLists } from '../languages/language.ts';
import { branchOf, emptyTree, type Phrase, type PhraseTree } from './phrase-book.ts';

/** A tree of the lists; `cut` parts a phrase into words as texts are. */
export function treeOf(
  { slots = {}, phrases }: PhraseLists,
  cut: (phrase: string) => readonly string[],
): PhraseTree {
  const tree = emptyTree();
  for (const [name, list] of Object.entries(phrases)) {
    const rule = name as RuleName; // as: Object.entries forgets the keys' type
    for (const line of list.split(/[|\n]/)) {
      const { words, rights, suggestions, note } = parsed(line, slots);
      if (words.length === 0) continue;
      const cuts = words.map((slot) => slot.map(cut));
      if (rights) {
        plant(tree, cuts, [], (choice) => ({ rule, note, ...mended(rights, cuts, choice) }));
        continue;
      }
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
  const written = slotsOf(phrase, slots);
  const words = written.map((slot) => slot.map((word) => word.split('=')[0] ?? ''));
  const rights = phrase.includes('=') ? written : null;
  const suggestions = instead
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (one === '-' ? [] : slotsOf(one, slots)));

  return { words, rights, suggestions, note: note.trim() };
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
    .map((slot, place) => {
      if (slot.length === 1) return slot[0] ?? '';
      const isBeside = words[place]?.length === slot.length;
      const at = isBeside ? place : words.findIndex(({ length }) => length === slot.length);

      return slot[choice[at] ?? 0] ?? '';
    })
    .join(' ')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=['’]) /g, '');
}

/** The one word of the phrase that is wrong as it was chosen: how many stand before and behind it, and what is right. */
function mended(
  rights: Slots,
  cuts: readonly (readonly (readonly string[])[])[],
  choice: readonly number[],
): Pick<Phrase, 'suggestions' | 'marked'> {
  const chosen = rights.map((slot, index) => slot[choice[index] ?? 0] ?? '');
  const at = chosen.findIndex((word) => word.includes('='));
  if (at < 0) return { suggestions: [] };
  const sizes = cuts.map((slot, index) => sizeOf(slot[choice[index] ?? 0] ?? []));
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const right = (chosen[at]?.split('=')[1] ?? '').replaceAll('_', ' ');

  return {
    suggestions: [right],
    marked: { before: sum(sizes.slice(0, at)), behind: sum(sizes.slice(at + 1)) },
  };
}

/** Commas are words of a phrase, but none of a text. */
function sizeOf(words: readonly string[]): number {
  return words.filter((word) => word !== ',').length;
}
