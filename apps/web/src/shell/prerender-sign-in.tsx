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

/** Renders the sign-in form. It accepts input as soon as the scripts are loaded. */
export async function prerenderSignIn(locale: Locale) {
  const router = createRouter({
    routeTree: createRootRoute({ component: Login }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();

  const slices = ['auth', 'landing', 'shell', 'ui'] as const;
  const messages = (await readMessages(locale, slices)) as Messages; // the messages that the page uses
  help.setTopic('signIn'); // the other prerendered pages have no help
  localeState.set({ locale, messages }); // synchronous from here on, so requests cannot mix
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
    body: body.replaceAll('<input ', '<input readonly '), // password managers must not fill fields that are about to be replaced
  };
}
