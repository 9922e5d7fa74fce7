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
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { debounce } from '../../../platform/debounce.ts';
import { findMatches, type Matches, maxMatches, rankOfMatch } from './matches.ts';
import { createPatternFinder } from './pattern-finder.ts';
import { hasGroupReferences } from './pattern-matches.ts';
import {
  matchPosition,
  PatternQuery,
  patternFound,
  patternResultField,
  unescapeQuery,
} from './pattern-query.ts';
import { searchMessages } from './search-messages.ts';
import { startPatternWorker } from './start-pattern-worker.ts';

/**
 * Shows the number of matches in the search panel and announces it politely, debounced. Long texts are counted in slices. CodeMirror
 * announces replacements itself, so those are shown but hidden from screen readers.
 */
export const searchStatus = ViewPlugin.fromClass(
  class {
    readonly view: EditorView;
    readonly line = document.createElement('p');
    readonly liveRegion = this.line.appendChild(document.createElement('span'));
    readonly visibleText = this.line.appendChild(document.createElement('span'));
    readonly debouncedCount = debounce(() => this.count(), { waitMs: 250, maxWaitMs: 1_000 });
    countTimer: ReturnType<typeof setTimeout> | undefined;
    readonly finder = createPatternFinder(startPatternWorker);
    found: Matches | null = null;
    isBroken = false;
    isSelectAllRequested = false;

    constructor(view: EditorView) {
      this.view = view;
      this.line.className = 'lh-search-told';
      this.liveRegion.id = 'search-told';
      this.liveRegion.setAttribute('role', 'status');
      this.visibleText.setAttribute('aria-hidden', 'true');
    }

    update(update: ViewUpdate) {
      const { state, startState } = update;
      if (!searchPanelOpen(state)) {
        if (searchPanelOpen(startState)) this.shutDown();
        return;
      }
      const isOpened = !searchPanelOpen(startState);
      const isNewQuery = getSearchQuery(state) !== getSearchQuery(startState);
      if (isOpened || isNewQuery || update.docChanged) {
        this.stop();
        this.isSelectAllRequested = false;
        this.debouncedCount.schedule();
      }
      if (isOpened) queueMicrotask(() => this.attach());
      const replaced = replaceAnnouncement(update).replace(/\d+/, (count) =>
        this.figure(Number(count)),
      );
      if (replaced !== '' || isNewQuery || update.docChanged || update.selectionSet) {
        this.visibleText.textContent = replaced;
        this.updateStatus();
      }
    }

    /** Adds the live region before it has text: a screen reader announces only changes. */
    attach() {
      const panel = this.view.dom.querySelector<HTMLElement>('.cm-search');
      const field = panel?.querySelector('[name=search]');
      if (!panel || !field) return;
      if (!panel.contains(this.line)) {
        panel.append(this.line);
        panel.addEventListener('input', dispatchChange);
        panel.addEventListener('focusout', ({ relatedTarget: to }) => {
          if (!(to instanceof Node && panel.contains(to))) this.clearPending();
        });
        panel
          .querySelector('[name=select]')
          ?.addEventListener('click', () => this.announceSelectAll());
      }
      field.setAttribute('aria-describedby', this.liveRegion.id);
      field.setAttribute('aria-invalid', String(this.isBroken));
    }

    count() {
      const { state } = this.view;
      const query = getSearchQuery(state);
      this.isBroken = query.search !== '' && !query.valid;
      if (!query.valid) {
        setText(this.liveRegion, this.isBroken ? (state.facet(searchMessages)?.broken ?? '') : '');
        this.attach();
        return;
      }
      if (query instanceof PatternQuery) this.findPattern(query);
      else this.findWords(query);
    }

    findWords(query: SearchQuery) {
      const slices = findMatches(this.view.state, query);
      const countNextSlice = () => {
        const { done, value } = slices.next();
        if (!done) {
          this.countTimer = setTimeout(countNextSlice);
          return;
        }
        this.found = value;
        this.updateStatus();
      };
      countNextSlice();
    }

    findPattern(query: PatternQuery) {
      const { search: source, caseSensitive, wholeWord } = query;
      const replace = hasGroupReferences(query.replace) ? unescapeQuery(query.replace) : null;
      const text = this.view.state.doc.toString();
      this.finder.find({ text, source, caseSensitive, wholeWord, replace }, (answer) => {
        const wanted = query.takePendingCommand(this.view.state);
        if (answer === 'slow' || answer === 'failed') {
          setText(this.liveRegion, this.view.state.facet(searchMessages)?.[answer]);
          return;
        }
        const found = patternFound.of({ ...answer, query, since: null });
        this.view.dispatch({ effects: [found, setSearchQuery.of(query)] });
        if (wanted) commands[wanted](this.view);
        this.updateStatus();
      });
    }

    announceSelectAll() {
      this.isSelectAllRequested = true;
      this.updateStatus();
      focusMatches(this.view);
    }

    updateStatus() {
      const words = this.view.state.facet(searchMessages);
      const result = this.currentResult();
      if (this.visibleText.textContent !== '') setText(this.liveRegion, '');
      else if (words && result) {
        const selected = this.view.state.selection.ranges.length;
        const isTooMany = this.isSelectAllRequested && (result.isMore || result.count > maxMatches);
        if (selected > 1) setText(this.liveRegion, words.selected(selected));
        else setText(this.liveRegion, isTooMany ? words.tooMany(maxMatches) : words.count(result));
      }
      this.attach();
    }

    figure(count: number): string {
      return this.view.state.facet(searchMessages)?.figure(count) ?? String(count);
    }

    /** The result, or null if the text has changed since the search. */
    currentResult() {
      const { state } = this.view;
      const { main } = state.selection;
      if (this.found) {
        const { places, isMore } = this.found;

        return { count: places.length, rank: rankOfMatch(this.found, main), isMore };
      }
      const found = state.field(patternResultField);
      const isCurrent = found?.query === getSearchQuery(state) && !found.since;

      return isCurrent ? { ...matchPosition(found, main), isMore: false } : null;
    }

    /** A pending command is dropped when focus leaves the panel: it would move the selection while the user writes. */
    clearPending() {
      const query = getSearchQuery(this.view.state);
      if (query instanceof PatternQuery) query.clearPendingCommand();
    }

    stop() {
      this.debouncedCount.cancel();
      clearTimeout(this.countTimer);
      this.finder.cancel();
      this.found = null;
    }

    shutDown() {
      this.stop();
      this.finder.stop();
    }

    destroy() {
      this.shutDown();
    }
  },
);

/** Announces after select all how many matches are selected, or that there are too many. */
export function announceSelectAll(view: EditorView): void {
  view.plugin(searchStatus)?.announceSelectAll();
}

const commands = {
  next: findNext,
  previous: findPrevious,
  all: (view: EditorView) => selectMatches(view) && focusMatches(view),
  replaceAll,
};

/** Focuses the text, so that typing replaces the selected matches. */
function focusMatches(view: EditorView) {
  if (view.state.selection.ranges.length > 1) view.focus();
}

/** CodeMirror's announcement of how many matches were replaced. */
function replaceAnnouncement({ docChanged, transactions }: ViewUpdate): string {
  if (!docChanged) return '';
  const effects = transactions
    .filter((transaction) => transaction.isUserEvent('input.replace.all'))
    .flatMap((transaction) => transaction.effects);

  return effects.find((effect) => effect.is(EditorView.announce))?.value ?? '';
}

/** The panel listens for key events only; this covers pasted and dictated input. */
function dispatchChange({ target }: Event) {
  target?.dispatchEvent(new Event('change'));
}

function setText(place: HTMLElement, words = '') {
  if (place.textContent !== words) place.textContent = words;
}
