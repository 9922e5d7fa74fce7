import type { ColumnMapping } from '@longhand/progress-files/columns';
import { dateOrders } from '@longhand/progress-files/dates';
import { fileMeasures } from '@longhand/progress-files/record';
import type { Table } from '@longhand/progress-files/table';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import styles from './imports.module.css';
import { ModeField } from './mode-field.tsx';

type ColumnFieldsProps = {
  table: Table;
  columns: ColumnMapping;
  onChange: (columns: ColumnMapping) => void;
};

const optional = ['measure', 'project', 'tags', 'note'] as const;

/** Column mapping: guessed, editable. */
export function ColumnFields({ table, columns, onChange }: ColumnFieldsProps) {
  const t = useTranslations('imports');
  const names = table.columns.map((name, index) => ({ value: String(index), label: name }));
  const none = { value: '', label: t('columns.none') };
  const row = (name: 'date' | 'amount' | (typeof optional)[number], isOptional: boolean) => (
    <div key={name}>
      <dt>{t(`columns.${name}`)}</dt>
      <dd>
        <InlineSelect
          label={t(`columns.${name}`)}
          value={columns[name] === null ? '' : String(columns[name])}
          options={isOptional ? [none, ...names] : names}
          onChange={(value) =>
            onChange({ ...columns, [name]: value === '' ? null : Number(value) })
          }
        />
      </dd>
    </div>
  );

  return (
    <>
      <dl className={styles.columns}>
        {row('date', false)}
        <div>
          <dt>{t('columns.dateOrder')}</dt>
          <dd>
            <InlineSelect
              label={t('columns.dateOrder')}
              value={columns.dateOrder}
              options={dateOrders.map((value) => ({ value, label: t(`dateOrder.${value}`) }))}
              onChange={(dateOrder) => onChange({ ...columns, dateOrder })}
            />
          </dd>
        </div>
        {row('amount', false)}
        {columns.measure === null && (
          <div>
            <dt>{t('columns.counted')}</dt>
            <dd>
              <InlineSelect
                label={t('columns.counted')}
                value={columns.defaultMeasure}
                options={fileMeasures.map((value) => ({ value, label: t(`measure.${value}`) }))}
                onChange={(defaultMeasure) => onChange({ ...columns, defaultMeasure })}
              />
            </dd>
          </div>
        )}
        {optional.map((name) => row(name, true))}
      </dl>
      <ModeField mode={columns.mode} onChange={(mode) => onChange({ ...columns, mode })} />
    </>
  );
}
