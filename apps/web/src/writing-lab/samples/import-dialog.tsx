import type { DocumentKind } from '@longhand/contract/values';
import { FileRefusal } from '@longhand/text-files/file-refusal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUsualKind } from '../../platform/preferences.ts';
import { refresh } from '../../platform/query.ts';
import { useUser } from '../../platform/session.ts';
import { showFailureToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { ProjectSelect } from '../../ui/projects/project-select.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { measureText } from '../analysis/measure-text.ts';
import { useFileProblem } from '../files/file-problem.ts';
import { files } from '../files/start-file-worker.ts';
import { KindSelect } from '../kind-select.tsx';
import { useLab } from '../lab.ts';
import { saveNotes } from '../manuscript/api.ts';
import { savedCountQuery } from './api.ts';
import styles from './import-dialog.module.css';
import { ImportDrop } from './import-drop.tsx';
import { ImportList, type Standing } from './import-list.tsx';
import { ImportProjects } from './import-projects.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSplit, useChapters } from './import-split.tsx';
import { type Arrival, hasNotes, type Incoming, importTexts } from './import-texts.ts';
import { wait } from './patiently.ts';
import { PlaceChoice, usePlace } from './place-choice.tsx';
import type { TakenProject } from './take-texts.ts';
import { useProjectOf } from './use-project-of.ts';

/** Many files at once into the library, each with its own result; stopped, what came before is there whole. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const lab = useLab();
  const failureText = useFailureText();
  const fileProblem = useFileProblem();
  const [all, setAll] = useState<readonly Incoming[]>([]);
  const [projects, setProjects] = useState<readonly TakenProject[]>([]);
  const [isJoined, setJoined] = useState(true);
  const incoming = all.filter(({ form }) => form !== (isJoined ? 'documents' : 'chapters'));
  const [standing, setStanding] = useState<ReadonlyMap<string, Standing>>(new Map());
  const [kind, setKind] = useState<DocumentKind>(useUsualKind());
  const [projectId, setProjectId] = useState<string | null>(null);
  const [isSplit, setSplit] = useState(false);
  const [place, setPlace] = usePlace();
  const [state, setState] = useState<'choosing' | 'running' | 'stopped' | 'done'>('choosing');
  const [share, setShare] = useState(0);
  const running = useRef<AbortController | null>(null);
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });
  const room = limit === null || used === undefined ? null : Math.max(0, limit - used);
  const stayHere = incoming.filter(({ known }) => known?.place === 'device').length;
  const split = useChapters(incoming);
  const texts = isSplit && split !== null ? split.chapters : incoming.length;
  const toServer = place === 'device' ? 0 : texts - stayHere;
  const over = room === null ? 0 : Math.max(0, toServer - room);
  const isFailed = ({ id }: Incoming) => {
    const result = standing.get(id);

    return result !== undefined && 'problem' in result;
  };
  const beginProjects = useProjectOf();

  useEffect(() => () => running.current?.abort(), []);

  const standingOf = (arrival: Arrival): Standing => {
    if (!('failure' in arrival)) return arrival;
    const { failure } = arrival;
    showFailureToast(failure);

    return {
      problem: failure instanceof FileRefusal ? fileProblem(failure) : failureText(failure),
    };
  };

  const run = async (some: readonly Incoming[]) => {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    setShare(0);
    setStanding((before) => without(before, some));
    await importTexts(
      some,
      {
        ...{ kind, place, room, projectId, tags: [], signal: controller.signal },
        splitInto: isSplit && split !== null ? lab.newId : undefined,
        onShare: (part) => setShare(part % 1), // a whole file is counted as it arrives
        onArrival: (arrival) =>
          setStanding((before) => new Map(before).set(arrival.id, standingOf(arrival))),
      },
      {
        ...{ stores: lab.stores, files, measure: measureText, wait },
        ...{ projectOf: beginProjects(), annotate: saveNotes },
      },
    );
    await refresh(['writing-lab', 'home']);
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
            done={standing.size + share}
            total={incoming.length}
            onCancel={() => running.current?.abort()}
          />
        )}
        {(state === 'done' || state === 'stopped') && (
          <ImportResult
            standing={[...standing.values()]}
            isStopped={state === 'stopped'}
            onAgain={() => void run(incoming.filter(isFailed))}
          />
        )}
        <ImportList
          incoming={
            state === 'choosing' || state === 'running'
              ? incoming
              : incoming.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)))
          }
          standing={standing}
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
              losesNotes={(place === 'device' || over > 0) && incoming.some(hasNotes)}
            />
            <PlaceChoice place={place} onPlace={setPlace} />
            {stayHere > 0 && place === 'server' && (
              <p className={styles.quiet}>{t('samples.importing.stayHere', { count: stayHere })}</p>
            )}
            {room !== null && place === 'server' && (
              <p className={styles.quiet}>
                {t('samples.importing.room', { room })}{' '}
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

function without(
  standing: ReadonlyMap<string, Standing>,
  some: readonly Incoming[],
): ReadonlyMap<string, Standing> {
  const left = new Map(standing);
  for (const { id } of some) left.delete(id);

  return left;
}
