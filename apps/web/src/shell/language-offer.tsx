import { type Locale, localeNames } from '@longhand/locales';
import { useEffect, useState } from 'react';
import { changeLocale, markLanguageOffered, suggestedLocale } from '../platform/locale.ts';
import { readMessages } from '../platform/message-files.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './language-offer.module.css';

type Offer = { locale: Locale; text: string; accept: string; decline: string };

/** Offers the browser's own language, in that language, once. */
export default function LanguageOffer() {
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const locale = suggestedLocale();
    if (locale !== undefined) void offerIn(locale).then(setOffer);
  }, []);
  if (offer === null) return null;

  const answer = (isWanted: boolean) => {
    markLanguageOffered();
    setOffer(null);
    if (isWanted) void changeLocale(offer.locale);
  };

  return (
    <aside className={styles.offer} lang={offer.locale} aria-label={localeNames[offer.locale]}>
      <span>{offer.text}</span>
      <TextButton onClick={() => answer(true)}>{offer.accept}</TextButton>
      <TextButton quiet onClick={() => answer(false)}>
        {offer.decline}
      </TextButton>
    </aside>
  );
}

async function offerIn(locale: Locale): Promise<Offer | null> {
  const { shell } = await readMessages(locale, ['shell']);

  return shell === undefined ? null : { locale, ...shell.offer };
}
