import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isCommandKey, isMac } from '../platform/command-key.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const Palette = lazyComponent(() => import('./palette.tsx'));

/** Loads the command palette on first use. */
export function PaletteHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Palette onClose={onClose} onFailure={onClose} />;
}

/** Opens the command palette on Ctrl K, on a Mac ⌘ K. Returns the label of the keyboard shortcut. */
export function usePaletteShortcut(open: () => void): string {
  const t = useTranslations();

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'k')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKeyDown);

    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  return isMac ? t('shell.searchKeyMac') : t('shell.searchKey');
}
