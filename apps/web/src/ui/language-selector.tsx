import { type Locale, localeNames, locales } from '@longhand/locales';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeLocale, localeState } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import inkStyles from './ink-field.module.css';
import { later } from './later.tsx';

const LanguageDialog = later(() => import('./language-dialog.tsx'));

/** The language in use as an underlined word; opens into the others, each in its own words. */
export function LanguageSelector() {
  const t = useTranslations();
  const { locale } = useStore(localeState);
  const [isOpen, setOpen] = useState(false);

  const choose = (wanted: Locale) => {
    setOpen(false);
    void changeLocale(wanted);
  };

  return (
    <>
      <button
        type="button"
        className={clsx(inkStyles.field, inkStyles.angle)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={inkStyles.unseen}>{t('ui.language.label')}: </span>
        {localeNames[locale]}
      </button>
      {isOpen && (
        <LanguageDialog
          current={locale}
          choices={locales}
          onChoose={choose}
          onCancel={() => setOpen(false)}
          onFailure={() => setOpen(false)}
        />
      )}
    </>
  );
}
