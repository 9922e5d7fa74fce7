import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { renderAsync } from '@resvg/resvg-js';
import { findFontFiles } from './fonts.ts';
import type { RenderJob, RenderReply } from './render-job.ts';

/** The child process that renders PDFs and PNGs, one after another. Typst runs synchronously, and its memory grows with every document. */
const templates = join(import.meta.dirname, 'templates');
const fontFiles = findFontFiles();
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(file)) }],
});

/** Typst drops cached results after this number of documents without use. */
const maxCacheAge = 10;

type PdfJob = Extract<RenderJob, { kind: 'pdf' }>;
type PngJob = Extract<RenderJob, { kind: 'png' }>;

function renderPdf({ template, data, createdAt }: PdfJob): Uint8Array {
  compiler.mapShadow(join(templates, 'data.json'), Buffer.from(data));
  const compilation = compiler.compile({ mainFilePath: join(templates, `${template}.typ`) });
  const { result } = compilation;
  if (result === null) throw new Error(describeError(compilation.takeDiagnostics()));

  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: createdAt });
  } catch {
    // PDF/UA forbids characters that no font has, such as an unknown script in a note. The document is tagged all the same.
    return compiler.pdf(result, { creationTimestamp: createdAt });
  } finally {
    compiler.evictCache(maxCacheAge);
  }
}

type Compilation = ReturnType<typeof compiler.compile>;

function describeError(error: ReturnType<Compilation['takeDiagnostics']>): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'Typst gave no reason.');
}

async function renderPng({ svg, scale, background }: PngJob): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    background,
    fitTo: { mode: 'zoom', value: scale },
  });

  return image.asPng();
}

async function render(job: RenderJob): Promise<Uint8Array> {
  return job.kind === 'pdf' ? renderPdf(job) : await renderPng(job);
}

process.on('message', async (job: RenderJob) => {
  const reply = await render(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );

  process.send?.({ ...reply, memory: process.memoryUsage.rss() } satisfies RenderReply);
});
process.on('disconnect', () => process.exit());
