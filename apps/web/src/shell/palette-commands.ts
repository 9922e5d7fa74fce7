import { localeNames, locales } from '@longhand/locales';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { loadMessages } from '../platform/locale.ts';
import { useUser } from '../platform/session.ts';
import { theme } from '../platform/theme.ts';
import { useScreenName } from './breadcrumbs.ts';
import { chooseLanguage } from './choose-language.ts';
import { helpTopics } from './help-topics.ts';
import { navigationEntries } from './navigation-entries.ts';
import { isQuickLogOpen } from './quick-log-host.tsx';
import { isShortcutsOpen } from './shortcuts-host.tsx';
import { requestSignOut } from './sign-out-host.tsx';

/** Command groups, in their order for an empty query. */
export const commandGroups = [
  'texts',
  'goals',
  'projects',
  'people',
  'conversations',
  'actions',
  'screens',
  'languages',
  'help',
] as const;

export type Command = {
  id: string;
  group: (typeof commandGroups)[number];
  name: string;
  /** Context shown beside the name, such as the parent screen. */
  context?: string;
  lang?: string;
  run: () => void;
};

/** Commands that need no server search: screens, actions, languages and help topics. */
export function useCommands(): Command[] {
  return [...useActions(), ...useScreens(), ...useLanguages(), ...useHelp()];
}

function useActions(): Command[] {
  const t = useTranslations('shell');
  const { navigate } = useRouter();
  const action = (id: string, name: string, run: () => void): Command => ({
    ...{ id, name, run },
    group: 'actions',
  });
  const go =
    (to: string, search: Record<string, string | number> = {}) =>
    () =>
      void navigate({ to, search });

  return [
    action('new-text', t('palette.newText'), go('/app/writing-lab/analyzer', { new: 1 })),
    action('new-message', t('palette.newMessage'), go('/app/messages', { new: 1 })),
    action('log', t('keys.actions.log'), () => isQuickLogOpen.set(true)),
    action('sprint', t('palette.startSprint'), go('/app/goals/sessions')),
    action('import', t('palette.import'), go('/app/goals/imports')),
    action('own-words', t('palette.ownWords'), go('/app/writing-lab/samples', { words: 'all' })),
    action('help', t('help'), help.toggle),
    action('keys', t('keys.title'), () => isShortcutsOpen.set(true)),
    action('dark', t('palette.themeDark'), () => theme.setChoice('dark')),
    action('light', t('palette.themeLight'), () => theme.setChoice('light')),
    action('auto', t('palette.themeAuto'), () => theme.setChoice('auto')),
    action('sign-out', t('signOut'), () => void requestSignOut()),
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
    ...navigationEntries.flatMap((entry) => [
      screen(entry.path, nameOf(entry.path), go(entry.to)),
      ...entry.children.map((path) => ({
        ...screen(path, nameOf(path), go(path)),
        context: nameOf(entry.path),
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

/** Help topics, once their messages are loaded. */
function useHelp(): Command[] {
  const t = useTranslations();
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    void loadMessages(['help']).then(
      () => setLoaded(true),
      () => undefined, // offline, the other commands remain
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
