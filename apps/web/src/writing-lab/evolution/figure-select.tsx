import { useTranslations } from 'use-intl';
import { InkSelect } from '../../ui/ink-field.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import type { FigureName } from '../reading/reading.ts';

type FigureSelectProps = {
  figure: FigureName;
  /** Those that some text has. */
  figures: readonly FigureName[];
  onChange: (figure: FigureName) => void;
};

export function FigureSelect({ figure, figures, onChange }: FigureSelectProps) {
  const t = useTranslations('lab.evolution');
  const { nameOf, unitOf } = useFigureWords();

  return (
    <InkSelect<FigureName>
      label={t('figure')}
      value={figure}
      options={figures.map((value) => ({
        value,
        label: t('figureNamed', { name: nameOf(value), unit: unitOf(value) }),
      }))}
      onChange={onChange}
    />
  );
}
