import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Lines up the actions at the foot: the last is the one expected. */
  actions?: ReactNode;
  wide?: boolean;
};

/** What interrupts: a sheet of paper in the middle, on a phone a sheet from below. Escape and outside close it. */
export function Dialog({ open, onClose, title, children, actions, wide = false }: DialogProps) {
  const t = useTranslations();

  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      centered
      size={wide ? 720 : 480}
      padding={24}
      transitionProps={{ duration: 140, transition: 'fade' }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{
        inner: styles.inner ?? '',
        content: styles.content ?? '',
        title: styles.title ?? '',
        header: styles.header ?? '',
        overlay: styles.overlay ?? '',
        close: styles.close ?? '',
      }}
    >
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Modal>
  );
}
