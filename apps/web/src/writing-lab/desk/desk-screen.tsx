import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { usePageName } from '../../ui/page-name.ts';
import { Editor } from '../editor/editor.tsx';
import { MarginNotes } from '../note/margin-notes.tsx';
import { useLearning, useWordsOnDesk } from '../own-words/use-words-on-desk.ts';
import { type PanelPart, PanelParts } from '../panel/panel-parts.tsx';
import { useCheckers } from '../proofreading/use-checkers.ts';
import strip from '../rhythm/rhythm-strip.module.css';
import { VerseMargin } from '../verse-margin/verse-margin.tsx';
import { Announcer } from './announcer.tsx';
import { Commands } from './commands.tsx';
import type { Desk } from './desk.ts';
import styles from './desk-screen.module.css';
import { FileNotices } from './file-notices.tsx';
import { MetaLine } from './meta-line.tsx';
import { Notices } from './notices.tsx';
import { SaveAction } from './save-action.tsx';
import { TitleField } from './title-field.tsx';
import { useDeskColumns } from './use-desk-columns.ts';
import { useDroppedFile } from './use-dropped-file.ts';
import { useFindingKeys } from './use-finding-keys.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useIgnored } from './use-ignored.ts';
import { useKeeping } from './use-keeping.ts';
import { useOpenFile } from './use-open-file.ts';

const FocusFrame = later(() => import('./focus-frame.tsx'));
const RhythmStrip = later(() => import('../rhythm/rhythm-strip.tsx'), { quiet: true });

/** The writing desk: the text with its margin, the panel beside it, the rhythm below. */
export function DeskScreen({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const { title } = useStore(desk.meta);
  const [isTooLong, setTooLong] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [part, setPart] = useState<PanelPart>('findings');
  const place = useRef<HTMLDivElement>(null);
  const fitting = useDeskColumns(place);
  const isWide = part === 'viewsTab';
  const columns = isWide && fitting === 3 ? 2 : fitting;
  const { ignored, readAgain } = useIgnored(desk);
  const focus = useFocusMode(desk);
  const opening = useOpenFile();
  useDroppedFile(opening.open);
  usePageName(title || t('untitled'));
  useKeeping(desk);
  const { learn } = useLearning(desk);
  useFindingKeys(desk, learn);
  useCheckers(desk);
  useWordsOnDesk(desk);

  useEffect(() => FocusFrame.prepare(), []);

  useEffect(() => {
    if (desk.doc().length === 0 || desk.position?.takesFocus) desk.view.get()?.focus();
  }, [desk]);

  return (
    <>
      <SaveAction desk={desk} />
      <div
        ref={place}
        className={styles.desk}
        data-columns={columns}
        data-wide={isWide || undefined}
        data-focus={focus.isOn || undefined}
      >
        <div className={styles.sheet}>
          <h1 className={styles.heading} tabIndex={-1}>
            {title || t('untitled')}
          </h1>
          <div className={styles.about}>
            <TitleField desk={desk} />
            <MetaLine desk={desk} />
            <Commands
              desk={desk}
              onFocus={focus.enter}
              onPanel={columns === 1 ? () => setPanelOpen(true) : null}
              onFile={opening.open}
            />
          </div>
          <FileNotices opening={opening} />
          <Notices
            desk={desk}
            isTooLong={isTooLong}
            onTooLongRead={() => setTooLong(false)}
            hasFailed={hasFailed}
            onAnalyzeAgain={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          />
          <div className={styles.text}>
            <Editor
              key={attempt}
              desk={desk}
              ignored={ignored}
              tooLong={() => setTooLong(true)}
              failed={() => setFailed(true)}
              onEscape={focus.leave}
            />
            <div className={styles.margin}>
              <MarginNotes desk={desk} onIgnored={readAgain} />
            </div>
          </div>
          <p className={styles.hint}>{t('editor.hint')}</p>
        </div>
        <aside className={styles.panel} aria-label={t('editor.showFindings')}>
          {columns > 1 && (
            <PanelParts desk={desk} part={part} onPart={setPart} onIgnored={readAgain} />
          )}
        </aside>
      </div>
      {!focus.isOn && (
        <RhythmStrip desk={desk} waiting={<div className={strip.rhythm} data-strip />} />
      )}
      {focus.isOn && <FocusFrame desk={desk} onLeave={focus.leave} onFailure={focus.leave} />}
      <Announcer desk={desk} />
      <VerseMargin desk={desk} />
      <Dialog
        open={isPanelOpen && columns === 1}
        onClose={() => setPanelOpen(false)}
        title={t('editor.showFindings')}
        wide
      >
        <PanelParts desk={desk} part={part} onPart={setPart} onIgnored={readAgain} />
      </Dialog>
    </>
  );
}
