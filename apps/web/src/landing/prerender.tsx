import { defaultPlans } from '@longhand/contract/plans';
import { type Locale, locales, type Messages } from '@longhand/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { formatLocaleOf } from '../platform/format-locale.ts';
import { initialState } from '../platform/initial-state.ts';
import { localeState } from '../platform/locale.ts';
import { readMessages } from '../platform/message-files.ts';
import { Head } from './head.tsx';
import { LandingPage } from './home.tsx';
import { LiveWaiting } from './live-waiting.tsx';

type Asked = { locale: Locale; isKnown: boolean; origin: string };

/** The landing page with its head, written for one language. */
export async function prerenderLanding({ locale, isKnown, origin }: Asked) {
  const messages = (await readMessages(locale, ['landing', 'shell', 'ui'])) as Messages; // what the page shows of them
  localeState.set({ locale, messages }); // what follows is one turn: nobody else's page is in between

  return {
    head: renderToStaticMarkup(
      <Head
        title={messages.shell.title}
        description={messages.landing.description}
        {...{ locale, locales, origin }}
      />,
    ),
    body: renderToStaticMarkup(
      <IntlProvider locale={formatLocaleOf(locale, [])} messages={messages} timeZone="UTC">
        <LandingPage isKnown={isKnown} plans={initialState.plans ?? defaultPlans}>
          <LiveWaiting />
        </LandingPage>
      </IntlProvider>,
    ),
  };
}
