import { useStore } from '../../../platform/store.ts';
import type { Desk } from '../../document/desk.ts';
import { VersionsDialog } from '../../library/versions/versions-dialog.tsx';
import { useLab } from '../../storage/lab.ts';
import type { SavedTextRef } from '../../storage/saving/save-status.ts';

type DeskVersionsProps = { desk: Desk; home: SavedTextRef; onClose: () => void };

/** The versions of the open text. A restored version replaces the text in the editor, which can undo it. */
export default function DeskVersions({ desk, home, onClose }: DeskVersionsProps) {
  const lab = useLab();
  const { title } = useStore(desk.meta);
  const { id, place } = home;

  const restore = async (text: string) => {
    const { versions } = desk.saving.home.get() ?? home;
    const newest = await lab.stores[place].readVersion(id, versions);
    const isSaved = newest.text === desk.doc().toString();
    if (!isSaved && !(await desk.saving.saveVersion()))
      throw new Error('The newest words are not saved.');
    desk.replaceText(text);
    await desk.saving.saveVersion(); // a failure is shown by the notices and retried
  };

  return (
    <VersionsDialog
      text={{ id, place, title, deletedAt: null }}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
