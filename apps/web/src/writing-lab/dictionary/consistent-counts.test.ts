import 'fake-indexeddb/auto';
import {
  type AnalysisOptions,
  createAnalyzer,
  type LanguageCode,
  loadLanguage,
} from '@longhand/analysis';
import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { countFindings } from '../analysis/findings/count-findings.ts';
import {
  globalIgnoreKey,
  type IgnoredFindings,
  textIgnoreTarget,
} from '../analysis/findings/ignored-keys.ts';
import { createAnalysisHandler } from '../analysis/texts/analysis-worker-handler.ts';
import { type LabDatabase, openLabDatabase } from '../storage/device/database.ts';
import { ignoreFinding } from '../storage/device/ignored-findings.ts';
import { saveOwnEntries } from '../storage/device/own-entries.ts';
import { loadUserAnalysisOptions } from './user-analysis-options.ts';

const texts = {
  en: 'She was very tired. The organiser and the organizer met at the harbor by the harbour. He utilised it very often.',
  de: 'Sie war sehr müde. Das Boot wurde vom Meister gebaut. Er hat es sehr oft getan, und das Boot lag im Hafen.',
  es: 'Estaba muy cansada. La barca fue construida por el maestro. Lo hizo muy a menudo.',
  fr: 'Elle était très fatiguée. Le bateau fut construit par le maître. Il le faisait très souvent.',
  ar: 'كانت متعبة جدا. بُني القارب في المرسى القديم جدا.',
  zh: '她非常累。船被师傅修好了。他非常常做这件事。',
} as const;

test.for(
  Object.entries(texts) as [LanguageCode, string][], // as: Object.entries widens the key type
)(
  'full analysis of a text in %s counts the same findings as the analyzer',
  async ([language, one]) => {
    const text = `${one} `.repeat(8);
    const database = await openLabDatabase(`same-${language}`);
    const options = { language, kind: 'essay' } as const;
    const [first] = await findingsOf(text, options);
    if (!first) throw new Error('nothing to put aside');
    await saveOwnWords(database, one.split(' ')[0] ?? '', globalIgnoreKey(first));
    const userOptions = await (await loadUserAnalysisOptions(async () => database))({
      projectId: 'p',
    });
    const whole = await countAnalyzed(text, options, userOptions);

    await loadLanguage(language);
    const analyzer = createAnalyzer({
      ...options,
      ...(userOptions.dictionary && { dictionary: userOptions.dictionary }),
      ...(userOptions.houseRules && { houseRules: userOptions.houseRules }),
    });
    analyzer.open(text);
    const counted = countFindings(analyzer.state, userOptions.ignored ?? nothingIgnored);

    expect(whole).toBe(counted.total);
    expect(counted.ignored).toBeGreaterThan(0);
    expect(counted.categories).toContainEqual(expect.objectContaining({ category: 'house' }));
  },
);

test('a finding ignored in one saved text is not counted there, but is counted in others', async () => {
  const database = await openLabDatabase('same-here');
  const options = { language: 'en', kind: 'essay' } as const;
  const [first] = await findingsOf(texts.en, options);
  if (!first) throw new Error('nothing to put aside');
  await database.put('drafts', draftOf('draft', 'saved'));
  await ignoreFinding(database, { ...textIgnoreTarget(first, 'draft'), textId: 'draft' }, now);
  const optionsOf = await loadUserAnalysisOptions(async () => database);
  const bare = await countAnalyzed(texts.en, options, await optionsOf({}));

  expect(await countAnalyzed(texts.en, options, await optionsOf({ id: 'saved' }))).toBeLessThan(
    bare,
  );
  expect(await countAnalyzed(texts.en, options, await optionsOf({ id: 'another' }))).toBe(bare);
});

const nothingIgnored: IgnoredFindings = { here: new Set(), always: new Set() };
const now = '2026-01-01T00:00:00.000Z';

/** Saves a dictionary word, a project house rule and a finding ignored everywhere. */
async function saveOwnWords(database: LabDatabase, word: string, aside: string) {
  const usual = { rule: '', replacements: [], note: '', isExact: false, held: null };
  const [rule = '', ...words] = aside.split(':');
  await saveOwnEntries(
    database,
    [
      { ...usual, id: '1', kind: 'dictionary', projectId: null, word: 'organiser' },
      { ...usual, id: '2', kind: 'house-rule', projectId: 'p', word, replacements: ['…'] },
      { ...usual, id: '3', kind: 'ignore', projectId: null, rule, word: words.join(':') },
    ],
    now,
  );
}

async function findingsOf(text: string, options: AnalysisOptions) {
  return (await new ProfileAnalyzer().analyze(text, options)).findings;
}

async function countAnalyzed(
  text: string,
  options: AnalysisOptions,
  { ignored, ...said }: Awaited<ReturnType<Awaited<ReturnType<typeof loadUserAnalysisOptions>>>>,
): Promise<number> {
  const answer = await createAnalysisHandler(new ProfileAnalyzer())({
    id: 1,
    text,
    options: { ...options, ...said },
    ignored,
  });
  if ('failure' in answer) throw new Error(answer.failure);

  return Object.values(answer.reading.details.findingSpans).reduce(
    (sum, spans) => sum + spans.length,
    0,
  );
}

function draftOf(id: string, sampleId: string) {
  return {
    ...({ id, title: '', text: '', kind: 'essay', language: 'en', words: 0 } as const),
    home: { place: 'server', id: sampleId, revision: 1, versions: 1 } as const,
    ...{ isAhead: false, pasted: 0, createdAt: now, keptAt: now },
  };
}
