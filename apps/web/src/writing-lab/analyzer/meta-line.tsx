import type { LanguageCode } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import type { Desk, DocumentMeta } from '../document/desk.ts';
import { configureAnalysis } from '../editor/analysis-connection.ts';
import { KindSelect } from '../library/details/kind-select.tsx';
import { textLanguages } from '../library/details/text-languages.ts';
import styles from './meta-line.module.css';
import { SaveStatusLine } from './saving/save-status-line.tsx';

/** Kind, language, length and save status. */
export function MetaLine({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const { kind, language } = useStore(desk.meta);
  const snapshot = useStore(desk.analysisSnapshot);
  const describe = (change: Partial<DocumentMeta>) => {
    desk.updateMeta(change);
    const view = desk.view.get();
    if (view) configureAnalysis(view, desk.options());
  };
  const detected = snapshot?.analysis.language ?? 'und';

  return (
    <div className={styles.meta}>
      <span>
        <KindSelect value={kind} onChange={(value) => describe({ kind: value })} />
      </span>
      <span>
        <InlineSelect<LanguageCode | 'auto'>
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
      </span>
      <span>{t('words', { count: snapshot?.analysis.counts.words ?? 0 })}</span>
      <SaveStatusLine desk={desk} />
    </div>
  );
}
