import { type Locale, localeNames } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './language-dialog.module.css';
import { MantineScope } from './mantine-scope.tsx';

type LanguageDialogProps = {
  current: Locale;
  choices: readonly Locale[];
  onChoose: (locale: Locale) => void;
  onCancel: () => void;
};

export default function LanguageDialog({
  current,
  choices,
  onChoose,
  onCancel,
}: LanguageDialogProps) {
  const t = useTranslations();

  return (
    <MantineScope>
      <Dialog
        open
        onClose={onCancel}
        title={t('ui.language.title')}
        actions={<Button onClick={onCancel}>{t('ui.language.cancel')}</Button>}
      >
        <ul className={styles.list}>
          {choices.map((locale) => (
            <li key={locale}>
              <button
                type="button"
                lang={locale}
                className={styles.choice}
                aria-current={locale === current || undefined}
                onClick={() => onChoose(locale)}
              >
                {localeNames[locale]}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </MantineScope>
  );
}
