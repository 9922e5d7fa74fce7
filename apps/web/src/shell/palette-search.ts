import { home, type NameSearchResults } from '@longhand/contract/home';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { type DeviceTextName, listDeviceTexts } from '../platform/recent-draft.ts';
import { useUser } from '../platform/session.ts';
import { useDebouncedText } from '../ui/use-debounced-text.ts';
import { useScreenName } from './breadcrumbs.ts';
import type { Command } from './palette-commands.ts';

const api = client(home, { quiet: true });
const debounceMs = 150;
const cacheKey = ['home', 'search'];

/**
 * Commands for goals, texts, projects and people found by name. The server search is debounced and a new query cancels the previous one.
 * Cached results and texts of this device appear at once, also offline.
 */
export function useSearchCommands(typed: string): { commands: Command[]; isSearching: boolean } {
  const t = useTranslations('shell.palette');
  const nameOf = useScreenName();
  const { navigate } = useRouter();
  const searchText = useDebouncedText(typed.trim(), debounceMs);
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: [...cacheKey, searchText],
    queryFn: ({ signal }) => api.search({ query: { search: searchText }, signal }),
    retry: false,
  });
  const device = useDeviceTexts();
  const cachedResults = queryClient
    .getQueriesData<NameSearchResults>({ queryKey: cacheKey })
    .flatMap(([, found]) => found ?? []);

  const titleOrUntitled = (title: string) => (title === '' ? t('untitled') : title);
  const open =
    (to: string, params: Record<string, string> = {}) =>
    () =>
      void navigate({ to, search: params });
  const results = query.data === undefined ? cachedResults : [query.data, ...cachedResults];
  const commands: Command[] = [
    ...device.map(({ kind, id, title }) => ({
      id: `${kind === 'draft' ? 'draft' : 'text'}-${id}`,
      group: 'texts' as const,
      name: titleOrUntitled(title),
      context: kind === 'draft' ? t('draft') : t('onDevice'),
      run: open('/app/writing-lab/analyzer', { [kind]: id }),
    })),
    ...results.flatMap(({ texts, goals, projects, people }): Command[] => [
      ...texts.map(({ id, title }) => ({
        id: `text-${id}`,
        group: 'texts' as const,
        name: titleOrUntitled(title),
        run: open('/app/writing-lab/analyzer', { sample: id }),
      })),
      ...goals.map(({ id, title, status }) => ({
        id: `goal-${id}`,
        group: 'goals' as const,
        name: title,
        ...(status === 'active' ? {} : { context: nameOf(`/app/goals/${status}`) }),
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
        ...(username === null || username === name ? {} : { context: username }),
        run: open(`/app/profile/${id}`),
      })),
    ]),
  ];

  return {
    commands: commands.filter(({ id }, at) => commands.findIndex((one) => one.id === id) === at),
    isSearching: query.isFetching || searchText !== typed.trim(),
  };
}

export type FoundTexts = ReadonlyMap<string, NameSearchResults['texts'][number]>;

/** The server's text results for exactly this query, including matches inside a text, by command id. */
export function useFoundTexts(typed: string): FoundTexts {
  const found = useQueryClient().getQueryData<NameSearchResults>([...cacheKey, typed.trim()]);

  return new Map(found?.texts.map((text) => [`text-${text.id}`, text]));
}

/** Unsaved drafts and texts stored only on this device. */
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
