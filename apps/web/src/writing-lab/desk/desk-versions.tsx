import { useStore } from '../../platform/store.ts';
import type { Home } from '../keeping/save-status.ts';
import { useLab } from '../lab.ts';
import { VersionsDialog } from '../samples/versions-dialog.tsx';
import type { Desk } from './desk.ts';

type DeskVersionsProps = { desk: Desk; home: Home; onClose: () => void };

/** The versions of the open text. One that is restored takes the place of the words in the editor, whose undo has them. */
export default function DeskVersions({ desk, home, onClose }: DeskVersionsProps) {
  const lab = useLab();
  const { title } = useStore(desk.meta);
  const { id, place } = home;

  const restore = async (text: string) => {
    const { versions } = desk.saving.home.get() ?? home;
    const newest = await lab.stores[place].readVersion(id, versions);
    const isKept = newest.text === desk.doc().toString();
    if (!isKept && !(await desk.saving.saveVersion()))
      throw new Error('The newest words are not saved.');
    desk.replaceText(text);
    await desk.saving.saveVersion(); // what stops it is told by the notices, and it is tried again
  };

  return (
    <VersionsDialog
      text={{ id, place, title, deletedAt: null }}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
