import type { Span } from '../../findings.ts';
import type { LanguageCode } from '../../options.ts';
import type { ArabicMetreMatch } from './arabic/metre.ts';
import { type Regulation, regulationOf } from './chinese/tones.ts';
import type { Line } from './line.ts';
import { type LineLength, lineLengthOf } from './line-length.ts';
import { linesOf } from './lines.ts';
import { metreOf, type StressMetre } from './metre.ts';
import { type Repetition, repetitionOf } from './repetition.ts';
import { type RhymeKind, rhymesOf } from './scheme.ts';
import type { VerseSounds } from './sounds/sounds.ts';
import { type VerseResult, verseMinLines, withoutResult } from './verse-result.ts';

/** The lines of a poem or song without section labels; in Chinese verse of equal length, one verse each, without title and author. */
export type Verse = {
  lines: readonly VerseLine[];
  /** Rhyme scheme: a letter per line, stanzas separated by spaces: ABAB CDCD. */
  scheme: string;
  /** By stress (en, de), or by moving and quiescent letters (ar). */
  metre: VerseResult<StressMetre | ArabicMetreMatch>;
  /** The usual line length, in languages with syllabic verse. */
  lineLength: VerseResult<LineLength>;
  /** Agreement with the tone rules of regulated verse, in Chinese. */
  regulation: VerseResult<Regulation>;
  repetition: Repetition;
};

export type VerseLine = {
  span: Span;
  /** Label of the section that starts with this line (Chorus, Verse 2); the label itself is not a line. */
  section: string | null;
  /** Counted by the verse rules of the language; null if it has none. */
  syllables: number | null;
  /** Per syllable: 0 unstressed, 1 stressed, ? either; null if unknown. */
  stress: string | null;
  /**
   * Of each letter: 1 moving, 0 quiescent, ? a vowel that may be long or short; with a space between hemistichs. Null except in vocalised
   * Arabic.
   */
  quantities: string | null;
  /** Of each character: 平 level, 仄 oblique, · neither. Null except in Chinese. */
  tones: string | null;
  /** Its letter in the rhyme scheme. */
  rhyme: string;
  /** Kind of its rhyme with line `with`; null for the first line of a rhyme and for lines without one. */
  kind: RhymeKind | null;
  with: number | null;
  /** Internal rhymes: pairs of words within the line that rhyme perfectly. */
  internal: readonly (readonly [Span, Span])[];
};

/** Sources of the verse results. The rules of each language cite their own. */
export const verseSources = {
  rhyme:
    'Perfect and slant rhyme as in Brogan (ed.), The New Princeton Encyclopedia of Poetry and Poetics (1993)',
  metre:
    'Agreement of the stress of words with the foot (en, de), of moving and quiescent letters with the sixteen metres of vocalised ar (Wright 1898, A Grammar of the Arabic Language, IV); Longhand’s own thresholds. Not told: of es, fr and zh, whose verse is counted, more than the name of a line’s length; of ar without its vowels; the result says why',
  regulation:
    'Wang Li 1958, 汉语诗律学, by the tones of modern Mandarin: 1 and 2 level, 3 and 4 oblique; the entering tone of old is not known in it, and a character with two readings may be read the wrong way (胜 in 不胜)',
  lineLength:
    'Navarro Tomás 1956, Métrica española; Grammont 1937, Petit traité de versification française',
} as const;

/**
 * Reads a text as verse. `sounds` is null for a language without rules of rhyme: lines and repetition are still found.
 *
 * @example verseOf('The roof has a leak,\nThe gutter is blue', 'en', await loadVerseSounds('en')).scheme // 'AB'
 */
export function verseOf(text: string, language: LanguageCode, sounds: VerseSounds | null): Verse {
  const lines = linesOf(text, language);
  const endings = lines.map(({ words }) => endingOf(words.at(-1)?.form, sounds));
  const rhymes = rhymesOf(lines, endings);
  const written = lines.map(({ span }) => text.slice(span.from, span.to));
  const weighed = sounds?.weigh?.(written);
  const tones = sounds?.tonesOf?.(written);
  const read = lines.map((line, at): VerseLine => {
    const { letter = '', kind = null, with: partner = null } = rhymes[at] ?? {};

    return {
      span: line.span,
      section: line.section,
      syllables: movingIn(weighed?.quantities[at]) ?? syllablesOf(line, sounds),
      stress: stressesOf(line, sounds)?.join('') ?? null,
      quantities: weighed?.quantities[at] ?? null,
      tones: tones?.[at] ?? null,
      rhyme: letter,
      kind,
      with: partner,
      internal: internalRhymes(line, sounds),
    };
  });
  const stresses = lines.map((line) => stressesOf(line, sounds)).filter((line) => line !== null);

  return {
    lines: read,
    scheme: schemeOf(lines, read),
    metre: weighed?.metre ?? metreIn(stresses, sounds),
    lineLength: lengthIn(lines, sounds),
    regulation: regulationIn(written, sounds),
    repetition: repetitionOf(lines),
  };
}

