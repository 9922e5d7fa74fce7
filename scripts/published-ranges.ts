import type { PackedRanges, PublishedForm } from '@longhand/analysis/measures/published-ranges';
import { quartilesOf } from '../apps/web/src/writing-lab/metrics/corpus/quartiles.ts';

type MeasuredWork = {
  file: string;
  year: number;
  /** By name; measures not available for the work are omitted. */
  figures: Readonly<Record<string, number>>;
};

/** Minimum number of works for a range. */
const minWorks = 10;
/** First years of the periods. */
const periodStarts = [Number.NEGATIVE_INFINITY, 1850, 1900];

/** Computes the ranges of the measures in published works: by form, first of all works, then by period. */
export function computeRanges(works: readonly MeasuredWork[]): PackedRanges {
  const metricNames = [...new Set(works.flatMap((work) => Object.keys(work.figures)))].sort();
  const groups = (['novels', 'essays'] as const).flatMap((form) => {
    const all = works.filter(({ file }) => getForm(file) === form);
    const periods = periodStarts.map((start, at) => {
      const end = periodStarts[at + 1] ?? Number.POSITIVE_INFINITY;

      return all.filter(({ year }) => year >= start && year < end);
    });
    const periodGroups = periods.filter(({ length }) => length >= minWorks && length < all.length);

    return [all, ...periodGroups]
      .filter(({ length }) => length >= minWorks)
      .map((group) => createGroup(group, { form, figures: metricNames }));
  });

  return { figures: metricNames, groups };
}

function createGroup(
  works: readonly MeasuredWork[],
  { form, figures: metricNames }: { form: PublishedForm; figures: readonly string[] },
): PackedRanges['groups'][number] {
  const years = works.map(({ year }) => year);
  const round = (value: number) => Number(value.toPrecision(4));
  const ranges = metricNames.map((name) => {
    const values = works.flatMap((work) => work.figures[name] ?? []);
    const spread = values.length < minWorks ? null : quartilesOf(values);
    if (!spread) return null;
    const { count, least, low, middle, high, most } = spread;

    return [count, round(least), round(low), round(middle), round(high), round(most)] as const;
  });

  return {
    form,
    works: works.length,
    from: Math.min(...years),
    to: Math.max(...years),
    ranges,
  };
}

/** The form of a work: a novel unless listed. Story collections and single tales are in neither range. */
function getForm(file: string): PublishedForm | 'stories' {
  const name = file.replace(/\.txt$/, '');
  if (stories.has(name)) return 'stories';

  return essays.has(name) ? 'essays' : 'novels';
}

const stories: ReadonlySet<string> = new Set([
  'ar/ilyas-abu-shabaka--taqat-zuhur',
  'ar/jibran-khalil-jibran--al-awasif',
  'ar/muhammad-hafiz-ibrahim--layali-satih',
  'ar/muhammad-taymur--ma-tarahu-al-uyun',
  'ar/mustafa-lutfi-al-manfaluti--al-abarat',
  'de/agnes-sapper--das-kleine-dummerle',
  'de/arthur-schnitzler--die-griechische-tanzerin-und-andere-novellen',
  'de/e-t-a-hoffmann--nachtstucke',
  'de/gottfried-keller--die-leute-von-seldwyla-i',
  'de/johanna-spyri--heimatlos',
  'en/arthur-conan-doyle--the-adventures-of-sherlock-holmes',
  'en/g-k-chesterton--the-innocence-of-father-brown',
  'en/kenneth-grahame--the-golden-age',
  'en/o-henry--cabbages-and-kings',
  'en/o-henry--the-four-million',
  'en/saki--beasts-and-super-beasts',
  'en/saki--the-chronicles-of-clovis',
  'es/gabriel-miro--el-humo-dormido',
  'es/leopoldo-alas-clarin--pipa',
  'fr/juliette-adam--mon-village',
  'fr/maurice-leblanc--arsene-lupin-gentleman-cambrioleur',
  'zh/feng-menglong--xingshi-hengyan',
  'zh/ling-mengchu--chuke-paian-jingqi',
  'zh/ling-mengchu--erke-paian-jingqi',
  'zh/lu-xun--nahan',
  'zh/lu-xun--panghuang',
  'zh/xiao-hong--xiaocheng-san-yue',
]);

const essays: ReadonlySet<string> = new Set([
  'ar/abd-al-aziz-al-bishri--fi-al-mirat',
  'ar/abd-al-aziz-al-bishri--qutuf',
  'ar/ahmad-amin--hayati',
  'ar/ahmad-amin--ila-waladi',
  'ar/amin-al-rihani--qalb-al-iraq',
  'ar/ibrahim-abd-al-qadir-al-mazini--sunduq-al-dunya',
  'ar/ibrahim-naji--risalat-al-hayat',
  'ar/malak-hifni-nasif--al-nisaiyyat',
  'ar/mayy-ziyada--al-musawat',
  'ar/mayy-ziyada--bayna-al-jazr-wa-l-madd',
  'ar/muhammad-kurd-ali--al-qadim-wa-l-hadith',
  'ar/muhammad-kurd-ali--ghabir-al-andalus-wa-hadiruha',
  'ar/mustafa-lutfi-al-manfaluti--al-nazarat',
  'ar/mustafa-sadiq-al-rafii--kitab-al-masakin',
  'ar/mustafa-sadiq-al-rafii--wahy-al-qalam',
  'ar/najib-al-rihani--mudhakkirat-najib-al-rihani',
  'ar/shakib-arslan--limadha-taakhkhara-al-muslimun',
  'ar/shakib-arslan--tarikh-ghazawat-al-arab',
  'ar/umar-fakhuri--al-haqiqa-al-lubnaniyya',
  'ar/wali-al-din-yakan--al-malum-wa-l-majhul',
  'ar/wali-al-din-yakan--al-sahaif-al-sud',
  'ar/zaki-mubarak--al-badai',
  'ar/zaki-mubarak--wahy-baghdad',
  'zh/xu-zhimo--rensheng-suigan',
  'zh/xu-zhimo--yunyou-xinzong',
  'zh/zhu-ziqing--sanwen',
]);
