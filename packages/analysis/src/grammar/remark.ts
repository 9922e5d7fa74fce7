import type { RuleName } from '../findings.ts';

/** Rules whose findings a grammar checker makes. */
export const grammarRules = [
  'agreement',
  'word-form',
  'article',
  'confused-word',
  'joined-words',
  'sentence-marks',
  'capital',
] as const satisfies readonly RuleName[];

export type GrammarRule = (typeof grammarRules)[number];

/** What a grammar checker says of a place in a sentence, in offsets of the sentence. */
export type Remark = {
  rule: GrammarRule;
  from: number;
  to: number;
  /** In the checker's own words, in the language of the text. */
  detail: string;
  suggestions: readonly string[];
};

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
