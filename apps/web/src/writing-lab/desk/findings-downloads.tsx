import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { download } from '../../ui/download.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Copied } from '../annotated/annotated-copy.tsx';
import { findingsCsv } from '../annotated/findings-csv.ts';
import { toldFindings } from '../annotated/told-findings.ts';
import { useFindingWords } from '../annotated/use-finding-words.ts';
import { findingsField } from '../editor/findings-field.ts';
import { fileNameOf } from '../files/plain-file.ts';
import type { Desk } from './desk.ts';
import styles from './download-dialog.module.css';

type FindingsDownloadsProps = {
  desk: Desk;
  onDone: () => void;
  onPrint: (copied: Copied) => void;
};

/** The findings as they are marked now: as a table, or in the margin of the text. */
export function FindingsDownloads({ desk, onDone, onPrint }: FindingsDownloadsProps) {
  const t = useTranslations('samples');
  const untitled = useTranslations('writing-lab')('untitled');
  const look = useStore(desk.look);
  const words = useFindingWords();
  const isRead = look !== null && look.analysis.paragraphs.length > 0;
  const isAnalyzed = desk.doc().length === 0 || (isRead && look.took !== null);
  const told = () => {
    const view = desk.view.get();

    return view ? toldFindings(view.state.field(findingsField), desk.doc().toString()) : [];
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
                    findingsCsv(told(), words),
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
                  onPrint({ title: title || untitled, text, language, told: told() });
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
