import type { LanguageCode } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { deviceToday } from '../../platform/clock.ts';
import { useStore } from '../../platform/store.ts';
import { useDates } from '../../platform/use-dates.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import type { Desk, DocumentMeta } from '../document/desk.ts';
import { configureAnalysis } from '../editor/analysis-connection.ts';
import { KindSelect } from '../library/details/kind-select.tsx';
import { textLanguages } from '../library/details/text-languages.ts';
import styles from './meta-line.module.css';

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
  const words = desk.knownWords();
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
      {words !== null && <span>{t('words', { count: words })}</span>}
      <SaveStatusLine desk={desk} />
    </div>
  );
}

/** Where the text is saved, as a short phrase. */
function SaveStatusLine({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.kept');
  const dates = useDates();
  const storageStatus = useStore(desk.keeper.status);
  const status = useStore(desk.saving.status);
  const home = useStore(desk.saving.home);
  if (status.is === 'saving') return <span>{t('saving')}</span>;
  if (home && status.is === 'saved') {
    return <span>{t('saved', { place: home.place, version: home.versions })}</span>;
  }
  if (storageStatus.is === 'failed') return <span>{t('failed')}</span>;
  if (storageStatus.is === 'new') return <span>{t('new')}</span>;

  const { at } = storageStatus;
  const when = { time: dates.time(at), date: dates.day(dates.dayOf(at)) };
  const isToday = dates.dayOf(at) === deviceToday();
  if (home) {
    return <span>{t(isToday ? 'ahead' : 'aheadDay', { version: home.versions, ...when })}</span>;
  }

  return <span>{t(isToday ? 'device' : 'deviceDay', when)}</span>;
}
