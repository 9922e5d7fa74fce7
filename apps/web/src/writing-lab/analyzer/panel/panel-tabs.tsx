import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Desk } from '../../document/desk.ts';
import { Panel } from './panel.tsx';
import styles from './panel-tabs.module.css';

const Views = lazyComponent(() => import('../../views/views.tsx'));
const OutlinePart = lazyComponent(() => import('./outline-part.tsx'));

const panelTabs = ['findings', 'viewsTab', 'outlineTab'] as const;

export type PanelTab = (typeof panelTabs)[number];

type PanelTabsProps = {
  desk: Desk;
  tab: PanelTab;
  onTabChange: (part: PanelTab) => void;
  onIgnored: () => void;
};

/** The panel beside the text, one tab at a time: findings and scores, views, outline. */
export function PanelTabs({ desk, tab, onTabChange, onIgnored }: PanelTabsProps) {
  const t = useTranslations('desk');

  return (
    <>
      <fieldset className={styles.parts} aria-label={t('parts')}>
        {panelTabs.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.part}
            aria-pressed={tab === name}
            onClick={() => onTabChange(name)}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      {tab === 'findings' && <Panel desk={desk} onIgnored={onIgnored} />}
      {tab === 'viewsTab' && <Views desk={desk} />}
      {tab === 'outlineTab' && <OutlinePart desk={desk} />}
    </>
  );
}
