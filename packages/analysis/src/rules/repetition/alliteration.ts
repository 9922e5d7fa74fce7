import { functionWord, numeral } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { entryOf, wordCount } from '../../text/words.ts';
import { minAlliteration } from '../../thresholds.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, hasClass, isAdjacent, isNameAt, isSpokenAt } from '../word-access.ts';

/** Reports three words in a row that begin with the same consonant. One function word between them is allowed. */
export const alliteration: ParagraphRule = {
  rules: ['alliteration'],

  find(paragraph) {
    const { words } = paragraph;
    const matches: Match[] = [];
    const count = wordCount(words);
    let row: number[] = [];
    const flushRow = () => {
      const first = row[0] ?? 0;
      const last = row.at(-1) ?? 0;
      if (
        row.length >= minAlliteration &&
        new Set(row.map((at) => entryOf(words, at))).size === row.length
      ) {
        const values = { letter: initialSound(formAt(paragraph, first)), uses: row.length };
        matches.push({
          rule: 'alliteration',
          first,
          end: last + 1,
          reason: { code: 'alliteration', values },
        });
      }
      row = [];
    };
    for (let index = 0; index < count; index++) {
      if (!isAdjacent(paragraph, index)) flushRow();
      if (hasClass(paragraph, index, functionWord)) {
        if (hasClass(paragraph, index - 1, functionWord)) flushRow();
        continue;
      }
      const sound = isCounted(paragraph, index) ? initialSound(formAt(paragraph, index)) : '';
      const last = row.at(-1);
      if (sound === '' || (last !== undefined && initialSound(formAt(paragraph, last)) !== sound))
        flushRow();
      if (sound !== '') row.push(index);
    }
    flushRow();

    return matches;
  },
};

function isCounted(paragraph: SegmentedParagraph, index: number): boolean {
  return (
    !isSpokenAt(paragraph, index) &&
    !isNameAt(paragraph, index) &&
    !hasClass(paragraph, index, numeral)
  );
}

/** Initial consonant of a word, judged by its letters; empty for vowels. */
function initialSound(form: string): string {
  const [start = ''] =
    /^(?:sch|sh|ch|th|ph|kn|wr|wh|[^aeiouyhàáâäéèêëíîïóôöúùûü\d])/.exec(form) ?? [];
  if (start === 'ph') return 'f';
  if (start === 'kn') return 'n';
  if (start === 'wr') return 'r';
  if (start === 'wh') return 'w';
  if (start === 'c') return /^c[eiy]/.test(form) ? 's' : 'k';
  if (start === 'q') return 'k';
  if (start === 'g') return /^g[eiy]/.test(form) ? 'ge' : 'g';

  return start;
}
