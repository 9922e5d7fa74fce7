import { useState } from 'react';
import { FileDrop, type FileOnItsWay } from '../file-drop.tsx';
import { ProgressLine } from '../progress-line.tsx';
import { Stat } from '../stat.tsx';
import { StateMark } from '../state-mark.tsx';
import { WorkProgress } from '../work-progress.tsx';
import styles from './gallery.module.css';

const onTheirWay: readonly FileOnItsWay[] = [
  { id: 'one', name: 'slack-water.md', share: 1 },
  { id: 'two', name: 'the-lamp-room.txt', share: 0.4 },
  { id: 'three', name: 'cover.png', share: 0, problem: 'This is no text.' },
];

export function Work() {
  const [files, setFiles] = useState(onTheirWay);
  const [done, setDone] = useState(7);

  return (
    <div className={styles.grid}>
      <div>
        <Stat name="Words in a sentence" value="15.3">
          She put the letter in her coat.
        </Stat>
        <Stat name="Reading ease" unit="Flesch 1948" value="91" />
        <Stat name="Word variety" value={null} why="Needs 100 words; there are 88." />
      </div>
      <div className={styles.stack}>
        <FileDrop
          label="Drop texts here, or"
          accept=".txt,.md"
          many
          files={files}
          onFiles={(taken) =>
            setFiles([...files, ...taken.map(({ name }) => ({ id: name, name, share: 1 }))])
          }
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        />
        <WorkProgress label="Reading 12 texts" done={done} total={12} onCancel={() => setDone(0)} />
        <ProgressLine label="Draft" value={0.62} ticks={[{ at: 0.7, label: 'par' }]} />
        <div className={styles.row}>
          <StateMark state="good">on pace</StateMark>
          <StateMark state="behind">behind</StateMark>
          <StateMark state="waiting">waiting</StateMark>
          <StateMark state="stopped">stopped</StateMark>
        </div>
      </div>
    </div>
  );
}
