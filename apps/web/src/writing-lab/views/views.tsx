import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { LoadingState } from '../../ui/states.tsx';
import { isVerse } from '../analysis/texts/is-verse.ts';
import type { Desk } from '../document/desk.ts';
import { DialogueView } from './dialogue-view.tsx';
import { EaseView } from './ease-view.tsx';
import { NarrativeView } from './narrative-view.tsx';
import { OverusedView } from './overused-view.tsx';
import { PacingView } from './pacing-view.tsx';
import { RepetitionView } from './repetition-view.tsx';
import { RhythmView } from './rhythm-view.tsx';
import { SentimentView } from './sentiment-view.tsx';
import { useDocumentAnalysis, type ViewProps } from './use-document-analysis.ts';
import { VerseView } from './verse-view.tsx';
import styles from './views.module.css';

/** The views of a text, in display order. */
export const views = {
  rhythm: RhythmView,
  dialogue: DialogueView,
  pacing: PacingView,
  repetition: RepetitionView,
  overused: OverusedView,
  ease: EaseView,
  sentiment: SentimentView,
  narrative: NarrativeView,
  verse: VerseView,
} as const satisfies Record<string, ComponentType<ViewProps>>;

export type ViewName = keyof typeof views;
export const viewNames = Object.keys(views) as ViewName[]; // as: Object.keys widens the key type

/** Views of the whole text, one at a time. */
export default function Views({ desk }: { desk: Desk }) {
  const t = useTranslations('desk');
  const { kind } = useStore(desk.meta);
  const [chosen, setChosen] = useState<ViewName | null>(null);
  const { documentAnalysis, isAnalyzing, hasFailed } = useDocumentAnalysis(desk);
  const name = chosen ?? (isVerse(kind) ? 'verse' : 'rhythm');
  const View = views[name];

  return (
    <section className={styles.views} aria-busy={isAnalyzing || undefined}>
      <fieldset className={styles.tabs} aria-label={t('view')}>
        {viewNames.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.tab}
            aria-pressed={value === name}
            onClick={() => setChosen(value)}
          >
            {t(`views.${value}.name`)}
          </button>
        ))}
      </fieldset>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {!documentAnalysis && !hasFailed && <LoadingState lines={3} />}
      {documentAnalysis && <View desk={desk} documentAnalysis={documentAnalysis} />}
      <p className={styles.about}>{t(`views.${name}.about`)}</p>
    </section>
  );
}
