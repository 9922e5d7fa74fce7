import type { RuleName } from '../findings.ts';

/** Rules whose findings a grammar checker makes: those of Harper, and at the end those of LanguageTool. */
export const grammarRules = [
  'agreement',
  'word-form',
  'article',
  'confused-word',
  'joined-words',
  'sentence-marks',
  'capital',
  'language-tool',
  'language-tool-marks',
] as const satisfies readonly RuleName[];

export type GrammarRule = (typeof grammarRules)[number];

/** What a grammar checker says of a place in a sentence or a paragraph, in its offsets. */
export type Remark = {
  rule: GrammarRule;
  from: number;
  to: number;
  /** In the checker's own words, in the language of the text. */
  detail: string;
  /** The checker's own name of its rule, where it has many behind one of ours. */
  checkerRule?: string;
  suggestions: readonly string[];
};

/** Of one paragraph, letter for letter as it was given out. */
export type ParagraphRead = { paragraph: string; remarks: readonly Remark[] };

/** Of one sentence, word for word as it was asked for. */
export type SentenceRead = { sentence: string; remarks: readonly Remark[] };

/** What has been asked and told of sentences: it outlives the text that they stand in. */
export class SentencesRead {
  #remarks = new Map<string, readonly Remark[]>();
  #asked = new Set<string>();

  forget(): void {
    this.#remarks = new Map();
    this.#asked = new Set();
  }

  isNew(sentence: string): boolean {
    if (this.#asked.has(sentence)) return false;
    this.#asked.add(sentence);

    return true;
  }

  tell({ sentence, remarks }: SentenceRead): void {
    if (remarks.length > 0) this.#remarks.set(sentence, remarks);
  }

  remarksOn(sentence: string): readonly Remark[] | undefined {
    return this.#remarks.get(sentence);
  }

  get isEmpty(): boolean {
    return this.#remarks.size === 0;
  }
}

/** What has been told of paragraphs: a paragraph that comes back as it was is known. */
export class ParagraphsRead {
  #remarks = new Map<string, readonly Remark[]>();
  #language = '';

  /** What was said of paragraphs of another language is not heard any more. */
  begin(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.forget();
  }

  forget(): void {
    this.#remarks = new Map();
  }

  tell({ paragraph, remarks }: ParagraphRead): void {
    this.#remarks.set(paragraph, remarks);
  }

  /** Undefined where nobody has read it yet. */
  remarksOn(paragraph: string): readonly Remark[] | undefined {
    return this.#remarks.get(paragraph);
  }
}
