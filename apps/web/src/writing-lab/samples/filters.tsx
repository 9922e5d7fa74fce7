import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../../ui/ink-field.tsx';
import type { Shown, useShown } from './address.ts';
import type { Place } from './sample-store.ts';
import styles from './samples.module.css';

type FiltersProps = { shown: Shown; show: ReturnType<typeof useShown>['show'] };

/** What is listed, as a sentence; the search waits for a pause in the typing. */
export function Filters({ shown, show }: FiltersProps) {
  const t = useTranslations('writing-lab');
  const [typed, setTyped] = useState(shown.search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (typed === shown.search) return;
    const timer = setTimeout(() => show({ search: typed }, { replace: true }), 300);

    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={styles.filters}>
      <p>
        {t.rich('samples.showing', {
          kind: () => (
            <InkSelect<DocumentKind | ''>
              label={t('samples.kind')}
              value={shown.kind ?? ''}
              options={[
                { value: '', label: t('samples.anyKind') },
                ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
              ]}
              onChange={(kind) => show({ kind: kind === '' ? null : kind })}
            />
          ),
          place: () => (
            <InkSelect<Place | ''>
              label={t('samples.place')}
              value={shown.place ?? ''}
              options={[
                { value: '', label: t('samples.anyPlace') },
                { value: 'server', label: t('samples.onServer') },
                { value: 'device', label: t('samples.onDevice') },
              ]}
              onChange={(place) => show({ place: place === '' ? null : place })}
            />
          ),
        })}
      </p>
      <input
        type="search"
        className={styles.search}
        aria-label={t('samples.search')}
        placeholder={t('samples.search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
