import { getSearchQuery, searchPanelOpen } from '@codemirror/search';
import { Facet } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { atRest } from '../../platform/at-rest.ts';
import { type Matches, matchesIn, rankIn } from './matches.ts';

export type SearchWords = {
  /** How many matches there are, and which of them is selected: from 1, or 0 for none. */
  count: (told: { count: number; rank: number; isMore: boolean }) => string;
  /** Said of a pattern that means nothing. */
  broken: string;
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
    found: Matches | null = null;
    isBroken = false;

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
        if (searchPanelOpen(startState)) this.stop();
        return;
      }
      const isOpened = !searchPanelOpen(startState);
      const isOther = getSearchQuery(state) !== getSearchQuery(startState);
      if (isOpened || isOther || update.docChanged) {
        this.stop();
        this.rest.touch();
      }
      if (isOpened) queueMicrotask(() => this.place());
      const replaced = replacedIn(update);
      if (replaced !== '' || isOther || update.docChanged || update.selectionSet) {
        this.shown.textContent = replaced;
        this.tell();
      }
    }

    /** The place to speak from is there before the words are: a screen reader says only what changes. */
    place() {
      const panel = this.view.dom.querySelector('.cm-search');
      const field = panel?.querySelector('[name=search]');
      if (!panel || !field) return;
      if (!panel.contains(this.line)) {
        panel.append(this.line);
        panel.addEventListener('input', takeIn);
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
      const slices = matchesIn(state, query);
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

    tell() {
      const { state } = this.view;
      if (this.shown.textContent !== '') say(this.said, '');
      else if (this.found) {
        const { places, isMore } = this.found;
        const rank = rankIn(this.found, state.selection.main);
        say(this.said, state.facet(searchWords)?.count({ count: places.length, rank, isMore }));
      }
      this.place();
    }

    stop() {
      this.rest.cancel();
      clearTimeout(this.counting);
      this.found = null;
    }

    destroy() {
      this.stop();
    }
  },
);

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
