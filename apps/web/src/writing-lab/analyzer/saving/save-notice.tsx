import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';
import { detachFromSavedText } from '../../document/use-ignored-findings.ts';
import { type Lab, useLab } from '../../storage/lab.ts';
import { Notice } from '../notice.tsx';

const ConflictDialog = lazyComponent(() => import('./conflict-dialog.tsx'));

/** Why the text is not saved and what the user can do. The text itself is always safe in the editor. */
export function SaveNotice({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.notice');
  const again = useTranslations('ui')('tryAgain');
  const lab = useLab();
  const failureText = useFailureText();
  const status = useStore(desk.saving.status);
  const limit = useUser()?.entitlements.savedSamples ?? 0;
  const [isComparing, setComparing] = useState(false);
  if (status.is === 'waiting') {
    return (
      <Notice
        isUrgent
        actions={<TextButton onClick={() => void desk.saving.tryAgain()}>{again}</TextButton>}
      >
        {t('waiting')}
      </Notice>
    );
  }
  if (status.is === 'limit') {
    return (
      <Notice
        isUrgent
        actions={
          <TextButton onClick={() => void desk.saving.saveNew('device')}>
            {t('saveOnDevice')}
          </TextButton>
        }
      >
        {t('limit', { limit })}
      </Notice>
    );
  }
  if (status.is === 'gone') {
    return (
      <Notice
        isUrgent
        actions={
          <TextButton onClick={() => void saveAsNew(desk, lab)}>{t('saveAsNew')}</TextButton>
        }
      >
        {t('gone')}
      </Notice>
    );
  }
  if (status.is === 'refused') {
    return <Notice isUrgent>{t('refused', { reason: failureText(status.failure) })}</Notice>;
  }
  if (status.is !== 'conflict') return null;

  return (
    <>
      <Notice
        isUrgent
        actions={<TextButton onClick={() => setComparing(true)}>{t('compare')}</TextButton>}
      >
        {t('conflict')}
      </Notice>
      {isComparing && (
        <ConflictDialog
          open
          desk={desk}
          theirs={status.theirs}
          onClose={() => setComparing(false)}
          onFailure={() => setComparing(false)}
        />
      )}
    </>
  );
}

async function saveAsNew(desk: Desk, lab: Lab) {
  const place = desk.saving.home.get()?.place ?? 'device';
  await detachFromSavedText(desk, lab);
  await desk.saving.saveNew(place);
}
