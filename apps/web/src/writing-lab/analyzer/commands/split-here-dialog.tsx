import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigateTo } from '../../../platform/navigation.ts';
import { showFailureToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Desk } from '../../document/desk.ts';
import { titleOf } from '../../files/open/split-text.ts';
import styles from '../../library/manuscript/manuscript.module.css';
import { useSplitMerge } from '../../library/manuscript/use-split-merge.ts';
import { useLab } from '../../storage/lab.ts';
import { toSavedOffset } from './saved-offset.ts';

type SplitHereDialogProps = { desk: Desk; at: number; onClose: () => void };

/** Asks for a title and makes a chapter of the text after the cursor. */
export default function SplitHereDialog({ desk, at, onClose }: SplitHereDialogProps) {
  const t = useTranslations('split');
  const cancel = useTranslations('ui')('cancel');
  const lab = useLab();
  const { split } = useSplitMerge();
  const [text] = useState(() => desk.doc().toString());
  const rest = text.slice(at).trim();
  const [title, setTitle] = useState(() => titleOf(rest));
  const [isSplitting, setSplitting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isPossible = rest !== '' && text.slice(0, at).trim() !== '';

  const submit = async () => {
    setSplitting(true);
    const isSaved = desk.saving.status.get().is === 'saved' || (await desk.saving.saveVersion());
    const home = desk.saving.home.get();
    if (!isSaved || home === null) {
      setSplitting(false);

      return setProblem(t('notSaved'));
    }
    await desk.keeper.flush();
    const outcome = await splitSaved(home.id);
    setSplitting(false);
    if ('problem' in outcome) return setProblem(outcome.problem);
    onClose();
    await navigateTo(`/app/writing-lab/analyzer?sample=${outcome.ids[0]}`);
  };
  const splitSaved = async (id: string): ReturnType<typeof split> => {
    try {
      const saved = await lab.stores.server.read(id);
      const from = toSavedOffset(saved.text, text, at);
      if (from === null) return { problem: t('notSaved') };
      const undone = () => void navigateTo(`/app/writing-lab/analyzer?sample=${id}`);

      return await split(saved, [{ title: title.trim(), from }], { undone });
    } catch (failure) {
      showFailureToast(failure);

      return { problem: t('notSaved') };
    }
  };

  return (
    <Dialog open onClose={onClose} title={t('here')}>
      {isPossible ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className={styles.quiet}>{t('hereLede')}</p>
          <p dir="auto">{t('hereAt', { words: firstWords(rest) })}</p>
          <TextField
            label={t('hereTitle')}
            value={title}
            maxLength={limits.titleMax}
            dir="auto"
            data-autofocus
            onChange={(event) => setTitle(event.target.value)}
          />
          {problem !== null && <p role="alert">{problem}</p>}
          <p className={styles.actions}>
            <Button onClick={onClose}>{cancel}</Button>
            <Button variant="primary" type="submit" loading={isSplitting}>
              {t('hereSubmit')}
            </Button>
          </p>
        </form>
      ) : (
        <p>{t('hereNothing')}</p>
      )}
    </Dialog>
  );
}

const excerptLength = 80;

function firstWords(text: string): string {
  const line = text.slice(0, 2 * excerptLength).replaceAll(/\s+/g, ' ');

  return line.length > excerptLength
    ? `${line.slice(0, excerptLength).replace(/\s\S*$/, '')} …`
    : line;
}
