/** A report for print. Numbers and dates are texts, already formatted for its locale. */
export type ReportDocument = {
  /** A BCP 47 tag, with the user's digits if set. */
  locale: string;
  dir: Direction;
  paper: 'a4' | 'us-letter';
  title: string;
  /** The days it is about. */
  period?: string;
  /** The result in a sentence or two. */
  lede?: string;
  /** At the foot of each page, beside the page number. */
  footer: string;
  /** With `{page}` and `{pages}`, such as "Page {page} of {pages}". */
  pageLabel: string;
  createdAt: Date;
  blocks: readonly ReportBlock[];
};

type Direction = 'ltr' | 'rtl';

export type ReportBlock =
  | { kind: 'section'; title: string }
  | {
      kind: 'figures';
      figures: readonly { value: string; label: string; note?: string | undefined }[];
    }
  | { kind: 'text'; text: string }
  | {
      kind: 'table';
      caption?: string;
      /** Numbers are aligned to the end. */
      columns: readonly { name: string; align: 'start' | 'end' }[];
      rows: readonly (readonly string[])[];
      total?: readonly string[];
    }
  /** An SVG of `renderChart`. The summary is shown below and read by screen readers. */
  | { kind: 'chart'; title?: string; svg: string; summary: string }
  | { kind: 'notes'; notes: readonly { title?: string | undefined; text: string }[] };

/** The report as JSON for the template. */
export function reportJson({ locale, createdAt: _, ...report }: ReportDocument): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const data = {
    ...report,
    ...{ language, region },
    digits: Array.from({ length: 10 }, (_digit, value) => digits.format(value)),
  };

  return JSON.stringify(data, (key, value) =>
    typeof value === 'string' && !machineKeys.has(key) ? isolateLines(value, report.dir) : value,
  );
}

/** Keys whose values are not text for readers. */
const machineKeys = new Set(['align', 'dir', 'kind', 'language', 'paper', 'region', 'svg']);

const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Wraps lines whose first letter has the other direction than the document in directional isolates, so that punctuation at their ends and
 * digits stay on the right side.
 *
 * @example isolateLines('Is it here?', 'rtl') // '\u2068Is it here?\u2069'
 */
function isolateLines(text: string, dir: Direction): string {
  return text
    .split('\n')
    .map((line) => {
      const first = /\p{L}/u.exec(line)?.[0];
      const isSame = first === undefined || rightToLeftLetter.test(first) === (dir === 'rtl');

      return isSame ? line : `\u2068${line}\u2069`;
    })
    .join('\n');
}
