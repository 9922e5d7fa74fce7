import type { LanguageCode } from '@longhand/analysis';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../../ui/ink-field.tsx';
import { useSearchState } from '../subject/use-search-state.ts';
import type { OwnText } from './corpus.ts';

type TextsInLanguage = {
  texts: readonly OwnText[];
  language: LanguageCode;
  languages: readonly LanguageCode[];
};

/**
 * The texts of the language that the address names, else of the one most used: figures of two languages are not held against each other.
 *
 * @param least how many texts a language needs to be chosen
 */
export function useTextsInLanguage(all: readonly OwnText[], least: number): TextsInLanguage {
  const { named } = useSearchState();
  const groups = useMemo(() => byLanguage(all, least), [all, least]);
  const [language, texts] = groups.find(([code]) => code === named('language')) ??
    groups[0] ?? ['en' as const, none];

  return { texts, language, languages: groups.map(([code]) => code) };
}

const none: readonly OwnText[] = [];

function byLanguage(texts: readonly OwnText[], least: number): [LanguageCode, OwnText[]][] {
  return [...Map.groupBy(texts, ({ reading }) => reading.language)]
    .filter(([, some]) => some.length >= least)
    .toSorted((one, other) => other[1].length - one[1].length);
}

export function LanguageSelect({ language, languages }: Omit<TextsInLanguage, 'texts'>) {
  const t = useTranslations();
  const { change } = useSearchState();

  return (
    <InkSelect
      label={t('lab.evolution.language')}
      value={language}
      options={languages.map((value) => ({ value, label: t(`lab.languages.${value}`) }))}
      onChange={(value) => change({ language: value })}
    />
  );
}
