import { type Locale, localeNames, locales } from '@longhand/locales';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeLocale, localeState } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import inkStyles from './inline-field.module.css';
import { lazyComponent } from './lazy-component.tsx';

const LanguageDialog = lazyComponent(() => import('./language-dialog.tsx'));

/** The current language as a button that opens the list of languages, each in its own name. */
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
