import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProjects } from '../../platform/projects.ts';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/download.ts';
import { InkSelect } from '../../ui/ink-field.tsx';
import { kindOfFormat, type WordFormat, wordFormats, writeWords } from './formats.ts';
import styles from './own-words.module.css';
import { useOwnEntries } from './own-words.ts';
import { type Asked, shownWords } from './shown-words.ts';

/** The words that are shown as a file that other programs read. */
export function ExportWords({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const t = useTranslations('own-words');
  const cancel = useTranslations('ui')('cancel');
  const { data: entries = [] } = useOwnEntries();
  const { data: projects } = useProjects();
  const formats = wordFormats.filter((one) => kindOfFormat[one] === asked.kind);
  const [format, setFormat] = useState<WordFormat>(formats[0] ?? 'list');
  const words = shownWords(entries, asked, projects);

  return (
    <div className={styles.part}>
      <p className={styles.sentence}>
        {t.rich('export.as', {
          count: words.length,
          format: () => (
            <InkSelect<WordFormat>
              label={t('import.format')}
              value={format}
              options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
              onChange={setFormat}
            />
          ),
        })}
      </p>
      <p className={styles.quiet}>{t(`carries.${format}`)}</p>
      <p className={styles.actions}>
        <Button onClick={onDone}>{cancel}</Button>
        <Button
          variant="primary"
          onClick={() => {
            const text = writeWords(words, format);
            download(fileNames[format], new Blob([text], { type: 'text/plain;charset=utf-8' }));
            onDone();
          }}
        >
          {t('export.download')}
        </Button>
      </p>
    </div>
  );
}

/** As the programs that read them look for them. */
const fileNames: Record<WordFormat, string> = {
  list: 'longhand-dictionary.txt',
  dic: 'longhand.dic',
  accept: 'accept.txt',
  rules: 'longhand-house-rules.txt',
  reject: 'reject.txt',
};
