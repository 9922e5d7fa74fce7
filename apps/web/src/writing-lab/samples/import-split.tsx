import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import { files } from '../files/start-file-worker.ts';
import { splitAtHeadings } from '../manuscript/find-headings.ts';
import type { Incoming } from './import-texts.ts';

type ImportSplitProps = {
  incoming: readonly Incoming[];
  projectId: string | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Offers to split a single file at its chapters, where it has some. */
export function ImportSplit({ incoming, projectId, isOn, onChange }: ImportSplitProps) {
  const t = useTranslations('samples.importing');
  const [only] = incoming;
  const { data } = useQuery({
    queryKey: ['file-chapters', only?.id],
    enabled: only !== undefined && incoming.length === 1 && only.known === null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    async queryFn({ signal }) {
      if (only === undefined) return null;
      const { title, text } = await files.read(only.file, signal);

      return { title, chapters: splitAtHeadings(text).length };
    },
  });
  if (incoming.length !== 1 || !data || data.chapters < 2) return null;

  return (
    <Checkbox
      label={
        projectId === null
          ? t('splitNew', { count: data.chapters, title: data.title })
          : t('split', { count: data.chapters })
      }
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
