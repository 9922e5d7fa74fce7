import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { usePageName } from '../../ui/page-name.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../document/desk.ts';
import { Editor } from '../document/editor.tsx';
import { useDeskOwnWords, useDictionaryActions } from '../document/use-desk-own-words.ts';
import { useIgnoredFindings } from '../document/use-ignored-findings.ts';
import { rankOf } from '../editor/findings/finding-navigation.ts';
import { MarginNotes } from '../findings/note/margin-notes.tsx';
import strip from '../views/rhythm/rhythm-strip.module.css';
import { VerseMargin } from '../views/verse-margin.tsx';
import { useCheckers } from './checkers/use-checkers.ts';
import { Commands } from './commands/commands.tsx';
import styles from './desk-screen.module.css';
import { MetaLine } from './meta-line.tsx';
import { Notice } from './notice.tsx';
import { Notices } from './notices.tsx';
import { type PanelTab, PanelTabs } from './panel/panel-tabs.tsx';
import { SaveAction } from './saving/save-action.tsx';
import { useAutosave } from './saving/use-autosave.ts';
import { TitleField } from './title-field.tsx';
import { useDeskColumns } from './use-desk-columns.ts';
import { useDroppedFile } from './use-dropped-file.ts';
import { useFindingShortcuts } from './use-finding-shortcuts.ts';
import { useFocusMode } from './use-focus-mode.ts';
import type { FileOpening } from './use-open-file.ts';
import { useOpenFile } from './use-open-file.ts';

const FocusFrame = lazyComponent(() => import('./focus-frame.tsx'));
const RhythmStrip = lazyComponent(() => import('../views/rhythm/rhythm-strip.tsx'), {
  quiet: true,
});

/** The analyzer screen: the text with its margin, the panel beside it, the rhythm strip below. */
export function DeskScreen({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const { title } = useStore(desk.meta);
  const [isTooLong, setTooLong] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [part, setPart] = useState<PanelTab>('findings');
  const deskRef = useRef<HTMLDivElement>(null);
  const fittingColumns = useDeskColumns(deskRef);
  const isWide = part === 'viewsTab';
  const columns = isWide && fittingColumns === 3 ? 2 : fittingColumns;
  const { ignored, reload: reloadIgnored } = useIgnoredFindings(desk);
  const focus = useFocusMode(desk);
  const opening = useOpenFile();
  useDroppedFile(opening.open);
  usePageName(title || t('untitled'));
  useAutosave(desk);
  const { learn } = useDictionaryActions(desk);
  useFindingShortcuts(desk, learn);
  useCheckers(desk);
  useDeskOwnWords(desk);

  useEffect(() => FocusFrame.preload(), []);

  useEffect(() => {
    if (desk.doc().length === 0 || desk.position?.takesFocus) desk.view.get()?.focus();
  }, [desk]);

  return (
    <>
      <SaveAction desk={desk} />
      <div
        ref={deskRef}
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
            onTooLongDismiss={() => setTooLong(false)}
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
              <MarginNotes desk={desk} onIgnored={reloadIgnored} />
            </div>
          </div>
          <p className={styles.hint}>{t('editor.hint')}</p>
        </div>
        <aside className={styles.panel} aria-label={t('editor.showFindings')}>
          {columns > 1 && (
            <PanelTabs desk={desk} tab={part} onTabChange={setPart} onIgnored={reloadIgnored} />
          )}
        </aside>
      </div>
      {!focus.isOn && (
        <RhythmStrip desk={desk} fallback={<div className={strip.rhythm} data-strip />} />
      )}
      {focus.isOn && <FocusFrame desk={desk} onLeave={focus.leave} onFailure={focus.leave} />}
      <FindingAnnouncer desk={desk} />
      <VerseMargin desk={desk} />
      <Dialog
        open={isPanelOpen && columns === 1}
        onClose={() => setPanelOpen(false)}
        title={t('editor.showFindings')}
        wide
      >
        <PanelTabs desk={desk} tab={part} onTabChange={setPart} onIgnored={reloadIgnored} />
      </Dialog>
    </>
  );
}

/** Progress or failure of a file being opened. */
function FileNotices({ opening }: { opening: FileOpening }) {
  const t = useTranslations();
  const { reading, problem, cancel, dismiss } = opening;
  if (reading !== null) {
    return (
      <Notice actions={<TextButton onClick={cancel}>{t('ui.cancel')}</TextButton>}>
        {t('samples.reading', { name: reading })}
      </Notice>
    );
  }
  if (problem === null) return null;

  return (
    <Notice
      isUrgent
      actions={<TextButton onClick={dismiss}>{t('writing-lab.notice.dismiss')}</TextButton>}
    >
      {problem}
    </Notice>
  );
}

/** Announces the opened finding to screen readers. */
function FindingAnnouncer({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const snapshot = useStore(desk.analysisSnapshot);
  const open = snapshot?.open;

  return (
    <p className={styles.heading} role="status">
      {snapshot && open
        ? t('note.announce', {
            ...rankOf(snapshot, open),
            category: t(`findings.category.${open.category}`),
            text: t(`note.reason.${open.reason.code}`, open.reason.values),
          })
        : ''}
    </p>
  );
}
