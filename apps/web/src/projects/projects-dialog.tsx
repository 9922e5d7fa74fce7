import type { Project } from '@longhand/contract/projects';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useChangeProject, useProjects, useRemoveProject, useRestoreProject } from './api.ts';
import { ProjectForm } from './project-form.tsx';
import styles from './projects-dialog.module.css';

type ProjectsDialogProps = {
  onClose: () => void;
  /** The number of texts in each project, if known. */
  texts?: ReadonlyMap<string, number>;
};

/** Creates, edits, archives and deletes projects. Deletion can be undone. */
export function ProjectsDialog({ onClose, texts }: ProjectsDialogProps) {
  const t = useTranslations('projects');
  const projects = useProjects();
  const failureText = useFailureText();
  const change = useChangeProject();
  const remove = useRemoveProject();
  const restore = useRestoreProject();
  const [editing, setEditing] = useState<Project | 'new' | null>(null);
  const [projectToRemove, setProjectToRemove] = useState<Project | null>(null);

  const showFailure = (failure: unknown) =>
    showToast({ type: 'error', words: failureText(failure) });
  const removeWithUndo = async ({ id, title }: Project) => {
    try {
      await remove.mutateAsync({ params: { id } });
    } catch (failure) {
      return showFailure(failure);
    } finally {
      setProjectToRemove(null);
    }
    showToast({
      type: 'success',
      words: t('removed', { title }),
      undo: () =>
        void restore
          .mutateAsync({ params: { id } })
          .then(() => showToast({ type: 'success', words: t('restored', { title }) }), showFailure),
    });
  };

  return (
    <Dialog open wide onClose={onClose} title={t('manage')}>
      {editing !== null ? (
        <ProjectForm
          key={editing === 'new' ? 'new' : editing.id}
          project={editing === 'new' ? null : editing}
          onDone={() => setEditing(null)}
          onLeave={onClose}
        />
      ) : (
        <>
          <p className={styles.lede}>{t('lede')}</p>
          {projects.isPending && <LoadingState lines={3} />}
          {projects.isError && (
            <ErrorState
              title={t('loadFailed')}
              error={projects.error}
              onRetry={() => void projects.refetch()}
            />
          )}
          {projects.data?.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
          <ul>
            {projects.data?.map((project) => (
              <li key={project.id} className={styles.project}>
                <span className={styles.title} dir="auto">
                  {project.title}
                </span>{' '}
                <span className={styles.quiet}>
                  {project.archivedAt === null ? t(`phases.${project.phase}`) : t('archived')}
                </span>{' '}
                {texts !== undefined && (
                  <span className={styles.quiet}>
                    {t('texts', { count: texts.get(project.id) ?? 0 })}
                  </span>
                )}
                <span className={styles.actions}>
                  <TextButton
                    aria-label={t('editNamed', { title: project.title })}
                    onClick={() => setEditing(project)}
                  >
                    {t('edit')}
                  </TextButton>
                  <TextButton
                    aria-label={t(project.archivedAt === null ? 'archiveNamed' : 'unarchiveNamed', {
                      title: project.title,
                    })}
                    onClick={() =>
                      void change
                        .mutateAsync({
                          params: { id: project.id },
                          body: { archived: project.archivedAt === null },
                        })
                        .catch(showFailure)
                    }
                  >
                    {t(project.archivedAt === null ? 'archive' : 'unarchive')}
                  </TextButton>
                  <TextButton
                    aria-label={t('removeNamed', { title: project.title })}
                    onClick={() => setProjectToRemove(project)}
                  >
                    {t('remove')}
                  </TextButton>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.foot}>
            <Button variant="primary" onClick={() => setEditing('new')}>
              {t('new')}
            </Button>
          </p>
        </>
      )}
      <ConfirmDialog
        open={projectToRemove !== null}
        loading={remove.isPending}
        title={t('removeTitle', { title: projectToRemove?.title ?? '' })}
        confirm={t('remove')}
        onConfirm={() => projectToRemove && void removeWithUndo(projectToRemove)}
        onCancel={() => setProjectToRemove(null)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Dialog>
  );
}
