import type { LanguageCode } from '../options.ts';

/** Form of published works: novels, or essays, memoirs and travel writing. */
export type PublishedForm = 'novels' | 'essays';

/** Range of a measure over `count` works: the middle half lies between `low` and `high`. */
export type PublishedRange = {
  count: number;
  least: number;
  low: number;
  middle: number;
  high: number;
  most: number;
};

/** Works of one form, of all years or of one period. */
export type PublishedGroup = {
  form: PublishedForm;
  works: number;
  /** First publication of the oldest and the newest work. */
  from: number;
  to: number;
  /** By measure name; measures available for fewer than ten works are omitted. */
  ranges: Readonly<Record<string, PublishedRange>>;
};

/** The works of one form in a language: all of them, and by period for periods with at least ten. */
export type PublishedRanges = PublishedGroup & {
  periods: readonly PublishedGroup[];
  /** The collections of the works. */
  source: string;
};

type PackedRange = readonly [
  count: number,
  least: number,
  low: number,
  middle: number,
  high: number,
  most: number,
];

/** As written by `scripts/pack-authors.ts`; the first group of a form contains all its works. */
export type PackedRanges = {
  figures: readonly string[];
  groups: readonly {
    form: PublishedForm;
    works: number;
    from: number;
    to: number;
    ranges: readonly (PackedRange | null)[];
  }[];
};

type PublishedSet = { source: string; load: () => Promise<{ packed: string }> };

const publishedSets: Readonly<Partial<Record<LanguageCode, PublishedSet>>> = {
  en: {
    source: 'Project Gutenberg; 100 English Novels (Computational Stylistics Group)',
    load: () => import('../published/en.ts'),
  },
  es: { source: 'ELTeC-spa; CoNHA19 (CLiGS)', load: () => import('../published/es.ts') },
  fr: { source: 'ELTeC-fra; Project Gutenberg', load: () => import('../published/fr.ts') },
  de: {
    source: 'ELTeC-deu; 68 German Novels (Computational Stylistics Group)',
    load: () => import('../published/de.ts'),
  },
  ar: { source: 'OpenITI; Hindawi Foundation', load: () => import('../published/ar.ts') },
  zh: {
    source: 'dev-chenxing.github.io; banghuazhao; zoubenjun/story',
    load: () => import('../published/zh.ts'),
  },
};

/** Loads the ranges of published works of a form (a few kB, on demand); null if a language has none. */
export async function loadPublishedRanges(
  language: LanguageCode,
  form: PublishedForm,
): Promise<PublishedRanges | null> {
  const set = publishedSets[language];
  if (!set) return null;
  const { packed } = await set.load();
  const { figures, groups }: PackedRanges = JSON.parse(packed);
  const [whole, ...periods] = groups
    .filter((group) => group.form === form)
    .map((group) => unpackGroup(group, figures));

  return whole ? { ...whole, periods, source: set.source } : null;
}

function unpackGroup(
  { ranges, ...group }: PackedRanges['groups'][number],
  figures: readonly string[],
): PublishedGroup {
  const known = ranges.flatMap((range, at) => {
    if (range === null) return [];
    const [count, least, low, middle, high, most] = range;

    return [[figures[at] ?? '', { count, least, low, middle, high, most }] as const];
  });

  return { ...group, ranges: Object.fromEntries(known) };
}
