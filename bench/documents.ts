import { createDocumentRenderer } from '@longhand/documents/document-renderer';
import { sampleChart, sampleReport } from '@longhand/documents/testkit';
import { writeWorkbook } from '@longhand/text-files/write-workbook';
import { type Comparison, median, printComparisons } from './report.ts';

/** Time to render a report and a chart in a warm process, and time and memory to export ten years of entries as a workbook. */
const repeats = 50;
const mebibyte = 1_048_576;

async function measureRenderer(): Promise<Comparison[]> {
  const renderer = createDocumentRenderer();
  const coldTime = await timeOf(() => renderer.renderReport(sampleReport('en')));
  const comparisons: Comparison[] = [];
  const reference = { name: 'the first one, with the start of the process', value: coldTime };

  for (const locale of ['en', 'ar', 'zh-CN'] as const) {
    const times: number[] = [];
    for (let made = 0; made < repeats; made += 1) {
      const report = { ...sampleReport(locale), title: `${made}`, lede: `${made}` };
      times.push(await timeOf(() => renderer.renderReport(report)));
    }
    comparisons.push({ what: `report, ${locale}`, unit: 'ms', ours: median(times), reference });
  }
  const svg = sampleChart('ar');
  const pictures: number[] = [];
  for (let made = 0; made < repeats; made += 1) {
    pictures.push(await timeOf(() => renderer.renderPng(svg)));
  }
  comparisons.push({ what: 'chart as PNG', unit: 'ms', ours: median(pictures), reference });
  await renderer.close();

  return comparisons;
}

async function measureWorkbooks(): Promise<Comparison[]> {
  await writeEntries(1_000); // warm-up
  const month = await writeEntries(1_000);
  const years = await writeEntries(100_000);
  const name = '1,000 rows';

  return [
    {
      what: '100,000 rows as XLSX',
      unit: 'ms',
      ours: years.time,
      reference: { name, value: month.time },
    },
    {
      what: 'their memory above the start',
      unit: 'MiB',
      ours: years.memory,
      reference: { name, value: Math.max(1, month.memory) },
    },
    { what: 'their file', unit: 'KiB', ours: years.size, reference: { name, value: month.size } },
  ];
}

const columns = [
  ...[{ name: 'Date', type: 'day' } as const, { name: 'Words', type: 'integer' } as const],
  ...[{ name: 'Time', type: 'duration' } as const, { name: 'Share', type: 'percent' } as const],
  ...['Project', 'Tags', 'Note', 'Source', 'Id'].map((name) => ({ name, type: 'text' as const })),
];

async function* entries(count: number) {
  for (let index = 0; index < count; index += 1) {
    if (index % 500 === 0) await new Promise(setImmediate); // as from a database
    const day = new Date(Date.UTC(2016, 10, 1 + Math.floor(index / 27))).toISOString().slice(0, 10);
    yield [
      ...[day, (index * 377) % 2_000, (index * 61) % 7_200, (index % 100) / 100],
      ...[`Project ${index % 20}`, 'draft; night', `Wrote scene ${index} at the harbor`, 'manual'],
      `01939f4e-${String(index).padStart(12, '0')}`,
    ];
  }
}

async function writeEntries(count: number) {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let size = 0;
  let peak = before;
  const sheets = [{ name: 'Entries', columns, rows: entries(count) }];
  for await (const part of writeWorkbook({ sheets, at: new Date() })) {
    size += part.length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }

  return {
    time: performance.now() - start,
    memory: (peak - before) / mebibyte,
    size: size / 1_024,
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();

  return performance.now() - start;
}

printComparisons('Workbooks', await measureWorkbooks());
printComparisons('Reports and pictures', await measureRenderer());
