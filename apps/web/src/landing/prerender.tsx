import type { Plans } from '@longhand/contract/plans';
import { type Locale, locales, type Messages } from '@longhand/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { conventionsOf } from '../platform/conventions.ts';
import { shownTexts } from '../platform/locale.ts';
import { readTexts } from '../platform/text-files.ts';
import { Head } from './head.tsx';
import { LandingPage } from './home.tsx';
import { LiveWaiting } from './live-waiting.tsx';

export type Asked = {
  locale: Locale;
  isKnown: boolean;
  plans: Plans;
  /** Where this installation is reached. */
  origin: string;
};

/**
 * The landing page as plain markup, for those who read without JavaScript, for search engines, and for the moment
 * before the scripts are there. Built into a module of its own that the server loads; the browser then draws the same.
 */
export async function prerender({ locale, isKnown, plans, origin }: Asked) {
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
        <LandingPage isKnown={isKnown} plans={plans}>
          <LiveWaiting />
        </LandingPage>
      </IntlProvider>,
    ),
  };
}
