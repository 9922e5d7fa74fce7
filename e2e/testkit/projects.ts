import type { Page } from 'playwright-core';
import type { Api } from './api.ts';

export const chapterTexts = [
  'The ferry was moored at dawn. Nobody came to meet it.',
  'Ruth counted the sacks. The scale was mended by her brother.',
  'It rained for a week, and the river took the lower road.',
] as const;
export const chapterTitles = ['The ferry', 'The scale', 'The river'] as const;

/** Creates a project with chapters in order. */
export async function buildProject(api: Api, chapters: readonly string[] = chapterTexts) {
  const { id } = await api.projects.create({
    body: { id: crypto.randomUUID(), title: 'The tide clerk' },
  });
  const ids: string[] = [];
  for (const [at, text] of chapters.entries()) {
    const createdAt = new Date(Date.now() - (10 - at) * 60_000).toISOString();
    const body = {
      ...{ id: crypto.randomUUID(), title: chapterTitles[at] ?? '', text, projectId: id },
      ...({ kind: 'fiction', language: 'en', createdAt: createdAt } as const),
    };
    ids.push((await api.writingLab.createSample({ body })).id);
  }

  return { id, ids };
}

/** The chapter titles in saved order. */
export async function listChapterTitles(api: Api, id: string): Promise<string[]> {
  const { items } = await api.writingLab.listChapters({ params: { id } });

  return items.map(({ title }) => title);
}

/** The chapter titles in the order the page shows them. */
export function listShownChapters(page: Page): Promise<string[]> {
  return page.locator('[data-chapter] a[href*="sample="]').allTextContents();
}
