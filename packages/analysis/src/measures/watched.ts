import type { Language } from '../languages/language.ts';
import type { WatchedWords } from '../lexicons/watched-words.ts';

/** Words that are counted as one, and how much commoner they are in told prose than in the norm. */
export type Group = { name: string; stems: readonly string[]; factor: number };

/** A watched word that a text is cut into several words for: 望着 into 望 and 着. */
export type Sequence = { words: readonly string[]; group: number };

/** The group of a word; −1 where it is in none. */
export type GroupOf = (form: string, stem: string) => number;

/** The words that are watched for, by what the forms of each have in common. */
export function groupsOf(words: WatchedWords, language: Language): readonly Group[] {
  return words.flatMap(([factor, list]) =>
    list.split(/\s+/).map((forms) => {
      const [name = '', ...others] = forms.split('/');
      const stems = [name, ...others].map((form) => (isAlone(form) ? form : language.stem(form)));

      return { name, stems: [...new Set(stems)], factor };
    }),
  );
}

/** Finds the group of a word; in Arabic also without the letter that joins it to what stands before. */
export function finderOf(groups: readonly Group[], { code }: Language): GroupOf {
  const known = new Map(
    groups.flatMap(({ stems }, at) => stems.map((stem) => [stem, at] as const)),
  );
  const bare = (stem: string) => (code === 'ar' ? stem.replace(/^[وف](?=..)/, '') : stem);

  return (form, stem) => known.get(`=${form}`) ?? known.get(stem) ?? known.get(bare(stem)) ?? -1;
}

/** Those that are cut, by their first word. */
export function sequencesOf(
  groups: readonly Group[],
  language: Language,
): ReadonlyMap<string, readonly Sequence[]> {
  const all = groups.flatMap(({ stems }, group) =>
    stems
      .map((stem) => ({ words: cutWords(stem, language), group }))
      .filter(({ words }) => words.length > 1),
  );

  return Map.groupBy(all, ({ words }) => words[0] ?? '');
}

/** The words that a text is cut into where this stands in it. */
export function cutWords(written: string, language: Language): readonly string[] {
  let from = 0;

  return [...(language.cut?.(written) ?? [written.length])].map((to) => {
    const word = written.slice(from, to);
    from = to;

    return word;
  });
}

/** How a form is shown: in Arabic without the letter that joins it to what stands before. */
export function headwordOf(form: string, groupOf: GroupOf, { code, stem }: Language): string {
  if (code !== 'ar') return form;
  const rest = form.replace(/^[وف][\u064b-\u0652]*/, '');

  return groupOf(rest, stem(rest)) === groupOf(form, stem(form)) ? rest : form;
}

function isAlone(form: string): boolean {
  return form.startsWith('=');
}
