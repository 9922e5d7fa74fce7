import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { essay } from './texts/de.ts';
import { gallery, storm } from './texts/en.ts';
import { letter } from './texts/es.ts';
import { proof } from './texts/fr.ts';
import { diary } from './texts/zh.ts';
import type { WorkName } from './year.ts';

/** A text of the year: its states in order, each kept as a version on its day. */
export type YearText = {
  name: string;
  title: string;
  kind: DocumentKind;
  language: TextLanguage;
  work: WorkName | null;
  tags: string[];
  states: readonly { day: number; text: string }[];
};

export const texts: readonly YearText[] = [
  {
    ...{
      name: 'storm',
      title: '3. The storm glass',
      kind: 'fiction',
      language: 'en',
      work: 'lamp',
    },
    tags: ['part one'],
    states: [
      { day: 22, text: storm.first },
      { day: 254, text: storm.second },
      { day: 318, text: storm.third },
    ],
  },
  {
    ...{
      name: 'gallery',
      title: '11. On the gallery',
      kind: 'fiction',
      language: 'en',
      work: 'lamp',
    },
    tags: ['part two', 'to check'],
    states: [
      { day: 96, text: gallery.first },
      { day: 346, text: gallery.second },
    ],
  },
  {
    ...{ name: 'letter', title: 'Carta segunda', kind: 'fiction', language: 'es', work: 'letters' },
    tags: [],
    states: [{ day: 288, text: letter }],
  },
  {
    ...{ name: 'essay', title: 'Über das Nachfüllen', kind: 'essay', language: 'de', work: null },
    tags: ['talk'],
    states: [{ day: 196, text: essay }],
  },
  {
    ...{ name: 'proof', title: 'Relire à voix haute', kind: 'blog', language: 'fr', work: null },
    tags: ['blog'],
    states: [{ day: 74, text: proof }],
  },
  {
    ...{ name: 'diary', title: '灯塔日记', kind: 'fiction', language: 'zh', work: 'hanzi' },
    tags: ['中文'],
    states: [{ day: 352, text: diary }],
  },
];
