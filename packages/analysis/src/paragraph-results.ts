import type { ParagraphResult } from './delta.ts';
import type { FindingCategory, FindingInParagraph, RuleName } from './findings.ts';
import type { Paragraph } from './paragraph.ts';
import { replaceRange } from './replace-range.ts';
import { createFinding } from './rules/create-finding.ts';
import { createEchoMatch, type EchoUse } from './rules/repetition/echo.ts';
import type { Match } from './rules/rule.ts';
import { flagsOf, spokenFlag } from './text/words.ts';

/** Echoes are null until they have been computed. */
type ParagraphEntry = {
  paragraph: Paragraph;
  echoes: readonly EchoUse[] | null;
  /** Matches of the whole-text rules. */
  wholeTextMatches: readonly Match[];
};

const noMatches: readonly Match[] = [];
const blankResult: ParagraphResult = { id: 0, length: 0, words: 0, sentences: [], findings: [] };

/** The result of each paragraph. A result that would not change keeps its identity. */
export class ParagraphResults {
  #entries: ParagraphEntry[] = [];
  #all: ParagraphResult[] = [];
  #lastId = 0;

  /** The current results; mutated by the next splice or update. */
  get all(): readonly ParagraphResult[] {
    return this.#all;
  }

  clear(): void {
    this.#entries = [];
    this.#all = [];
  }

  /** Inserted paragraphs have blank results until `updateEchoes` is called. */
  splice(at: number, remove: number, paragraphs: readonly Paragraph[]): void {
    const held = paragraphs.map((paragraph) => ({
      paragraph,
      echoes: null,
      wholeTextMatches: noMatches,
    }));
    replaceRange(this.#entries, { at, remove, insert: held });
    replaceRange(this.#all, { at, remove, insert: paragraphs.map(() => blankResult) });
  }

  /** Sets the echoes of a paragraph; returns whether they changed. */
  updateEchoes(at: number, echoes: readonly EchoUse[]): boolean {
    const held = this.#entries[at];
    if (!held || (held.echoes && areSameEchoes(held.echoes, echoes))) return false;
    held.echoes = echoes;
    this.#all[at] = this.#resultOf(held, echoes);

    return true;
  }

  /**
   * Sets the whole-text matches of a paragraph; returns whether its result changed. Paragraphs without echoes are updated together with
   * their echoes.
   */
  updateWholeTextMatches(at: number, wholeTextMatches: readonly Match[]): boolean {
    const held = this.#entries[at];
    if (!held || areSameMatches(held.wholeTextMatches, wholeTextMatches)) return false;
    held.wholeTextMatches = wholeTextMatches;
    if (!held.echoes) return false;
    this.#all[at] = this.#resultOf(held, held.echoes);

    return true;
  }

  #resultOf(
    { paragraph, wholeTextMatches }: ParagraphEntry,
    echoes: readonly EchoUse[],
  ): ParagraphResult {
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
      findings: mergeFindings(paragraph, echoes, wholeTextMatches),
    };
  }
}

function isDialogue({ words }: Paragraph, first: number, end: number): boolean {
  let spoken = 0;
  for (let index = first; index < end; index++) {
    if ((flagsOf(words, index) & spokenFlag) !== 0) spoken++;
  }

  return spoken * 2 > end - first;
}

function mergeFindings(
  paragraph: Paragraph,
  echoes: readonly EchoUse[],
  wholeTextMatches: readonly Match[],
): readonly FindingInParagraph[] {
  const said = wholeTextMatches.map((match) => createFinding(paragraph, match));
  const own = withoutDuplicateSpelling(paragraph.findings, said);
  const findings = [
    ...echoes.map((use) => createFinding(paragraph, createEchoMatch(paragraph, use))),
    ...said.filter(
      (finding) =>
        !isCheckerFinding(finding) || !own.some((other) => overridesChecker(other, finding)),
    ),
    ...own,
  ];

  return withoutOverlappingCheckerFindings(findings).sort(
    (one, other) => one.from - other.from || other.to - one.to,
  );
}

/** A loaded dictionary is more reliable than the list of common misspellings. */
function withoutDuplicateSpelling(
  own: readonly FindingInParagraph[],
  wholeTextFindings: readonly FindingInParagraph[],
): readonly FindingInParagraph[] {
  const spelled = new Set(
    wholeTextFindings.filter(({ rule }) => rule === 'spelling').map(({ from }) => from),
  );
  if (spelled.size === 0) return own;

  return own.filter(({ rule, from }) => rule !== 'spelling' || !spelled.has(from));
}

function isCheckerFinding({ category }: FindingInParagraph): boolean {
  return category === 'spelling' || category === 'grammar';
}

/** A rule that uses context takes precedence over a dictionary or a grammar checker. */
function overridesChecker(own: FindingInParagraph, { from, to }: FindingInParagraph): boolean {
  return own.category === 'grammar' && own.from < to && own.to > from;
}

function areSameEchoes(one: readonly EchoUse[], other: readonly EchoUse[]): boolean {
  if (one.length !== other.length) return false;

  return one.every((use, at) => isSameEcho(use, other[at]));
}

/** Whole-text matches contain only counts and words, so their JSON identifies them. */
function areSameMatches(one: readonly Match[], other: readonly Match[]): boolean {
  return (
    one.length === other.length &&
    (one.length === 0 || JSON.stringify(one) === JSON.stringify(other))
  );
}

function isSameEcho(one: EchoUse, other: EchoUse | undefined): boolean {
  if (one.index !== other?.index || one.distance !== other.distance) return false;
  if (one.isClear !== other.isClear) return false;
  if (one.earlier.length !== other.earlier.length) return false;

  return one.earlier.every((place, at) => {
    const its = other.earlier[at];

    return place.paragraphs === its?.paragraphs && place.from === its.from && place.to === its.to;
  });
}

/** Removes findings of grammar and spelling checkers that overlap a finding of our own rules or of a checker with precedence. */
function withoutOverlappingCheckerFindings(
  findings: readonly FindingInParagraph[],
): FindingInParagraph[] {
  const precedingFindings = findings.filter(
    ({ category, rule }) =>
      !serverCheckerRules.has(rule) &&
      (precedingCategories.has(category) || precedingRules.has(rule)),
  );

  return findings.filter((finding) => {
    const { from, to } = finding;
    const rank = checkerRank(finding);
    if (rank < 0) return true;

    return !precedingFindings.some((other) => {
      const its = checkerRank(other);

      return its < rank && other.from < to && other.to > from;
    });
  });
}

function checkerRank({ category, rule }: FindingInParagraph): number {
  if (serverCheckerRules.has(rule)) return checkerCategories.length;

  return precedingRules.has(rule) ? -1 : checkerCategories.indexOf(category);
}

const precedingRules = new Set<RuleName>(['doubled-word', 'homonym']);
/** Findings of these rules yield to all others, whatever their category. */
const serverCheckerRules = new Set<RuleName>(['language-tool', 'language-tool-marks']);
const precedingCategories = new Set<FindingCategory>([
  'house',
  'typography',
  'consistency',
  'spelling',
]);
/** Later categories yield to earlier ones, and all yield to our own rules (-1). */
const checkerCategories: readonly FindingCategory[] = ['spelling', 'grammar'];
