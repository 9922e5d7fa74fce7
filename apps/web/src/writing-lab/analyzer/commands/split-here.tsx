import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';

const SplitHereDialog = lazyComponent(() => import('./split-here-dialog.tsx'));

/** Splits the open text at the cursor. Only for texts saved in the account. */
export function SplitHere({ desk }: { desk: Desk }) {
  const t = useTranslations('split');
  const home = useStore(desk.saving.home);
  const [at, setAt] = useState<number | null>(null);
  if (home?.place !== 'server') return null;

  return (
    <>
      <TextButton quiet onClick={() => setAt(desk.view.get()?.state.selection.main.head ?? 0)}>
        {t('here')}
      </TextButton>
      {at !== null && <SplitHereDialog desk={desk} at={at} onClose={() => setAt(null)} />}
    </>
  );
}
