import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AuthCall, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { checkSignUp, type SignUpErrors, type SignUpValues } from './sign-up-rules.ts';

type AccountFieldsProps<Answer> = {
  submit: string;
  authCall: AuthCall;
  initialValues?: SignUpValues | undefined;
  send: (values: SignUpValues) => Promise<Answer>;
  onSent: (values: SignUpValues, answer: Answer) => void;
};

/** Name, email, password twice and the opt-in. Errors, including the server's about the password, appear at their field. */
export function AccountFields<Answer>(props: AccountFieldsProps<Answer>) {
  const t = useTranslations();
  const failureText = useFailureText();
  const attempt = useAuthAttempt();
  const [rejectedPassword, setRejectedPassword] = useState({ password: '', message: '' });
  const form = useForm<SignUpValues>({
    initialValues: props.initialValues ?? emptyValues,
    validate: (values) => ({ ...checkSignUp(values) }),
    onSubmitPreventDefault: 'always',
  });
  const { values, setFieldValue } = form;
  const errors = form.errors as SignUpErrors; // every value comes from checkSignUp
  const errorOf = (field: keyof SignUpErrors) =>
    errors[field] && t(`auth.messages.${errors[field]}`);

  const field = (name: keyof SignUpErrors) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setFieldValue(name, event.target.value),
    error: errorOf(name),
    required: true,
  });

  const submit = async (sent: SignUpValues) => {
    if (attempt.isPending) return;
    const answer = await attempt.run(
      () => props.send(sent),
      props.authCall,
      (refusal) => {
        if (refusal.fields['password'] === undefined) return false;
        setRejectedPassword({ password: sent.password, message: failureText(refusal) });

        return true;
      },
    );
    if (answer !== undefined) props.onSent(sent, answer);
  };

  const isRejectedByServer =
    rejectedPassword.message !== '' && values.password === rejectedPassword.password;

  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit((sent) => void submit(sent))}>
      <TextField label={t('auth.name')} autoComplete="name" {...field('name')} />
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...field('email')}
      />
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        dir="ltr"
        {...field('password')}
        error={errorOf('password') ?? (isRejectedByServer ? rejectedPassword.message : undefined)}
      />
      <PasswordField
        label={t('auth.passwordAgain')}
        autoComplete="new-password"
        dir="ltr"
        {...field('confirmation')}
      />
      <Checkbox
        label={t('auth.signup.promotions')}
        checked={values.promotions}
        onChange={(event) => setFieldValue('promotions', event.target.checked)}
      />
      <SubmitLine error={attempt.error} isPending={attempt.isPending}>
        {props.submit}
      </SubmitLine>
    </form>
  );
}

const emptyValues: SignUpValues = {
  name: '',
  email: '',
  password: '',
  confirmation: '',
  promotions: false,
};
