import { limits } from '@longhand/contract/limits';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { useLab } from '../../storage/lab.ts';
import { splitPoints } from './find-headings.ts';
import styles from './manuscript.module.css';
import { useSplitMerge } from './use-split-merge.ts';

/** Splits a chapter at its headings. */
export default function SplitDialog({
  chapter,
  onClose,
}: {
  chapter: Chapter;
  onClose: () => void;
}) {
  const t = useTranslations('split');
  const untitled = useTranslations('writing-lab')('untitled');
  const failed = useTranslations('writing-lab.open')('failed');
  const lab = useLab();
  const text = useQuery({
    queryKey: ['writing-lab', 'split', lab.userId, chapter.id, chapter.revision],
    queryFn: () => lab.stores.server.read(chapter.id),
  });

  return (
    <Dialog open onClose={onClose} title={t('title', { title: chapter.title || untitled })}>
      <QueryContent query={text} errorTitle={failed} lines={4}>
        {(data) => <SplitPoints key={data.revision} text={data} onClose={onClose} />}
      </QueryContent>
    </Dialog>
  );
}

type SplitPointsProps = {
  text: { id: string; title: string; text: string; revision: number };
  onClose: () => void;
};

function SplitPoints({ text, onClose }: SplitPointsProps) {
  const t = useTranslations('split');
  const cancel = useTranslations('ui')('cancel');
  const { split } = useSplitMerge();
  const [points] = useState(() => splitPoints(text.text).slice(0, limits.samplesPerRequestMax));
  const [excluded, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isSplitting, setSplitting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = points.filter(({ from }) => !excluded.has(from));
  if (points.length === 0) return <p>{t('noHeadings')}</p>;

  const submit = async () => {
    setSplitting(true);
    const parts = chosen.map(({ title, from }) => ({
      ...{ title: title.slice(0, limits.titleMax), from },
    }));
    const outcome = await split(text, parts);
    setSplitting(false);
    if ('problem' in outcome) setProblem(outcome.problem);
    else onClose();
  };

  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('lede')}</p>
      <ul className={styles.points}>
        {points.map(({ title, from }) => (
          <li key={from}>
            <Checkbox
              label={<bdi>{title}</bdi>}
              checked={!excluded.has(from)}
              onChange={({ target }) =>
                setLeft(
                  new Set(
                    target.checked
                      ? [...excluded].filter((at) => at !== from)
                      : [...excluded, from],
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
      <p className={styles.actions}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="primary"
          loading={isSplitting}
          disabled={chosen.length === 0}
          onClick={() => void submit()}
        >
          {t('submit', { count: chosen.length + 1 })}
        </Button>
      </p>
    </div>
  );
}
