import { catalogue } from '@longhand/analysis/catalogue';

/** The citation of a comparison method, from the catalogue. */
export function CatalogueSource({ name }: { name: string }) {
  const source = catalogue.measures.find((card) => card.name === name)?.source;

  return (
    <bdi lang="en" dir="ltr">
      {source}
    </bdi>
  );
}
