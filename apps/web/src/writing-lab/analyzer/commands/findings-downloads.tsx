import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { download } from '../../../ui/download.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';
import { findingsField } from '../../editor/findings/findings-field.ts';
import { fileNameOf } from '../../files/download/plain-text-download.ts';
import type { AnnotatedText } from '../../findings/annotated/annotated-copy.tsx';
import { findingsCsv } from '../../findings/annotated/findings-csv.ts';
import { findingsInContext } from '../../findings/annotated/findings-in-context.ts';
import { useFindingLabels } from '../../findings/annotated/use-finding-labels.ts';
import styles from './download-dialog.module.css';

type FindingsDownloadsProps = {
  desk: Desk;
  onDone: () => void;
  onPrint: (copied: AnnotatedText) => void;
};

/** Downloads the marked findings as a table or as an annotated PDF. */
export function FindingsDownloads({ desk, onDone, onPrint }: FindingsDownloadsProps) {
  const t = useTranslations('samples');
  const untitled = useTranslations('writing-lab')('untitled');
  const snapshot = useStore(desk.analysisSnapshot);
  const words = useFindingLabels();
  const hasParagraphs = snapshot !== null && snapshot.analysis.paragraphs.length > 0;
  const isAnalyzed = desk.doc().length === 0 || (hasParagraphs && snapshot.duration !== null);
  const currentFindings = () => {
    const view = desk.view.get();

    return view ? findingsInContext(view.state.field(findingsField), desk.doc().toString()) : [];
  };

  return (
    <section className={styles.findings}>
      <h3 className={styles.heading}>{t('annotated.title')}</h3>
      {!isAnalyzed && <p className={styles.hint}>{t('annotated.waiting')}</p>}
      {isAnalyzed && (
        <>
          <ul className={styles.formats}>
            <li>
              <TextButton
                onClick={() => {
                  const { title } = desk.snapshot();
                  download(
                    `${fileNameOf(title || untitled)}-findings.csv`,
                    findingsCsv(currentFindings(), words),
                  );
                  onDone();
                }}
              >
                {t('download.csv')}
              </TextButton>
            </li>
            <li>
              <TextButton
                onClick={() => {
                  const { title, text, language } = desk.snapshot();
                  onPrint({
                    title: title || untitled,
                    text,
                    language,
                    findings: currentFindings(),
                  });
                }}
              >
                {t('download.pdf')}
              </TextButton>
            </li>
          </ul>
          <p className={styles.hint}>{t('annotated.hint')}</p>
        </>
      )}
    </section>
  );
}
