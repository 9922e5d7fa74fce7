import type { SessionUser } from '@longhand/contract/auth';
import { limits } from '@longhand/contract/limits';
import { settings } from '@longhand/contract/settings';
import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../../platform/api-client.ts';
import { localeState } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { FormField, TextField } from '../../ui/text-field.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { browserTimeZone, splitName } from './sign-up-profile.ts';

const settingsApi = client(settings);
const zones = Intl.supportedValuesOf('timeZone');

/** Name, time zone and document kind. The language is that of the page. */
export function SetupForm({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const t = useTranslations();
  const zoneListId = useId();
  const attempt = useAuthAttempt();
  const [name, setName] = useState([user.firstName, user.lastName].filter(Boolean).join(' '));
  const [zone, setZone] = useState(browserTimeZone().timeZone ?? 'UTC');
  const [kind, setKind] = useState<DocumentKind>('fiction');
  const [promotions, setPromotions] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isKnownZone = zones.includes(zone) || zone === 'UTC';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || name.trim() === '' || !isKnownZone) return;

    const body = {
      ...splitName(name),
      displayName: name.trim(),
      marketingOptIn: promotions,
      locale: localeState.get().locale,
      timeZone: zone,
    };
    const answer = await attempt.run(async () => {
      await api.completeRegistration({ body });

      return settingsApi.changePreferences({ body: { documentKind: kind } });
    }, 'complete');
    if (answer === undefined) return;
    await session.refresh();
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('auth.name')}
        autoComplete="name"
        maxLength={limits.nameMax}
        value={name}
        error={isChecked && name.trim() === '' && t('auth.messages.nameRequired')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('auth.setup.zone')}
        hint={t('auth.setup.zoneHint')}
        list={zoneListId}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={zone}
        error={isChecked && !isKnownZone && t('auth.setup.zoneUnknown')}
        onChange={(event) => setZone(event.target.value)}
      />
      <datalist id={zoneListId}>
        {zones.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <FormField label={t('auth.setup.kind')}>
        {(described) => (
          <InlineSelect
            {...described}
            label={t('auth.setup.kind')}
            value={kind}
            options={documentKinds.map((value) => ({
              value,
              label: t(`writing-lab.kinds.${value}`),
            }))}
            onChange={setKind}
          />
        )}
      </FormField>
      <Checkbox
        label={t('auth.signup.promotions')}
        checked={promotions}
        onChange={(event) => setPromotions(event.target.checked)}
      />
      <SubmitLine error={attempt.error} isPending={attempt.isPending}>
        {t('auth.setup.submit')}
      </SubmitLine>
    </form>
  );
}
