import type { Locale, Messages } from '@longhand/locales';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import Login from '../auth/login.tsx';
import { formatLocaleOf } from '../platform/format-locale.ts';
import { help } from '../platform/help.ts';
import { localeState } from '../platform/locale.ts';
import { readMessages } from '../platform/message-files.ts';

/** The form is seen at once, and takes what is typed as soon as there are scripts to take it. */
export async function prerenderSignIn(locale: Locale) {
  const router = createRouter({
    routeTree: createRootRoute({ component: Login }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();

  const slices = ['auth', 'landing', 'shell', 'ui'] as const;
  const messages = (await readMessages(locale, slices)) as Messages; // what the page shows of them
  help.setTopic('signIn'); // no other written page has help
  localeState.set({ locale, messages }); // what follows is one turn: nobody else's page is in between
  const { auth, landing } = messages;

  const body = renderToStaticMarkup(
    <IntlProvider locale={formatLocaleOf(locale, [])} messages={messages} timeZone="UTC">
      <div inert>
        <RouterProvider router={router} />
      </div>
    </IntlProvider>,
  );

  return {
    head: renderToStaticMarkup(
      <>
        <title>{`${auth.login.title} · Longhand`}</title>
        <meta name="description" content={landing.description} />
      </>,
    ),
    body: body.replaceAll('<input ', '<input readonly '), // nor may a password manager fill what is about to be replaced
  };
}
