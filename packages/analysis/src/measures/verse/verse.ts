import type { Span } from '../../findings.ts';
import type { LanguageCode } from '../../options.ts';
import { type LineLength, lineLengthOf } from './line-length.ts';
import { type Line, linesOf } from './lines.ts';
import { type Metre, metreOf } from './metre.ts';
import { type Repetition, repetitionOf } from './repetition.ts';
import { type RhymeKind, rhymesOf, shares } from './scheme.ts';
import type { VerseSounds } from './sounds.ts';

/** A poem or a song, line by line. */
export type Verse = {
  lines: readonly VerseLine[];
  /** A letter for each line, stanzas parted by spaces: ABAB CDCD. */
  scheme: string;
  metre: Metre | null;
  /** The length that its lines keep to, in languages where that makes the verse; null elsewhere, and where they do not. */
  lineLength: LineLength | null;
  repetition: Repetition;
};

export type VerseLine = {
  span: Span;
  /** As the language counts them in verse; null where the engine has no rules for it. */
  syllables: number | null;
  /** Of each syllable: 0 none, 1 stressed, ? either; null where it is not known. */
  stress: string | null;
  /** Letter of the scheme. */
  rhyme: string;
  /** How it rhymes with line `with`; null for a line that begins a rhyme, or has none. */
  kind: RhymeKind | null;
  with: number | null;
  /** Words within the line that rhyme with one another, perfectly. */
  internal: readonly (readonly [Span, Span])[];
};

/** Sources of what is read from verse; the rules of each language name theirs beside them. */
export const verseSources = {
  rhyme:
    'Perfect and slant rhyme as in Brogan (ed.), The New Princeton Encyclopedia of Poetry and Poetics (1993)',
  metre:
    'Agreement of the stress of words with the foot; Longhand’s own thresholds. Not told: of es, fr and zh, whose verse is counted, more than the name of a line’s length; the tones of zh, which regulated verse takes from sounds that Mandarin has lost; of ar, whose vowels are not written',
} as const;

/**
 * Reads a text as verse. `sounds` is null for a language without rules of rhyme: lines and repetition are
 * still told.
 *
 * @example
 * verseOf('The roof has a leak,\nThe gutter is blue', 'en', await loadVerseSounds('en')).scheme // 'AB'
 */
export function verseOf(text: string, language: LanguageCode, sounds: VerseSounds | null): Verse {
  const lines = linesOf(text, language);
  const endings = lines.map(({ words }) => endingOf(words.at(-1)?.form, sounds));
  const rhymes = rhymesOf(lines, endings);
  const read = lines.map((line, at): VerseLine => {
    const { letter = '', kind = null, with: partner = null } = rhymes[at] ?? {};

    return {
      span: line.span,
      syllables: sounds ? sounds.syllablesOf(line.words.map(({ form }) => form)) : null,
      stress: stressesOf(line, sounds)?.join('') ?? null,
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
    metre: sounds?.counting ? null : metreOf(stresses),
    lineLength: lengthIn(lines, sounds),
    repetition: repetitionOf(lines),
  };
}

function endingOf(word: string | undefined, sounds: VerseSounds | null) {
  return word === undefined || !sounds ? null : sounds.endingOf(word);
}

function lengthIn(lines: readonly Line[], sounds: VerseSounds | null): LineLength | null {
  if (!sounds?.counting) return null;
  const forms = lines.map(({ words }) => words.map(({ form }) => form));

  return lineLengthOf(forms, sounds.counting, sounds.syllablesOf);
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

/** Pairs of different words of a line that rhyme, each with the nearest before it; words of one or two letters are too slight. */
function internalRhymes(
  { words }: Line,
  sounds: VerseSounds | null,
): readonly (readonly [Span, Span])[] {
  if (!sounds) return [];
  const heard = words.map(({ form, span }) => ({
    form,
    span,
    ending: form.length < 3 ? null : sounds.endingOf(form),
  }));
  const pairs: (readonly [Span, Span])[] = [];
  heard.forEach(({ form, span, ending }, at) => {
    if (!ending) return;
    const partner = heard
      .slice(0, at)
      .findLast(
        (other) =>
          other.ending && other.form !== form && shares(other.ending.perfect, ending.perfect),
      );
    if (partner) pairs.push([partner.span, span]);
  });

  return pairs;
}
