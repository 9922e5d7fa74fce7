import type { Desk } from '../../document/desk.ts';
import { Outline } from '../../views/outline/outline.tsx';
import styles from './panel-tabs.module.css';
import { SessionGoal } from './session-goal.tsx';

/** The chapters of the text and the writing session. */
export default function OutlinePart({ desk }: { desk: Desk }) {
  return (
    <div className={styles.outline}>
      <Outline desk={desk} />
      <SessionGoal desk={desk} />
    </div>
  );
}
