import 'fake-indexeddb/auto';
import {
  type AnalysisOptions,
  createAnalyzer,
  type LanguageCode,
  loadLanguage,
} from '@longhand/analysis';
import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { type LabDatabase, openLabDatabase } from '../device/database.ts';
import { alwaysKey, asideHere, type IgnoredFindings, putAside } from '../device/ignored.ts';
import { saveOwnEntries } from '../device/own-entries.ts';
import { tally } from '../panel/tally.ts';
import { serveReading } from '../reading/serve-reading.ts';
import { readSaid } from './said-of-text.ts';

const texts = {
  en: 'She was very tired. The organiser and the organizer met at the harbor by the harbour. He utilised it very often.',
  de: 'Sie war sehr müde. Das Boot wurde vom Meister gebaut. Er hat es sehr oft getan, und das Boot lag im Hafen.',
  es: 'Estaba muy cansada. La barca fue construida por el maestro. Lo hizo muy a menudo.',
  fr: 'Elle était très fatiguée. Le bateau fut construit par le maître. Il le faisait très souvent.',
  ar: 'كانت متعبة جدا. بُني القارب في المرسى القديم جدا.',
  zh: '她非常累。船被师傅修好了。他非常常做这件事。',
} as const;

test.for(
  Object.entries(texts) as [LanguageCode, string][], // as: entries forgets the names
)('a text in %s has as many findings read whole as in the analyzer', async ([language, one]) => {
  const text = `${one} `.repeat(8);
  const database = await openLabDatabase(`same-${language}`);
  const options = { language, kind: 'essay' } as const;
  const [first] = await findingsOf(text, options);
  if (!first) throw new Error('nothing to put aside');
  await say(database, one.split(' ')[0] ?? '', alwaysKey(first));
  const said = await (await readSaid(async () => database))({ projectId: 'p' });
  const whole = await read(text, options, said);

  await loadLanguage(language);
  const analyzer = createAnalyzer({
    ...options,
    ...(said.dictionary && { dictionary: said.dictionary }),
    ...(said.houseRules && { houseRules: said.houseRules }),
  });
  analyzer.open(text);
  const counted = tally(analyzer.state, said.ignored ?? nothing);

  expect(whole).toBe(counted.total);
  expect(counted.ignored).toBeGreaterThan(0);
  expect(counted.categories).toContainEqual(expect.objectContaining({ category: 'house' }));
});

test('what is put aside in a saved text is not counted in it, and is in others', async () => {
  const database = await openLabDatabase('same-here');
  const options = { language: 'en', kind: 'essay' } as const;
  const [first] = await findingsOf(texts.en, options);
  if (!first) throw new Error('nothing to put aside');
  await database.put('drafts', draftOf('draft', 'saved'));
  await putAside(database, { ...asideHere(first, 'draft'), textId: 'draft' }, now);
  const saidOf = await readSaid(async () => database);
  const bare = await read(texts.en, options, await saidOf({}));

  expect(await read(texts.en, options, await saidOf({ id: 'saved' }))).toBeLessThan(bare);
  expect(await read(texts.en, options, await saidOf({ id: 'another' }))).toBe(bare);
});

const nothing: IgnoredFindings = { here: new Set(), always: new Set() };
const now = '2026-01-01T00:00:00.000Z';

/** A dictionary word, a house rule of a project and something put aside everywhere. */
async function say(database: LabDatabase, word: string, aside: string) {
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
  return (await new WholeReader().read(text, options)).findings;
}

async function read(
  text: string,
  options: AnalysisOptions,
  { ignored, ...said }: Awaited<ReturnType<Awaited<ReturnType<typeof readSaid>>>>,
): Promise<number> {
  const answer = await serveReading(new WholeReader())({
    id: 1,
    text,
    options: { ...options, ...said },
    ignored,
  });
  if ('failure' in answer) throw new Error(answer.failure);

  return Object.values(answer.reading.details.found).reduce((sum, spans) => sum + spans.length, 0);
}

function draftOf(id: string, sampleId: string) {
  return {
    ...({ id, title: '', text: '', kind: 'essay', language: 'en', words: 0 } as const),
    home: { place: 'server', id: sampleId, revision: 1, versions: 1 } as const,
    ...{ isAhead: false, pasted: 0, createdAt: now, keptAt: now },
  };
}
