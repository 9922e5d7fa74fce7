import { isolateHistory } from '@codemirror/commands';
import { type EditorState, Prec, StateEffect, StateField, type Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { LanguageCode } from '@longhand/analysis';
import { replaceTypedCharacter } from './smart-punctuation-rules.ts';

/** The language whose quotation marks and dashes are used; null turns smart punctuation off. */
export const smartPunctuationChanged = StateEffect.define<LanguageCode | null>();

const languageField = StateField.define<LanguageCode | null>({
  create: () => null,
  update: (before, { effects }) =>
    effects.find((effect) => effect.is(smartPunctuationChanged))?.value ??
    (effects.some((effect) => effect.is(smartPunctuationChanged)) ? null : before),
  provide: (field) =>
    EditorView.contentAttributes.from(field, (code) => ({
      'data-signs': code === null ? 'typed' : 'smart',
    })),
});

type SmartReplacement = { from: number; to: number; typed: string };

const replacementMade = StateEffect.define<SmartReplacement>();

/** The last smart replacement; reset by any later edit or selection change. */
const lastReplacement = StateField.define<SmartReplacement | null>({
  create: () => null,
  update: (before, { effects, docChanged, selection }) =>
    effects.find((effect) => effect.is(replacementMade))?.value ??
    (docChanged || selection ? null : before),
});

/**
 * Replaces straight quotes, double hyphens and three dots with typographic characters of the text's language while typing. The typed
 * character is a separate history step: Undo restores it, and so does Backspace right after it.
 */
export const smartPunctuation = [
  languageField,
  lastReplacement,
  EditorView.inputHandler.of((view, from, to, text, insert) => {
    const { state } = view;
    const code = state.field(languageField);
    const isOne = state.selection.ranges.length === 1 && !state.readOnly;
    if (code === null || !isOne || view.composing || !/^["'.\-\s,;:!?—]$/.test(text)) return false;
    const line = state.doc.lineAt(from);
    if (to > line.to || line.length > maxLineLength) return false;
    const step = replaceTypedCharacter({
      before: line.text.slice(0, from - line.from),
      character: text,
      after: line.text.slice(to - line.from),
      language: code === 'und' ? interfaceLanguage() : code,
      hasHighQuotes: code === 'es' && text === '"' && hasHighQuotes(state, from),
    });
    if (!step || isInCodeFence(state.doc, line.number)) return false;
    view.dispatch(insert());
    const start = from - step.length;
    const end = from + text.length;
    const typed = view.state.sliceDoc(start, end);
    view.dispatch({
      changes: { from: start, to: end, insert: step.insert },
      selection: { anchor: start + step.insert.length },
      effects: replacementMade.of({ from: start, to: start + step.insert.length, typed }),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.type.smart',
      scrollIntoView: true,
    });

    return true;
  }),
  Prec.high(keymap.of([{ key: 'Backspace', run: restoreTyped }])),
];

function restoreTyped(view: EditorView): boolean {
  const last = view.state.field(lastReplacement);
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

const maxLineLength = 20_000;
const maxFenceLines = 500;

/** Whether the line is inside a code fence. */
function isInCodeFence(doc: Text, number: number): boolean {
  const first = Math.max(1, number - maxFenceLines);
  let isFenced = false;
  for (const text of doc.iterLines(first, number))
    if (/^\s{0,3}```/.test(text)) isFenced = !isFenced;

  return isFenced;
}

const lookbackLength = 20_000;

/** The quotation marks used in the Spanish text: the nearest before the position, else the convention of the interface locale. */
function hasHighQuotes({ doc }: EditorState, at: number): boolean {
  const text = doc.sliceString(Math.max(0, at - lookbackLength), at);
  const [angled, high] = [text.lastIndexOf('«'), text.lastIndexOf('“')];
  if (angled < 0 && high < 0) return document.documentElement.lang === 'es-MX';

  return high > angled;
}

const interfaceLanguages: Readonly<Record<string, LanguageCode>> = {
  de: 'de',
  es: 'es',
  fr: 'fr',
  ar: 'ar',
  zh: 'zh',
};

/** A text too short for language detection is assumed to be in the interface language. */
function interfaceLanguage(): LanguageCode {
  return interfaceLanguages[document.documentElement.lang.slice(0, 2)] ?? 'en';
}
