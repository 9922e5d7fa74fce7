import { writingLab } from '@longhand/contract/writing-lab';
import { localeNames, locales } from '@longhand/locales';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { help } from '../platform/help.ts';
import { type RecentDraft, readRecentDraft } from '../platform/recent-draft.ts';
import { session, useUser } from '../platform/session.ts';
import { theme } from '../platform/theme.ts';
import { Dialog } from '../ui/dialog.tsx';
import { chooseLanguage } from './choose-language.ts';
import { keyList } from './key-list-host.tsx';
import styles from './palette.module.css';
import { railEntries } from './places.ts';
import { useScreenName } from './screen-names.ts';

const lab = client(writingLab, { quiet: true });
const recentTexts = 10;

type Command = { id: string; name: string; above?: string; lang?: string; run: () => void };

/** Go anywhere, do the few things that have no place of their own. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = matching([...useCommands(), ...useRecentTexts()], query);
  const chosen = found[Math.min(at, found.length - 1)];

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };

  return (
    <Dialog open bare onClose={onClose} title={t('shell.palette.title')}>
      <input
        className={styles.input}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        aria-label={t('shell.palette.placeholder')}
        placeholder={t('shell.palette.placeholder')}
        value={query}
        data-autofocus
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            setAt((at + step + found.length) % Math.max(1, found.length));
          }
          if (event.key === 'Enter') run(chosen);
        }}
      />
      <div
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('shell.palette.results')}
      >
        {found.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard, as in every combobox
          // biome-ignore lint/a11y/useFocusableInteractive: it is named by aria-activedescendant
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={command === chosen}
            lang={command.lang}
            className={styles.option}
            onClick={() => run(command)}
          >
            {command.name}
            {command.above !== undefined && <span>{command.above}</span>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{t('shell.palette.none')}</p>}
    </Dialog>
  );
}

function useCommands(): Command[] {
  const t = useTranslations();
  const nameOf = useScreenName();
  const user = useUser();
  const { navigate } = useRouter();

  const go = (path: string) => () => void navigate({ to: path });
  const screens = railEntries.flatMap((entry) => [
    { id: entry.path, name: nameOf(entry.path), run: go(entry.to) },
    ...entry.below.map((path) => ({
      id: path,
      name: nameOf(path),
      above: nameOf(entry.path),
      run: go(path),
    })),
  ]);

  return [
    ...screens,
    ...(screens.some(({ id }) => id === '/app/writing-lab/analyzer')
      ? [
          {
            id: 'new-text',
            name: t('shell.palette.newText'),
            run: () => void navigate({ to: '/app/writing-lab/analyzer', search: { new: 1 } }),
          },
          {
            id: 'own-words',
            name: t('shell.palette.ownWords'),
            run: () => void navigate({ to: '/app/writing-lab/samples', search: { words: 'all' } }),
          },
        ]
      : []),
    ...(user === null
      ? []
      : [{ id: 'profile', name: t('shell.profile'), run: go(`/app/profile/${user.id}`) }]),
    { id: 'help', name: t('shell.help'), run: help.toggle },
    { id: 'keys', name: t('shell.keys.title'), run: () => keyList.set(true) },
    { id: 'dark', name: t('shell.palette.themeDark'), run: () => theme.setChoice('dark') },
    { id: 'light', name: t('shell.palette.themeLight'), run: () => theme.setChoice('light') },
    { id: 'auto', name: t('shell.palette.themeAuto'), run: () => theme.setChoice('auto') },
    ...locales.map((locale) => ({
      id: `language-${locale}`,
      name: localeNames[locale],
      lang: locale,
      run: () => void chooseLanguage(locale),
    })),
    { id: 'sign-out', name: t('shell.signOut'), run: () => void session.signOut() },
  ];
}

/** The draft under way and the texts saved last; without a network those that were read before. */
function useRecentTexts(): Command[] {
  const t = useTranslations();
  const nameOf = useScreenName();
  const { navigate } = useRouter();
  const { data = [] } = useQuery({
    queryKey: ['writing-lab', 'palette'],
    queryFn: async () => (await lab.listSamples({ query: { size: recentTexts } })).items,
  });
  const draft = useDraft();

  const open = (search: { sample: string } | { draft: string }) => () =>
    void navigate({ to: '/app/writing-lab/analyzer', search });
  const named = (title: string) => (title === '' ? t('shell.palette.untitled') : title);
  const drafts = draft
    ? [
        {
          id: `draft-${draft.id}`,
          name: named(draft.title),
          above: t('shell.palette.draft'),
          run: open({ draft: draft.id }),
        },
      ]
    : [];

  return [
    ...drafts,
    ...data.map(({ id, title }) => ({
      id: `text-${id}`,
      name: named(title),
      above: nameOf('/app/writing-lab/samples'),
      run: open({ sample: id }),
    })),
  ];
}

/** What is being written on this device and no saved text has yet. */
function useDraft(): RecentDraft | null {
  const user = useUser();
  const { data = null } = useQuery({
    queryKey: ['device', 'draft', user?.id],
    queryFn: () => (user === null ? null : readRecentDraft(user.id, { unsaved: true })),
    networkMode: 'always',
    staleTime: 0,
  });

  return data;
}

function matching(commands: readonly Command[], query: string): Command[] {
  const words = fold(query).split(/\s+/).filter(Boolean);

  return commands.filter(({ name, above = '' }) =>
    words.every((word) => fold(`${above} ${name}`).includes(word)),
  );
}

/** Accents and capitals do not stand in the way of finding. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
