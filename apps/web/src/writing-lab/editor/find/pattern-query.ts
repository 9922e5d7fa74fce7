import { getSearchQuery, SearchQuery, setSearchQuery } from '@codemirror/search';
import {
  type ChangeDesc,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { maxMatches } from './matches.ts';
import type { PatternMatches } from './pattern-matches.ts';

type TextSpan = { from: number; to: number };
type Match = TextSpan & { precise: true; insert: string };

/** The result of a pattern search. Edits only map its offsets. */
export type PatternResult = PatternMatches & {
  query: SearchQuery;
  /** Edits since the search; null when there are none. */
  since: ChangeDesc | null;
};

export type SearchCommand = 'next' | 'previous' | 'all' | 'replaceAll';

export const patternFound = StateEffect.define<PatternResult | null>();

export const patternResultField = StateField.define<PatternResult | null>({
  create: () => null,

  update(before, { docChanged, changes, effects }) {
    let found = before;
    if (found && docChanged) {
      found = { ...found, since: found.since ? found.since.composeDesc(changes) : changes };
    }
    for (const effect of effects) if (effect.is(patternFound)) found = effect.value;

    return found;
  },
});

/**
 * A regular expression search that never runs on the main thread, where a pattern that backtracks exponentially could not be stopped.
 * Answers CodeMirror's own commands from the last worker result.
 */
export class PatternQuery extends SearchQuery {
  /** A command requested before the worker answered, with the editor state at that moment. */
  #asked: { wanted: SearchCommand; state: EditorState } | null = null;

  /** The pending command, or null if the user has since edited, moved the selection or searched for something else. */
  takePendingCommand(state: EditorState): SearchCommand | null {
    const asked = this.#asked;
    this.#asked = null;
    const isSame =
      getSearchQuery(state) === this &&
      asked?.state.doc === state.doc &&
      asked.state.selection === state.selection;

    return isSame ? asked.wanted : null;
  }

  clearPendingCommand(): void {
    this.#asked = null;
  }

  /**
   * CodeMirror calls this method to run a search. Its own implementation would run the pattern on the main thread, and no documented option
   * of `search()` or `SearchQuery` prevents that: `test` only filters matches already found. So this overrides an undocumented method; if
   * CodeMirror stops calling it, the browser test with an endless pattern fails.
   */
  create() {
    return {
      spec: this,
      nextMatch: (state: EditorState, _from: number, to: number) =>
        this.#next(state, to) ?? this.#once('next', state),
      prevMatch: (state: EditorState, from: number) =>
        this.#previous(state, from) ?? this.#once('previous', state),
      matchAll: (state: EditorState, limit: number) => this.#all(state, limit),
      getReplacement: ({ insert }: Match) => insert,
      highlight: (state: EditorState, from: number, to: number, add: AddMark) => {
        for (const place of spansWithin(this.#found(state), from, to)) {
          if (place.from < place.to) add(place.from, place.to);
        }
      },
    };
  }

  #found(state: EditorState): PatternResult | null {
    const found = state.field(patternResultField, false);

    return found?.query === this ? found : null;
  }

  #once(wanted: SearchCommand, state: EditorState): null {
    if (!this.#found(state)) this.#asked = { wanted, state };

    return null;
  }

  #next(state: EditorState, after: number): Match | undefined {
    const found = this.#found(state);

    return firstMatchFrom(found, after) ?? firstMatchFrom(found, 0);
  }

  #previous(state: EditorState, before: number): Match | undefined {
    const found = this.#found(state);

    return lastMatchUntil(found, before) ?? lastMatchUntil(found, state.doc.length);
  }

  /** Select all passes a limit; replace all passes none. */
  #all(state: EditorState, limit: number): Match[] {
    const found = this.#found(state);
    if (!found || found.since) {
      this.#asked = { wanted: limit > maxMatches ? 'replaceAll' : 'all', state };
      return [];
    }

    return found.bounds.length / 2 > limit ? [] : [...matchesFrom(found, 0)];
  }
}

type AddMark = (from: number, to: number) => void;

/** The number of matches, and the rank of the selected one, from 1; 0 if none is selected. */
export function matchPosition(
  found: PatternResult,
  { from, to }: TextSpan,
): { count: number; rank: number } {
  const at = indexFrom(found, from);
  const match = matchAt(found, at);
  const isSame = match !== null && match.from === from && match.to === to;

  return { count: found.bounds.length / 2, rank: isSame ? at + 1 : 0 };
}

/** Converts every regular expression search to one that runs in a worker. */
export const patternSearchInWorker: Extension = [
  patternResultField,
  EditorState.transactionExtender.of(({ effects }) => {
    const other = effects.find(
      (effect) => effect.is(setSearchQuery) && runsOnMainThread(effect.value),
    );

    return other ? { effects: setSearchQuery.of(new PatternQuery(other.value)) } : null;
  }),
];

const runsOnMainThread = (query: SearchQuery) => query.regexp && !(query instanceof PatternQuery);

function* spansWithin(found: PatternResult | null, from: number, to: number): Generator<TextSpan> {
  if (!found) return;
  for (const match of matchesFrom(found, indexFrom(found, from) - 1)) {
    if (match.from > to) return;
    yield match;
  }
}

function firstMatchFrom(found: PatternResult | null, place: number): Match | undefined {
  if (!found) return undefined;
  for (const match of matchesFrom(found, indexFrom(found, place))) {
    if (match.from >= place) return match;
  }
}

function lastMatchUntil(found: PatternResult | null, place: number): Match | undefined {
  if (!found) return undefined;
  for (let at = indexFrom(found, place); at >= 0; at--) {
    const match = matchAt(found, at);
    if (match && match.to <= place) return match;
  }
}

function* matchesFrom(found: PatternResult, first: number): Generator<Match> {
  for (let at = Math.max(0, first); at * 2 < found.bounds.length; at++) {
    const match = matchAt(found, at);
    if (match) yield match;
  }
}

/** Index of the first match at or after a position of the current text. */
function indexFrom({ bounds, since }: PatternResult, place: number): number {
  const analyzedOffset = since ? since.invertedDesc.mapPos(place, -1) : place;
  let low = 0;
  let high = bounds.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle * 2] ?? 0) < analyzedOffset) low = middle + 1;
    else high = middle;
  }

  return low;
}

/** A match in the current text; null if it was edited since the search. */
function matchAt({ bounds, inserts, query, since }: PatternResult, at: number): Match | null {
  const from = bounds[at * 2];
  const to = bounds[at * 2 + 1];
  if (from === undefined || to === undefined) return null;
  const insert = inserts?.[at] ?? unescapeQuery(query.replace);
  if (!since) return { from, to, precise: true, insert };
  if (since.touchesRange(from, to)) return null;

  return { from: since.mapPos(from, 1), to: since.mapPos(to, -1), precise: true, insert };
}

/** Unescapes `\n` and `\t` as CodeMirror does in its search fields. */
export function unescapeQuery(text: string): string {
  return text.replaceAll(/\\([nrt\\])/g, (_, sign: string) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
