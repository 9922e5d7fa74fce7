import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProjectForm, ProjectSelect } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import styles from './tags-dialog.module.css';
import { useOrganizeSamples } from './use-organize-samples.ts';

type MoveDialogProps = { texts: readonly SavedText[]; onClose: () => void; onDone: () => void };

/** Moves texts to a project, which can be created here, or out of one. */
export function MoveDialog({ texts, onClose, onDone }: MoveDialogProps) {
  const t = useTranslations();
  const arrange = useOrganizeSamples();
  const [first] = texts;
  const isShared = texts.every(({ projectId }) => projectId === first?.projectId);
  const [projectId, setProjectId] = useState(isShared ? (first?.projectId ?? null) : null);
  const [isNew, setNew] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const move = async () => {
    setSaving(true);
    const problem = await arrange(texts, ({ tags }) => ({ projectId, tags }));
    setSaving(false);
    setFailure(problem);
    if (problem === null) onDone();
  };

  return (
    <Dialog open onClose={onClose} title={t('samples.moving.title')}>
      {isNew ? (
        <ProjectForm
          project={null}
          onDone={(id) => {
            if (id !== null) setProjectId(id);
            setNew(false);
          }}
        />
      ) : (
        <div className={styles.form}>
          <p className={styles.choice}>
            <ProjectSelect value={projectId} onChange={setProjectId} />
            <TextButton onClick={() => setNew(true)}>{t('projects.new')}</TextButton>
          </p>
          {failure !== null && <p role="alert">{failure}</p>}
          <p className={styles.actions}>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button variant="primary" loading={isSaving} onClick={() => void move()}>
              {t('samples.moving.submit')}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
