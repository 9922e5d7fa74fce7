import { limits } from '@longhand/contract/limits';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paginateRows } from '../../../ui/data-table/arrange-rows.ts';
import { useTableUrlState } from '../../../ui/data-table/use-table-url-state.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Section } from '../../../ui/page.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { BatchText } from '../../storage/device/database.ts';
import styles from '../batch.module.css';
import { ResultActions } from './result-actions.tsx';
import { ResultFilters } from './result-filters.tsx';
import { createResultRows } from './result-rows.ts';
import { useResultColumns } from './use-result-columns.tsx';
import { resultTableShape, visibleRows } from './visible-rows.ts';

const CompareReadings = lazyComponent(() => import('../../metrics/compare/text-comparison.tsx'));

/** The analyzed texts in one table. Two selected rows are compared below it. */
export function Results({ texts }: { texts: readonly BatchText[] }) {
  const t = useTranslations();
  const rows = useMemo(() => createResultRows(texts), [texts]);
  const { tableState, setTableState } = useTableUrlState(resultTableShape);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = useResultColumns(tableState.sort);
  const wanted = visibleRows(rows, tableState);
  const size = limits.pageSize;
  const { page, rows: onPage } = paginateRows(wanted, { page: tableState.page, size });
  const [one, other] = rows.filter(({ key }) => chosen.includes(key));
  if (rows.length === 0) return null;

  const choose = (keys: readonly string[], isOn: boolean) => {
    const others = chosen.filter((key) => !keys.includes(key));
    setChosen(isOn ? [...others, ...keys] : others);
  };

  return (
    <>
      <Section title={t('lab.batch.results')} note={t('lab.batch.outliersNote')}>
        <ResultFilters
          shown={tableState}
          show={setTableState}
          languages={[...new Set(rows.map(({ reading }) => reading.language))]}
        />
        {wanted.length === 0 ? (
          <p>
            {t('writing-lab.samples.none')}{' '}
            <TextButton onClick={() => setTableState({ search: '', filters: {} })}>
              {t('writing-lab.samples.showEverything')}
            </TextButton>
          </p>
        ) : (
          <div className={styles.wide}>
            <Table
              label={t('lab.batch.results')}
              rows={onPage}
              keyOf={({ key }) => key}
              columns={columns}
              dense
              sort={{
                key: tableState.sort,
                order: tableState.order,
                onSort: (sort, order) => setTableState({ sort, order }),
              }}
              selection={{
                isSelected: ({ key }) => chosen.includes(key),
                onToggle: ({ key }, isOn) => choose([key], isOn),
                onToggleAll: (isOn) =>
                  choose(
                    onPage.map(({ key }) => key),
                    isOn,
                  ),
                labelOf: ({ title }) => t('lab.batch.choose', { title }),
                allLabel: t('ui.table.chooseAll'),
              }}
            />
          </div>
        )}
        <div className={styles.foot}>
          <ResultActions rows={rows} shown={wanted} chosen={chosen} />
          <Pagination
            page={page}
            size={size}
            total={wanted.length}
            onPage={(next) => setTableState({ page: next })}
          />
        </div>
      </Section>
      {chosen.length === 2 && one && other && <CompareReadings one={one} other={other} />}
    </>
  );
}
