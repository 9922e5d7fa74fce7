import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';
import styles from './checkers.module.css';
import { recheck, retryServerCheck } from './use-checkers.ts';

const OwnWordsDialog = lazyComponent(() => import('../../dictionary/dialog/own-words-dialog.tsx'));
const CheckersDialog = lazyComponent(() => import('./checkers-dialog.tsx'));
const RulesDialog = lazyComponent(() => import('./rules-dialog.tsx'));

/** Below the findings: failed checkers, and links to the settings of rules, checkers and own words. */
export function CheckerStatus({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.proofreading');
  const { spelling, grammar, server } = useStore(desk.checkers.states);
  const rulesLabel = useTranslations('desk.rules')('title');
  const ownWordsLabel = useTranslations('own-words')('title');
  const projectId = useStore(desk.saving.home)?.projectId ?? null;
  const [open, setOpen] = useState<'rules' | 'checkers' | 'words' | null>(null);
  const close = () => setOpen(null);
  const failed = (spelling === 'failed' && 'spelling') || (grammar === 'failed' && 'grammar');

  return (
    <div className={styles.line}>
      {failed !== false && (
        <p role="status">
          {t(`failed.${failed}`)}{' '}
          <TextButton onClick={() => recheck(desk)}>{t('again')}</TextButton>
        </p>
      )}
      {(server === 'failed' || server === 'offline') && (
        <p role="status">
          {t(server === 'failed' ? 'failed.server' : 'failed.offline')}{' '}
          <TextButton onClick={() => retryServerCheck(desk)}>{t('again')}</TextButton>
        </p>
      )}
      <TextButton quiet onClick={() => setOpen('rules')}>
        {rulesLabel}
      </TextButton>
      <TextButton quiet onClick={() => setOpen('checkers')}>
        {t('open')}
      </TextButton>
      <TextButton quiet onClick={() => setOpen('words')}>
        {ownWordsLabel}
      </TextButton>
      {open === 'rules' && <RulesDialog desk={desk} onClose={close} onFailure={close} />}
      {open === 'checkers' && (
        <CheckersDialog
          desk={desk}
          onShowOwnWords={() => setOpen('words')}
          onClose={close}
          onFailure={close}
        />
      )}
      {open === 'words' && (
        <OwnWordsDialog projectId={projectId} onClose={close} onFailure={close} />
      )}
    </div>
  );
}
