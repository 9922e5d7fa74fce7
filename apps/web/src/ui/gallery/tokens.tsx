import styles from './gallery.module.css';

const colorNames = [
  ...['paper', 'raised', 'wash', 'rule', 'line', 'ink', 'muted'],
  ...['primary', 'primary-wash', 'danger', 'warning', 'success', 'info'],
  ...['purple', 'blue', 'green', 'yellow', 'orange', 'secondary', 'accent', 'band'],
];
const fontSizes = ['64', '48', '36', '28', '22', '18', '16', '14', '12'];

export function Tokens() {
  return (
    <>
      <ul className={styles.swatches}>
        {colorNames.map((name) => (
          <li key={name} className={styles.swatch}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.type}>
        {fontSizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--t${size})`, lineHeight: 1.2 }}>
            The tide clerk writes, {size}
          </p>
        ))}
      </div>
    </>
  );
}
