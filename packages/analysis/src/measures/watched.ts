import type { Language } from '../languages/language.ts';
import type { WatchedWords } from '../lexicons/watched-words.ts';

/** Words that are counted as one, and how much commoner they are in told prose than in the norm. */
export type Group = { name: string; stems: readonly string[]; factor: number };

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

/** Finds the group of a word; −1 where it is in none. In Arabic also without the letter that joins it to what stands before. */
export function finderOf(
  groups: readonly Group[],
  { code }: Language,
): (form: string, stem: string) => number {
  const known = new Map(
    groups.flatMap(({ stems }, at) => stems.map((stem) => [stem, at] as const)),
  );
  const bare = (stem: string) => (code === 'ar' ? stem.replace(/^[وف](?=..)/, '') : stem);

  return (form, stem) => known.get(`=${form}`) ?? known.get(stem) ?? known.get(bare(stem)) ?? -1;
}

function isAlone(form: string): boolean {
  return form.startsWith('=');
}
