import { boostFactor, negationFactor } from '../sentiment/modifiers.ts';
import { applyContrast } from '../sentiment/score.ts';
import {
  type AffectLexicon,
  contrasts,
  negates,
  negatesBefore,
  restricts,
  strengthens,
  strengthensBefore,
  weakens,
} from './lexicon.ts';
import type { AffectToken } from './tokens.ts';

/** Number of preceding words that affect a word, if only spaces are between them. */
const reach = 4;
/** Weight of a degree word by its distance before the word (VADER). */
const fading = [1, 0.95, 0.9, 0.85];

/** The valence of each token in its context, by the rules of VADER: degree, negation, and contrast after “but”. */
export function tokenValences(
  tokens: readonly AffectToken[],
  lexicon: AffectLexicon,
): readonly number[] {
  const valences = tokens.map(({ term }, at) => {
    if (!term || term.valence === 0) return 0;
    const strength = term.valence + Math.sign(term.valence) * degreeOf(tokens, at);

    return isNegated(tokens, at, lexicon) ? strength * negationFactor : strength;
  });

  return applyContrast(
    tokens.findIndex((token) => has(token, contrasts)),
    valences,
  );
}

function degreeOf(tokens: readonly AffectToken[], at: number): number {
  const ahead = tokens[at + 1];
  let degree = ahead?.isClose && has(ahead, strengthensBefore) ? boostFactor : 0;
  for (const [distance, token] of before(tokens, at).entries()) {
    if (token.term?.valence !== 0) continue;
    const sign = has(token, weakens) ? -1 : has(token, strengthens) ? 1 : 0;
    degree += sign * boostFactor * (fading[distance] ?? 0);
  }

  return degree;
}

/** Whether a word is negated. Double negation counts once: no … nunca, ne … jamais. */
export function isNegated(
  tokens: readonly AffectToken[],
  at: number,
  { isNegatedAtEnd }: AffectLexicon,
): boolean {
  const distance = before(tokens, at).findIndex((token) => has(token, negates));
  if (distance >= 0) {
    const behind = tokens.slice(at - distance, at + 2);
    if (!behind.some((token) => has(token, restricts))) return true;
  }
  const ahead = tokens[at + 1];
  if (!isNegatedAtEnd) return ahead?.isClose === true && has(ahead, negatesBefore);

  return isDeniedAtEnd(tokens, at);
}

/** Up to `reach` tokens before, the nearest first. */
function before(tokens: readonly AffectToken[], at: number): readonly AffectToken[] {
  const found: AffectToken[] = [];
  for (let index = at; found.length < reach && tokens[index]?.isClose; index--) {
    const token = tokens[index - 1];
    if (!token || has(token, contrasts)) break;
    found.push(token);
  }

  return found;
}

/** “Gefällt mir das Buch nicht.”: a negation can be at the end of its clause, a few words later. */
function isDeniedAtEnd(tokens: readonly AffectToken[], at: number): boolean {
  let last = at;
  while (last < at + reach && tokens[last + 1]?.isClose) last++;
  const end = tokens[last];
  const isClosed = tokens[last + 1]?.isClose !== true;

  return last > at && isClosed && end !== undefined && has(end, negatesBefore);
}

function has({ term }: AffectToken, role: number): boolean {
  return term !== null && (term.roles & role) !== 0;
}
