import { Refusal } from '@longhand/contract/errors';
import type { Project } from '@longhand/contract/projects';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadMessages } from '../platform/locale.ts';
import { navigateTo } from '../platform/navigation.ts';
import { useDefaultDocumentKind } from '../platform/preferences.ts';
import { invalidateSlices } from '../platform/query.ts';
import { showToast } from '../platform/toasts.ts';
import { useProjects } from '../projects/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Link, TextLink } from '../ui/text-link.tsx';
import {
  chaptersQuery,
  lastOpenedQuery,
  manuscriptApi,
  textsOnDeviceQuery,
} from './library/manuscript/api.ts';
import { ChapterList } from './library/manuscript/chapter-list.tsx';
import styles from './library/manuscript/manuscript.module.css';
import { useLab } from './storage/lab.ts';

const WholeManuscript = lazyComponent(() => import('./library/manuscript/manuscript-analysis.tsx'));
const DownloadProject = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('./library/manuscript/download-project.tsx'),
    loadMessages(['samples']),
  ]);

  return part;
});

/** One project: its chapters in order, or all chapters as one text. */
export default function ProjectScreen() {
  const t = useTranslations('manuscript');
  const lab = useLab();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const projects = useProjects();
  const project = projects.data?.find((one) => one.id === id);
  const chapters = useQuery({ ...chaptersQuery(lab, id), enabled: isId(id) });
  usePageName(project?.title ?? null);
  if (!isId(id) || isProjectNotFound(chapters.error)) return <ProjectNotFound />;

  return (
    <Page
      title={project ? <span dir="auto">{project.title}</span> : t('projects')}
      lede={chapters.data && <Lede project={project} chapters={chapters.data} />}
      action={<Actions id={id} project={project} chapters={chapters.data ?? []} />}
    >
      <QueryContent query={chapters} errorTitle={t('loadFailed')} lines={8}>
        {(items) => <Contents key={id} chapters={items} projectId={id} />}
      </QueryContent>
    </Page>
  );
}

function Lede({
  project,
  chapters,
}: {
  project: Project | undefined;
  chapters: readonly Chapter[];
}) {
  const t = useTranslations('manuscript');
  const words = chapters.reduce((sum, chapter) => sum + chapter.words, 0);

  return (
    <>
      {t('size', { chapters: chapters.length, words })}
      {project && project.description !== '' && (
        <>
          <br />
          <bdi>{project.description}</bdi>
        </>
      )}
    </>
  );
}

type ActionsProps = { id: string; project: Project | undefined; chapters: readonly Chapter[] };

function Actions({ id: projectId, project, chapters }: ActionsProps) {
  const t = useTranslations('manuscript');
  const failureText = useFailureText();
  const lab = useLab();
  const kind = useDefaultDocumentKind();
  const [isAdding, setAdding] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const stopDownloading = useCallback(() => setDownloading(false), []);
  const ids = chapters.map(({ id }) => id);
  const { data: lastOpened } = useQuery(lastOpenedQuery(lab, ids));
  const last = chapters.at(-1);
  const next = lastOpened ?? last?.id;

  const add = async () => {
    setAdding(true);
    const { kind: same = kind, language = 'und' } = last ?? {};
    try {
      const { id } = await manuscriptApi.createSample({
        body: { id: lab.newId(), title: '', kind: same, language, projectId, text: '' },
      });
      await invalidateSlices(['writing-lab']);
      await navigateTo(`/app/writing-lab/analyzer?sample=${id}`);
    } catch (failure) {
      showToast({ type: 'error', words: failureText(failure) });
    } finally {
      setAdding(false);
    }
  };

  return (
    <div className={styles.head}>
      {project && chapters.length > 0 && (
        <Button onClick={() => setDownloading(true)}>{t('download')}</Button>
      )}
      <Button
        variant={next === undefined ? 'primary' : 'default'}
        loading={isAdding}
        onClick={() => void add()}
      >
        {t('newChapter')}
      </Button>
      {next !== undefined && (
        <ButtonLink variant="primary" to={`/app/writing-lab/analyzer?sample=${next}`}>
          {t('continue')}
        </ButtonLink>
      )}
      {project && isDownloading && (
        <DownloadProject
          project={project}
          chapters={chapters}
          onClose={stopDownloading}
          onFailure={stopDownloading}
        />
      )}
    </div>
  );
}

type ContentsProps = { chapters: readonly Chapter[]; projectId: string };

function Contents({ chapters, projectId }: ContentsProps) {
  const t = useTranslations('manuscript');
  const lab = useLab();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const isWhole = search['view'] === 'whole';
  const ids = chapters.map(({ id }) => id);
  const { data: lastOpened = null } = useQuery(lastOpenedQuery(lab, ids));
  const { data: onDevice = 0 } = useQuery(textsOnDeviceQuery(lab, projectId));
  const here = `/app/writing-lab/project/${projectId}`;

  return (
    <div className={styles.contents}>
      <nav className={styles.views} aria-label={t('views')}>
        <Link to={here} aria-current={isWhole ? undefined : 'page'}>
          {t('chapters')}
        </Link>
        <Link to={`${here}?view=whole`} aria-current={isWhole ? 'page' : undefined}>
          {t('whole')}
        </Link>
        <TextLink quiet className={styles.away} to="/app/writing-lab/projects">
          {t('toProjects')}
        </TextLink>
      </nav>
      {onDevice > 0 && (
        <p className={styles.quiet}>
          {t('onDevice', { count: onDevice })}{' '}
          <TextLink to={`/app/writing-lab/samples?place=device&project=${projectId}`}>
            {t('showOnDevice')}
          </TextLink>
        </p>
      )}
      {chapters.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          action={<TextLink to="/app/writing-lab/samples">{t('choose')}</TextLink>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : isWhole ? (
        <WholeManuscript chapters={chapters} projectId={projectId} />
      ) : (
        <ChapterList chapters={chapters} projectId={projectId} lastOpened={lastOpened} />
      )}
    </div>
  );
}

function ProjectNotFound() {
  const t = useTranslations('manuscript');

  return (
    <Page title={t('missingTitle')}>
      <EmptyState
        title={t('missingTitle')}
        action={<TextLink to="/app/writing-lab/projects">{t('toProjects')}</TextLink>}
      >
        {t('missingText')}
      </EmptyState>
    </Page>
  );
}

function isId(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

function isProjectNotFound(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'project_not_found';
}
