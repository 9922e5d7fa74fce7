export const kinds = ['fiction', 'essay', 'poetry'] as const;

export type SampleText = {
  id: string;
  title: string;
  kind: (typeof kinds)[number];
  words: number;
  /** Findings per 1,000 words; null for texts that are too short. */
  findings: number | null;
};

const titles: Record<SampleText['kind'], readonly string[]> = {
  fiction: ['Slack water', 'The lamp room', 'What the board knew', 'Keziah counts', 'Packet day'],
  essay: ['On not learning to swim', 'The weight of a pilot’s card', 'A clerk’s English'],
  poetry: ['Low tide, three ways', 'Rope'],
};

/** 60 texts, enough for three pages, always the same. */
export const sampleTexts: readonly SampleText[] = Array.from({ length: 60 }, (_, index) => {
  const kind = kinds[index % kinds.length] ?? 'fiction';
  const title = titles[kind][index % titles[kind].length] ?? '';
  const words = kind === 'poetry' ? 60 + ((index * 37) % 200) : 900 + ((index * 733) % 6000);

  return {
    id: `text ${index}`,
    title: `${index + 1}. ${title}`,
    kind,
    words,
    findings: words < 300 ? null : 9 + ((index * 7) % 27),
  };
});
