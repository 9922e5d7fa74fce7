import { roleNameOf } from '@longhand/contract/access';
import type { SessionUser } from '@longhand/contract/auth';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { useChangePicture, useRemovePicture } from './account-api.ts';
import styles from './picture-section.module.css';
import { shrinkPicture } from './shrink-picture.ts';

/** Profile picture, name and role. */
export function PictureSection({ user }: { user: SessionUser }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const change = useChangePicture();
  const remove = useRemovePicture();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const failure = change.error ?? remove.error;
  const { avatarUrl, displayName, role } = user;

  const uploadPicture = async (file: File | undefined) => {
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

  const removePicture = () => {
    setUnreadable(false);
    change.reset();
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ type: 'success', text: 'account.picture.removed' });
        document.getElementById(chooseButtonId)?.focus(); // the pressed button has been removed
      },
    });
  };

  return (
    <Section title={t('account.picture.title')} note={t('account.picture.note')}>
      <div className={styles.person}>
        <div aria-hidden="true">
          <Avatar size="large" name={displayName} src={avatarUrl} />
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
              void uploadPicture(event.target.files?.[0]);
              event.target.value = ''; // allows choosing the same file again
            }}
          />
          <p className={styles.acts}>
            <Button
              id={chooseButtonId}
              loading={change.isPending}
              onClick={() => input.current?.click()}
            >
              {t(avatarUrl === null ? 'account.picture.choose' : 'account.picture.another')}
            </Button>
            {avatarUrl !== null && (
              <Button variant="plain" loading={remove.isPending} onClick={removePicture}>
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

const chooseButtonId = 'choose-picture';
