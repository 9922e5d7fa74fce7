import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';
import styles from './checkers.module.css';
import { retryServerCheck } from './use-checkers.ts';

type ServerCheckerOptionProps = { desk: Desk; isOn: boolean; onChange: (isOn: boolean) => void };

/** Turns the grammar server on or off, with what that means and why it does not check the open text. */
export function ServerCheckerOption({ desk, isOn, onChange }: ServerCheckerOptionProps) {
  const t = useTranslations('desk.proofreading.server');
  const id = useId();

  return (
    <div>
      <Checkbox
        label={t('label')}
        checked={isOn}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={id} className={styles.about}>
        {t('about')}
      </p>
      {isOn && <ServerCheckerStatus desk={desk} />}
    </div>
  );
}

function ServerCheckerStatus({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.proofreading.server');
  const again = useTranslations('desk.proofreading')('again');
  const nameOf = useTranslations('writing-lab.languages');
  const { server, language } = useStore(desk.checkers.states);
  const place = useStore(desk.saving.home)?.place;
  const look = useStore(desk.analysisSnapshot);
  const note = (words: string) => <p className={styles.about}>{words}</p>;

  if (place === 'device') return note(t('deviceOnly'));
  if (place === undefined) return note(t('unsaved'));
  if (look?.analysis.language === 'en') return note(t('onDevice'));
  if (server === 'idle') return null;

  return (
    <p className={styles.about} role="status">
      {t(`state.${server}`, { language: nameOf(language) })}{' '}
      {(server === 'failed' || server === 'offline') && (
        <TextButton onClick={() => retryServerCheck(desk)}>{again}</TextButton>
      )}
    </p>
  );
}
