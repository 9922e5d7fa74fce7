import { catalogue } from '@longhand/analysis/catalogue';

/** Who published a comparison, as the engine's catalogue has it. */
export function Source({ name }: { name: string }) {
  const source = catalogue.measures.find((card) => card.name === name)?.source;

  return (
    <bdi lang="en" dir="ltr">
      {source}
    </bdi>
  );
}
