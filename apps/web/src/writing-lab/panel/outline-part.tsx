import type { Desk } from '../desk/desk.ts';
import { Outline } from '../outline/outline.tsx';
import { SessionGoal } from '../session-goal/session-goal.tsx';
import styles from './panel-tabs.module.css';

/** The chapters of the text and the writing session. */
export default function OutlinePart({ desk }: { desk: Desk }) {
  return (
    <div className={styles.outline}>
      <Outline desk={desk} />
      <SessionGoal desk={desk} />
    </div>
  );
}
