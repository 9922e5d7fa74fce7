import type { LanguageCode } from '../options.ts';

/** What is published of a kind: novels, or essays, memoirs and travels. */
export type PublishedForm = 'novels' | 'essays';

/** Where a measure lies in so many works: the middle half is from `low` to `high`. */
export type PublishedRange = {
  count: number;
  least: number;
  low: number;
  middle: number;
  high: number;
  most: number;
};

/** Works of one form, of all years or of a period. */
export type PublishedGroup = {
  form: PublishedForm;
  works: number;
  /** Years of the first publication of the oldest and the newest work. */
  from: number;
  to: number;
  /** By the name of the figure; one that fewer than ten works have is left out. */
  ranges: Readonly<Record<string, PublishedRange>>;
};

/** The works of one form in a language: all of them, and by period where a period has at least ten. */
export type PublishedRanges = PublishedGroup & {
  periods: readonly PublishedGroup[];
  /** The collections that the works come from. */
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

/** As `scripts/pack-authors.ts` writes the groups of a language; the first of a form has all its works. */
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

const sets: Readonly<Partial<Record<LanguageCode, PublishedSet>>> = {
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

/** Ranges of published works of a form (a few kB, fetched when they are wanted); null where a language has none. */
export async function loadPublishedRanges(
  language: LanguageCode,
  form: PublishedForm,
): Promise<PublishedRanges | null> {
  const set = sets[language];
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
