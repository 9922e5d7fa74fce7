/** Color roles of marks. Ink is written text, primary is the plan; the others show states. */
export type ColorRole =
  | 'paper'
  | 'ink'
  | 'soft'
  | 'muted'
  | 'line'
  | 'rule'
  | 'band'
  | 'primary'
  | 'highlight'
  | 'warning'
  | 'success';

export type Colors = Readonly<Record<ColorRole, string>>;

/** Colors and fonts of a drawing. */
export type Theme = {
  colors: Colors;
  sans: string;
  serif: string;
  /** For a renderer that outlines each glyph by itself: a halo would cut joined letters apart. */
  outlinesGlyphs?: true;
};

const colorRoles = [
  ...(['paper', 'ink', 'soft', 'muted', 'line', 'rule', 'band', 'primary'] as const),
  ...(['highlight', 'warning', 'success'] as const),
] satisfies ColorRole[];

/** On a page, colors are CSS variables of the color scheme, so that a change of scheme needs no redraw. */
export const pageTheme: Theme = {
  colors: mapColorRoles((ink) => `var(--${ink})`),
  sans: 'var(--sans)',
  serif: 'var(--serif)',
};

const fontFamilies = {
  sans: "Inter, 'IBM Plex Sans Arabic', 'PingFang SC', 'Noto Sans CJK SC', sans-serif",
  serif: "'Source Serif 4', 'Noto Naskh Arabic', 'Songti SC', 'Noto Serif CJK SC', serif",
};

/** For email, PDF, files and print: the light theme with resolved colors. */
export const lightTheme: Theme = {
  ...fontFamilies,
  colors: {
    paper: '#fbfaf7',
    ink: '#1f1d1a',
    soft: '#979084',
    muted: '#6b665e',
    line: '#8c8577',
    rule: '#e6e2da',
    band: '#e4dfd5',
    primary: '#2f4b7c',
    highlight: '#8a3b2e',
    warning: '#85560a',
    success: '#2d6a4d',
  },
};

/** Black on white, for a page to be printed. */
export const printTheme: Theme = {
  ...fontFamilies,
  colors: {
    ...lightTheme.colors,
    paper: '#ffffff',
    ink: '#000000',
    soft: '#8a8a8a',
    muted: '#4d4d4d',
    line: '#767676',
    rule: '#d9d9d9',
    band: '#e3e3e3',
  },
};

/** Like `lightTheme`, with a dark background. */
export const darkTheme: Theme = {
  ...fontFamilies,
  colors: {
    paper: '#171614',
    ink: '#ece8e1',
    soft: '#6c665c',
    muted: '#a49e93',
    line: '#7f796e',
    rule: '#35322d',
    band: '#3a362f',
    primary: '#8fb0e6',
    highlight: '#e5a575',
    warning: '#ddb062',
    success: '#86c2a2',
  },
};

function mapColorRoles(value: (ink: ColorRole) => string): Colors {
  return Object.fromEntries(colorRoles.map((ink) => [ink, value(ink)])) as Colors; // one entry per role
}
