import type { LanguageCode } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { InkSelect } from '../../ui/ink-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { configureAnalysis } from '../editor/analysis-link.ts';
import { FileButton } from '../files/file-button.tsx';
import { KindSelect } from '../kind-select.tsx';
import { textLanguages } from '../text-languages.ts';
import { Tools } from '../tools/tools.tsx';
import type { Desk, Meta } from './desk.ts';
import { DownloadMenu } from './download-menu.tsx';
import { KeptLine } from './kept-line.tsx';
import styles from './meta-line.module.css';

type MetaLineProps = {
  desk: Desk;
  onFocus: () => void;
  onPanel: () => void;
  onFile: (file: File) => void;
};

/** Kind, language, length, and where the words are kept and since when. */
export function MetaLine({ desk, onFocus, onPanel, onFile }: MetaLineProps) {
  const t = useTranslations('writing-lab');
  const openFile = useTranslations('samples')('openFile');
  const { kind, language } = useStore(desk.meta);
  const look = useStore(desk.look);
  const describe = (change: Partial<Meta>) => {
    desk.describe(change);
    const view = desk.view.get();
    if (view) configureAnalysis(view, desk.options());
  };
  const detected = look?.analysis.language ?? 'und';

  return (
    <div className={styles.meta}>
      <KindSelect value={kind} onChange={(value) => describe({ kind: value })} />
      <InkSelect<LanguageCode | 'auto'>
        label={t('editor.language')}
        value={language}
        options={[
          {
            value: 'auto',
            label:
              detected === 'und'
                ? t('languages.auto')
                : t('languages.detected', { language: t(`languages.${detected}`) }),
          },
          ...textLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
        ]}
        onChange={(value) => describe({ language: value })}
      />
      <span>{t('words', { count: look?.analysis.counts.words ?? 0 })}</span>
      <KeptLine desk={desk} />
      <span className={styles.actions}>
        <TextButton quiet className={styles.findings} onClick={onPanel}>
          {t('editor.showFindings')}
        </TextButton>
        <TextButton quiet onClick={onFocus}>
          {t('editor.focus')}
        </TextButton>
        <FileButton quiet onFiles={([file]) => file && onFile(file)}>
          {openFile}
        </FileButton>
        <DownloadMenu desk={desk} />
        <Tools desk={desk} />
      </span>
    </div>
  );
}
