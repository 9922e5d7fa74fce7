import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { LineField } from '../ui/line-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import styles from './form.module.css';
import { checkSignUp, type SignUpErrors, type SignUpValues } from './sign-up-rules.ts';
import { SubmitLine } from './submit-line.tsx';

type AccountFieldsProps = {
  submit: string;
  failure: string | null;
  isPending: boolean;
  onSubmit: (values: SignUpValues) => void;
};

/** Name, address, password twice, the opt-in. Errors stand at their fields and go as they are mended. */
export function AccountFields({ submit, failure, isPending, onSubmit }: AccountFieldsProps) {
  const t = useTranslations();
  const form = useForm<SignUpValues>({
    initialValues: { name: '', email: '', password: '', confirmation: '', promotions: false },
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

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((sent) => {
        if (!isPending) onSubmit(sent);
      })}
    >
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
      <SubmitLine error={failure} isPending={isPending}>
        {submit}
      </SubmitLine>
    </form>
  );
}
