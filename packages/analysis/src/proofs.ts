import {
  type ParagraphRead,
  ParagraphsRead,
  type SentenceRead,
  SentencesRead,
} from './grammar/remark.ts';
import type { LanguageCode } from './options.ts';
import type { Paragraph } from './paragraph.ts';
import { Grammar } from './rules/grammar.ts';
import { OldSpelling } from './rules/old-spelling.ts';
import type { Setting } from './rules/rule.ts';
import { ServerGrammar } from './rules/server-grammar.ts';
import { Spelling } from './rules/spelling.ts';
import type { Verdict } from './spelling/speller.ts';
import { WordsChecked } from './spelling/words-checked.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a text would like to know of its words and sentences, from whoever has the dictionaries. */
export type Questions = {
  language: LanguageCode;
  words: readonly string[];
  sentences: readonly string[];
  /** Nothing of the text is left to be asked. */
  isAll: boolean;
};

/** Paragraphs that a checker on a server has not read yet. */
export type Unread = { language: LanguageCode; paragraphs: readonly string[] };

export type Answers = {
  /** Of what language words and paragraphs are; those of another than the text's are not heard. */
  language?: LanguageCode;
  words?: readonly Verdict[];
  sentences?: readonly SentenceRead[];
  paragraphs?: readonly ParagraphRead[];
};

/** So many paragraphs are looked through at once, at most. */
const step = 400;

type Ledger = Spelling | OldSpelling | Grammar | ServerGrammar;

/** Keeps what spelling and grammar checkers have said, from one setting of the analysis to the next. */
export class Proofs {
  readonly #words = new WordsChecked();
  readonly #sentences = new SentencesRead();
  readonly #paragraphs = new ParagraphsRead();
  #spelling: Spelling | null = null;
  #grammar: Grammar | null = null;
  #server: ServerGrammar | null = null;
  #next = 0;
  #changedAt = 0;
  #waiting: { words: string[]; sentences: string[] } = { words: [], sentences: [] };

  /** The rules that speak for the checkers, for a text that is analyzed anew. */
  ledgersFor(setting: Setting, vocabulary: Vocabulary): readonly Ledger[] {
    this.#words.begin(setting.language.code);
    this.#paragraphs.begin(setting.language.code);
    this.#waiting = { words: [], sentences: [] };
    const hasOld = setting.wanted.has('old-spelling') && setting.wanted.has('spelling');
    const old = hasOld ? new OldSpelling(setting) : null;
    this.#spelling = setting.wanted.has('spelling')
      ? new Spelling(setting, vocabulary, { checked: this.#words, old })
      : null;
    this.#grammar = setting.wanted.has('agreement') ? new Grammar(setting, this.#sentences) : null;
    this.#server = setting.wanted.has('language-tool')
      ? new ServerGrammar(setting, this.#paragraphs)
      : null;
    this.#next = 0;

    return [this.#spelling, old, this.#grammar, this.#server].filter((ledger) => ledger !== null);
  }

  /** Something changed from here on. */
  rewind(at: number): void {
    this.#next = Math.min(this.#next, at);
    this.#changedAt = at;
  }

  /**
   * Says again at once what was said before of the words of a text that is analyzed anew; what is new in it is asked for later.
   * True when there was something to say.
   */
  recall(paragraphs: readonly Paragraph[]): boolean {
    if (this.#words.isEmpty && this.#sentences.isEmpty) return false;
    for (const paragraph of paragraphs) {
      this.#spelling?.ask(paragraph, this.#waiting.words);
      this.#grammar?.ask(paragraph, this.#waiting.sentences);
    }

    return true;
  }

  /** Takes up where it stopped. Ask again until all is asked. */
  ask(paragraphs: readonly Paragraph[], language: LanguageCode): Questions {
    const { words, sentences } = this.#waiting;
    this.#waiting = { words: [], sentences: [] };
    let read = 0;
    while (this.#next < paragraphs.length && read < step) {
      const paragraph = paragraphs[this.#next++];
      if (!paragraph) continue;
      const isNew = this.#spelling?.ask(paragraph, words) ?? false;
      if ((this.#grammar?.ask(paragraph, sentences) ?? false) || isNew) read++;
    }

    return { language, words, sentences, isAll: this.#next >= paragraphs.length };
  }

  unread(paragraphs: readonly Paragraph[], language: LanguageCode, most: number): Unread {
    const found = this.#server?.unread(paragraphs, this.#changedAt, most) ?? [];

    return { language, paragraphs: found };
  }

  tell({
    language = this.#words.language,
    words = [],
    sentences = [],
    paragraphs = [],
  }: Answers): void {
    const isOurs = language === this.#words.language;
    for (const verdict of isOurs ? words : []) {
      this.#words.tell(verdict);
      if (verdict.suggestions) this.#spelling?.doubt(verdict.word);
    }
    for (const read of sentences) {
      this.#sentences.tell(read);
      if (read.remarks.length > 0) this.#grammar?.told(read.sentence);
    }
    for (const read of isOurs ? paragraphs : []) {
      this.#paragraphs.tell(read);
      if (read.remarks.length > 0) this.#server?.told(read.paragraph);
    }
  }

  /** The dictionaries are others now: all is asked again. */
  forget(): void {
    this.#words.forget();
    this.#sentences.forget();
    this.#paragraphs.forget();
  }
}
