import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { textFileReader } from '../../files/open/start-file-worker.ts';
import { splitAtHeadings } from '../manuscript/find-headings.ts';
import type { ImportFile } from './import-texts.ts';

type ImportSplitProps = {
  split: ReturnType<typeof useChapters>;
  projectId: string | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** The title and chapter count of a single file, if it has several chapters. */
export function useChapters(incoming: readonly ImportFile[]) {
  const [only] = incoming;
  const { data } = useQuery({
    queryKey: ['file-chapters', only?.id],
    enabled: only !== undefined && incoming.length === 1 && only.metadata === null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    async queryFn({ signal }) {
      if (only === undefined) return null;
      const { title, text } = await textFileReader.read(only.file, signal);

      return { title, chapters: splitAtHeadings(text).length };
    },
  });

  return incoming.length === 1 && data && data.chapters > 1 ? data : null;
}

/** Offers to split the file into chapters. */
export function ImportSplit({ split, projectId, isOn, onChange }: ImportSplitProps) {
  const t = useTranslations('samples.importing');
  if (split === null) return null;

  return (
    <Checkbox
      label={
        projectId === null
          ? t('splitNew', { count: split.chapters, title: split.title })
          : t('split', { count: split.chapters })
      }
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
