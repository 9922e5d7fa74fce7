import type { Desk } from '../desk/desk.ts';
import { Outline } from '../outline/outline.tsx';
import { Sitting } from '../sitting/sitting.tsx';
import styles from './panel-parts.module.css';

/** The chapters of the text, and what this sitting is for. */
export default function OutlinePart({ desk }: { desk: Desk }) {
  return (
    <div className={styles.outline}>
      <Outline desk={desk} />
      <Sitting desk={desk} />
    </div>
  );
}
