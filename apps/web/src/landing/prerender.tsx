import { defaultPlans } from '@longhand/contract/plans';
import { type Locale, locales, type Messages } from '@longhand/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { conventionsOf } from '../platform/conventions.ts';
import { initialState } from '../platform/initial-state.ts';
import { shownTexts } from '../platform/locale.ts';
import { readTexts } from '../platform/text-files.ts';
import { Head } from './head.tsx';
import { LandingPage } from './home.tsx';
import { LiveWaiting } from './live-waiting.tsx';

type Asked = { locale: Locale; isKnown: boolean; origin: string };

/** The landing page with its head, written for one language. */
export async function prerenderLanding({ locale, isKnown, origin }: Asked) {
  const messages = (await readTexts(locale, ['landing', 'shell', 'ui'])) as Messages; // what the page shows of them
  shownTexts.set({ locale, messages }); // what follows is one turn: nobody else's page is in between

  return {
    head: renderToStaticMarkup(
      <Head
        title={messages.shell.title}
        description={messages.landing.description}
        {...{ locale, locales, origin }}
      />,
    ),
    body: renderToStaticMarkup(
      <IntlProvider locale={conventionsOf(locale, [])} messages={messages} timeZone="UTC">
        <LandingPage isKnown={isKnown} plans={initialState.plans ?? defaultPlans}>
          <LiveWaiting />
        </LandingPage>
      </IntlProvider>,
    ),
  };
}
