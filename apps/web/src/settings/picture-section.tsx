import { roleNameOf } from '@longhand/contract/access';
import type { SessionUser } from '@longhand/contract/auth';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { useChangePicture, useRemovePicture } from './account-api.ts';
import styles from './picture-section.module.css';
import { shrinkPicture } from './shrink-picture.ts';

/** How one is seen: picture, name, and what one is here. */
export function PictureSection({ user }: { user: SessionUser }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const change = useChangePicture();
  const remove = useRemovePicture();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const failure = change.error ?? remove.error;
  const { avatarUrl, displayName, role } = user;

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    remove.reset();
    const image = await shrinkPicture(file);
    setUnreadable(image === null);
    if (image === null) return change.reset();

    change.mutate(
      { body: { image } },
      { onSuccess: () => showToast({ type: 'success', text: 'account.picture.saved' }) },
    );
  };

  const takeAway = () => {
    setUnreadable(false);
    change.reset();
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ type: 'success', text: 'account.picture.removed' });
        document.getElementById(chooseId)?.focus(); // the button that was pressed is gone
      },
    });
  };

  return (
    <Section title={t('account.picture.title')} note={t('account.picture.note')}>
      <div className={styles.person}>
        <div aria-hidden="true">
          <Portrait size="large" name={displayName} src={avatarUrl} />
        </div>
        <div className={styles.words}>
          <p className={styles.name} dir="auto">
            {displayName}
          </p>
          <p className={styles.role}>{t(`ui.roles.long.${roleNameOf(role)}`)}</p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = ''; // the same file may be chosen again
            }}
          />
          <p className={styles.acts}>
            <Button id={chooseId} loading={change.isPending} onClick={() => input.current?.click()}>
              {t(avatarUrl === null ? 'account.picture.choose' : 'account.picture.another')}
            </Button>
            {avatarUrl !== null && (
              <Button variant="plain" loading={remove.isPending} onClick={takeAway}>
                {t('account.picture.remove')}
              </Button>
            )}
          </p>
          <p className={styles.error} role="alert">
            {isUnreadable && t('account.picture.unreadable')}
            {failure !== null && failureText(failure)}
          </p>
        </div>
      </div>
    </Section>
  );
}

const chooseId = 'choose-picture';
