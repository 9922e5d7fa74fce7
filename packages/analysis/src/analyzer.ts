import { analyzeParagraph } from './analyze-paragraph.ts';
import type { Analyzer } from './analyzer-calls.ts';
import { countsOf } from './counts.ts';
import { type AnalysisDelta, type AnalysisState, stateOf, type TextChange } from './delta.ts';
import { splicesOf, unionOf } from './delta-splices.ts';
import { HeldText, type TextSplice } from './held-text.ts';
import { detectLanguage, openingLength } from './languages/detect.ts';
import { loadedLanguage } from './languages/languages.ts';
import { und } from './languages/und.ts';
import { EvidenceBoard } from './measures/evidence.ts';
import type { Material } from './measures/material.ts';
import { measuresOf } from './measures/measures.ts';
import { countCapitals } from './names.ts';
import { type Neighbourhood, NeighbourReader } from './neighbours.ts';
import { countNouns } from './nouns.ts';
import type { AnalysisOptions, LanguageCode } from './options.ts';
import { addSums, noSums, type Paragraph } from './paragraph.ts';
import { ParagraphResults } from './paragraph-results.ts';
import { type Answers, Proofs, type Questions, type Unread } from './proofs.ts';
import { endOfReach, rangesToRead } from './reach.ts';
import { replaceRange } from './replace-range.ts';
import type { EchoedUse } from './rules/echo.ts';
import type { Setting } from './rules/rule.ts';
import { settingOf } from './rules/setting.ts';
import { WholeText } from './rules/whole-text.ts';
import { Vocabulary } from './vocabulary.ts';

export type { Analyzer };

/**
 * An analyzer of the empty text.
 *
 * @example
 * const analyzer = createAnalyzer({ kind: 'essay' });
 * analyzer.open('It was a very cold night.').counts.words // 6
 */
export function createAnalyzer(options: AnalysisOptions = {}): Analyzer {
  return new HoldingAnalyzer(options);
}

/** Words met since the last fresh start, beyond which the vocabulary is begun anew. */
const mostForgotten = 20_000;

class HoldingAnalyzer implements Analyzer {
  #options: AnalysisOptions;
  #setting: Setting;
  #whole: WholeText;
  #language: LanguageCode = 'und';
  /** What the text is written in, whether its rules are there or not. */
  #told: LanguageCode = 'und';
  #text: HeldText;
  #vocabulary = new Vocabulary(und);
  #freshForms = 0;
  #paragraphs: Paragraph[] = [];
  #near: Neighbourhood[] = [];
  readonly #results = new ParagraphResults();
  readonly #evidence = new EvidenceBoard();
  #sums = noSums();
  #variety = 0;
  readonly #proofs = new Proofs();
  readonly #reader = new NeighbourReader();

  constructor(options: AnalysisOptions) {
    this.#options = options;
    this.#setting = settingOf(und, options);
    this.#whole = this.#wholeText();
    this.#text = new HeldText(this.#setting.kind);
  }

  open(text: string): AnalysisDelta {
    return this.#apply(this.#text.open(text));
  }

  change(changes: readonly TextChange[]): AnalysisDelta {
    return this.#apply(this.#text.change(changes));
  }

  configure(options: AnalysisOptions): AnalysisDelta {
    this.#options = options;
    this.#text.recut(options.kind ?? 'fiction');

    return this.#restart();
  }

  reread(): AnalysisDelta {
    return this.#restart();
  }

  questions(): Questions {
    return this.#proofs.ask(this.#paragraphs, this.#language);
  }

  unread(most: number): Unread {
    return this.#proofs.unread(this.#paragraphs, this.#language, most);
  }

