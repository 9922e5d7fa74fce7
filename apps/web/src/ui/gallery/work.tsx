import { useState } from 'react';
import { FileDrop, type FileProgress } from '../file-drop.tsx';
import { ProgressLine } from '../progress-line.tsx';
import { Stat } from '../stat.tsx';
import { StatusIndicator } from '../status-indicator.tsx';
import { WorkProgress } from '../work-progress.tsx';
import styles from './gallery.module.css';

const sampleFiles: readonly FileProgress[] = [
  { id: 'one', name: 'slack-water.md', progress: 1 },
  { id: 'two', name: 'the-lamp-room.txt', progress: 0.4 },
  { id: 'three', name: 'cover.png', progress: 0, error: 'This is no text.' },
];

export function Work() {
  const [files, setFiles] = useState(sampleFiles);
  const [done, setDone] = useState(7);

  return (
    <div className={styles.grid}>
      <div>
        <Stat name="Words in a sentence" value="15.3">
          She put the letter in her coat.
        </Stat>
        <Stat name="Reading ease" unit="Flesch 1948" value="91" />
        <Stat name="Word variety" value={null} absentReason="Needs 100 words; there are 88." />
      </div>
      <div className={styles.stack}>
        <FileDrop
          label="Drop texts here, or"
          accept=".txt,.md"
          multiple
          files={files}
          onFiles={(accepted) =>
            setFiles([...files, ...accepted.map(({ name }) => ({ id: name, name, progress: 1 }))])
          }
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        />
        <WorkProgress label="Reading 12 texts" done={done} total={12} onCancel={() => setDone(0)} />
        <ProgressLine label="Draft" value={0.62} ticks={[{ at: 0.7, label: 'par' }]} />
        <div className={styles.row}>
          <StatusIndicator state="good">on pace</StatusIndicator>
          <StatusIndicator state="behind">behind</StatusIndicator>
          <StatusIndicator state="waiting">waiting</StatusIndicator>
          <StatusIndicator state="stopped">stopped</StatusIndicator>
        </div>
      </div>
    </div>
  );
}
