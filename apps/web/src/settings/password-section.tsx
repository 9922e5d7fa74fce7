import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkConfirmation, checkPassword } from '../platform/form-rules.ts';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useChangePassword } from './security-api.ts';
import styles from './settings.module.css';

/** Sets or changes the password. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const actionLabel = t(hasPassword ? 'account.password.change' : 'account.password.set');

  return (
    <Section title={t('account.password.title')}>
      <p className={styles.words}>
        {t(hasPassword ? 'account.password.there' : 'account.password.none')}
      </p>
      <p className={styles.act}>
        <Button onClick={() => setOpen(true)}>{actionLabel}</Button>
      </p>
      {isOpen && (
        <PasswordDialog
          title={actionLabel}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

type PasswordValues = { current: string; password: string; confirmation: string };
type PasswordDialogProps = { title: string; hasPassword: boolean; onClose: () => void };

function PasswordDialog({ title, hasPassword, onClose }: PasswordDialogProps) {
  const t = useTranslations();
  const formId = useId();
  const failureText = useFailureText();
  const change = useChangePassword();
  const [values, setValues] = useState<PasswordValues>({
    current: '',
    password: '',
    confirmation: '',
  });
  const [isChecked, setChecked] = useState(false);
  const errors = validatePasswords(values, hasPassword);

  const field = (name: keyof PasswordValues) => ({
    value: values[name],
    dir: 'ltr' as const, // the attribute's type requires the literal
    error: isChecked && errors[name] && t(`auth.messages.${errors[name]}`),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (change.isPending || Object.values(errors).some(Boolean)) return;

    const { current, password } = values;
    change.mutate(
      { body: { password, ...(hasPassword && { currentPassword: current }) } },
      {
        onSuccess() {
          showToast({ type: 'success', text: 'account.password.changed' });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
        <p>{t('account.password.others')}</p>
        {hasPassword && (
          <PasswordField
            label={t('account.password.current')}
            autoComplete="current-password"
            data-autofocus
            {...field('current')}
          />
        )}
        <PasswordField
          label={t('auth.newPassword')}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label={t('auth.passwordAgain')}
          autoComplete="new-password"
          {...field('confirmation')}
        />
        {change.isError && (
          <p className={styles.error} role="alert">
            {failureText(change.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function validatePasswords(
  { current, password, confirmation }: PasswordValues,
  hasPassword: boolean,
) {
  const isMissing = hasPassword && current === '';

  return {
    current: isMissing ? ('passwordRequired' as const) : undefined,
    password: checkPassword(password),
    confirmation: checkConfirmation(password, confirmation),
  };
}
