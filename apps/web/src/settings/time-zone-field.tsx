import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { currentDate } from '../platform/clock.ts';
import { LineField } from '../ui/line-field.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './settings.module.css';
import { offsetOf, ownTimeZone, timeZones, zoneMeant } from './time-zones.ts';

type TimeZoneFieldProps = {
  value: string;
  error: string | undefined;
  onChoose: (zone: string) => void;
};

/** A zone is typed and found by its city; the device's own is one press away. */
export function TimeZoneField({ value, error, onChoose }: TimeZoneFieldProps) {
  const t = useTranslations();
  const locale = useLocale();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const zones = timeZones(value);
  const own = ownTimeZone();
  const now = currentDate();

  const choose = (zone: string) => {
    setTyped(null);
    setUnknown(false);
    if (zone !== value) onChoose(zone);
  };
  const leave = () => {
    if (typed === null) return;
    const zone = zoneMeant(typed, zones);
    if (zone === undefined) setUnknown(true);
    else choose(zone);
  };

  return (
    <div>
      <LineField
        label={t('settings.timeZone.label')}
        hint={t('settings.timeZone.hint', { offset: offsetOf(value, now, locale) })}
        error={isUnknown ? t('settings.timeZone.unknown') : error}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setUnknown(false);
          if (zones.includes(target.value)) choose(target.value);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
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
      {own !== value && (
        <p className={styles.offer}>
          <TextButton onClick={() => choose(own)}>
            {t('settings.timeZone.useOwn', { zone: `\u2068${own}\u2069` })}
          </TextButton>
        </p>
      )}
    </div>
  );
}
