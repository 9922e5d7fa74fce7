import { useQuery } from '@tanstack/react-query';
import { nothingIgnored, readIgnored } from '../device/ignored.ts';
import { useLab } from '../lab.ts';
import type { Desk } from './desk.ts';

/** What the writer has put aside in this text and always. */
export function useIgnored(desk: Desk) {
  const lab = useLab();
  const { data, refetch } = useQuery({
    queryKey: ['ignored-findings', lab.userId, desk.draftId],
    queryFn: async () => readIgnored(await lab.database(), desk.draftId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  return { ignored: data ?? nothingIgnored, readAgain: () => void refetch() };
}
