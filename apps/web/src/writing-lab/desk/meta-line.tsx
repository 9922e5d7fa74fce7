import type { LanguageCode } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { InkSelect } from '../../ui/ink-field.tsx';
import { configureAnalysis } from '../editor/analysis-link.ts';
import { KindSelect } from '../kind-select.tsx';
import { textLanguages } from '../text-languages.ts';
import type { Desk, Meta } from './desk.ts';
import { KeptLine } from './kept-line.tsx';
import styles from './meta-line.module.css';

/** Kind, language, length, and where the words are kept and since when. */
export function MetaLine({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
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
      <span>
        <KindSelect value={kind} onChange={(value) => describe({ kind: value })} />
      </span>
      <span>
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
      </span>
      <span>{t('words', { count: look?.analysis.counts.words ?? 0 })}</span>
      <KeptLine desk={desk} />
    </div>
  );
}
