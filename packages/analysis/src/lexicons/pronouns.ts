import type { LanguageCode } from '../options.ts';
import { wordSet } from './word-set.ts';

/** Personal subject pronouns of each language. */
export const subjectPronouns: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: wordSet(`i he she it we they you i'm i'd i've i'll he's he'd he'll she's she'd she'll it's it'd it'll we're we'd we've
    we'll they're they'd they've they'll you're you'd you've you'll`),
  es: wordSet('yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes'),
  fr: wordSet("je j' tu il elle on nous vous ils elles"),
  de: wordSet('ich du er sie es wir'),
  ar: wordSet('أنا أنت هو هي نحن أنتم هم هما هن وأنا وهو وهي ونحن وهم فهو فهي'),
  zh: wordSet('我 你 他 她 它 我们 你们 他们 她们 它们 咱们'),
};
