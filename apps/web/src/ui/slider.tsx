import '@mantine/core/styles/Slider.layer.css';
import { Slider as MantineSlider } from '@mantine/core';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Formats the value, beside the label and for screen readers: "500 words". */
  formatValue: (value: number) => string;
  onChange: (value: number) => void;
};

/** A number chosen with a slider, with keyboard support. */
export function Slider({ label, value, min, max, step = 1, formatValue, onChange }: SliderProps) {
  return (
    <div className={styles.slider}>
      <p className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <output>{formatValue(value)}</output>
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
        thumbValueText={formatValue}
        classNames={{
          track: styles.track ?? '',
          bar: styles.bar ?? '',
          thumb: styles.thumb ?? '',
        }}
      />
    </div>
  );
}
