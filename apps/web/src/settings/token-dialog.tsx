import { type TokenScope, tokenScopes } from '@longhand/contract/access';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { LineField } from '../ui/line-field.tsx';
import { useCreateToken } from './account-api.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './settings.module.css';
import { ShownOnce } from './shown-once.tsx';

const spans = ['30', '90', '366', 'always'] as const;
type Span = (typeof spans)[number];

/** Makes a token: its name, what it may do, how long it holds. Then shows it, once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const failureText = useFailureText();
  const create = useCreateToken();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [span, setSpan] = useState<Span>('90');
  const [isChecked, setChecked] = useState(false);
  const isMissing = { name: name.trim() === '', scopes: scopes.length === 0 };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (create.isPending || isMissing.name || isMissing.scopes) return;

    const days = span === 'always' ? null : Number(span);
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
        <ShownOnce label={t('account.tokens.token')} lines={[create.data.token]} />
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
        <LineField
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
        <ChoiceField
          label={t('account.tokens.span')}
          value={span}
          options={spans.map((value) => ({ value, label: t(`account.tokens.spans.${value}`) }))}
          onChange={setSpan}
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
