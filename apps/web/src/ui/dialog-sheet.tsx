import type { ReactNode } from 'react';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Modal } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './dialog.module.css';

import { RestoreFocus } from './restore-focus.tsx';

/** The modal of a dialog: centered, on phones a bottom sheet. */
export default function DialogSheet(props: DialogProps) {
  const { open, onClose, title, children, actions, wide = false, hasHiddenTitle = false } = props;
  const t = useTranslations();

  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      centered={!hasHiddenTitle}
      withCloseButton={!hasHiddenTitle}
      size={wide ? 720 : 480}
      padding={24}
      transitionProps={{ duration: 140, transition: 'fade' }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{
        inner: styles.inner ?? '',
        content: styles.content ?? '',
        title: styles.title ?? '',
        header: (hasHiddenTitle ? styles.unseen : styles.header) ?? '',
        overlay: styles.overlay ?? '',
        close: styles.close ?? '',
      }}
    >
      <RestoreFocus />
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Modal>
  );
}

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Lines up the actions at the foot: the last is the one expected. */
  actions?: ReactNode;
  wide?: boolean;
  /** Hides the title and the close button and does not center the dialog: for a field that needs no heading. */
  hasHiddenTitle?: boolean;
};
