import { detectDecimalSign, parseAmount } from './amounts.ts';
import { detectDateOrder, readDay } from './dates.ts';
import type { ProgressRecord, Reading, RowProblem } from './record.ts';

/**
 * The list of days that NaNoWriMo showed, as it is copied from its page: a line a day, `Nov 1, 2023`, then a
 * tab or spaces, then the words. Lines of any other kind of date are taken as well.
 *
 * @param mode Whether the words are those of the day or the total at its end; the page could show both.
 */
export function readDailyLines(text: string, mode: ProgressRecord['mode']): Reading {
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
    const on = readDay(pair.date, order);
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
