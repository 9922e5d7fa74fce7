import type { RuleName } from '../../findings.ts';
import type { PhraseLists } from '../../languages/language.ts';
import { createTrie, getOrCreateNode, type Phrase, type PhraseTrie } from './phrase-matcher.ts';

/** Builds the trie of the lists; `splitWords` tokenizes a phrase as texts are tokenized. */
export function buildPhraseTrie(
  { slots = {}, phrases }: PhraseLists,
  splitWords: (phrase: string) => readonly string[],
): PhraseTrie {
  const trie = createTrie();
  for (const [name, list] of Object.entries(phrases)) {
    const rule = name as RuleName; // as: Object.entries loses the key type
    for (const line of list.split(/[|\n]/)) {
      const { words, rights: corrections, suggestions, note } = parseLine(line, slots);
      if (words.length === 0) continue;
      const splitSlots = words.map((slot) => slot.map(splitWords));
      if (corrections) {
        addVariants(trie, splitSlots, [], (choice) => ({
          rule,
          note,
          ...createCorrection(corrections, splitSlots, choice),
        }));
        continue;
      }
      const isFixed = suggestions.every((one) => one.every((slot) => slot.length === 1));
      const fixedPhrase = {
        rule,
        note,
        suggestions: suggestions.map((one) => fillSuggestion(one, words, [])),
      };
      addVariants(trie, splitSlots, [], (choice) =>
        isFixed
          ? fixedPhrase
          : {
              rule,
              note,
              suggestions: suggestions.map((one) => fillSuggestion(one, words, choice)),
            },
      );
    }
  }

  return trie;
}

type Slots = readonly (readonly string[])[];

function parseLine(line: string, slots: Readonly<Record<string, string>>) {
  const [body = '', note = ''] = line.split('#');
  const [phrase = '', instead = ''] = body.split('>');
  const written = parseSlots(phrase, slots);
  const words = written.map((slot) => slot.map((word) => word.split('=')[0] ?? ''));
  const corrections = phrase.includes('=') ? written : null;
  const suggestions = instead
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (one === '-' ? [] : parseSlots(one, slots)));

  return { words, rights: corrections, suggestions, note: note.trim() };
}

function parseSlots(phrase: string, slots: Readonly<Record<string, string>>): Slots {
  return phrase
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('@') ? (slots[word.slice(1)] ?? '') : word).split('/'));
}

/** Adds the phrase for every combination of slot alternatives. */
function addVariants(
  trie: PhraseTrie,
  splitSlots: readonly (readonly (readonly string[])[])[],
  choice: readonly number[],
  createPhrase: (choice: readonly number[]) => Phrase,
): void {
  const slot = splitSlots[choice.length];
  if (!slot) {
    trie.phrases ??= [];
    trie.phrases.push(createPhrase(choice));
    return;
  }
  slot.forEach((words, index) => {
    addVariants(getOrCreateNode(trie, words), splitSlots, [...choice, index], createPhrase);
  });
}

/** "decides" for "makes a decision": the alternative chosen in the phrase selects the alternative in the suggestion. */
function fillSuggestion(suggestion: Slots, words: Slots, choice: readonly number[]): string {
  return suggestion
    .map((slot, slotIndex) => {
      if (slot.length === 1) return slot[0] ?? '';
      const isSameSlot = words[slotIndex]?.length === slot.length;
      const sourceSlot = isSameSlot
        ? slotIndex
        : words.findIndex(({ length }) => length === slot.length);

      return slot[choice[sourceSlot] ?? 0] ?? '';
    })
    .join(' ')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=['’]) /g, '');
}

/** The wrong word of the phrase for this combination: the number of words before and after it, and its correction. */
function createCorrection(
  corrections: Slots,
  splitSlots: readonly (readonly (readonly string[])[])[],
  choice: readonly number[],
): Pick<Phrase, 'suggestions' | 'marked'> {
  const chosen = corrections.map((slot, index) => slot[choice[index] ?? 0] ?? '');
  const at = chosen.findIndex((word) => word.includes('='));
  if (at < 0) return { suggestions: [] };
  const sizes = splitSlots.map((slot, index) => countWords(slot[choice[index] ?? 0] ?? []));
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const right = (chosen[at]?.split('=')[1] ?? '').replaceAll('_', ' ');

  return {
    suggestions: [right],
    marked: { before: sum(sizes.slice(0, at)), behind: sum(sizes.slice(at + 1)) },
  };
}

/** Commas are words of a phrase but not of a text. */
function countWords(words: readonly string[]): number {
  return words.filter((word) => word !== ',').length;
}
