import { detectDecimalSign, parseAmount } from './amounts.ts';
import { detectDateOrder, parseDayInFile } from './dates.ts';
import type { ProgressRecord, ReadResult, RowProblem } from './record.ts';

/**
 * Reads the daily word counts copied from the NaNoWriMo page: one line per day, `Nov 1, 2023`, then a tab or spaces, then the words. Other
 * date formats are accepted too.
 *
 * @param mode whether the words are daily counts or running totals; the page could show both
 */
export function readDailyLines(text: string, mode: ProgressRecord['mode']): ReadResult {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => {
    const { date = '', amount = '' } = dayAndAmount.exec(line.trim())?.groups ?? {};

    return { date: date || line.trim(), amount };
  });
  const order = detectDateOrder(pairs.map(({ date }) => date));
  const decimalSign = detectDecimalSign(pairs.map(({ amount }) => amount));
  const records: ProgressRecord[] = [];
  const problems: RowProblem[] = [];
  for (const [index, pair] of pairs.entries()) {
    const on = parseDayInFile(pair.date, order);
    const amount = parseAmount(pair.amount, decimalSign);
    if (on === null) {
      problems.push({ row: index + 1, reason: 'date_unreadable', value: pair.date });
    } else if (amount === null) {
      const reason = pair.amount === '' ? 'amount_missing' : 'amount_unreadable';
      problems.push({ row: index + 1, reason, value: pair.amount });
    } else {
      const reference = `${on}|word|${mode}`;
      records.push({
        on,
        measure: 'word',
        amount,
        mode,
        project: '',
        tags: [],
        note: '',
        reference,
      });
    }
  }

  return { records, problems };
}

const dayAndAmount =
  /^(?<date>.*?\d{4}|\d{4}\D\d{1,2}\D\d{1,2}\D?|.*?[٠-٩]{4}|\d{1,2}\D\d{1,2}\D\d{2})(?:\s*[\t:;|]\s*|\s+)(?<amount>\S.*)$/u;
