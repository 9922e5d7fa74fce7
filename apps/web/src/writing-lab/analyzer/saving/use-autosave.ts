import { useEffect } from 'react';
import { beforeReload } from '../../../platform/reload.ts';
import type { Desk } from '../../document/desk.ts';
import { useLab } from '../../storage/lab.ts';

const sendIntervalMs = 15_000;

/** Autosaves and sends while the document is open, when it or the page is closed, and when the network returns. */
export function useAutosave(desk: Desk): void {
  const lab = useLab();

  useEffect(() => {
    const saveTypedWords = () => desk.typing.flush(desk.doc()).catch(() => undefined); // storage failures are reported by the draft
    const sendTypedWords = () =>
      void saveTypedWords().then(() => lab.sendWords(desk.typing.clientId));
    const sendText = async () => hasLanguage(desk) && (await desk.saving.flush());
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') return void desk.keeper.sync();
      desk.shared.flushBeforeUnload();
      void desk.keeper.flush();
      void sendText();
      sendTypedWords();
    };
    const handlePageHide = () => {
      desk.shared.flushBeforeUnload();
      void desk.keeper.flush();
      void saveTypedWords();
    };
    const syncAgain = () => {
      void desk.keeper.sync();
      void desk.saving.tryAgain();
      sendTypedWords();
    };

    const releaseLock = lab.draftLocks.lock(desk.draftId);
    syncAgain();
    const timer = setInterval(sendTypedWords, sendIntervalMs);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('online', syncAgain);
    window.addEventListener('pageshow', desk.keeper.sync);
    const removeReloadHook = beforeReload(() =>
      Promise.all([desk.keeper.flush(), saveTypedWords()]),
    );

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      window.removeEventListener('online', syncAgain);
      window.removeEventListener('pageshow', desk.keeper.sync);
      sendTypedWords();
      const flushed = desk.keeper
        .flush()
        .then(sendText)
        .then(() => desk.keeper.flush())
        .finally(() => {
          removeReloadHook();
          window.removeEventListener('pagehide', handlePageHide); // removed last, because the page could close before the flush is done
          desk.shared.flushBeforeUnload();
          desk.stop();
          releaseLock();
          if (desk.saving.pendingSave()) void lab.sendTexts();
        });
      lab.pendingFlushes.add(desk.draftId, flushed);
    };
  }, [desk, lab]);
}

/** Whether it has a language to be saved with. */
function hasLanguage({ meta, analysisSnapshot }: Desk): boolean {
  const paragraphs = analysisSnapshot.get()?.analysis.paragraphs ?? [];

  return meta.get().language !== 'auto' || paragraphs.length > 0;
}
