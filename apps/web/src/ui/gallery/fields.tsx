import { useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { CodeField } from '../code-field.tsx';
import { DateField } from '../date-field.tsx';
import { MultiSelect } from '../multi-select.tsx';
import { PasswordField } from '../password-field.tsx';
import { Slider } from '../slider.tsx';
import { TextArea, TextField } from '../text-field.tsx';
import { Tooltip } from '../tooltip.tsx';
import styles from './gallery.module.css';

const measures = ['Words in a sentence', 'Word variety', 'Dialogue', 'Reading ease', 'LIX'];

export function Fields() {
  const [day, setDay] = useState('');
  const [code, setCode] = useState('');
  const [words, setWords] = useState(500);
  const [chosen, setChosen] = useState<string[]>(['Dialogue']);

  return (
    <div className={styles.grid}>
      <div className={styles.stack}>
        <TextField label="Title" defaultValue="Slack water" hint="What others see." />
        <TextField label="Address" defaultValue="ines@" error="Please, enter a valid email." />
        <PasswordField label="Password" autoComplete="off" />
        <TextArea label="What it is about" />
        <DateField label="Ends on" value={day} onChange={setDay} />
      </div>
      <div className={styles.stack}>
        <MultiSelect
          label="Measures to follow"
          placeholder="None yet"
          options={measures.map((measure) => ({ value: measure, label: measure }))}
          value={chosen}
          onChange={setChosen}
        />
        <Slider
          label="A day"
          value={words}
          min={0}
          max={2000}
          step={50}
          formatValue={(value) => `${value} words`}
          onChange={setWords}
        />
        <CodeField label="Code" value={code} onChange={setCode} />
        <Checkbox label="Count what I paste toward today" defaultChecked />
        <div className={styles.row}>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Button variant="plain">Later</Button>
          <Button variant="danger">Erase</Button>
          <Button loading>Saving</Button>
          <Tooltip words="Kept on this device only">
            <Button size="small">Small, with a word</Button>
          </Tooltip>
        </div>
      </div>
    </div>
  );
}
