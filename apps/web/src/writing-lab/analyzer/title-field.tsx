import { limits } from '@longhand/contract/limits';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../document/desk.ts';
import styles from './title-field.module.css';

/** The title, edited in place. Enter moves the focus to the text. */
export function TitleField({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.editor');
  const { title } = useStore(desk.meta);

  return (
    <input
      className={styles.title}
      aria-label={t('title')}
      placeholder={t('titlePlaceholder')}
      dir={title === '' ? undefined : 'auto'}
      maxLength={limits.titleMax}
      value={title}
      autoComplete="off"
      onChange={(event) => desk.updateMeta({ title: event.target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        desk.view.get()?.focus();
      }}
    />
  );
}
