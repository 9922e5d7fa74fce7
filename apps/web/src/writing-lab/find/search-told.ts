import {
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  type SearchQuery,
  searchPanelOpen,
  selectMatches,
  setSearchQuery,
} from '@codemirror/search';
import { Facet } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { atRest } from '../../platform/at-rest.ts';
import { type Matches, matchesIn, matchesMax, rankIn } from './matches.ts';
import { patternFinder } from './pattern-finder.ts';
import { hasGroups } from './pattern-places.ts';
import { foundField, PatternQuery, patternFound, toldOf, unquoted } from './pattern-query.ts';
import { startPatternWorker } from './start-pattern-worker.ts';

export type SearchWords = {
  /** How many matches there are, and which of them is selected: from 1, or 0 for none. */
  count: (told: { count: number; rank: number; isMore: boolean }) => string;
  /** Said of a pattern that means nothing. */
  broken: string;
  /** Said of a pattern that was given up because it takes too long. */
  slow: string;
  /** Said when the code that looks for patterns did not come. */
  failed: string;
  /** So many matches are selected, and typing changes each of them. */
  selected: (count: number) => string;
  /** Said when all were asked for and there are more than can be selected at once. */
  tooMany: (max: number) => string;
  /** A figure as the reader writes it. */
  figure: (count: number) => string;
};

export const searchWords = Facet.define<SearchWords, SearchWords | undefined>({
  combine: ([words]) => words,
});

/**
 * Tells in the search panel what a search finds, politely, once the hand rests. A novel is looked through slice by slice;
 * what the editor announces by itself, how many were replaced, is shown and not said twice.
 */
