import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import { textDirection } from '@longhand/locales';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './custom.module.css';
import type { ComposedReport } from './custom-api.ts';

type Block = ComposedReport['blocks'][number];

/** A report with its figures, in its own language and direction. */
export function ComposedReportView({ report }: { report: ComposedReport }) {
  const t = useTranslations('custom-reports.preview');
  const messages = useMessages();
  const { language, title, period, lede, blocks } = report;

  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <article lang={language} dir={textDirection(language)} className={styles.report}>
        <h2 className={styles.reportTitle}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.muted}>{period}</p>
        <p className={styles.lede}>{lede}</p>
        {blocks.length === 0 && <p className={styles.muted}>{t('empty')}</p>}
        {groupBlocks(blocks).map(({ key, ...group }) => (
          <BlockGroup key={key} {...group} />
        ))}
      </article>
    </IntlProvider>
  );
}

type Group = { key: string; title?: string; blocks: Block[] };

/** Blocks below their headings; charts have headings of their own. */
function groupBlocks(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = groups.at(-1);
    if (block.kind === 'section') {
      groups.push({ key: `${at} ${block.title}`, title: block.title, blocks: [] });
    } else if (last?.title !== undefined && last.blocks.length === 0) last.blocks.push(block);
    else groups.push({ key: `${at} ${block.kind}`, blocks: [block] });
  }

  return groups;
}

function BlockGroup({ title, blocks }: Omit<Group, 'key'>) {
  const content = blocks.map((block) => (
    <ReportBlock key={block.kind} block={block} label={title ?? ''} />
  ));

  return title === undefined ? content : <Section title={title}>{content}</Section>;
}

function ReportBlock({ block, label }: { block: Block; label: string }) {
  if (block.kind === 'figures') {
    return (
      <dl className={styles.figures}>
        {block.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <b>{figure.value}</b>
              {figure.note !== undefined && <small>{figure.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (block.kind === 'text') {
    return (
      <p dir="auto" className={styles.note}>
        {block.text}
      </p>
    );
  }
  if (block.kind === 'notes') {
    return (
      <ul className={styles.list}>
        {withKeys(block.notes).map(({ key, title, text }) => (
          <li key={key}>
            {title !== undefined && <span className={styles.muted}>{title} </span>}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'table') return <BlockTable block={block} label={label} />;
  if (block.kind === 'series') {
    return <ChartSection kind={stacked} {...chartProps(block)} data={block.data} />;
  }
  if (block.kind === 'bars') {
    return <ChartSection kind={bars} {...chartProps(block)} data={block.data} />;
  }

  return null;
}

/** The same note may occur twice on a day. */
const withKeys = <Item extends object>(items: readonly Item[]) =>
  items.map((item, at) => ({ ...item, key: String(at) }));

const chartProps = ({ title, summary }: { title: string; summary: string }) => ({
  ...{ title, summary, file: 'report' },
});

type TableBlock = Extract<Block, { kind: 'table' }>;

function BlockTable({ block: { columns, rows }, label }: { block: TableBlock; label: string }) {
  return (
    <Table
      label={label}
      rows={withKeys(rows.map((cells) => ({ cells })))}
      keyOf={({ key }) => key}
      columns={columns.map(({ name, align }, at) => ({
        key: name,
        title: name,
        cell: ({ cells }: { cells: string[] }) =>
          align === 'start' ? <bdi>{cells[at]}</bdi> : cells[at],
        ...(align === 'start' ? { fillsWidth: true } : { isNumeric: true }),
        wideOnly: at > 1,
      }))}
    />
  );
}
