import { goals } from '@longhand/contract/goals';
import { writingLab } from '@longhand/contract/writing-lab';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../../platform/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OutgoingMessage } from '../outgoing/outgoing-queue.ts';
import styles from './composer.module.css';

type Shared = NonNullable<OutgoingMessage['shared']>;
type ShareDialogProps = {
  type: Shared['type'];
  onChoose: (shared: Shared) => void;
  onClose: () => void;
};

const goalApi = client(goals, { quiet: true });
const textApi = client(writingLab, { quiet: true });
const maxShown = 50;

/** Chooses one of the user's saved texts or active goals. */
export default function ShareDialog({ type, onChoose, onClose }: ShareDialogProps) {
  const t = useTranslations('messages');
  const [search, setSearch] = useState('');
  const query = useQuery({ queryKey: ['share', type], queryFn: () => listItems(type) });
  const matches = (title: string) =>
    title.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

  return (
    <Dialog open onClose={onClose} title={t(`share.${type}`)}>
      <p className={styles.shareNote}>{t(`share.${type}Note`)}</p>
      <TextField
        label={t('share.search')}
        value={search}
        dir="auto"
        data-autofocus
        onChange={(event) => setSearch(event.target.value)}
      />
      <QueryContent query={query} errorTitle={t('share.error')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t(`share.${type}None`)} />
          ) : (
            <ul className={styles.shareList}>
              {items
                .filter(({ title }) => matches(title))
                .slice(0, maxShown)
                .map(({ id, title }) => {
                  const name = title === '' ? t('shared.untitled') : title;

                  return (
                    <li key={id}>
                      <button
                        type="button"
                        className={styles.shareItem}
                        onClick={() => onChoose({ type, id, title: name })}
                      >
                        <bdi>{name}</bdi>
                      </button>
                    </li>
                  );
                })}
            </ul>
          )
        }
      </QueryContent>
    </Dialog>
  );
}

async function listItems(type: Shared['type']): Promise<{ id: string; title: string }[]> {
  if (type === 'text') return (await textApi.listSamples({ query: {} })).items;

  return (await goalApi.list({ query: {} })).items.filter(({ status }) => status === 'active');
}
