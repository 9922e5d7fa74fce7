import type { Project } from '@longhand/contract/projects';
import type { ManuscriptSummary } from '@longhand/contract/writing-lab-chapters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigateTo } from '../platform/navigation.ts';
import { useDates } from '../platform/use-dates.ts';
import { ProjectForm, ProjectsDialog, useProjects } from '../projects/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Link } from '../ui/text-link.tsx';
import { manuscriptsQuery } from './library/manuscript/api.ts';
import styles from './library/manuscript/manuscript.module.css';
import { useLab } from './storage/lab.ts';

/** The user's projects, each a manuscript of chapters in order. */
export default function Projects() {
  const t = useTranslations('manuscript');
  const newLabel = useTranslations('projects')('new');
  const failed = useTranslations('projects')('loadFailed');
  const lab = useLab();
  const projects = useProjects();
  const { data: manuscripts = [] } = useQuery(manuscriptsQuery(lab));
  const [openDialog, setOpenDialog] = useState<'new' | 'manage' | null>(null);
  const manuscriptsById = new Map(manuscripts.map((one) => [one.projectId, one]));
  const newest = [...(projects.data ?? [])].sort((one, other) =>
    changedAt(one, manuscriptsById) < changedAt(other, manuscriptsById) ? 1 : -1,
  );
  const open = newest.filter(({ archivedAt }) => archivedAt === null);
  const archived = newest.filter(({ archivedAt }) => archivedAt !== null);

  return (
    <Page
      title={t('projects')}
      lede={t('projectsLede')}
      action={
        <div className={styles.head}>
          {newest.length > 0 && (
            <Button onClick={() => setOpenDialog('manage')}>{t('manage')}</Button>
          )}
          <Button variant="primary" onClick={() => setOpenDialog('new')}>
            {t('newProject')}
          </Button>
        </div>
      }
    >
      <QueryContent query={projects} errorTitle={failed} lines={5}>
        {() => (
          <>
            {newest.length === 0 && <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>}
            {open.length > 0 && <ProjectRows projects={open} of={manuscriptsById} />}
            {archived.length > 0 && (
              <Section title={t('archivedTitle')}>
                <ProjectRows projects={archived} of={manuscriptsById} />
              </Section>
            )}
          </>
        )}
      </QueryContent>
      <Dialog open={openDialog === 'new'} onClose={() => setOpenDialog(null)} title={newLabel}>
        <ProjectForm
          project={null}
          onDone={(id) => {
            setOpenDialog(null);
            if (id !== null) void navigateTo(`/app/writing-lab/project/${id}`);
          }}
        />
      </Dialog>
      {openDialog === 'manage' && <ProjectsDialog onClose={() => setOpenDialog(null)} />}
    </Page>
  );
}

type ManuscriptsById = ReadonlyMap<string, ManuscriptSummary>;

function changedAt({ id, changedAt: own }: Project, manuscriptsById: ManuscriptsById): string {
  const texts = manuscriptsById.get(id)?.changedAt ?? '';

  return texts > own ? texts : own;
}

function ProjectRows({
  projects,
  of: manuscriptsById,
}: {
  projects: readonly Project[];
  of: ManuscriptsById;
}) {
  const t = useTranslations('manuscript');
  const phases = useTranslations('projects.phases');
  const dates = useDates();

  return (
    <ul>
      {projects.map((project) => {
        const { chapters = 0, words = 0 } = manuscriptsById.get(project.id) ?? {};

        return (
          <li key={project.id} className={styles.project}>
            <span>
              <Link className={styles.title} to={`/app/writing-lab/project/${project.id}`}>
                <bdi>{project.title}</bdi>
              </Link>{' '}
              <span className={styles.quiet}>{phases(project.phase)}</span>
            </span>
            <span className={styles.end}>{t('size', { chapters, words })}</span>
            <span className={styles.quiet}>
              {t('changed', { at: dates.dateTime(changedAt(project, manuscriptsById)) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
