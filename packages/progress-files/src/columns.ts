import { type DecimalSign, detectDecimalSign, parseAmount } from './amounts.ts';
import { type DateOrder, detectDateOrder, parseDay, parseDayInFile } from './dates.ts';
import {
  type FileMeasure,
  fileMeasures,
  type ProgressRecord,
  type ReadResult,
  type RowProblem,
} from './record.ts';
import type { Table } from './table.ts';

/** Mapping of columns by index; the user can correct the guess. */
export type ColumnMapping = {
  date: number;
  amount: number;
  measure: number | null;
  project: number | null;
  tags: number | null;
  note: number | null;
  dateOrder: DateOrder;
  decimalSign: DecimalSign;
  /** The measure if no column has it. */
  defaultMeasure: FileMeasure;
  /** Whether amounts are running totals. */
  mode: ProgressRecord['mode'];
};

/** Common column names in the languages of Longhand and of other products. */
const columnNamePatterns = {
  date: /^(date|day|datum|tag|fecha|d[ií]a|jour|تاريخ|التاريخ|日期|entry[ _]?on|on)$/iu,
  total:
    /^(total|cumulative|running total|word ?count|gesamt|summe|totale?|cumul|المجموع|累计|总计)/iu,
  amount:
    /^(amount|count|words?|words? written|written|w[öo]rter|menge|anzahl|palabras|cantidad|mots|nombre|quantit[ée]|كلمات|عدد|字数|数量|value|progress)/iu,
  measure: /^(measure|unit|type|einheit|medida|unidad|unit[ée]|وحدة|单位)$/iu,
  project:
    /^(project( ?_?title)?|work|book|novel|projekt|werk|proyecto|obra|projet|œuvre|مشروع|项目)$/iu,
  tags: /^(tags?|tag_names|labels?|schlagw(o|ö)rte?r?|etiquetas?|[ée]tiquettes?|وسوم|标签)$/iu,
  note: /^(notes?|comments?|memo|notiz(en)?|kommentar|nota|comentarios?|remarques?|ملاحظة|ملاحظات|备注)$/iu,
} as const;

/** Guesses the column mapping from column names and contents. */
export function guessColumns(table: Table): ColumnMapping {
  const named = (pattern: RegExp) => {
    const index = table.columns.findIndex((name) => pattern.test(name));

    return index < 0 ? null : index;
  };
  const date = named(columnNamePatterns.date) ?? bestColumn(table, looksLikeDay) ?? 0;
  const total = named(columnNamePatterns.total);
  const amount =
    named(columnNamePatterns.amount) ??
    total ??
    bestColumn(table, (value) => /^[-+−]?[\d٠-٩][\d٠-٩.,\s]*$/u.test(value), date) ??
    Math.min(1, table.columns.length - 1);
  const sample = table.rows.slice(0, 1_000);

  return {
    date,
    amount,
    measure: named(columnNamePatterns.measure),
    project: named(columnNamePatterns.project),
    tags: named(columnNamePatterns.tags),
    note: named(columnNamePatterns.note),
    dateOrder: detectDateOrder(sample.map((row) => row[date] ?? '')),
    decimalSign: detectDecimalSign(sample.map((row) => row[amount] ?? '')),
    defaultMeasure: measureOf(table.columns[amount] ?? '') ?? 'word',
    mode: amount === total ? 'set_total' : 'add',
  };
}

/** The records of a table and its invalid rows, in file order. */
export function readRecords(table: Table, columns: ColumnMapping): ReadResult {
  const records: ProgressRecord[] = [];
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of table.rows.entries()) {
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
    const on = parseDayInFile(cell(columns.date), columns.dateOrder);
    const amount = parseAmount(cell(columns.amount), columns.decimalSign);
    if (on === null || amount === null) {
      problems.push({ row: index + 1, ...problemOf(cell(columns.date), on, cell(columns.amount)) });
      continue;
    }
    const record = {
      on,
      measure: measureOf(cell(columns.measure)) ?? columns.defaultMeasure,
      amount,
      mode: columns.mode,
      project: cell(columns.project),
      tags: tagsOf(cell(columns.tags)),
      note: cell(columns.note),
    };
    records.push({ ...record, reference: referenceOf(record, seen) });
  }

  return { records, problems };
}

/** The measure named by a word in any language of Longhand; null for none. */
export function measureOf(name: string): FileMeasure | null {
  const word = name.trim().toLocaleLowerCase();

  return fileMeasures.find((measure) => measurePatterns[measure].test(word)) ?? null;
}

const measurePatterns: Record<FileMeasure, RegExp> = {
  word: /^(words?|w[öo]rter|wort|palabras?|mots?|كلم(ة|ات)|词数?|单词)\b|^(词|كلم)/u,
  character:
    /^(characters?|chars?|zeichen|caracteres|caract[èe]res?|signes)\b|^(字符|字数|字|حروف|حرف)/u,
  minute: /^(minutes?|mins?|time|minuten?|zeit|minutos?|tiempo|temps)\b|^(分钟|时间|دقيقة|دقائق)/u,
  page: /^(pages?|seiten?|p[áa]ginas?)\b|^(页|صفح)/u,
  chapter: /^(chapters?|kapitel|cap[íi]tulos?|chapitres?)\b|^(章|فصل|فصول)/u,
  scene: /^(scenes?|szenen?|escenas?|sc[èe]nes?)\b|^(场景|مشهد|مشاهد)/u,
  line: /^(lines?|verses?|zeilen?|l[íi]neas?|versos?|lignes?|vers)\b|^(行|سطر|أسطر|بيت)/u,
  poem: /^(poems?|gedichte?|poemas?|po[èe]mes?)\b|^(诗|قصيدة|قصائد)/u,
  session: /^(sessions?|sitzung(en)?|sesi[óo]n(es)?|s[ée]ances?)\b|^(次|جلسة|جلسات)/u,
};

function problemOf(date: string, on: string | null, amount: string): Omit<RowProblem, 'row'> {
  if (on === null) {
    return { reason: date === '' ? 'date_missing' : 'date_unreadable', value: date };
  }

  return { reason: amount === '' ? 'amount_missing' : 'amount_unreadable', value: amount };
}

function tagsOf(cell: string): string[] {
  return [...new Set(cell.split(/[;,،、]/u).map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** Duplicate rows of a file are numbered, so that the same file always gives the same references. */
function referenceOf(record: Omit<ProgressRecord, 'reference'>, seen: Map<string, number>): string {
  const key = [record.on, record.measure, record.mode, record.amount, record.project].join('|');
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);

  return `${key}|${count}`;
}

function looksLikeDay(value: string): boolean {
  return parseDay(value, detectDateOrder([value])) !== null;
}

/** The column with the most matching cells in the first rows; null if none matches. */
function bestColumn(table: Table, matches: (value: string) => boolean, except = -1): number | null {
  const rows = table.rows.slice(0, 50);
  const scores = table.columns.map((_, column) =>
    column === except ? 0 : rows.filter((row) => matches(row[column] ?? '')).length,
  );
  const best = Math.max(...scores);

  return best === 0 ? null : scores.indexOf(best);
}
