import { EditorView } from '@codemirror/view';
import { markdownOfPage } from './rich-text.ts';

/** Pasted rich text arrives as plain text with the signs of Markdown; everything else pastes as it is. */
export const richPaste = EditorView.domEventHandlers({
  paste(event, view) {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (view.state.readOnly) return false;
    const text = markdownOfPage(html);
    if (text === '') return false;

    event.preventDefault();
    view.dispatch(view.state.replaceSelection(text), {
      userEvent: 'input.paste',
      scrollIntoView: true,
    });

    return true;
  },
});
