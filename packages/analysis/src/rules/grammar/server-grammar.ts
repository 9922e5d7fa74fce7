import type { ParagraphDiagnosticsCache } from '../../grammar/grammar-diagnostic.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { wordCount } from '../../text/words.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { createDiagnosticMatch } from './diagnostic-match.ts';

/** Reports the diagnostics of a server-side checker that reads whole paragraphs. */
export class ServerGrammarRule {
  readonly #setting: RuleSettings;
  readonly #read: ParagraphDiagnosticsCache;
  readonly #told = new Set<string>();

  constructor(settings: RuleSettings, diagnostics: ParagraphDiagnosticsCache) {
    this.#setting = settings;
    this.#read = diagnostics;
  }

  count(): void {}

  /** To be called for each paragraph with diagnostics. */
  markChecked(paragraph: string): void {
    this.#told.add(paragraph);
  }

  findStale(): ((paragraph: SegmentedParagraph) => boolean) | null {
    if (this.#told.size === 0) return null;
    const checkedParagraphs = new Set(this.#told);
    this.#told.clear();

    return (paragraph) => checkedParagraphs.has(checkedText(paragraph));
  }

  find(paragraph: SegmentedParagraph): readonly Match[] {
    const wholeParagraph = { from: 0, first: 0, end: wordCount(paragraph.words) };
    const diagnostics =
      wholeParagraph.end === 0 ? undefined : this.#read.get(checkedText(paragraph));

    return (diagnostics ?? noMatches).flatMap(
      (diagnostic) =>
        createDiagnosticMatch(paragraph, diagnostic, wholeParagraph, this.#setting) ?? [],
    );
  }

  /**
   * The next unchecked paragraphs, at most `maxLength` characters together but at least one paragraph if any is unchecked. The search
   * starts at `startIndex` and wraps around, so that the edited paragraph comes first.
   */
  uncheckedParagraphs(
    paragraphs: readonly SegmentedParagraph[],
    startIndex: number,
    maxLength: number,
  ): readonly string[] {
    const found = new Set<string>();
    let remainingLength = maxLength;
    for (let step = 0; step < paragraphs.length; step++) {
      const paragraph = paragraphs[(startIndex + step) % paragraphs.length];
      if (!paragraph || wordCount(paragraph.words) === 0) continue;
      const text = checkedText(paragraph);
      if (!this.#isToRead(text) || found.has(text)) continue;
      remainingLength -= text.length;
      if (remainingLength < 0 && found.size > 0) break;
      found.add(text);
    }

    return [...found];
  }

  #isToRead(text: string): boolean {
    return text.length <= maxParagraphLength && this.#read.get(text) === undefined;
  }
}

/** Without trailing line breaks, which are irrelevant to grammar. */
function checkedText({ text }: SegmentedParagraph): string {
  return text.trimEnd();
}

/** In UTF-16 code units; longer paragraphs are not sent. */
const maxParagraphLength = 10_000;

const noMatches: readonly never[] = [];
