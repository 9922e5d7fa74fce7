import type { LanguageCode } from '@longhand/analysis';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { useUrlParams } from '../subject/use-url-params.ts';
import type { CorpusText } from './corpus.ts';

type TextsInLanguage = {
  texts: readonly CorpusText[];
  language: LanguageCode;
  languages: readonly LanguageCode[];
};

/**
 * The texts in the language from the URL, otherwise in the most frequent one: metrics of different languages are not comparable.
 *
 * @param minTexts how many texts a language needs to be available
 */
export function useTextsInLanguage(all: readonly CorpusText[], minTexts: number): TextsInLanguage {
  const { getParam } = useUrlParams();
  const languageGroups = useMemo(() => byLanguage(all, minTexts), [all, minTexts]);
  const [language, texts] = languageGroups.find(([code]) => code === getParam('language')) ??
    languageGroups[0] ?? ['en' as const, noTexts];

  return { texts, language, languages: languageGroups.map(([code]) => code) };
}

const noTexts: readonly CorpusText[] = [];

function byLanguage(texts: readonly CorpusText[], least: number): [LanguageCode, CorpusText[]][] {
  return [...Map.groupBy(texts, ({ reading }) => reading.language)]
    .filter(([, some]) => some.length >= least)
    .toSorted((one, other) => other[1].length - one[1].length);
}

export function LanguageSelect({ language, languages }: Omit<TextsInLanguage, 'texts'>) {
  const t = useTranslations();
  const { setParams } = useUrlParams();

  return (
    <InlineSelect
      label={t('lab.evolution.language')}
      value={language}
      options={languages.map((value) => ({ value, label: t(`lab.languages.${value}`) }))}
      onChange={(value) => setParams({ language: value })}
    />
  );
}
