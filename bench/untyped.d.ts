/** What the bench uses of packages that bring no types. */
declare module 'write-good' {
  export default function writeGood(text: string): readonly { index: number; reason: string }[];
}

declare module 'text-readability' {
  type Formula = (text: string) => number;
  const readability: Readonly<
    Record<
      | 'fleschReadingEase'
      | 'fleschKincaidGrade'
      | 'gunningFog'
      | 'smogIndex'
      | 'colemanLiauIndex'
      | 'automatedReadabilityIndex'
      | 'daleChallReadabilityScore',
      Formula
    >
  >;
  export default readability;
}
