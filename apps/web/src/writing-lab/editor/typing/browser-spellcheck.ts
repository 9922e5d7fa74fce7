import { Compartment } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const compartment = new Compartment();

const spellcheckAttribute = (isOn: boolean) =>
  EditorView.contentAttributes.of({ spellcheck: String(isOn) });

/** The browser checks spelling until one of our dictionaries is loaded; otherwise words would be underlined twice. */
export const browserSpellcheck = compartment.of(spellcheckAttribute(true));

export function setBrowserSpellcheck(view: EditorView, isOn: boolean): void {
  view.dispatch({ effects: compartment.reconfigure(spellcheckAttribute(isOn)) });
}
