import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { currentDate } from '../platform/clock.ts';
import { TextField } from '../ui/text-field.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './settings.module.css';
import { deviceTimeZone, findTimeZone, offsetOf, timeZones } from './time-zones.ts';

type TimeZoneFieldProps = {
  value: string;
  error: string | undefined;
  onChoose: (zone: string) => void;
};

/** A time zone found by typing a city, with a button for the device's own zone. */
export function TimeZoneField({ value, error, onChoose }: TimeZoneFieldProps) {
  const t = useTranslations();
  const locale = useLocale();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnknownZone, setUnknownZone] = useState(false);
  const zones = timeZones(value);
  const deviceZone = deviceTimeZone();
  const now = currentDate();

  const choose = (zone: string) => {
    setTyped(null);
    setUnknownZone(false);
    if (zone !== value) onChoose(zone);
  };
  const commitTyped = () => {
    if (typed === null) return;
    const zone = findTimeZone(typed, zones);
    if (zone === undefined) setUnknownZone(true);
    else choose(zone);
  };

  return (
    <div>
      <TextField
        label={t('settings.timeZone.label')}
        hint={t('settings.timeZone.hint', { offset: offsetOf(value, now, locale) })}
        error={isUnknownZone ? t('settings.timeZone.unknown') : error}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setUnknownZone(false);
          if (zones.includes(target.value)) choose(target.value);
        }}
        onBlur={commitTyped}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commitTyped();
          if (key === 'Escape') choose(value);
        }}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {offsetOf(zone, now, locale)}
          </option>
        ))}
      </datalist>
      {deviceZone !== value && (
        <p className={styles.offer}>
          <TextButton onClick={() => choose(deviceZone)}>
            {t('settings.timeZone.useOwn', { zone: `\u2068${deviceZone}\u2069` })}
          </TextButton>
        </p>
      )}
    </div>
  );
}
