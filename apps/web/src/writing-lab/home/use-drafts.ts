import { useQuery } from '@tanstack/react-query';
import { type DraftSummary, listDrafts } from '../storage/device/drafts.ts';
import { useLab } from '../storage/lab.ts';

/** Drafts on this device with changes that are not in any saved text. */
export function useDrafts(): readonly DraftSummary[] {
  const lab = useLab();
  const { data } = useQuery({
    queryKey: ['writing-lab', 'drafts', lab.userId],
    queryFn: async () => listDrafts(await lab.database()),
    staleTime: 0,
    retry: false,
  });

  return data?.filter(({ isAhead, isBlank, title }) => isAhead && !(isBlank && title === '')) ?? [];
}
