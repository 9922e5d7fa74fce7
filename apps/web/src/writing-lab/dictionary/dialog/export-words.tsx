import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProjects } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { download } from '../../../ui/download.ts';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { useOwnEntries } from '../own-words.ts';
import { filterOwnWords, type OwnWordFilter } from './filter-own-words.ts';
import styles from './own-words.module.css';
import { kindOfFormat, serializeWords, type WordFormat, wordFormats } from './word-file-formats.ts';

/** Downloads the listed words as a file for other programs. */
export function ExportWords({
  asked: filter,
  onDone,
}: {
  asked: OwnWordFilter;
  onDone: () => void;
}) {
  const t = useTranslations('own-words');
  const cancel = useTranslations('ui')('cancel');
  const { data: entries = [] } = useOwnEntries();
  const { data: projects } = useProjects();
  const formats = wordFormats.filter((one) => kindOfFormat[one] === filter.kind);
  const [format, setFormat] = useState<WordFormat>(formats[0] ?? 'list');
  const words = filterOwnWords(entries, filter, projects);

  return (
    <div className={styles.part}>
      <p className={styles.sentence}>
        {t.rich('export.as', {
          count: words.length,
          format: () => (
            <InlineSelect<WordFormat>
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
            const text = serializeWords(words, format);
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

/** The file names that those programs expect. */
const fileNames: Record<WordFormat, string> = {
  list: 'longhand-dictionary.txt',
  dic: 'longhand.dic',
  accept: 'accept.txt',
  rules: 'longhand-house-rules.txt',
  reject: 'reject.txt',
};
