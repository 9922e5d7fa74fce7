import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { LineField } from '../ui/line-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useAttempt } from './attempt.ts';
import type { Act } from './attempt-words.ts';
import styles from './form.module.css';
import { checkSignUp, type SignUpErrors, type SignUpValues } from './sign-up-rules.ts';
import { SubmitLine } from './submit-line.tsx';

type AccountFieldsProps<Answer> = {
  submit: string;
  act: Act;
  initialValues?: SignUpValues | undefined;
  send: (values: SignUpValues) => Promise<Answer>;
  onSent: (values: SignUpValues, answer: Answer) => void;
};

/** Name, email, password twice and the opt-in. An error, also one of the server about the password, is shown at its field. */
export function AccountFields<Answer>(props: AccountFieldsProps<Answer>) {
  const t = useTranslations();
  const failureText = useFailureText();
  const attempt = useAttempt();
  const [refused, setRefused] = useState({ password: '', message: '' });
  const form = useForm<SignUpValues>({
    initialValues: props.initialValues ?? emptyValues,
    validate: (values) => ({ ...checkSignUp(values) }),
    onSubmitPreventDefault: 'always',
  });
  const { values, setFieldValue } = form;
  const errors = form.errors as SignUpErrors; // what checkSignUp gave
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
      props.act,
      (refusal) => {
        if (refusal.fields['password'] === undefined) return false;
        setRefused({ password: sent.password, message: failureText(refusal) });

        return true;
      },
    );
    if (answer !== undefined) props.onSent(sent, answer);
  };

  const isRefused = refused.message !== '' && values.password === refused.password;

  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit((sent) => void submit(sent))}>
      <LineField label={t('auth.name')} autoComplete="name" {...field('name')} />
      <LineField
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
        error={errorOf('password') ?? (isRefused ? refused.message : undefined)}
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
