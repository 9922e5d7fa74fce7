import { useTranslations } from 'use-intl';
import { cardOf, methodOf } from './figures.ts';
import type { FigureName } from './reading.ts';

/** Who published a figure, as it is cited; where Longhand's own hand is in it, how it is made, in the reader's words. */
export function FigureSource({ name }: { name: FigureName }) {
  const t = useTranslations('lab');
  const method = methodOf(name);
  if (method) return t(`method.${method}`);
  const source = cardOf(name)?.source;

  return source ? (
    <bdi lang="en" dir="ltr">
      {source}
    </bdi>
  ) : null;
}
