import type { RuleName } from '../../findings.ts';
import type { DocumentKind } from '../../options.ts';

/**
 * What a rule must find in a language (a text, and the words it marks), and what it must leave alone. `kind` is the kind of
 * document they are read as: the first one in which the rule speaks by itself, where none is named.
 */
export type RuleCases = {
  kind?: DocumentKind;
  must: readonly (readonly [text: string, marked: string])[];
  mustNot: readonly string[];
};

export type Cases = Readonly<Partial<Record<RuleName, RuleCases>>>;
