import { EditorView } from '@codemirror/view';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** Converts pasted HTML to Markdown; everything else is pasted as it is. */
export const richPaste = EditorView.domEventHandlers({
  paste(event, view) {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (view.state.readOnly) return false;
    const text = htmlToMarkdown(html);
    if (text === '') return false;

    event.preventDefault();
    view.dispatch(view.state.replaceSelection(text), {
      userEvent: 'input.paste',
      scrollIntoView: true,
    });

    return true;
  },
});
