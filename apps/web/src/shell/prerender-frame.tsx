import type { Locale, Messages } from '@longhand/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { formatLocaleOf } from '../platform/format-locale.ts';
import { help } from '../platform/help.ts';
import { localeState } from '../platform/locale.ts';
import { readMessages } from '../platform/message-files.ts';
import { queryClient } from '../platform/query.ts';
import avatar from '../ui/avatar.module.css?inline';
import base from '../ui/base.css?inline';
import fonts from '../ui/fonts.css?raw';
import helpButton from '../ui/help-button.module.css?inline';
import { preloadIcons } from '../ui/icons.tsx';
import states from '../ui/states.module.css?inline';
import { LoadingState } from '../ui/states.tsx';
import tokens from '../ui/tokens.css?inline';
import visuallyHidden from '../ui/visually-hidden.module.css?inline';
import wordmark from '../ui/wordmark.module.css?inline';
import styles from './app-frame.module.css';
import frame from './app-frame.module.css?inline';
import { helpTopicOf } from './help-topics.ts';
import rail from './rail.module.css?inline';
import { Rail } from './rail.tsx';
import tabBar from './tab-bar.module.css?inline';
import { TabBar } from './tab-bar.tsx';
import topBar from './top-bar.module.css?inline';
import { TopBar } from './top-bar.tsx';
import userMenu from './user-menu.module.css?inline';

/**
 * Renders the app frame with its styles, so that it paints with the first response. It is the same for every user; user data comes with the
 * scripts, until then it is inert.
 */
export async function prerenderFrame(screen: string, locale: Locale) {
  const router = createRouter({
    routeTree: createRootRoute({ component: Frame, staticData: { path: screen } }),
    history: createMemoryHistory({ initialEntries: [screen.replace(/:\w+/g, '-')] }),
  });
  await Promise.all([router.load(), preloadIcons()]);

  const messages = (await readMessages(locale, ['shell', 'ui'])) as Messages; // the messages that the frame uses
  help.setTopic(helpTopicOf(screen)); // synchronous from here on, so requests cannot mix
  localeState.set({ locale, messages });

  return {
    styles: frameStyles,
    body: renderToStaticMarkup(
      <IntlProvider locale={formatLocaleOf(locale, [])} messages={messages} timeZone="UTC">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IntlProvider>,
    ),
  };
}

function Frame() {
  return (
    <div className={styles.app} inert aria-hidden="true">
      <Rail />
      <div className={styles.column}>
        <TopBar />
        <div className={styles.main}>
          <LoadingState />
        </div>
      </div>
      <TabBar />
    </div>
  );
}

/** Until the device's choice is read, the system color scheme applies unless the server knows the choice. */
const systemScheme = tokens.replace(
  /^.*\[data-scheme="?dark"?\]\s*\{(.*?)\}.*$/s,
  '@media (prefers-color-scheme: dark) { :root:not([data-scripts], [data-scheme-chosen]) {$1} }',
);

const frameStyles = [
  ...(fonts.match(/@font-face \{[^}]*fallback[^}]*\}/g) ?? []),
  ...[tokens, systemScheme, base, wordmark, visuallyHidden, avatar, states, helpButton],
  ...[frame, rail, topBar, tabBar, userMenu],
]
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ');
