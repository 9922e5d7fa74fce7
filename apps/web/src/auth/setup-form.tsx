import type { SessionUser } from '@longhand/contract/auth';
import { limits } from '@longhand/contract/limits';
import { settings } from '@longhand/contract/settings';
import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { InkSelect } from '../ui/ink-field.tsx';
import { FieldFrame, LineField } from '../ui/line-field.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import styles from './form.module.css';
import { browserTimeZone, nameParts } from './person.ts';
import { SubmitLine } from './submit-line.tsx';

const settingsApi = client(settings);
const zones = Intl.supportedValuesOf('timeZone');

/** Name, time zone, what one writes. The language is the one that the page is shown in. */
export function SetupForm({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const t = useTranslations();
  const zoneList = useId();
  const attempt = useAttempt();
  const [name, setName] = useState([user.firstName, user.lastName].filter(Boolean).join(' '));
  const [zone, setZone] = useState(browserTimeZone().timeZone ?? 'UTC');
  const [kind, setKind] = useState<DocumentKind>('fiction');
  const [promotions, setPromotions] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isZone = zones.includes(zone) || zone === 'UTC';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || name.trim() === '' || !isZone) return;

    const body = {
      ...nameParts(name),
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
      <LineField
        label={t('auth.name')}
        autoComplete="name"
        maxLength={limits.nameMax}
        value={name}
        error={isChecked && name.trim() === '' && t('auth.messages.nameRequired')}
        onChange={(event) => setName(event.target.value)}
      />
      <LineField
        label={t('auth.setup.zone')}
        hint={t('auth.setup.zoneHint')}
        list={zoneList}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={zone}
        error={isChecked && !isZone && t('auth.setup.zoneUnknown')}
        onChange={(event) => setZone(event.target.value)}
      />
      <datalist id={zoneList}>
        {zones.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <FieldFrame label={t('auth.setup.kind')}>
        {(described) => (
          <InkSelect
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
      </FieldFrame>
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
