import { getSearchQuery, SearchQuery, setSearchQuery } from '@codemirror/search';
import {
  type ChangeDesc,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { matchesMax } from './matches.ts';
import type { PatternPlaces } from './pattern-places.ts';

type Place = { from: number; to: number };
type Match = Place & { precise: true; insert: string };

/** What was found of a pattern, kept in step with every edit by mapping alone. */
export type Found = PatternPlaces & {
  query: SearchQuery;
  /** Edits made since it was found; null when there are none. */
  since: ChangeDesc | null;
};

export type Wanted = 'next' | 'previous' | 'all' | 'replaceAll';

export const patternFound = StateEffect.define<Found | null>();

export const foundField = StateField.define<Found | null>({
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
 * A search by pattern that never runs on the page's own thread, where no browser can end a pattern that tries every way
 * to match. The editor's own commands and marks ask it as they ask any search; it answers from what a worker found.
 */
export class PatternQuery extends SearchQuery {
  /** What was asked for before the worker had answered, and of which text and selection. */
  #asked: { wanted: Wanted; state: EditorState } | null = null;

  /** What to do now that there is an answer: nothing once the writer went on to write, to select, or to another search. */
  takeWanted(state: EditorState): Wanted | null {
    const asked = this.#asked;
    this.#asked = null;
    const isSame =
      getSearchQuery(state) === this &&
      asked?.state.doc === state.doc &&
      asked.state.selection === state.selection;

    return isSame ? asked.wanted : null;
  }

  forgetWanted(): void {
    this.#asked = null;
  }

  /**
   * The editor makes of each search what it goes on to ask. Its own would run the pattern, and no documented option of
   * `search()` or `SearchQuery` keeps it from that: `test` filters what the page has already found. So this replaces an
   * undocumented method; should the editor stop calling it, the story of a pattern that would never end fails.
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
      highlight: (state: EditorState, from: number, to: number, add: Mark) => {
        for (const place of placesWithin(this.#found(state), from, to)) {
          if (place.from < place.to) add(place.from, place.to);
        }
      },
    };
  }

  #found(state: EditorState): Found | null {
    const found = state.field(foundField, false);

    return found?.query === this ? found : null;
  }

  #once(wanted: Wanted, state: EditorState): null {
    if (!this.#found(state)) this.#asked = { wanted, state };

    return null;
  }

  #next(state: EditorState, after: number): Match | undefined {
    const found = this.#found(state);

    return firstFrom(found, after) ?? firstFrom(found, 0);
  }

  #previous(state: EditorState, before: number): Match | undefined {
    const found = this.#found(state);

    return lastUntil(found, before) ?? lastUntil(found, state.doc.length);
  }

  /** To select, the editor asks for so many at most; to replace, for all. */
  #all(state: EditorState, limit: number): Match[] {
    const found = this.#found(state);
    if (!found || found.since) {
      this.#asked = { wanted: limit > matchesMax ? 'replaceAll' : 'all', state };
      return [];
    }

    return found.bounds.length / 2 > limit ? [] : [...matchesFrom(found, 0)];
  }
}

type Mark = (from: number, to: number) => void;

/** How many were found, and which of them a selection is, from 1; 0 for none. */
export function toldOf(found: Found, { from, to }: Place): { count: number; rank: number } {
  const at = indexFrom(found, from);
  const match = matchAt(found, at);
  const isSame = match !== null && match.from === from && match.to === to;

  return { count: found.bounds.length / 2, rank: isSame ? at + 1 : 0 };
}

/** Every search by pattern, however it comes about, becomes one that runs in a worker. */
export const patternsElsewhere: Extension = [
  foundField,
  EditorState.transactionExtender.of(({ effects }) => {
    const other = effects.find((effect) => effect.is(setSearchQuery) && isOnPage(effect.value));

    return other ? { effects: setSearchQuery.of(new PatternQuery(other.value)) } : null;
  }),
];

const isOnPage = (query: SearchQuery) => query.regexp && !(query instanceof PatternQuery);

function* placesWithin(found: Found | null, from: number, to: number): Generator<Place> {
  if (!found) return;
  for (const match of matchesFrom(found, indexFrom(found, from) - 1)) {
    if (match.from > to) return;
    yield match;
  }
}

function firstFrom(found: Found | null, place: number): Match | undefined {
  if (!found) return undefined;
  for (const match of matchesFrom(found, indexFrom(found, place))) {
    if (match.from >= place) return match;
  }
}

function lastUntil(found: Found | null, place: number): Match | undefined {
  if (!found) return undefined;
  for (let at = indexFrom(found, place); at >= 0; at--) {
    const match = matchAt(found, at);
    if (match && match.to <= place) return match;
  }
}

function* matchesFrom(found: Found, first: number): Generator<Match> {
  for (let at = Math.max(0, first); at * 2 < found.bounds.length; at++) {
    const match = matchAt(found, at);
    if (match) yield match;
  }
}

/** The first match that begins at a place of the text as it stands or after it. */
function indexFrom({ bounds, since }: Found, place: number): number {
  const then = since ? since.invertedDesc.mapPos(place, -1) : place;
  let low = 0;
  let high = bounds.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle * 2] ?? 0) < then) low = middle + 1;
    else high = middle;
  }

  return low;
}

/** A match in the text as it stands; null where it was edited since. */
function matchAt({ bounds, inserts, query, since }: Found, at: number): Match | null {
  const from = bounds[at * 2];
  const to = bounds[at * 2 + 1];
  if (from === undefined || to === undefined) return null;
  const insert = inserts?.[at] ?? unquoted(query.replace);
  if (!since) return { from, to, precise: true, insert };
  if (since.touchesRange(from, to)) return null;

  return { from: since.mapPos(from, 1), to: since.mapPos(to, -1), precise: true, insert };
}

/** What the editor makes of `\n` and `\t` in its fields. */
export function unquoted(text: string): string {
  return text.replaceAll(/\\([nrt\\])/g, (_, sign: string) => signs[sign] ?? sign);
}

const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
