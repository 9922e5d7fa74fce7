import { useTranslations } from 'use-intl';
import type { Desk } from '../desk/desk.ts';
import type { Whole } from '../views/use-whole.ts';
import { type ViewName, views } from '../views/views.tsx';
import styles from './report.module.css';

type ViewsPartProps = {
  desk: Desk;
  whole: Whole | null;
  names: readonly ViewName[];
  hasFailed: boolean;
};

/** The views of the whole text, as a drawing or a list. */
export function ViewsPart({ desk, whole, names, hasFailed }: ViewsPartProps) {
  const t = useTranslations('desk');

  return (
    <section>
      <h2 className={styles.heading}>{t('viewsTab')}</h2>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {whole &&
        names.map((name) => {
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
