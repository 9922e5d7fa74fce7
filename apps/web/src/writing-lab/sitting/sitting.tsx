import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys, localShelf } from '../../platform/storage.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { InkNumber } from '../../ui/ink-field.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Desk } from '../desk/desk.ts';
import styles from './sitting.module.css';

const usualTarget = '500';
const everyMs = 2_000;

/** How many words this sitting shall have, and how many were typed. The target stays for the next sitting. */
export function Sitting({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.sitting');
  const typed = useTyped(desk);
  const [target, setTarget] = useState(() => localShelf.get(keys.sittingTarget) ?? usualTarget);
  const wanted = Math.max(1, readWholeNumber(target) ?? 1);
  const change = (value: string) => {
    setTarget(value);
    localShelf.set(keys.sittingTarget, value);
  };

  return (
    <div className={styles.sitting}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            typed,
            target: () => <InkNumber label={t('target')} value={target} onChange={change} />,
          })}
        </Sentence>{' '}
        {typed >= wanted && t('done')}
      </p>
      <ProgressLine label={t('title')} value={typed / wanted} />
    </div>
  );
}

function useTyped(desk: Desk): number {
  const [typed, setTyped] = useState(() => desk.typing.words(desk.doc()));
  useEffect(() => {
    const timer = setInterval(() => setTyped(desk.typing.words(desk.doc())), everyMs);

    return () => clearInterval(timer);
  }, [desk]);

  return typed;
}
