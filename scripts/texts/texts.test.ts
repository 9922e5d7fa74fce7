/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources */
import { expect, test } from 'vitest';
import { missingKeys, unusedKeys } from './keys.ts';
import { findLiteralText } from './literals.ts';
import { findUnloadedMessages } from './message-loading.ts';
import { parseTree } from './sources.ts';

const source = (text: string) => ({ file: 'screen.tsx', tree: parseTree(text) });
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
])('finds literal text in %s', (markup) => {
  expect(findLiteralText(source(`const a = ${markup};`))).toHaveLength(1);
});

test.each([
  '<p>{t("ui.close")}</p>',
  '<p className="page">·</p>',
  '<b>Longhand</b>',
  '<a rel="noreferrer" {...{ type: "button" }} />',
  '<Field kind={isBig ? "large" : "small"} />',
])('finds no literal text in %s', (markup) => {
  expect(findLiteralText(source(`const a = ${markup};`))).toEqual([]);
});

test('a message is used by its key, within a group, with a computed part, or as data', () => {
  const askingSources = [
    source("t('ui.close');"),
    source("const t = useTranslations('ui.theme'); t(`${scheme}`); t(`dark`); say('light');"),
    source('document.title = messages.shell.title;'),
    source('t(`${letter}.subject`);'),
  ];

  expect(unusedKeys(keys, askingSources)).toEqual([]);
});

test('reports an unused message', () => {
  expect(unusedKeys(keys, [source("t('ui.close'); t(`ui.theme.${scheme}`); a.b.title;")])).toEqual([
    'Nothing asks for the text shell.title.',
    'Nothing asks for the text mail.code.subject.',
  ]);
});

test('reports a missing key, but not a group or an unrelated name', () => {
  const askingSources = source(
    "show('ui.clos'); show('ui.theme'); show('ui.css'); show('other.close');",
  );

  expect(missingKeys(keys, askingSources)).toEqual([
    'screen.tsx asks for the text ui.clos, which is not there.',
  ]);
});

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([file, text]) => ({ file, tree: parseTree(text) }));
const slices = new Set(['goals', 'progress', 'help']);
const notLoaded = (messages: string[], texts: Record<string, string>) =>
  findUnloadedMessages([{ path: '/app/goals', file: 'goals/home.tsx', messages }], {
    sources: files(texts),
    slices,
  });

test.each([
  ['a group', "const t = useTranslations('progress.log');"],
  ['a whole key', "const t = useTranslations(); t('progress.amount', { n });"],
])('reports a screen that does not load the messages of a component used by %s', (_, part) => {
  const texts = {
    'goals/home.tsx': "import { Row } from '../ui/row.tsx'; useTranslations('goals');",
    'ui/row.tsx': part,
  };

  expect(notLoaded(['goals'], texts)).toEqual([
    '/app/goals does not load the texts progress, which ui/row.tsx uses.',
  ]);
  expect(notLoaded(['goals', 'progress'], texts)).toEqual([]);
});

test('a lazily loaded component may load its own messages', () => {
  const laterScreen = "const Log = later(async () => { LOAD return import('./log.tsx'); });";
  const texts = (load: string) => ({
    'goals/home.tsx': laterScreen.replace('LOAD', load),
    'goals/log.tsx': "useTranslations('progress');",
  });

  expect(notLoaded(['goals'], texts(''))).toHaveLength(1);
  expect(notLoaded(['goals'], texts("await loadMessages(['progress']);"))).toEqual([]);
});
