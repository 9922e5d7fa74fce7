import { useTranslations } from 'use-intl';
import { later } from '../../ui/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { Panel } from './panel.tsx';
import styles from './panel-parts.module.css';

const Views = later(() => import('../views/views.tsx'));
const OutlinePart = later(() => import('./outline-part.tsx'));

const parts = ['findings', 'viewsTab', 'outlineTab'] as const;

export type PanelPart = (typeof parts)[number];

type PanelPartsProps = {
  desk: Desk;
  part: PanelPart;
  onPart: (part: PanelPart) => void;
  onIgnored: () => void;
};

/** What stands beside the text, one part at a time: findings and scores, views of the whole, the outline. */
export function PanelParts({ desk, part, onPart, onIgnored }: PanelPartsProps) {
  const t = useTranslations('desk');

  return (
    <>
      <fieldset className={styles.parts} aria-label={t('parts')}>
        {parts.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.part}
            aria-pressed={part === name}
            onClick={() => onPart(name)}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      {part === 'findings' && <Panel desk={desk} onIgnored={onIgnored} />}
      {part === 'viewsTab' && <Views desk={desk} />}
      {part === 'outlineTab' && <OutlinePart desk={desk} />}
    </>
  );
}
