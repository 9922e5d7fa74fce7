import '@mantine/core/styles/Slider.layer.css';
import { Slider as MantineSlider } from '@mantine/core';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words, beside the label and for those who hear it: "500 words". */
  say: (value: number) => string;
  onChange: (value: number) => void;
};

/** A figure that is found by trying. Arrow keys walk it, Home and End go to its ends. */
export function Slider({ label, value, min, max, step = 1, say, onChange }: SliderProps) {
  return (
    <div className={styles.slider}>
      <p className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <output>{say(value)}</output>
      </p>
      <MantineSlider
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={onChange}
        label={null}
        size={3}
        thumbSize={16}
        thumbLabel={label}
        thumbValueText={say}
        classNames={{
          track: styles.track ?? '',
          bar: styles.bar ?? '',
          thumb: styles.thumb ?? '',
        }}
      />
    </div>
  );
}
