import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useTranslations } from 'use-intl';
import { Filters } from '../../ui/filters.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import type { Shown, useShown } from './address.ts';
import type { Place } from './sample-store.ts';

type SampleFiltersProps = { shown: Shown; show: ReturnType<typeof useShown>['show'] };

/** What is listed, as a sentence. */
export function SampleFilters({ shown, show }: SampleFiltersProps) {
  const t = useTranslations('writing-lab');

  return (
    <Filters
      search={{
        label: t('samples.search'),
        value: shown.search,
        onSearch: (search) => show({ search }, { replace: true }),
      }}
    >
      {t.rich('samples.showing', {
        kind: () => (
          <InkSelect<DocumentKind | ''>
            label={t('samples.kind')}
            value={shown.kind ?? ''}
            options={[
              { value: '', label: t('samples.anyKind') },
              ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
            onChange={(kind) => show({ kind: kind === '' ? null : kind })}
          />
        ),
        place: () => (
          <InkSelect<Place | ''>
            label={t('samples.place')}
            value={shown.place ?? ''}
            options={[
              { value: '', label: t('samples.anyPlace') },
              { value: 'server', label: t('samples.onServer') },
              { value: 'device', label: t('samples.onDevice') },
            ]}
            onChange={(place) => show({ place: place === '' ? null : place })}
          />
        ),
      })}
    </Filters>
  );
}
