import type { DocumentKind } from '@longhand/contract/values';
import { FileOpenError } from '@longhand/text-files/file-open-error';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDefaultDocumentKind } from '../../../platform/preferences.ts';
import { invalidateSlices } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { showFailureToast } from '../../../platform/toasts.ts';
import { ProjectSelect } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { useFileFailureText } from '../../files/open/file-failure-text.ts';
import { textFileReader } from '../../files/open/start-file-worker.ts';
import { useLab } from '../../storage/lab.ts';
import { savedCountQuery } from '../../storage/samples/api.ts';
import { wait } from '../../storage/samples/retry-on-rate-limit.ts';
import { measureText } from '../../storage/saving/measure-text.ts';
import { KindSelect } from '../details/kind-select.tsx';
import { StorageLocationChoice, useStorageLocation } from '../details/storage-location-choice.tsx';
import { saveNotes } from '../manuscript/api.ts';
import type { FoundProject } from './collect-import-files.ts';
import styles from './import-dialog.module.css';
import { ImportDrop } from './import-drop.tsx';
import { ImportList, type ImportStatus } from './import-list.tsx';
import { ImportProjects } from './import-projects.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSplit, useChapters } from './import-split.tsx';
import { hasNotes, type ImportFile, type ImportOutcome, importTexts } from './import-texts.ts';
import { useFindOrCreateProject } from './use-find-or-create-project.ts';

/** Imports many files into the library, each with its own result. After a stop, the files saved so far are complete. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const lab = useLab();
  const failureText = useFailureText();
  const fileProblem = useFileFailureText();
  const [all, setAll] = useState<readonly ImportFile[]>([]);
  const [projects, setProjects] = useState<readonly FoundProject[]>([]);
  const [isJoined, setJoined] = useState(true);
  const incoming = all.filter(({ form }) => form !== (isJoined ? 'documents' : 'chapters'));
  const [statuses, setStatuses] = useState<ReadonlyMap<string, ImportStatus>>(new Map());
  const [kind, setKind] = useState<DocumentKind>(useDefaultDocumentKind());
  const [projectId, setProjectId] = useState<string | null>(null);
  const [isSplit, setSplit] = useState(false);
  const [place, setPlace] = useStorageLocation();
  const [state, setState] = useState<'choosing' | 'running' | 'stopped' | 'done'>('choosing');
  const [share, setShare] = useState(0);
  const running = useRef<AbortController | null>(null);
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });
  const remainingTexts = limit === null || used === undefined ? null : Math.max(0, limit - used);
  const deviceOnlyCount = incoming.filter(({ metadata }) => metadata?.place === 'device').length;
  const split = useChapters(incoming);
  const texts = isSplit && split !== null ? split.chapters : incoming.length;
  const toServer = place === 'device' ? 0 : texts - deviceOnlyCount;
  const over = remainingTexts === null ? 0 : Math.max(0, toServer - remainingTexts);
  const isFailed = ({ id }: ImportFile) => {
    const result = statuses.get(id);

    return result !== undefined && 'problem' in result;
  };
  const createProjectFinder = useFindOrCreateProject();

  useEffect(() => () => running.current?.abort(), []);

  const toStatus = (outcome: ImportOutcome): ImportStatus => {
    if (!('failure' in outcome)) return outcome;
    const { failure } = outcome;
    showFailureToast(failure);

    return {
      problem: failure instanceof FileOpenError ? fileProblem(failure) : failureText(failure),
    };
  };

  const run = async (some: readonly ImportFile[]) => {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    setShare(0);
    setStatuses((before) => withoutFiles(before, some));
    await importTexts(
      some,
      {
        ...{ kind, place, remainingTexts, projectId, tags: [], signal: controller.signal },
        newChapterId: isSplit && split !== null ? lab.newId : undefined,
        onProgress: (part) => setShare(part % 1), // a whole file is counted when its outcome arrives
        onOutcome: (outcome) =>
          setStatuses((before) => new Map(before).set(outcome.id, toStatus(outcome))),
      },
      {
        ...{ stores: lab.stores, files: textFileReader, measure: measureText, wait },
        ...{ projectOf: createProjectFinder(), annotate: saveNotes },
      },
    );
    await invalidateSlices(['writing-lab', 'home']);
    setState(controller.signal.aborted ? 'stopped' : 'done');
  };

  return (
    <Dialog
      open
      wide
      onClose={state === 'running' ? () => running.current?.abort() : onClose}
      title={t('samples.importing.title')}
    >
      <div className={styles.import}>
        {state === 'choosing' && (
          <>
            <p className={styles.quiet}>{t('samples.importing.lede')}</p>
            <ImportDrop
              count={incoming.length}
              onFiles={(more, theirs) => {
                setAll((before) => [
                  ...before,
                  ...more.map((taken) => ({ id: lab.newId(), ...taken })),
                ]);
                setProjects((before) => [...before, ...theirs]);
              }}
            />
          </>
        )}
        {state === 'running' && (
          <WorkProgress
            label={t('samples.importing.saving')}
            done={statuses.size + share}
            total={incoming.length}
            onCancel={() => running.current?.abort()}
          />
        )}
        {(state === 'done' || state === 'stopped') && (
          <ImportResult
            statuses={[...statuses.values()]}
            isStopped={state === 'stopped'}
            onRetry={() => void run(incoming.filter(isFailed))}
          />
        )}
        <ImportList
          incoming={
            state === 'choosing' || state === 'running'
              ? incoming
              : incoming.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)))
          }
          statuses={statuses}
          onRemove={
            state === 'choosing' ? (id) => setAll(all.filter((one) => one.id !== id)) : undefined
          }
        />
        {state === 'choosing' && incoming.length > 0 && (
          <>
            <p className={styles.choice}>
              <KindSelect value={kind} onChange={setKind} />
              <ProjectSelect value={projectId} onChange={setProjectId} />
            </p>
            <ImportSplit split={split} projectId={projectId} isOn={isSplit} onChange={setSplit} />
            <ImportProjects
              projects={projects}
              hasScenes={all.some(({ form }) => form === 'documents')}
              isJoined={isJoined}
              onJoin={setJoined}
              hasDroppedNotes={(place === 'device' || over > 0) && incoming.some(hasNotes)}
            />
            <StorageLocationChoice place={place} onPlace={setPlace} />
            {deviceOnlyCount > 0 && place === 'server' && (
              <p className={styles.quiet}>
                {t('samples.importing.stayHere', { count: deviceOnlyCount })}
              </p>
            )}
            {remainingTexts !== null && place === 'server' && (
              <p className={styles.quiet}>
                {t('samples.importing.room', { room: remainingTexts })}{' '}
                {over > 0 && t('samples.importing.over', { count: over })}
              </p>
            )}
          </>
        )}
        <p className={styles.actions}>
          {state !== 'running' && (
            <Button onClick={onClose}>{t(state === 'choosing' ? 'ui.cancel' : 'ui.close')}</Button>
          )}
          {state === 'choosing' && (
            <Button
              variant="primary"
              disabled={incoming.length === 0}
              onClick={() => void run(incoming)}
            >
              {t('samples.importing.submit', { count: incoming.length })}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}

function withoutFiles(
  statuses: ReadonlyMap<string, ImportStatus>,
  removed: readonly ImportFile[],
): ReadonlyMap<string, ImportStatus> {
  const left = new Map(statuses);
  for (const { id } of removed) left.delete(id);

  return left;
}
