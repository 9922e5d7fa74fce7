import { Compartment } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const compartment = new Compartment();

const attributesOf = (isOn: boolean) =>
  EditorView.contentAttributes.of({ spellcheck: String(isOn) });

/** The browser spells until a dictionary of ours does: two wavy lines under one word say nothing more than one. */
export const browserSpelling = compartment.of(attributesOf(true));

export function spellInBrowser(view: EditorView, isOn: boolean): void {
  view.dispatch({ effects: compartment.reconfigure(attributesOf(isOn)) });
}
