import type { ParagraphResult } from './delta.ts';
import type { FindingCategory, FindingInParagraph, RuleName } from './findings.ts';
import type { Paragraph } from './paragraph.ts';
import { replaceRange } from './replace-range.ts';
import { type EchoedUse, echoMatch } from './rules/echo.ts';
import { findingOf } from './rules/finding-of.ts';
import type { Match } from './rules/rule.ts';
import { isSpoken, marksOf } from './text/words.ts';

/** Echoes are null until they have been read. */
type Held = {
  paragraph: Paragraph;
  echoes: readonly EchoedUse[] | null;
  /** What the rules say that look at the whole text. */
  judged: readonly Match[];
};

const none: readonly Match[] = [];
const blank: ParagraphResult = { id: 0, length: 0, words: 0, sentences: [], findings: [] };

/** What goes out for each paragraph. A result that would say the same again is kept as it is. */
export class ParagraphResults {
  #held: Held[] = [];
  #all: ParagraphResult[] = [];
  #lastId = 0;

  /** As they stand now: changes with the next splice or update. */
  get all(): readonly ParagraphResult[] {
    return this.#all;
  }

  clear(): void {
    this.#held = [];
    this.#all = [];
  }

  /** The results of paragraphs put in are blank until `update` has been given their echoes. */
  splice(at: number, remove: number, paragraphs: readonly Paragraph[]): void {
    const held = paragraphs.map((paragraph) => ({ paragraph, echoes: null, judged: none }));
    replaceRange(this.#held, { at, remove, insert: held });
    replaceRange(this.#all, { at, remove, insert: paragraphs.map(() => blank) });
  }

  /** Takes the echoes of a paragraph; answers whether they are others than before. */
  update(at: number, echoes: readonly EchoedUse[]): boolean {
    const held = this.#held[at];
    if (!held || (held.echoes && isSame(held.echoes, echoes))) return false;
    held.echoes = echoes;
    this.#all[at] = this.#resultOf(held, echoes);

    return true;
  }

  /**
   * Takes what the rules of the whole text say of a paragraph; answers whether it is other than
   * before. Paragraphs that wait for their echoes say it with them.
   */
  judge(at: number, judged: readonly Match[]): boolean {
    const held = this.#held[at];
    if (!held || isSameJudgement(held.judged, judged)) return false;
    held.judged = judged;
    if (!held.echoes) return false;
    this.#all[at] = this.#resultOf(held, held.echoes);

    return true;
  }

  #resultOf({ paragraph, judged }: Held, echoes: readonly EchoedUse[]): ParagraphResult {
    return {
      id: ++this.#lastId,
      length: paragraph.text.length,
      words: paragraph.sums.words,
      sentences: paragraph.sentences.map(({ from, to, first, end }) => ({
        from,
        to,
        words: end - first,
        dialogue: isDialogue(paragraph, first, end),
      })),
      findings: findingsOf(paragraph, echoes, judged),
    };
  }
}

function isDialogue({ words }: Paragraph, first: number, end: number): boolean {
  let spoken = 0;
  for (let index = first; index < end; index++) {
    if ((marksOf(words, index) & isSpoken) !== 0) spoken++;
  }

  return spoken * 2 > end - first;
}

function findingsOf(
  paragraph: Paragraph,
  echoes: readonly EchoedUse[],
  judged: readonly Match[],
): readonly FindingInParagraph[] {
  const said = judged.map((match) => findingOf(paragraph, match));
  const own = withoutDoubles(paragraph.findings, said);
  const findings = [
    ...echoes.map((use) => findingOf(paragraph, echoMatch(paragraph, use))),
    ...said.filter(
      (finding) => !isOfChecker(finding) || !own.some((other) => corrects(other, finding)),
    ),
    ...own,
  ];

  return withoutEchoesOfOthers(findings).sort(
    (one, other) => one.from - other.from || other.to - one.to,
  );
}

/** A dictionary that has been fetched knows more of a word than the list of common slips. */
function withoutDoubles(
  own: readonly FindingInParagraph[],
  said: readonly FindingInParagraph[],
): readonly FindingInParagraph[] {
  const spelled = new Set(said.filter(({ rule }) => rule === 'spelling').map(({ from }) => from));
  if (spelled.size === 0) return own;

  return own.filter(({ rule, from }) => rule !== 'spelling' || !spelled.has(from));
}

function isOfChecker({ category }: FindingInParagraph): boolean {
  return category === 'spelling' || category === 'grammar';
}

/** What the words beside it tell of a word goes before what a dictionary or a grammar checker says of it. */
function corrects(own: FindingInParagraph, { from, to }: FindingInParagraph): boolean {
  return own.category === 'grammar' && own.from < to && own.to > from;
}

function isSame(one: readonly EchoedUse[], other: readonly EchoedUse[]): boolean {
  if (one.length !== other.length) return false;

  return one.every((use, at) => isSameUse(use, other[at]));
}

/** These say nothing of their neighbours but counts and words, so that their text tells them apart. */
function isSameJudgement(one: readonly Match[], other: readonly Match[]): boolean {
  return (
    one.length === other.length &&
    (one.length === 0 || JSON.stringify(one) === JSON.stringify(other))
  );
}

function isSameUse(one: EchoedUse, other: EchoedUse | undefined): boolean {
  if (one.index !== other?.index || one.distance !== other.distance) return false;
  if (one.isClear !== other.isClear) return false;
  if (one.earlier.length !== other.earlier.length) return false;

  return one.earlier.every((place, at) => {
    const its = other.earlier[at];

    return place.paragraphs === its?.paragraphs && place.from === its.from && place.to === its.to;
  });
}

/** A checker of grammar or spelling has nothing to add where a rule of ours, or the other one, speaks of the same words. */
function withoutEchoesOfOthers(findings: readonly FindingInParagraph[]): FindingInParagraph[] {
  const said = findings.filter(
    ({ category, rule }) =>
      !serverRules.has(rule) && (closeRules.has(category) || ownRules.has(rule)),
  );

  return findings.filter((finding) => {
    const { from, to } = finding;
    const rank = rankOf(finding);
    if (rank < 0) return true;

    return !said.some((other) => {
      const its = rankOf(other);

      return its < rank && other.from < to && other.to > from;
    });
  });
}

function rankOf({ category, rule }: FindingInParagraph): number {
  if (serverRules.has(rule)) return checkers.length;

  return ownRules.has(rule) ? -1 : checkers.indexOf(category);
}

const ownRules = new Set<RuleName>(['doubled-word', 'homonym']);
/** They give way to all others, whatever their category. */
const serverRules = new Set<RuleName>(['language-tool', 'language-tool-marks']);
const closeRules = new Set<FindingCategory>(['house', 'typography', 'consistency', 'spelling']);
/** The later gives way to the earlier, and all to the rules of ours (-1). */
const checkers: readonly FindingCategory[] = ['spelling', 'grammar'];
