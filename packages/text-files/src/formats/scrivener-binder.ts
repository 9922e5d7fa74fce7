import { FileRefusal } from '../file-refusal.ts';
import { readXml } from '../markup.ts';

/** An item of a Scrivener binder: a folder or a document, or both. */
export type BinderItem = { id: string; type: string; title: string; children: BinderItem[] };

/** More items than any project has. */
const mostItems = 20_000;

/**
 * The binder of a Scrivener project from its .scrivx file, as a tree in the writer's order. Items have a UUID since Scrivener 3, a
 * number before.
 *
 * @throws FileRefusal `unsafe` beyond all bounds, `broken` without a binder
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
        if (count > mostItems) throw new FileRefusal('unsafe');
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
  if (!hasBinder) throw new FileRefusal('broken');

  return root.children;
}
