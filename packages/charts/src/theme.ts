/** What a mark can be drawn with. Ink is what was written, primary what was planned; the others carry a state. */
export type Ink =
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

export type Colors = Readonly<Record<Ink, string>>;

/** Colours and faces of a drawing. */
export type Theme = { colors: Colors; sans: string; serif: string };

const inks = [
  ...(['paper', 'ink', 'soft', 'muted', 'line', 'rule', 'band', 'primary'] as const),
  ...(['highlight', 'warning', 'success'] as const),
] satisfies Ink[];

/** In a page the colours are those of its scheme, as CSS variables: a change of scheme draws nothing anew. */
export const pageTheme: Theme = {
  colors: byInk((ink) => `var(--${ink})`),
  sans: 'var(--sans)',
  serif: 'var(--serif)',
};

const faces = {
  sans: "Inter, 'IBM Plex Sans Arabic', 'PingFang SC', 'Noto Sans CJK SC', sans-serif",
  serif: "'Source Serif 4', 'Noto Naskh Arabic', 'Songti SC', 'Noto Serif CJK SC', serif",
};

/** For mail, PDF, files and print: the colours of light paper, resolved. */
export const lightTheme: Theme = {
  ...faces,
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
  ...faces,
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

/** The same as `lightTheme` on dark paper. */
export const darkTheme: Theme = {
  ...faces,
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

function byInk(value: (ink: Ink) => string): Colors {
  return Object.fromEntries(inks.map((ink) => [ink, value(ink)])) as Colors; // an entry for each ink
}
