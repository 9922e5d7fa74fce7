import type { Language } from '../../languages/language.ts';
import type { WatchedWords } from '../../lexicons/watched-words.ts';

/** Forms counted as one word, and how much more frequent they are in narrative prose than in the norm. */
export type WordGroup = { name: string; stems: readonly string[]; factor: number };

/** A watched word that the tokenizer splits into several: 望着 into 望 and 着. */
export type WordSequence = { words: readonly string[]; group: number };

/** Group of a word; −1 if it is in none. */
export type GroupLookup = (form: string, stem: string) => number;

/** Groups the watched words by the stems of their forms. */
export function parseWordGroups(words: WatchedWords, language: Language): readonly WordGroup[] {
  return words.flatMap(([factor, list]) =>
    list.split(/\s+/).map((forms) => {
      const [name = '', ...others] = forms.split('/');
      const stems = [name, ...others].map((form) =>
        isExactForm(form) ? form : language.stem(form),
      );

      return { name, stems: [...new Set(stems)], factor };
    }),
  );
}

/** Finds the group of a word; in Arabic also without an attached conjunction. */
export function createGroupLookup(groups: readonly WordGroup[], { code }: Language): GroupLookup {
  const known = new Map(
    groups.flatMap(({ stems }, at) => stems.map((stem) => [stem, at] as const)),
  );
  const withoutConjunction = (stem: string) =>
    code === 'ar' ? stem.replace(/^[وف](?=..)/, '') : stem;

  return (form, stem) =>
    known.get(`=${form}`) ?? known.get(stem) ?? known.get(withoutConjunction(stem)) ?? -1;
}

/** The watched words that are split, by their first word. */
export function indexSequences(
  groups: readonly WordGroup[],
  language: Language,
): ReadonlyMap<string, readonly WordSequence[]> {
  const all = groups.flatMap(({ stems }, group) =>
    stems
      .map((stem) => ({ words: segmentWords(stem, language), group }))
      .filter(({ words }) => words.length > 1),
  );

  return Map.groupBy(all, ({ words }) => words[0] ?? '');
}

/** The words into which the tokenizer splits a string. */
export function segmentWords(written: string, language: Language): readonly string[] {
  let from = 0;

  return [...(language.segment?.(written) ?? [written.length])].map((to) => {
    const word = written.slice(from, to);
    from = to;

    return word;
  });
}

/** Display form: in Arabic without an attached conjunction. */
export function displayForm(form: string, groupOf: GroupLookup, { code, stem }: Language): string {
  if (code !== 'ar') return form;
  const rest = form.replace(/^[وف][\u064b-\u0652]*/, '');

  return groupOf(rest, stem(rest)) === groupOf(form, stem(form)) ? rest : form;
}

function isExactForm(form: string): boolean {
  return form.startsWith('=');
}