  tell(answers: Answers): AnalysisDelta {
    this.#proofs.tell(answers);
    const judged = this.#judge({ from: 0, to: 0 });
    const here = { at: 0, remove: 0, insert: 0 };

    return { ...this.#summary(), splices: splicesOf(this.#results.all, here, judged) };
  }

  forgetAnswers(): void {
    this.#proofs.forget();
  }

  get state(): AnalysisState {
    return stateOf({ ...this.#summary(), paragraphs: this.#results.all.slice() });
  }

  get missing(): LanguageCode | null {
    return loadedLanguage(this.#told) ? null : this.#told;
  }

  get material(): Material {
    return {
      language: this.#language,
      kind: this.#setting.kind,
      paragraphs: this.#paragraphs,
      vocabulary: this.#vocabulary,
      sums: this.#sums,
      variety: this.#variety,
    };
  }

  #apply(splice: TextSplice): AnalysisDelta {
    const isOld = this.#vocabulary.forms.length > 2 * this.#freshForms + mostForgotten;
    const isOther =
      this.#text.offsetOf(splice.at) <= openingLength && this.#languageNow() !== this.#told;

    return isOld || isOther ? this.#restart() : this.#replace(splice);
  }

  #wholeText(): WholeText {
    const ledgers = this.#proofs.ledgersFor(this.#setting, this.#vocabulary);

    return new WholeText(this.#setting, this.#vocabulary, ledgers);
  }

  /** Forgets all and analyzes the text held from its start. */
  #restart(): AnalysisDelta {
    this.#told = this.#languageNow();
    this.#vocabulary = new Vocabulary(loadedLanguage(this.#told) ?? und);
    this.#language = this.#vocabulary.language.code;
    this.#setting = settingOf(this.#vocabulary.language, this.#options);
    this.#whole = this.#wholeText();
    const remove = this.#paragraphs.length;
    this.#paragraphs = [];
    this.#near = [];
    this.#sums = noSums();
    this.#variety = 0;
    this.#results.clear();
    this.#evidence.clear();
    const delta = this.#replace({ at: 0, remove: 0, insert: this.#text.paragraphs });
    this.#freshForms = this.#vocabulary.forms.length;
    if (this.#proofs.recall(this.#paragraphs)) this.#judge({ from: 0, to: 0 });

    return { ...delta, splices: [{ at: 0, remove, insert: this.#results.all.slice() }] };
  }

  #languageNow(): LanguageCode {
    const { language = 'auto' } = this.#options;
    if (language !== 'auto') return language;

    return detectLanguage(this.#text.slice(0, Math.min(openingLength, this.#text.length)));
  }

  #replace({ at, remove, insert }: TextSplice): AnalysisDelta {
    const turned = new Set<number>();
    const removed = this.#paragraphs.slice(at, at + remove);
    const cache = new Map(removed.map((paragraph) => [paragraph.text, paragraph]));
    const inserted = insert.map((text) => cache.get(text) ?? this.#analyze(text));
    for (const paragraph of removed) this.#count(paragraph, -1, turned);
    for (const paragraph of inserted) this.#count(paragraph, 1, turned);
    for (const near of this.#near.slice(at, at + remove)) this.#variety -= near.variety;
    replaceRange(this.#paragraphs, { at, remove, insert: inserted });
    replaceRange(this.#near, { at, remove, insert: inserted.map(() => unread) });
    this.#results.splice(at, remove, inserted);
    this.#evidence.splice(at, remove, inserted);
    this.#proofs.rewind(at);

    const end = at + inserted.length;
    const judged = this.#judge({ from: at, to: end });
    const behind = { from: at, to: endOfReach(this.#paragraphs, end) };
    const ranges = rangesToRead(this.#paragraphs, behind, turned);
    const changed = ranges.flatMap((range) => this.#readNeighbours(range));
    const all = judged.length === 0 ? changed : unionOf(changed, judged);
    const splices = splicesOf(this.#results.all, { at, remove, insert: inserted.length }, all);

    return { ...this.#summary(), splices };
  }

  #analyze(text: string): Paragraph {
    return analyzeParagraph(text, this.#vocabulary, this.#setting);
  }

  #count(paragraph: Paragraph, sign: 1 | -1, turned: Set<number>): void {
    addSums(this.#sums, paragraph.sums, sign);
    countCapitals(paragraph, sign, turned);
    countNouns(paragraph, sign, turned);
    this.#whole.count(paragraph, sign);
    this.#vocabulary.count(paragraph.words, sign);
  }

  /** Answers with the paragraphs in which something changed. */
  #readNeighbours(range: { from: number; to: number }): readonly number[] {
    const changed: number[] = [];
    const { wanted } = this.#setting;
    const isWanted = ({ isClear }: EchoedUse) => wanted.has(isClear ? 'echo' : 'wide-echo');
    this.#reader.read(this.#paragraphs, range, this.#vocabulary).forEach((near, index) => {
      const at = range.from + index;
      this.#variety += near.variety - (this.#near[at]?.variety ?? 0);
      this.#near[at] = near;
      if (this.#results.update(at, near.echoes.filter(isWanted))) changed.push(at);
    });

    return changed;
  }

  /** Lets the rules of the whole text look at these paragraphs, and at those where their counts turned. */
  #judge(range: { from: number; to: number }): readonly number[] {
    return this.#whole.settle(this.#paragraphs, range).filter((at) => {
      const paragraph = this.#paragraphs[at];

      return paragraph !== undefined && this.#results.judge(at, this.#whole.find(paragraph));
    });
  }

  #summary() {
    const language = this.#language;
    const hasSyllables = this.#vocabulary.language.syllables !== null;
    const uniqueWords = this.#vocabulary.different;
    const totals = { ...this.#sums, language, variety: this.#variety };

    return {
      language,
      counts: countsOf(this.#sums, { language, hasSyllables, uniqueWords }),
      measures: measuresOf(totals, this.#evidence.evidence(this.#paragraphs)),
    };
  }
}

const unread: Neighbourhood = { echoes: [], variety: 0 };