/** In Arabic verse, each syllable has one moving letter. */
function movingIn(quantities: string | null | undefined): number | null {
  return quantities?.match(/1/g)?.length ?? null;
}

function syllablesOf({ words }: Line, sounds: VerseSounds | null): number | null {
  return sounds ? sounds.syllablesOf(words.map(({ form }) => form)) : null;
}

function endingOf(word: string | undefined, sounds: VerseSounds | null) {
  return word === undefined || !sounds ? null : sounds.endingOf(word);
}

/** A foot is determined only in languages with metrical verse, if the stress of the words is known. */
function metreIn(
  stresses: readonly (readonly string[])[],
  sounds: VerseSounds | null,
): VerseResult<StressMetre> {
  if (!sounds) return withoutResult({ code: 'language' });
  if (sounds.counting) return withoutResult({ code: 'counted' });
  if (stresses.length < verseMinLines) return tooFew(stresses.length);
  const value = metreOf(stresses);

  return value ? { value } : withoutResult({ code: 'uneven' });
}

function lengthIn(lines: readonly Line[], sounds: VerseSounds | null): VerseResult<LineLength> {
  if (!sounds) return withoutResult({ code: 'language' });
  if (!sounds.counting) return withoutResult({ code: 'feet' });
  if (lines.length < verseMinLines) return tooFew(lines.length);
  const forms = lines.map(({ words }) => words.map(({ form }) => form));

  return lineLengthOf(forms, sounds.counting, sounds.syllablesOf);
}

function regulationIn(
  written: readonly string[],
  sounds: VerseSounds | null,
): VerseResult<Regulation> {
  if (!sounds) return withoutResult({ code: 'language' });
  if (!sounds.tonesOf) return withoutResult({ code: 'toneless' });

  return regulationOf(sounds.tonesOf(written));
}

function tooFew(has: number): VerseResult<never> {
  return withoutResult({ code: 'too-short', unit: 'lines', needs: verseMinLines, has });
}

function schemeOf(lines: readonly Line[], read: readonly VerseLine[]): string {
  return read
    .map(({ rhyme }, at) =>
      at > 0 && lines[at]?.stanza !== lines[at - 1]?.stanza ? ` ${rhyme}` : rhyme,
    )
    .join('');
}

/** Stress of each word; null if one of them is not known. */
function stressesOf({ words }: Line, sounds: VerseSounds | null): readonly string[] | null {
  const parts = words.map(({ form }) => sounds?.stressOf(form) ?? null);

  return parts.length > 0 && parts.every((part) => part !== null) ? parts : null;
}

/** Pairs of different words of a line that rhyme, each with the nearest one before it; words of one or two letters are ignored. */
function internalRhymes(
  { words }: Line,
  sounds: VerseSounds | null,
): readonly (readonly [Span, Span])[] {
  if (!sounds) return [];
  const pairs: (readonly [Span, Span])[] = [];
  const heard = new Map<string, RhymeSound>();
  for (const { form, span } of words) {
    const keys = (form.length < 3 ? null : sounds.endingOf(form))?.perfect ?? [];
    const partner = keys
      .map((key) => lastOtherThan(form, heard.get(key)))
      .reduce(
        (one, other) => ((one?.span.from ?? -1) < (other?.span.from ?? -1) ? other : one),
        undefined,
      );
    if (partner) pairs.push([partner.span, span]);
    for (const key of keys) {
      heard.set(key, { last: { form, span }, other: lastOtherThan(form, heard.get(key)) });
    }
  }

  return pairs;
}

type Word = { form: string; span: Span };

/** The last word with an ending, and the last different word before it with the same ending. */
type RhymeSound = { last: Word; other: Word | undefined };

function lastOtherThan(form: string, heard: RhymeSound | undefined): Word | undefined {
  return heard?.last.form === form ? heard.other : heard?.last;
}
