import { useEffect } from 'react';
import { beforeReload } from '../../platform/reload.ts';
import { useLab } from '../lab.ts';
import type { Desk } from './desk.ts';

const sendEveryMs = 15_000;

/** Keeps and sends while the desk is open, when it or the page is left, and when the network is back. */
export function useKeeping(desk: Desk): void {
  const lab = useLab();

  useEffect(() => {
    const keepWords = () => desk.typing.keep(desk.doc()).catch(() => undefined); // the draft tells a broken disk
    const send = () => void keepWords().then(() => lab.sendWords(desk.typing.clientId));
    const sendText = async () => isRead(desk) && (await desk.saving.sendNow());
    const leave = () => {
      if (document.visibilityState === 'visible') return void desk.keeper.refresh();
      desk.shared.leave();
      void desk.keeper.flush();
      void sendText();
      send();
    };
    const close = () => {
      desk.shared.leave();
      void desk.keeper.flush();
      void keepWords();
    };
    const comeBack = () => {
      void desk.keeper.refresh();
      void desk.saving.tryAgain();
      send();
    };

    const letGo = lab.holds.hold(desk.draftId);
    comeBack();
    const timer = setInterval(send, sendEveryMs);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', close);
    window.addEventListener('online', comeBack);
    window.addEventListener('pageshow', desk.keeper.refresh);
    const forget = beforeReload(() => Promise.all([desk.keeper.flush(), keepWords()]));

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('pageshow', desk.keeper.refresh);
      send();
      const left = desk.keeper
        .flush()
        .then(sendText)
        .then(() => desk.keeper.flush())
        .finally(() => {
          forget();
          window.removeEventListener('pagehide', close); // until now the page could end with words that are not kept
          desk.shared.leave();
          desk.stop();
          letGo();
          if (desk.saving.waiting()) void lab.sendTexts();
        });
      lab.departures.add(desk.draftId, left);
    };
  }, [desk, lab]);
}

/** Whether it has a language to be saved with. */
function isRead({ meta, look }: Desk): boolean {
  const paragraphs = look.get()?.analysis.paragraphs ?? [];

  return meta.get().language !== 'auto' || paragraphs.length > 0;
}
