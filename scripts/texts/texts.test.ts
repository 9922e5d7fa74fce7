/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources */
import { expect, test } from 'vitest';
import { missingKeys, unusedKeys } from './keys.ts';
import { literalWords } from './literals.ts';
import { textsNotLoaded } from './loaded.ts';
import { treeOf } from './sources.ts';

const source = (text: string) => ({ file: 'screen.tsx', tree: treeOf(text) });
const keys = new Set([
  'ui.close',
  'ui.theme.dark',
  'ui.theme.light',
  'shell.title',
  'mail.code.subject',
]);

test.each([
  '<p>Close it</p>',
  '<p>{"Close it"}</p>',
  '<img alt="A harbour" />',
  '<Field label="Title" />',
  '<Field label={"Title"} />',
  '<Dialog actions={<b>Close</b>} />',
])('words in %s are found', (markup) => {
  expect(literalWords(source(`const a = ${markup};`))).toHaveLength(1);
});

test.each([
  '<p>{t("ui.close")}</p>',
  '<p className="page">·</p>',
  '<b>Longhand</b>',
  '<a rel="noreferrer" {...{ type: "button" }} />',
  '<Field kind={isBig ? "large" : "small"} />',
])('in %s nothing is said', (markup) => {
  expect(literalWords(source(`const a = ${markup};`))).toEqual([]);
});

test('a text is asked for by its key, below a group, by a part that is computed, or as data', () => {
  const asking = [
    source("t('ui.close');"),
    source("const t = useTranslations('ui.theme'); t(`${scheme}`); t(`dark`); say('light');"),
    source('document.title = messages.shell.title;'),
    source('t(`${letter}.subject`);'),
  ];

  expect(unusedKeys(keys, asking)).toEqual([]);
});

test('a text that nobody asks for is named', () => {
  expect(unusedKeys(keys, [source("t('ui.close'); t(`ui.theme.${scheme}`); a.b.title;")])).toEqual([
    'Nothing asks for the text shell.title.',
    'Nothing asks for the text mail.code.subject.',
  ]);
});

test('a key that is not there is named, a group and a name of something else are not', () => {
  const asking = source("show('ui.clos'); show('ui.theme'); show('ui.css'); show('other.close');");

  expect(missingKeys(keys, asking)).toEqual([
    'screen.tsx asks for the text ui.clos, which is not there.',
  ]);
});

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([file, text]) => ({ file, tree: treeOf(text) }));
const slices = new Set(['goals', 'progress', 'help']);
const notLoaded = (messages: string[], texts: Record<string, string>) =>
  textsNotLoaded([{ path: '/app/goals', file: 'goals/home.tsx', messages }], {
    sources: files(texts),
    slices,
  });

test.each([
  ['a group', "const t = useTranslations('progress.log');"],
  ['a whole key', "const t = useTranslations(); t('progress.amount', { n });"],
])('a screen that does not load the texts of a part, asked for by %s, is found', (_, part) => {
  const texts = {
    'goals/home.tsx': "import { Row } from '../ui/row.tsx'; useTranslations('goals');",
    'ui/row.tsx': part,
  };

  expect(notLoaded(['goals'], texts)).toEqual([
    '/app/goals does not load the texts progress, which ui/row.tsx uses.',
  ]);
  expect(notLoaded(['goals', 'progress'], texts)).toEqual([]);
});

test('a part that is loaded later may load its own texts', () => {
  const later = "const Log = later(async () => { LOAD return import('./log.tsx'); });";
  const texts = (load: string) => ({
    'goals/home.tsx': later.replace('LOAD', load),
    'goals/log.tsx': "useTranslations('progress');",
  });

  expect(notLoaded(['goals'], texts(''))).toHaveLength(1);
  expect(notLoaded(['goals'], texts("await loadTexts(['progress']);"))).toEqual([]);
});
