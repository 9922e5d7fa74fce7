import type { SessionUser } from '@longhand/contract/auth';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { LineField } from '../ui/line-field.tsx';
import { useChangeAccount } from './account-api.ts';
import { changedNames, type NameValues, namesOf, wrongNames } from './names.ts';
import styles from './settings.module.css';

/** What one is called, here and by others. */
export function NameForm({ user }: { user: SessionUser }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const change = useChangeAccount();
  const [values, setValues] = useState<NameValues>(() => namesOf(user));
  const [isChecked, setChecked] = useState(false);
  const wrong = isChecked ? wrongNames(values) : {};
  const isTaken = change.error instanceof Refusal && change.error.code === 'username_taken';
  const changed = changedNames(values, user);

  const field = (name: keyof NameValues) => ({
    label: t(`account.names.${name}`),
    value: values[name],
    maxLength: limits.nameMax,
    error: wrong[name] && t(`account.names.wrong.${wrong[name]}`),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (change.isPending || Object.keys(wrongNames(values)).length > 0) return;
    if (Object.keys(changed).length === 0) return sayIsSaved();

    change.mutate(
      { body: changed },
      {
        onSuccess: ({ user: saved }) => {
          setValues((typed) => (typed === values ? namesOf(saved) : typed)); // more may have been typed since
          sayIsSaved();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <LineField autoComplete="given-name" {...field('firstName')} />
        <LineField autoComplete="family-name" {...field('lastName')} />
        <LineField
          autoComplete="nickname"
          hint={t('account.names.displayHint')}
          {...field('displayName')}
        />
        <LineField
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

function sayIsSaved(): void {
  showToast({ type: 'success', text: 'account.names.saved' });
}
