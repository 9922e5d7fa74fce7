import { type FoundNames, home } from '@longhand/contract/home';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { type DeviceTextName, listDeviceTexts } from '../platform/recent-draft.ts';
import { useUser } from '../platform/session.ts';
import type { Command } from './palette-commands.ts';
import { useScreenName } from './screen-names.ts';

const api = client(home, { quiet: true });
const pauseMs = 150;
const cacheKey = ['home', 'search'];

/**
 * Goals, texts, projects and people by name. The server is asked once the typing pauses, and a new question cancels the one
 * before it. What it has said before and the texts of this device are there at once, also without a network.
 */
export function useNamed(typed: string): { commands: Command[]; isSearching: boolean } {
  const t = useTranslations('shell.palette');
  const nameOf = useScreenName();
  const { navigate } = useRouter();
  const search = usePaused(typed.trim());
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: [...cacheKey, search],
    queryFn: ({ signal }) => api.search({ query: { search }, signal }),
    retry: false,
  });
  const device = useDeviceTexts();
  const known = queryClient
    .getQueriesData<FoundNames>({ queryKey: cacheKey })
    .flatMap(([, found]) => found ?? []);

  const named = (title: string) => (title === '' ? t('untitled') : title);
  const open =
    (to: string, params: Record<string, string> = {}) =>
    () =>
      void navigate({ to, search: params });
  const all = query.data === undefined ? known : [query.data, ...known];
  const commands: Command[] = [
    ...device.map(({ kind, id, title }) => ({
      id: `${kind === 'draft' ? 'draft' : 'text'}-${id}`,
      group: 'texts' as const,
      name: named(title),
      above: kind === 'draft' ? t('draft') : t('onDevice'),
      run: open('/app/writing-lab/analyzer', { [kind]: id }),
    })),
    ...all.flatMap(({ texts, goals, projects, people }): Command[] => [
      ...texts.map(({ id, title }) => ({
        id: `text-${id}`,
        group: 'texts' as const,
        name: named(title),
        run: open('/app/writing-lab/analyzer', { sample: id }),
      })),
      ...goals.map(({ id, title, status }) => ({
        id: `goal-${id}`,
        group: 'goals' as const,
        name: title,
        ...(status === 'active' ? {} : { above: nameOf(`/app/goals/${status}`) }),
        run: open(`/app/goals/${id}`),
      })),
      ...projects.map(({ id, title }) => ({
        id: `project-${id}`,
        group: 'projects' as const,
        name: title,
        run: open(`/app/writing-lab/project/${id}`),
      })),
      ...people.map(({ id, name, username }) => ({
        id: `person-${id}`,
        group: 'people' as const,
        name: name ?? username ?? '',
        ...(username === null || username === name ? {} : { above: username }),
        run: open(`/app/profile/${id}`),
      })),
    ]),
  ];

  return {
    commands: commands.filter(({ id }, at) => commands.findIndex((one) => one.id === id) === at),
    isSearching: query.isFetching || search !== typed.trim(),
  };
}

export type FoundTexts = ReadonlyMap<string, FoundNames['texts'][number]>;

/** What the server found for exactly these words, perhaps by what a text says and not by its name, by the ids of commands. */
export function useFoundTexts(typed: string): FoundTexts {
  const found = useQueryClient().getQueryData<FoundNames>([...cacheKey, typed.trim()]);

  return new Map(found?.texts.map((text) => [`text-${text.id}`, text]));
}

/** What was typed, once the hand rests. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);

    return () => clearTimeout(timer);
  }, [typed]);

  return paused;
}

/** Drafts that no saved text has, and texts kept on this device alone. */
function useDeviceTexts(): readonly DeviceTextName[] {
  const user = useUser();
  const { data = [] } = useQuery({
    queryKey: ['device', 'names', user?.id],
    queryFn: () => (user === null ? [] : listDeviceTexts(user.id)),
    networkMode: 'always',
    staleTime: 0,
  });

  return data;
}
