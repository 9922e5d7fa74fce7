import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useFormatter, useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadFormats, type ExportWork } from '../../files/download/download-formats.tsx';
import { useLab } from '../../storage/lab.ts';
import { joinChapters } from './joined-text.ts';

type DownloadProjectProps = {
  project: { id: string; title: string };
  chapters: readonly Chapter[];
  onClose: () => void;
};

/** Downloads the chapters of a project in order, as one file. */
export default function DownloadProject({ project, chapters, onClose }: DownloadProjectProps) {
  const t = useTranslations('samples.download');
  const format = useFormatter();
  const { stores } = useLab();

  const read = async (): Promise<ExportWork> => {
    const texts = await stores.server.readSeveral(chapters.map(({ id }) => id));
    const language = joinChapters(texts)?.language ?? 'und';
    const sum = (part: 'words' | 'characters') => texts.reduce((all, one) => all + one[part], 0);

    return {
      source: {
        ...{ id: project.id, title: project.title, language },
        chapters: texts.map(({ title, text, kind }, at) => ({
          ...{ text, kind },
          title: title || format.number(at + 1),
        })),
      },
      ...{ words: sum('words'), characters: sum('characters') },
    };
  };

  return (
    <Dialog open onClose={onClose} title={t('menu')}>
      <DownloadFormats read={read} onDone={onClose} />
    </Dialog>
  );
}
