import { EditorView } from '@codemirror/view';

const underline = {
  textDecorationLine: 'underline',
  textUnderlineOffset: '.26em',
  textDecorationSkipInk: 'none',
};

const bracket = {
  content: '""',
  display: 'inline-block',
  inlineSize: '5px',
  blockSize: '.62em',
  borderStyle: 'solid',
  borderColor: 'var(--mark-bracket)',
};

/** The look of the writing desk: the text and, for each category of finding, a mark of its own. */
export const theme = EditorView.theme({
  '&': { color: 'var(--ink)', background: 'none' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: 'inherit', overflowX: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--primary)', minBlockSize: '40vh' },
  // Room below the last line, so that it too can stand in the middle.
  '&.lh-typewriter .cm-content': { paddingBlockEnd: '50vh' },
  '.lh-spoken': { background: 'color-mix(in srgb, var(--primary) 14%, transparent)' },
  '.cm-line': { padding: '0', paddingInlineEnd: '2px' },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.lh-following': { textIndent: '1.5em' },
  '.lh-heading': { fontWeight: '600', fontSize: '1.22em', letterSpacing: '-.01em' },
  '.lh-quotation': { color: 'var(--muted)', paddingInlineStart: '1.5em' },
  '.lh-emphasis': { fontStyle: 'italic' },
  '.lh-emphasis:lang(ar), .lh-emphasis:lang(zh)': { fontStyle: 'normal' },
  '.lh-strong': { fontWeight: '600' },
  '.lh-mark': underline,
  '.lh-mark:lang(ar)': { textUnderlineOffset: '.5em' },
  '.lh-spelling, .lh-grammar': {
    textDecorationStyle: 'wavy',
    textDecorationColor: 'var(--danger)',
    textDecorationThickness: '1.25px',
  },
  '.lh-passive': {
    textDecorationStyle: 'dashed',
    textDecorationColor: 'var(--purple)',
    textDecorationThickness: '1.5px',
  },
  '.lh-echo': {
    textDecorationStyle: 'double',
    textDecorationColor: 'var(--blue)',
    textDecorationThickness: '1px',
  },
  '.lh-adverb': {
    textDecorationStyle: 'solid',
    textDecorationColor: 'var(--orange)',
    textDecorationThickness: '1px',
  },
  '.lh-typography': {
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--danger)',
    textDecorationThickness: '1.5px',
  },
  '.lh-consistency': {
    textDecorationStyle: 'dashed',
    textDecorationColor: 'var(--danger)',
    textDecorationThickness: '1px',
  },
  '.lh-house': {
    textDecorationStyle: 'solid',
    textDecorationColor: 'var(--danger)',
    textDecorationThickness: '1.5px',
  },
  '.lh-repetition': {
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--blue)',
    textDecorationThickness: '1.5px',
  },
  '.lh-stock-phrase': {
    textDecorationStyle: 'solid',
    textDecorationColor: 'var(--yellow)',
    textDecorationThickness: '3.5px',
  },
  '.lh-distance': {
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--green)',
    textDecorationThickness: '2px',
  },
  '.lh-wording': {
    textDecorationStyle: 'dashed',
    textDecorationColor: 'var(--orange)',
    textDecorationThickness: '1px',
  },
  '.lh-dialogue': {
    textDecorationStyle: 'double',
    textDecorationColor: 'var(--purple)',
    textDecorationThickness: '1px',
  },
  '.lh-inclusive': {
    textDecorationStyle: 'dashed',
    textDecorationColor: 'var(--green)',
    textDecorationThickness: '1.5px',
  },
  '.lh-bracket-start::before': {
    ...bracket,
    borderWidth: '1.5px 0 0 1.5px',
    verticalAlign: '.22em',
    marginInlineEnd: '1px',
  },
  '.lh-bracket-end::after': {
    ...bracket,
    borderWidth: '0 1.5px 1.5px 0',
    verticalAlign: '-.12em',
    marginInlineStart: '2px',
  },
  '[dir=rtl] .lh-bracket-start::before, .lh-rtl .lh-bracket-start::before': {
    borderWidth: '1.5px 1.5px 0 0',
  },
  '[dir=rtl] .lh-bracket-end::after, .lh-rtl .lh-bracket-end::after': {
    borderWidth: '0 0 1.5px 1.5px',
  },
  '.lh-linked': { backgroundColor: 'var(--primary-wash)' },
  '.lh-open': {
    background: 'var(--primary-wash)',
    boxShadow: '0 0 0 3px var(--primary-wash)',
    borderRadius: '2px',
  },
  '.cm-gutters': { background: 'none', border: '0 !important', color: 'var(--muted)' },
  '.lh-verse': {
    font: '400 var(--t12)/16px var(--sans)',
    fontVariantNumeric: 'tabular-nums',
    paddingInlineEnd: '14px',
    whiteSpace: 'nowrap',
  },
  '.cm-panels': { background: 'var(--paper)', color: 'var(--ink)', zIndex: '4' },
  // Below the top line, which stays as well; the editor sets its own place on the element.
  '.cm-panels-top': {
    insetBlockStart: 'var(--top) !important',
    borderBlockEnd: '1px solid var(--rule)',
    marginBlockEnd: '16px',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 16px',
    font: '400 var(--t14)/20px var(--sans)',
    padding: '0',
    paddingBlockEnd: '12px',
    paddingInlineEnd: '32px',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0' },
  '.cm-panel.cm-search .cm-textfield': { flex: '1 1 300px', minInlineSize: '0' },
  '.cm-panel.cm-search .cm-button': { paddingInline: '0', minBlockSize: '32px' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: 'inherit',
    color: 'var(--muted)',
    accentColor: 'var(--primary)',
  },
  '.cm-textfield': {
    font: '400 var(--t16)/24px var(--serif) !important',
    border: '0 !important',
    borderBlockEnd: '1px solid var(--line) !important',
    borderRadius: '0',
    background: 'none !important',
  },
  '.cm-button': {
    fontSize: 'inherit !important',
    border: '0 !important',
    background: 'none !important',
    color: 'var(--primary)',
    cursor: 'pointer',
  },
  '.lh-search-told': {
    flex: '1 1 100%',
    margin: '0',
    minBlockSize: '20px',
    color: 'var(--muted)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-panel.cm-search [name=close]': {
    color: 'var(--muted)',
    fontSize: '24px',
    lineHeight: '32px',
    inlineSize: '32px',
    inset: 'auto',
    insetBlockStart: '0',
    insetInlineEnd: '0',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--wash)', outline: '1px solid var(--line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--primary-wash)' },
  '.lh-also-selected': { background: 'color-mix(in srgb, var(--primary) 24%, transparent)' },
  '.lh-also-caret': { borderInlineStart: '1.5px solid var(--primary)', marginInline: '-.75px' },
  '&.lh-focus .cm-line': { color: 'var(--muted)' },
  '&.lh-focus .lh-here': { color: 'color-mix(in srgb, var(--muted) 55%, var(--ink))' },
  '&.lh-focus .lh-now': { color: 'var(--ink)' },
  '&.lh-focus .lh-mark': { textDecorationColor: 'transparent' },
  '&.lh-focus .lh-bracket-start::before, &.lh-focus .lh-bracket-end::after': {
    borderColor: 'transparent',
  },
});
