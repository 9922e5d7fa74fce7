import type { Absence } from '@longhand/analysis';
import { withMinus } from '@longhand/charts/minus';
import type { Messages } from '@longhand/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { numberStyle } from './figures.ts';
import type { FigureName } from './reading.ts';

export type FigureWords = {
  nameOf: (name: FigureName) => string;
  unitOf: (name: FigureName) => string;
  write: (name: FigureName, value: number) => string;
  /** Why a figure does not hold. */
  why: (absent: Absence) => string;
};

/** How figures are called and written on the screens of the lab. */
export function useFigureWords(): FigureWords {
  const t = useTranslations('lab');
  const format = useFormatter();

  return {
    nameOf: (name) => t(`figure.${shown(name)}.name`),
    unitOf: (name) => t(`figure.${shown(name)}.unit`),
    write: (name, value) =>
      withMinus(format.number(value, { ...numberStyle(name), signDisplay: 'negative' })),
    why: (absent) =>
      absent.code === 'too-short'
        ? t(`absent.${absent.unit}`, { needs: absent.needs, has: absent.has })
        : t(`absent.${absent.code}`),
  };
}

/** The screens show only figures of their list, and each of those has words. */
function shown(name: FigureName): keyof Messages['lab']['figure'] {
  return name as keyof Messages['lab']['figure']; // as: the list is checked against the words by a test
}
