import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProjectSelect } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import type { Desk } from '../../document/desk.ts';
import { TagsField } from '../../library/details/tags-field.tsx';
import { useOrganizeSamples } from '../../library/details/use-organize-samples.ts';
import { addTagAtEnter, useTagging } from '../../library/details/use-tagging.ts';
import { useLab } from '../../storage/lab.ts';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import type { SavedTextRef } from '../../storage/saving/save-status.ts';
import { PastedWordsField, usePastedWords } from './pasted-words.tsx';
import styles from './save-dialog.module.css';

type DetailsDialogProps = { desk: Desk; home: SavedTextRef; onClose: () => void };

/** Project and tags of the open text, and whether its pasted words count. */
export default function DetailsDialog({ desk, home, onClose }: DetailsDialogProps) {
  const t = useTranslations('desk.details');
  const lab = useLab();
  const text = useQuery({
    queryKey: ['writing-lab', 'details', lab.userId, home.id],
    queryFn: () => lab.stores[home.place].read(home.id),
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <QueryContent query={text} errorTitle={t('failed')} lines={4}>
        {(found) => <Details desk={desk} text={found} onClose={onClose} />}
      </QueryContent>
    </Dialog>
  );
}

type DetailsProps = { desk: Desk; text: SavedText; onClose: () => void };

function Details({ desk, text, onClose }: DetailsProps) {
  const t = useTranslations();
  const arrange = useOrganizeSamples();
  const tagging = useTagging([text]);
  const pasted = usePastedWords(desk);
  const [projectId, setProjectId] = useState(text.projectId);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    if (!tagging.add()) return;
    setSaving(true);
    if (pasted.isCounted) await pasted.recordPasted();
    const failure = await arrange([text], () => ({ projectId, tags: tagging.tagsOf(text) }));
    await desk.keeper.sync(); // stores the project in the draft on this device
    setSaving(false);
    setProblem(failure);
    if (failure === null) onClose();
  };

  return (
    <form
      className={styles.form}
      onKeyDown={(event) => addTagAtEnter(event, tagging)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.kind}>
        <span>{t('samples.project')}</span>
        <ProjectSelect value={projectId} onChange={setProjectId} />
      </p>
      <TagsField tagging={tagging} isFirst />
      <PastedWordsField pasted={pasted} />
      {problem !== null && <p role="alert">{problem}</p>}
      <p className={styles.actions}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button variant="primary" type="submit" loading={isSaving}>
          {t('samples.editing.submit')}
        </Button>
      </p>
    </form>
  );
}
