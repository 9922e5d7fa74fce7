import { useTranslations } from 'use-intl';
import type { Desk } from '../../document/desk.ts';
import type { DocumentAnalysis } from '../../views/use-document-analysis.ts';
import { type ViewName, views } from '../../views/views.tsx';
import styles from './report.module.css';

type ViewsPartProps = {
  desk: Desk;
  documentAnalysis: DocumentAnalysis | null;
  names: readonly ViewName[];
  hasFailed: boolean;
};

/** The views of the whole text, as charts or lists. */
export function ViewsPart({ desk, documentAnalysis, names, hasFailed }: ViewsPartProps) {
  const t = useTranslations('desk');

  return (
    <section>
      <h2 className={styles.heading}>{t('viewsTab')}</h2>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {documentAnalysis &&
        names.map((name) => {
          const View = views[name];

          return (
            <section key={name} className={styles.view}>
              <h3 className={styles.subheading}>{t(`views.${name}.name`)}</h3>
              <View desk={desk} documentAnalysis={documentAnalysis} />
              <p className={styles.about}>{t(`views.${name}.about`)}</p>
            </section>
          );
        })}
    </section>
  );
}
