export const kinds = ['fiction', 'essay', 'poetry'] as const;

export type SampleText = {
  id: string;
  title: string;
  kind: (typeof kinds)[number];
  words: number;
  /** For every thousand words; null where there are too few to say. */
  findings: number | null;
};

const titles: Record<SampleText['kind'], readonly string[]> = {
  fiction: ['Slack water', 'The lamp room', 'What the board knew', 'Keziah counts', 'Packet day'],
  essay: ['On not learning to swim', 'The weight of a pilot’s card', 'A clerk’s English'],
  poetry: ['Low tide, three ways', 'Rope'],
};

/** Sixty texts, enough for three pages, the same ones each time. */
export const sampleTexts: readonly SampleText[] = Array.from({ length: 60 }, (_, at) => {
  const kind = kinds[at % kinds.length] ?? 'fiction';
  const title = titles[kind][at % titles[kind].length] ?? '';
  const words = kind === 'poetry' ? 60 + ((at * 37) % 200) : 900 + ((at * 733) % 6000);

  return {
    id: `text ${at}`,
    title: `${at + 1}. ${title}`,
    kind,
    words,
    findings: words < 300 ? null : 9 + ((at * 7) % 27),
  };
});
