import type { SessionUser } from '@longhand/contract/auth';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { useChangeAccount } from './account-api.ts';
import { changedNames, type NameValues, nameValuesOf, validateNames } from './names.ts';
import styles from './settings.module.css';

/** First, last, display and user name. */
export function NameForm({ user }: { user: SessionUser }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const change = useChangeAccount();
  const [values, setValues] = useState<NameValues>(() => nameValuesOf(user));
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? validateNames(values) : {};
  const isTaken = change.error instanceof Refusal && change.error.code === 'username_taken';
  const changed = changedNames(values, user);

  const field = (name: keyof NameValues) => ({
    label: t(`account.names.${name}`),
    value: values[name],
    maxLength: limits.nameMax,
    error: errors[name] && t(`account.names.wrong.${errors[name]}`),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (change.isPending || Object.keys(validateNames(values)).length > 0) return;
    if (Object.keys(changed).length === 0) return showSavedToast();

    change.mutate(
      { body: changed },
      {
        onSuccess: ({ user: saved }) => {
          setValues((typed) => (typed === values ? nameValuesOf(saved) : typed)); // keep text typed in the meantime
          showSavedToast();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
        <TextField
          autoComplete="nickname"
          hint={t('account.names.displayHint')}
          {...field('displayName')}
        />
        <TextField
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          hint={t('account.names.usernameHint')}
          {...field('username')}
          {...(isTaken && { error: failureText(change.error) })}
        />
      </div>
      {change.isError && !isTaken && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
      <p className={styles.act}>
        <Button type="submit" loading={change.isPending}>
          {t('account.names.save')}
        </Button>
      </p>
    </form>
  );
}

function showSavedToast(): void {
  showToast({ type: 'success', text: 'account.names.saved' });
}
