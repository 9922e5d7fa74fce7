import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isCommandKey, isMac } from '../platform/command-key.ts';
import { later } from '../ui/later.tsx';

const Palette = later(() => import('./palette.tsx'));

/** The palette comes with its first use. */
export function PaletteHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Palette onClose={onClose} onFailure={onClose} />;
}

/** Opens on Ctrl K, on a Mac ⌘ K. Returns the name of the key. */
export function useCommandKey(act: () => void): string {
  const t = useTranslations();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'k')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);

    return () => document.removeEventListener('keydown', listen);
  }, [act]);

  return isMac ? t('shell.searchKeyMac') : t('shell.searchKey');
}
