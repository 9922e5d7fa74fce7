import { limits } from '@longhand/contract/limits';
import type { Person } from '@longhand/contract/messages-values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../ui/avatar.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { peopleApi } from '../api.ts';
import { useNames } from '../names.ts';
import styles from './people.module.css';

type PersonPickerProps = {
  chosen: readonly Person[];
  onChange: (chosen: readonly Person[]) => void;
  /** People who are not offered, such as members of the group. */
  without?: readonly string[];
};

/** Finds people by name or username and chooses one or more of them. */
export function PersonPicker({ chosen, onChange, without = [] }: PersonPickerProps) {
  const t = useTranslations('messages');
  const failureText = useFailureText();
  const { personName } = useNames();
  const [typed, setTyped] = useState('');
  const q = useDebouncedText(typed.trim());
  const query = useQuery({
    queryKey: ['people', q],
    queryFn: ({ signal }) => peopleApi.searchPeople({ query: { q }, signal }),
    enabled: q !== '',
    retry: false,
  });
  const isChosen = (id: string) => chosen.some((person) => person.id === id);
  const found = (query.data?.items ?? []).filter(
    ({ id }) => !isChosen(id) && !without.includes(id),
  );

  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('people.chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <bdi>{personName(person)}</bdi>{' '}
              <TextButton
                quiet
                aria-label={t('people.removeNamed', { name: personName(person) })}
                onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
              >
                {t('people.remove')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('people.search')}
        value={typed}
        maxLength={limits.searchMax}
        autoComplete="off"
        dir="auto"
        data-autofocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.status} role="status">
        {query.isError && failureText(query.error)}
        {query.isSuccess && q !== '' && found.length === 0 && t('people.none')}
      </p>
      <ul className={styles.found} aria-label={t('people.found')}>
        {found.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.person}
              onClick={() => {
                onChange([...chosen, person]);
                setTyped('');
              }}
            >
              <span aria-hidden="true">
                <Avatar name={personName(person)} src={person.avatarUrl} />
              </span>
              <span className={styles.personName}>
                <bdi>{personName(person)}</bdi>
                {person.username !== null && <bdi>@{person.username}</bdi>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
