import { isolateHistory } from '@codemirror/commands';
import { type EditorState, Prec, StateEffect, StateField, type Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { LanguageCode } from '@longhand/analysis';
import { replaceTyped } from './typed-signs.ts';

/** The language whose quotation marks and dashes are wanted; null switches them off. */
export const smartPunctuationChanged = StateEffect.define<LanguageCode | null>();

const language = StateField.define<LanguageCode | null>({
  create: () => null,
  update: (before, { effects }) =>
    effects.find((effect) => effect.is(smartPunctuationChanged))?.value ??
    (effects.some((effect) => effect.is(smartPunctuationChanged)) ? null : before),
  provide: (field) =>
    EditorView.contentAttributes.from(field, (code) => ({
      'data-signs': code === null ? 'typed' : 'smart',
    })),
});

type Replaced = { from: number; to: number; typed: string };

const replaced = StateEffect.define<Replaced>();

/** What was just put in the place of a typed sign; anything else that happens forgets it. */
const lastReplaced = StateField.define<Replaced | null>({
  create: () => null,
  update: (before, { effects, docChanged, selection }) =>
    effects.find((effect) => effect.is(replaced))?.value ??
    (docChanged || selection ? null : before),
});

/**
 * Turns straight quotes, two hyphens and three dots into the signs of the text's language as they are typed. The typed sign
 * is an edit of its own: Undo brings it back, and so does Backspace right after it.
 */
export const smartPunctuation = [
  language,
  lastReplaced,
  EditorView.inputHandler.of((view, from, to, text, insert) => {
    const { state } = view;
    const code = state.field(language);
    const isOne = state.selection.ranges.length === 1 && !state.readOnly;
    if (code === null || !isOne || view.composing || !/^["'.\-\s,;:!?—]$/.test(text)) return false;
    const line = state.doc.lineAt(from);
    if (to > line.to || line.length > longestLine) return false;
    const step = replaceTyped({
      before: line.text.slice(0, from - line.from),
      sign: text,
      after: line.text.slice(to - line.from),
      language: code === 'und' ? languageOfPage() : code,
      hasHighQuotes: code === 'es' && text === '"' && hasHighQuotes(state, from),
    });
    if (!step || isInFence(state.doc, line.number)) return false;
    view.dispatch(insert());
    const start = from - step.length;
    const end = from + text.length;
    const typed = view.state.sliceDoc(start, end);
    view.dispatch({
      changes: { from: start, to: end, insert: step.insert },
      selection: { anchor: start + step.insert.length },
      effects: replaced.of({ from: start, to: start + step.insert.length, typed }),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.type.smart',
      scrollIntoView: true,
    });

    return true;
  }),
  Prec.high(keymap.of([{ key: 'Backspace', run: bringBackTyped }])),
];

function bringBackTyped(view: EditorView): boolean {
  const last = view.state.field(lastReplaced);
  const { main } = view.state.selection;
  if (!last || !main.empty || main.head !== last.to) return false;
  view.dispatch({
    changes: { from: last.from, to: last.to, insert: last.typed },
    selection: { anchor: last.from + last.typed.length },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.type.straight',
  });

  return true;
}

const longestLine = 20_000;
const longestFence = 500;

/** Whether the line stands between two lines of three backticks. */
function isInFence(doc: Text, number: number): boolean {
  const first = Math.max(1, number - longestFence);
  let isFenced = false;
  for (const text of doc.iterLines(first, number))
    if (/^\s{0,3}```/.test(text)) isFenced = !isFenced;

  return isFenced;
}

const looksBack = 20_000;

/** Which quotation marks the Spanish text has: those nearest before the place, or what the page's Spanish is used to. */
function hasHighQuotes({ doc }: EditorState, at: number): boolean {
  const text = doc.sliceString(Math.max(0, at - looksBack), at);
  const [angled, high] = [text.lastIndexOf('«'), text.lastIndexOf('“')];
  if (angled < 0 && high < 0) return document.documentElement.lang === 'es-MX';

  return high > angled;
}

const pageLanguages: Readonly<Record<string, LanguageCode>> = {
  de: 'de',
  es: 'es',
  fr: 'fr',
  ar: 'ar',
  zh: 'zh',
};

/** A text too short to be known is taken to be in the language of the interface. */
function languageOfPage(): LanguageCode {
  return pageLanguages[document.documentElement.lang.slice(0, 2)] ?? 'en';
}
