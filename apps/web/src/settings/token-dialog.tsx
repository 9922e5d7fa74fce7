import { type TokenScope, tokenScopes } from '@longhand/contract/access';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { useCreateToken } from './account-api.ts';
import { OneTimeSecret } from './one-time-secret.tsx';
import { SelectField } from './select-field.tsx';
import styles from './settings.module.css';

const lifetimes = ['30', '90', '366', 'always'] as const;
type TokenLifetime = (typeof lifetimes)[number];

/** Creates an API token with name, scopes and lifetime, then shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const failureText = useFailureText();
  const create = useCreateToken();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [lifetime, setLifetime] = useState<TokenLifetime>('90');
  const [isChecked, setChecked] = useState(false);
  const isMissing = { name: name.trim() === '', scopes: scopes.length === 0 };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (create.isPending || isMissing.name || isMissing.scopes) return;

    const days = lifetime === 'always' ? null : Number(lifetime);
    create.mutate({ body: { name, scopes: [...scopes], days } });
  };

  if (create.isSuccess) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('account.tokens.madeTitle')}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('account.once.kept')}
          </Button>
        }
      >
        <p>{t('account.tokens.madeBody')}</p>
        <OneTimeSecret label={t('account.tokens.token')} lines={[create.data.token]} />
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.tokens.makeTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending}>
            {t('account.tokens.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
        <TextField
          label={t('account.tokens.name')}
          hint={t('account.tokens.nameHint')}
          error={isChecked && isMissing.name && t('account.tokens.nameRequired')}
          value={name}
          maxLength={limits.nameMax}
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.choices}>
          <legend>{t('account.tokens.may')}</legend>
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`account.tokens.scopes.${scope}`)}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(
                  target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope),
                )
              }
            />
          ))}
          {isChecked && isMissing.scopes && (
            <p className={styles.error} role="alert">
              {t('account.tokens.scopeRequired')}
            </p>
          )}
        </fieldset>
        <SelectField
          label={t('account.tokens.span')}
          value={lifetime}
          options={lifetimes.map((value) => ({ value, label: t(`account.tokens.spans.${value}`) }))}
          onChange={setLifetime}
        />
        {create.isError && (
          <p className={styles.error} role="alert">
            {failureText(create.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
