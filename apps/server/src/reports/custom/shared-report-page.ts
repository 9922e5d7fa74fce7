import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ComposedBlock } from '@longhand/contract/reports-custom';
import { textDirection } from '@longhand/locales';
import { escapeHtml } from '../../platform/escape-html.ts';
import { type ChartBlock, drawChart } from '../report-charts.ts';
import { createReportTexts, type ReportTexts } from '../report-texts.ts';
import type { ReportShareRow } from './share-queries.ts';

type Cell = { text: string; isNumber: boolean };

/** A page in the language of the report, on paper as on screens. */
export function sharedReportPage(
  { report, createdAt }: Pick<ReportShareRow, 'report' | 'createdAt'>,
  nonce: string,
): string {
  const { language, title, period, lede, blocks } = report;
  const texts = createReportTexts(language);
  const madeOn = texts.t('custom-reports.page.madeOn', {
    day: texts.longDay(createdAt.toISOString()),
  });

  return [
    `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow,noarchive"><link rel="icon" href="/icon.svg">',
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>`,
    `<h1 dir="auto">${escapeHtml(title)}</h1><p class="muted">${escapeHtml(period)}</p><p class="lede">${escapeHtml(lede)}</p>`,
    ...blocks.map((block) => renderBlock(block, texts)),
    `<footer class="muted">${escapeHtml(madeOn)} · ${escapeHtml(texts.t('custom-reports.page.footer'))}</footer>`,
    '</main></body></html>',
  ].join('');
}

function renderBlock(block: ComposedBlock, texts: ReportTexts): string {
  if (block.kind === 'section') return `<h2>${escapeHtml(block.title)}</h2>`;
  if (block.kind === 'text') return `<p dir="auto" class="note">${escapeHtml(block.text)}</p>`;
  if (block.kind === 'figures') {
    const figures = block.figures.map(
      ({ label, value, note = '' }) =>
        `<div><dt>${escapeHtml(label)}</dt><dd><b>${escapeHtml(value)}</b> <small>${escapeHtml(note)}</small></dd></div>`,
    );

    return `<dl>${figures.join('')}</dl>`;
  }
  if (block.kind === 'notes') {
    const items = block.notes.map(
      ({ title = '', text }) =>
        `<li><span class="muted">${escapeHtml(title)}</span> <bdi>${escapeHtml(text)}</bdi></li>`,
    );

    return `<ul>${items.join('')}</ul>`;
  }
  if (block.kind === 'table') {
    const isNumber = block.columns.map(({ align }) => align === 'end');
    const cellsOf = (row: readonly string[]) =>
      row.map((text, at) => ({ text, isNumber: isNumber[at] ?? false }));

    return renderTable(cellsOf(block.columns.map(({ name }) => name)), block.rows.map(cellsOf));
  }

  return renderChart(block, texts);
}

/** The drawing, its summary, and its data as a table to open. */
function renderChart(block: ChartBlock, texts: ReportTexts): string {
  const svg = drawChart(block, texts);
  if (svg === undefined) return '';
  const table = block.kind === 'series' ? stacked.table(block.data) : bars.table(block.data);
  const cells = table.rows.map((row) =>
    row.map((value, at): Cell => {
      if (typeof value === 'number') return { text: texts.number(value), isNumber: true };
      const isDay = table.columns[at]?.type === 'day';

      return { text: isDay ? texts.longDay(value ?? '') : (value ?? ''), isNumber: false };
    }),
  );
  const names = table.columns.map(({ name, type }) => ({
    text: name,
    isNumber: type === 'number',
  }));

  return [
    `<h2>${escapeHtml(block.title)}</h2><figure tabindex="0">${svg}<figcaption>${escapeHtml(block.summary)}</figcaption></figure>`,
    `<details><summary>${escapeHtml(texts.t('charts.table'))}</summary>${renderTable(names, cells)}</details>`,
  ].join('');
}

function renderTable(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const cell = (tag: 'th' | 'td', { text, isNumber }: Cell) =>
    `<${tag}${isNumber ? ' class="number"' : ''}${tag === 'th' ? ' scope="col"' : ''}><bdi>${escapeHtml(text)}</bdi></${tag}>`;
  const lines = rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`);

  return `<div class="scroll" tabindex="0"><table><thead><tr>${head.map((one) => cell('th', one)).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

const style = [
  ':root{color-scheme:light}',
  "body{margin:0;background:#fff;color:#1f1d1a;font:16px/24px Inter,'IBM Plex Sans Arabic',system-ui,sans-serif}",
  'main{max-width:44rem;margin:0 auto;padding:48px 20px}',
  "h1,h2,.lede,.note,b{font-family:'Source Serif 4',Georgia,'Noto Naskh Arabic',serif}",
  'h1{font-size:36px;line-height:44px;margin:0 0 4px;overflow-wrap:anywhere}',
  'h2{font-size:18px;line-height:28px;margin:32px 0 8px;padding-top:14px;border-top:1px solid #e6e2da;break-after:avoid}',
  'p{margin:0 0 16px}.muted,dt,small,figcaption,summary,th{color:#6b665e}',
  '.lede,.note{font-size:18px;line-height:28px}.note{white-space:pre-line;overflow-wrap:anywhere}',
  'dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:16px 32px;margin:24px 0}',
  'dd{margin:0}b{display:block;font-size:22px;line-height:28px}small,dt,th,td,figcaption,summary,footer{font-size:14px;line-height:20px}',
  'ul{list-style:none;margin:0;padding:0}li{padding:8px 0;border-bottom:1px solid #e6e2da;overflow-wrap:anywhere}',
  'figure{margin:0;overflow-x:auto}svg{width:100%;min-width:30rem;height:auto}figcaption{margin:4px 0 8px}details{margin:0 0 16px}summary{cursor:pointer}',
  '.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding-block:10px;padding-inline:0 16px;border-bottom:1px solid #e6e2da;font-weight:400}',
  '.number{text-align:end;padding-inline-end:0;font-variant-numeric:tabular-nums}figure,tr,dl{break-inside:avoid}',
  'footer{margin-top:48px}:focus-visible{outline:2px solid #2f4b7c;outline-offset:2px}',
  '@media print{main{max-width:none;padding:0}details{display:none}}',
].join('');