export const searchTold = ViewPlugin.fromClass(
  class {
    readonly view: EditorView;
    readonly line = document.createElement('p');
    readonly said = this.line.appendChild(document.createElement('span'));
    readonly shown = this.line.appendChild(document.createElement('span'));
    readonly rest = atRest(() => this.count(), { pauseMs: 250, atMostMs: 1_000 });
    counting: ReturnType<typeof setTimeout> | undefined;
    readonly finder = patternFinder(startPatternWorker);
    found: Matches | null = null;
    isBroken = false;
    isAllAsked = false;

    constructor(view: EditorView) {
      this.view = view;
      this.line.className = 'lh-search-told';
      this.said.id = 'search-told';
      this.said.setAttribute('role', 'status');
      this.shown.setAttribute('aria-hidden', 'true');
    }

    update(update: ViewUpdate) {
      const { state, startState } = update;
      if (!searchPanelOpen(state)) {
        if (searchPanelOpen(startState)) this.end();
        return;
      }
      const isOpened = !searchPanelOpen(startState);
      const isOther = getSearchQuery(state) !== getSearchQuery(startState);
      if (isOpened || isOther || update.docChanged) {
        this.stop();
        this.isAllAsked = false;
        this.rest.touch();
      }
      if (isOpened) queueMicrotask(() => this.place());
      const replaced = replacedIn(update).replace(/\d+/, (count) => this.figure(Number(count)));
      if (replaced !== '' || isOther || update.docChanged || update.selectionSet) {
        this.shown.textContent = replaced;
        this.tell();
      }
    }

    /** The place to speak from is there before the words are: a screen reader says only what changes. */
    place() {
      const panel = this.view.dom.querySelector<HTMLElement>('.cm-search');
      const field = panel?.querySelector('[name=search]');
      if (!panel || !field) return;
      if (!panel.contains(this.line)) {
        panel.append(this.line);
        panel.addEventListener('input', takeIn);
        panel.addEventListener('focusout', ({ relatedTarget: to }) => {
          if (!(to instanceof Node && panel.contains(to))) this.forget();
        });
        panel.querySelector('[name=select]')?.addEventListener('click', () => this.askAll());
      }
      field.setAttribute('aria-describedby', this.said.id);
      field.setAttribute('aria-invalid', String(this.isBroken));
    }

    count() {
      const { state } = this.view;
      const query = getSearchQuery(state);
      this.isBroken = query.search !== '' && !query.valid;
      if (!query.valid) {
        say(this.said, this.isBroken ? (state.facet(searchWords)?.broken ?? '') : '');
        this.place();
        return;
      }
      if (query instanceof PatternQuery) this.findPattern(query);
      else this.findWords(query);
    }

    findWords(query: SearchQuery) {
      const slices = matchesIn(this.view.state, query);
      const goOn = () => {
        const { done, value } = slices.next();
        if (!done) {
          this.counting = setTimeout(goOn);
          return;
        }
        this.found = value;
        this.tell();
      };
      goOn();
    }

    findPattern(query: PatternQuery) {
      const { search: source, caseSensitive, wholeWord } = query;
      const replace = hasGroups(query.replace) ? unquoted(query.replace) : null;
      const text = this.view.state.doc.toString();
      this.finder.find({ text, source, caseSensitive, wholeWord, replace }, (answer) => {
        const wanted = query.takeWanted(this.view.state);
        if (answer === 'slow' || answer === 'failed') {
          say(this.said, this.view.state.facet(searchWords)?.[answer]);
          return;
        }
        const found = patternFound.of({ ...answer, query, since: null });
        this.view.dispatch({ effects: [found, setSearchQuery.of(query)] });
        if (wanted) commands[wanted](this.view);
        this.tell();
      });
    }

    askAll() {
      this.isAllAsked = true;
      this.tell();
      writeOverAll(this.view);
    }

    tell() {
      const words = this.view.state.facet(searchWords);
      const told = this.told();
      if (this.shown.textContent !== '') say(this.said, '');
      else if (words && told) {
        const selected = this.view.state.selection.ranges.length;
        const isTooMany = this.isAllAsked && (told.isMore || told.count > matchesMax);
        if (selected > 1) say(this.said, words.selected(selected));
        else say(this.said, isTooMany ? words.tooMany(matchesMax) : words.count(told));
      }
      this.place();
    }

    figure(count: number): string {
      return this.view.state.facet(searchWords)?.figure(count) ?? String(count);
    }

    /** What was found, unless the text is another by now. */
    told() {
      const { state } = this.view;
      const { main } = state.selection;
      if (this.found) {
        const { places, isMore } = this.found;

        return { count: places.length, rank: rankIn(this.found, main), isMore };
      }
      const found = state.field(foundField);
      const isCurrent = found?.query === getSearchQuery(state) && !found.since;

      return isCurrent ? { ...toldOf(found, main), isMore: false } : null;
    }

    /** Who turns from the search does not expect its selection where they write by now. */
    forget() {
      const query = getSearchQuery(this.view.state);
      if (query instanceof PatternQuery) query.forgetWanted();
    }

    stop() {
      this.rest.cancel();
      clearTimeout(this.counting);
      this.finder.cancel();
      this.found = null;
    }

    end() {
      this.stop();
      this.finder.stop();
    }

    destroy() {
      this.end();
    }
  },
);

/** All matches were asked for: says how many are selected, or that they are too many. */
export function askAll(view: EditorView): void {
  view.plugin(searchTold)?.askAll();
}

const commands = {
  next: findNext,
  previous: findPrevious,
  all: (view: EditorView) => selectMatches(view) && writeOverAll(view),
  replaceAll,
};

/** What is typed next is meant for the matches. */
function writeOverAll(view: EditorView) {
  if (view.state.selection.ranges.length > 1) view.focus();
}

/** The words of the editor for what was replaced in one go. */
function replacedIn({ docChanged, transactions }: ViewUpdate): string {
  if (!docChanged) return '';
  const effects = transactions
    .filter((transaction) => transaction.isUserEvent('input.replace.all'))
    .flatMap((transaction) => transaction.effects);

  return effects.find((effect) => effect.is(EditorView.announce))?.value ?? '';
}

/** The panel hears keys alone: what is pasted by hand or spoken into a field counts as well. */
function takeIn({ target }: Event) {
  target?.dispatchEvent(new Event('change'));
}

function say(place: HTMLElement, words = '') {
  if (place.textContent !== words) place.textContent = words;
}
