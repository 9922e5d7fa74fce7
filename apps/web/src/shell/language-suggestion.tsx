import { type Locale, localeNames } from '@longhand/locales';
import { useEffect, useState } from 'react';
import { changeLocale, markLanguageOffered, suggestedLocale } from '../platform/locale.ts';
import { readMessages } from '../platform/message-files.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './language-suggestion.module.css';

type Suggestion = { locale: Locale; text: string; accept: string; decline: string };

/** Suggests the browser's language once, in that language. */
export default function LanguageSuggestion() {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);

  useEffect(() => {
    const locale = suggestedLocale();
    if (locale !== undefined) void loadSuggestion(locale).then(setSuggestion);
  }, []);
  if (suggestion === null) return null;

  const answer = (isAccepted: boolean) => {
    markLanguageOffered();
    setSuggestion(null);
    if (isAccepted) void changeLocale(suggestion.locale);
  };

  return (
    <aside
      className={styles.offer}
      lang={suggestion.locale}
      aria-label={localeNames[suggestion.locale]}
    >
      <span>{suggestion.text}</span>
      <TextButton onClick={() => answer(true)}>{suggestion.accept}</TextButton>
      <TextButton quiet onClick={() => answer(false)}>
        {suggestion.decline}
      </TextButton>
    </aside>
  );
}

async function loadSuggestion(locale: Locale): Promise<Suggestion | null> {
  const { shell } = await readMessages(locale, ['shell']);

  return shell === undefined ? null : { locale, ...shell.offer };
}
