import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);

describe('a saved text', () => {
  browserTest(
    'that stays on the device is in the library and in no request',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const sent: string[] = [];
      page.context().on('request', (request) => sent.push(String(request.postData())));
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('The marmalade stays at home.');
      await analyzer.analyzed();
      await analyzer.save('At home', 'device');
      await analyzer.saved(1, 'device');
      await page.goto('/app/writing-lab/samples');
      const row = page.getByRole('row', { name: /At home/ });
      await row.getByText(lab('samples.deviceMark')).waitFor();

      expect(sent.filter((body) => /marmalade|At home/.test(body))).toEqual([]);
      expect((await api.writingLab.listSamples({ query: {} })).total).toBe(0);
    },
  );
});
