import { FileOpenError } from '../file-open-error.ts';
import { readXml } from '../markup.ts';

/** An item of a Scrivener binder: a folder, a document, or both. */
export type BinderItem = { id: string; type: string; title: string; children: BinderItem[] };

/** More than any real project has. */
const maxItems = 20_000;

/**
 * Reads the binder of a Scrivener project from its .scrivx file, as a tree in binder order. Items have a UUID since Scrivener 3, a number
 * before.
 *
 * @throws FileOpenError `unsafe` for too many items, `broken` without a binder
 */
export function readBinder(source: string): BinderItem[] {
  const root: BinderItem = { id: '', type: '', title: '', children: [] };
  const path: string[] = [];
  const items: BinderItem[] = [];
  let hasBinder = false;
  let count = 0;

  readXml(source, {
    open(name, { UUID, ID = '', Type = '' }) {
      if (name === 'Binder' && items.length === 0) {
        hasBinder = true;
        items.push(root);
      } else if (name === 'BinderItem' && items.length > 0) {
        count += 1;
        if (count > maxItems) throw new FileOpenError('unsafe');
        const item: BinderItem = { id: UUID ?? ID, type: Type, title: '', children: [] };
        items.at(-1)?.children.push(item);
        items.push(item);
      }
      path.push(name);
    },
    text(words) {
      const item = items.at(-1);
      const isTitle = path.at(-1) === 'Title' && path.at(-2) === 'BinderItem';
      if (item !== undefined && isTitle) item.title += words;
    },
    close(name) {
      path.pop();
      if (name === 'BinderItem' || name === 'Binder') items.pop();
    },
  });
  if (!hasBinder) throw new FileOpenError('broken');

  return root.children;
}
