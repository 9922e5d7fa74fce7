import { limits } from '@longhand/contract/limits';
import { type Profile, type ProfilePart, profileParts } from '@longhand/contract/profile';
import { isWebAddress } from '@longhand/contract/web-address';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useChangeProfile } from './api.ts';
import styles from './profile.module.css';

/** Edits the own profile and its visibility. Nothing is public before it is saved here. */
export function EditDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTranslations('profile');
  const failureText = useFailureText();
  const formId = useId();
  const change = useChangeProfile();
  const { about, website, isShown, parts } = profile;
  const [form, setForm] = useState({ about, website, isShown, parts });
  const [isChecked, setChecked] = useState(false);
  const address = form.website.trim();
  const isInvalid = address !== '' && !isWebAddress(address);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isInvalid || change.isPending) return;

    change.mutate(
      { body: { ...form, website: address } },
      {
        onSuccess: () => {
          showToast({ type: 'success', words: t('edit.saved') });
          onClose();
        },
      },
    );
  };
  const togglePart = (part: ProfilePart, isChosen: boolean) => {
    const others = form.parts.filter((one) => one !== part);
    setForm({ ...form, parts: isChosen ? [...others, part] : others });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={change.isPending}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.muted}>
          {t.rich('edit.names', {
            link: (words) => <TextLink to="/app/settings">{words}</TextLink>,
          })}
        </p>
        <TextArea
          label={t('about')}
          value={form.about}
          maxLength={limits.aboutMax}
          dir="auto"
          onChange={({ target }) => setForm({ ...form, about: target.value })}
        />
        <TextField
          label={t('website')}
          value={form.website}
          maxLength={limits.websiteMax}
          inputMode="url"
          autoComplete="url"
          placeholder={urlPrefix}
          dir="ltr"
          error={isChecked && isInvalid && t('edit.websiteWrong')}
          onChange={({ target }) => setForm({ ...form, website: target.value })}
        />
        <fieldset className={styles.choices}>
          <legend>{t('edit.figures')}</legend>
          {profileParts.map((part) => (
            <Checkbox
              key={part}
              label={t(`edit.parts.${part}`)}
              checked={form.parts.includes(part)}
              onChange={({ target }) => togglePart(part, target.checked)}
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{t('edit.who')}</legend>
          <Checkbox
            label={t('edit.isShown')}
            checked={form.isShown}
            onChange={({ target }) => setForm({ ...form, isShown: target.checked })}
          />
        </fieldset>
        {change.isError && (
          <p className={styles.error} role="alert">
            {failureText(change.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** URL prefix, the same in every language. */
const urlPrefix = 'https://';
