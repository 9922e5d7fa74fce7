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
import { LivePlaceholder } from './live-placeholder.tsx';

type LandingRequest = { locale: Locale; isKnown: boolean; origin: string };

/** Renders the landing page and its head in one language. */
export async function prerenderLanding({ locale, isKnown, origin }: LandingRequest) {
  const messages = (await readMessages(locale, ['landing', 'shell', 'ui'])) as Messages; // the messages that the page uses
  localeState.set({ locale, messages }); // synchronous from here on, so requests cannot mix

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
          <LivePlaceholder />
        </LandingPage>
      </IntlProvider>,
    ),
  };
}
