/** Type declarations for untyped packages, as far as the benchmarks use them. */
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
