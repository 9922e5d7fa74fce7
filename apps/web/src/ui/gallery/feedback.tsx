import { useState } from 'react';
import { showToast, type Toast } from '../../platform/toasts.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Menu, MenuDivider, MenuItem } from '../menu.tsx';
import { EmptyState, ErrorState, LoadingState } from '../states.tsx';
import styles from './gallery.module.css';

const types = [
  ...(['success', 'error', 'info', 'warning', 'primary'] as const),
  ...(['purple', 'blue', 'green', 'orange'] as const),
] satisfies Toast['type'][];

export function Feedback() {
  const [isAsking, setAsking] = useState(false);

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {types.map((type) => (
          <Button
            key={type}
            size="small"
            onClick={() => showToast({ type, words: `A word of the type ${type}` })}
          >
            {type}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button onClick={() => setAsking(true)}>Ask first</Button>
        <Menu label="What can be done" target={<Button>Menu</Button>}>
          <MenuItem onSelect={() => undefined}>Rename</MenuItem>
          <MenuDivider />
          <MenuItem danger onSelect={() => undefined}>
            Move to trash
          </MenuItem>
        </Menu>
      </div>
      <div className={styles.grid}>
        <EmptyState title="Nothing has been saved yet" action={<Button>Add a text</Button>}>
          A saved text keeps its versions and its figures.
        </EmptyState>
        <LoadingState />
        <ErrorState
          title="This goal could not be loaded"
          error={new Error('no answer')}
          storedNote="Your words are on this device."
          onRetry={() => undefined}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        destructive
        title="Erase this text?"
        confirm="Erase"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        This can not be taken back.
      </ConfirmDialog>
    </div>
  );
}
