import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import { isVerse } from '../verse-margin/is-verse.ts';
import type { Whole } from '../views/use-whole.ts';
import { viewNames, views } from '../views/views.tsx';
import styles from './report.module.css';

type ViewsPartProps = { desk: Desk; whole: Whole | null; hasFailed: boolean };

/** Every view of the whole text, as a drawing or a list. */
export function ViewsPart({ desk, whole, hasFailed }: ViewsPartProps) {
  const t = useTranslations('desk');
  const { kind } = useStore(desk.meta);
  const shown = viewNames.filter((name) => name !== 'verse' || isVerse(kind));

  return (
    <section>
      <h2 className={styles.heading}>{t('viewsTab')}</h2>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {whole &&
        shown.map((name) => {
          const View = views[name];

          return (
            <section key={name} className={styles.view}>
              <h3 className={styles.subheading}>{t(`views.${name}.name`)}</h3>
              <View desk={desk} whole={whole} />
              <p className={styles.about}>{t(`views.${name}.about`)}</p>
            </section>
          );
        })}
    </section>
  );
}
