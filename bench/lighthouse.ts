import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { median } from './report.ts';

/** Runs Lighthouse for mobile and desktop: the public pages must score at least 95 of 100 in each category. */
const pages = ['/', '/auth/login'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const least = 95;
const runs = 3;
type Category = (typeof categories)[number];

/** Mobile is Lighthouse's default; desktop has the values of its own preset. */

const formFactorConfigs = {
  mobile: {},
  desktop: {
    formFactor: 'desktop',
    screenEmulation: {
      mobile: false,
      width: 1350,
      height: 940,
      deviceScaleFactor: 1,
      disabled: false,
    },
    throttling: {
      rttMs: 40,
      throughputKbps: 10_240,
      cpuSlowdownMultiplier: 1,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  },
} as const;
type FormFactor = keyof typeof formFactorConfigs;

await withTestEnvironment(async ({ server }) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  console.log(`\nLighthouse, median of ${runs} runs; minimum ${least}`);

  try {
    for (const path of pages) {
      for (const form of ['mobile', 'desktop'] as const) {
        const scores = await scoresOf(server.origin + path, form, port);
        const line = categories.map((category) => `${category} ${scores[category]}`).join(', ');
        console.log(`  ${path} (${form}): ${line}`);
        if (categories.some((category) => scores[category] < least)) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
});

async function scoresOf(
  url: string,
  form: FormFactor,
  port: number,
): Promise<Record<Category, number>> {
  const runScores: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
    seo: [],
  };
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...formFactorConfigs[form],
    });
    for (const category of categories) {
      runScores[category].push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
    }
    if (process.argv.includes('--why')) printFailedAudits(result?.lhr.audits ?? {});
  }

  return {
    performance: median(runScores.performance),
    accessibility: median(runScores.accessibility),
    'best-practices': median(runScores['best-practices']),
    seo: median(runScores.seo),
  };
}

/** `--why` prints the failed audits of each run. */
function printFailedAudits(
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>,
) {
  for (const [id, { title, score, displayValue = '' }] of Object.entries(audits)) {
    if (score !== null && score < 0.95) console.log(`    ${score} ${id}: ${title} ${displayValue}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port')),
      );
    });
  });
}
