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
import base from '../ui/base.css?inline';
import fonts from '../ui/fonts.css?raw';
import helpButton from '../ui/help-button.module.css?inline';
import { loadGlyphs } from '../ui/icons.tsx';
import portrait from '../ui/portrait.module.css?inline';
import states from '../ui/states.module.css?inline';
import { LoadingState } from '../ui/states.tsx';
import tokens from '../ui/tokens.css?inline';
import unseen from '../ui/unseen.module.css?inline';
import wordmark from '../ui/wordmark.module.css?inline';
import styles from './app-frame.module.css';
import frame from './app-frame.module.css?inline';
import { topicOf } from './help-topics.ts';
import personMenu from './person-menu.module.css?inline';
import rail from './rail.module.css?inline';
import { Rail } from './rail.tsx';
import tabBar from './tab-bar.module.css?inline';
import { TabBar } from './tab-bar.tsx';
import topLine from './top-line.module.css?inline';
import { TopLine } from './top-line.tsx';

/**
 * The frame of a screen of the app with all it is drawn with, so that it is painted from the server's first answer. It is the
 * same for every member: what is theirs comes with the scripts, and until then nothing here can be used.
 */
export async function prerenderFrame(screen: string, locale: Locale) {
  const router = createRouter({
    routeTree: createRootRoute({ component: Frame, staticData: { path: screen } }),
    history: createMemoryHistory({ initialEntries: [screen.replace(/:\w+/g, '-')] }),
  });
  await Promise.all([router.load(), loadGlyphs()]);

  const messages = (await readMessages(locale, ['shell', 'ui'])) as Messages; // what the frame shows of them
  help.setTopic(topicOf(screen)); // what follows is one turn: nobody else's page is in between
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
        <TopLine />
        <div className={styles.main}>
          <LoadingState />
        </div>
      </div>
      <TabBar />
    </div>
  );
}

/** Until the device's own choice is read, the colors are those of the system unless the server was told of a choice. */
const systemScheme = tokens.replace(
  /^.*\[data-scheme="?dark"?\]\s*\{(.*?)\}.*$/s,
  '@media (prefers-color-scheme: dark) { :root:not([data-scripts], [data-scheme-chosen]) {$1} }',
);

const frameStyles = [
  ...(fonts.match(/@font-face \{[^}]*fallback[^}]*\}/g) ?? []),
  ...[tokens, systemScheme, base, wordmark, unseen, portrait, states, helpButton],
  ...[frame, rail, topLine, tabBar, personMenu],
]
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ');
