import { localeNames, locales } from '@longhand/locales';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { loadMessages } from '../platform/locale.ts';
import { session, useUser } from '../platform/session.ts';
import { theme } from '../platform/theme.ts';
import { chooseLanguage } from './choose-language.ts';
import { helpTopics } from './help-topics.ts';
import { keyList } from './key-list-host.tsx';
import { quickLog } from './log-host.tsx';
import { railEntries } from './places.ts';
import { useScreenName } from './screen-names.ts';

/** The kinds of results, in the order they are listed when nothing is typed. */
export const groups = [
  'texts',
  'goals',
  'projects',
  'people',
  'actions',
  'screens',
  'languages',
  'help',
] as const;

export type Command = {
  id: string;
  group: (typeof groups)[number];
  name: string;
  /** What it belongs to, shown beside its name. */
  above?: string;
  lang?: string;
  run: () => void;
};

/** Everything that needs no search on the server: screens, actions, languages and help articles. */
export function useCommands(): Command[] {
  return [...useActions(), ...useScreens(), ...useLanguages(), ...useHelp()];
}

function useActions(): Command[] {
  const t = useTranslations('shell');
  const { navigate } = useRouter();
  const act = (id: string, name: string, run: () => void): Command => ({
    ...{ id, name, run },
    group: 'actions',
  });
  const go =
    (to: string, search: Record<string, string | number> = {}) =>
    () =>
      void navigate({ to, search });

  return [
    act('new-text', t('palette.newText'), go('/app/writing-lab/analyzer', { new: 1 })),
    act('log', t('keys.actions.log'), () => quickLog.set(true)),
    act('sprint', t('palette.startSprint'), go('/app/goals/sessions')),
    act('import', t('palette.import'), go('/app/goals/imports')),
    act('own-words', t('palette.ownWords'), go('/app/writing-lab/samples', { words: 'all' })),
    act('help', t('help'), help.toggle),
    act('keys', t('keys.title'), () => keyList.set(true)),
    act('dark', t('palette.themeDark'), () => theme.setChoice('dark')),
    act('light', t('palette.themeLight'), () => theme.setChoice('light')),
    act('auto', t('palette.themeAuto'), () => theme.setChoice('auto')),
    act('sign-out', t('signOut'), () => void session.signOut()),
  ];
}

function useScreens(): Command[] {
  const t = useTranslations('shell');
  const nameOf = useScreenName();
  const user = useUser();
  const { navigate } = useRouter();
  const go = (to: string) => () => void navigate({ to });
  const screen = (id: string, name: string, run: () => void): Command => ({
    ...{ id, name, run },
    group: 'screens',
  });

  return [
    ...railEntries.flatMap((entry) => [
      screen(entry.path, nameOf(entry.path), go(entry.to)),
      ...entry.below.map((path) => ({
        ...screen(path, nameOf(path), go(path)),
        above: nameOf(entry.path),
        ...(path === '/app/goals/create' ? { group: 'actions' as const } : {}),
      })),
    ]),
    ...(user === null ? [] : [screen('profile', t('profile'), go(`/app/profile/${user.id}`))]),
  ];
}

function useLanguages(): Command[] {
  return locales.map((locale) => ({
    id: `language-${locale}`,
    group: 'languages',
    name: localeNames[locale],
    lang: locale,
    run: () => void chooseLanguage(locale),
  }));
}

/** The articles, once their texts are here. */
function useHelp(): Command[] {
  const t = useTranslations();
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    void loadMessages(['help']).then(
      () => setLoaded(true),
      () => undefined, // without a network the rest can still be found
    );
  }, []);
  if (!isLoaded) return [];

  return helpTopics.map((topic) => ({
    id: `help-${topic}`,
    group: 'help',
    name: t(`help.topics.${topic}.title`),
    run: () => help.open(topic),
  }));
}
