import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import styles from './checkers.module.css';
import { readAgain } from './use-checkers.ts';

type ServerPartProps = { desk: Desk; isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether the grammar server of the installation may read texts, what that means, and why it does not read this one. */
export function ServerPart({ desk, isOn, onChange }: ServerPartProps) {
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
      {isOn && <OfThisText desk={desk} />}
    </div>
  );
}

function OfThisText({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.proofreading.server');
  const again = useTranslations('desk.proofreading')('again');
  const nameOf = useTranslations('writing-lab.languages');
  const { server, language } = useStore(desk.checkers.states);
  const place = useStore(desk.saving.home)?.place;
  const look = useStore(desk.look);
  const hush = (words: string) => <p className={styles.about}>{words}</p>;

  if (place === 'device') return hush(t('deviceOnly'));
  if (place === undefined) return hush(t('unsaved'));
  if (look?.analysis.language === 'en') return hush(t('onDevice'));
  if (server === 'idle') return null;

  return (
    <p className={styles.about} role="status">
      {t(`state.${server}`, { language: nameOf(language) })}{' '}
      {(server === 'failed' || server === 'offline') && (
        <TextButton onClick={() => readAgain(desk)}>{again}</TextButton>
      )}
    </p>
  );
}
