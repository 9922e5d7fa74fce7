import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { homeOf } from '../keeping/save-status.ts';
import type { WholeText } from '../samples/sample-store.ts';
import styles from './conflict-dialog.module.css';
import type { Desk } from './desk.ts';

type ConflictDialogProps = { desk: Desk; theirs: WholeText; open: boolean; onClose: () => void };

/** Two states of one text side by side. Whatever is chosen, no word of the other is lost. */
export function ConflictDialog({ desk, theirs, open, onClose }: ConflictDialogProps) {
  const t = useTranslations('writing-lab');
  const dates = useDates();
  const { title } = desk.meta.get();
  const mine = open ? desk.doc().toString() : '';
  const from = open ? paragraphOfDifference(mine, theirs.text) : 0;

  /** The words here become a version before theirs take their place: the editor's undo has them too. */
  const keepTheirs = async () => {
    if (!(await desk.saving.keepMine())) return;
    desk.replaceText(theirs.text);
    desk.describe({ title: theirs.title });
    await desk.saving.saveVersion();
    onClose();
  };

  const keepBoth = async () => {
    const { place } = homeOf(theirs);
    desk.saving.leaveHome();
    desk.describe({ title: t('conflict.copyTitle', { title: title || t('untitled') }) });
    await desk.saving.saveNew(place);
    onClose();
  };

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={t('conflict.title')}
      actions={<Button onClick={() => void keepBoth()}>{t('conflict.keepBoth')}</Button>}
    >
      <p>{t('conflict.lede')}</p>
      <div className={styles.sides}>
        <Side
          name={t('conflict.mine')}
          text={shownFrom(mine, from)}
          words={desk.snapshot().figures.words}
          keep={t('conflict.keepMine')}
          onKeep={() => void desk.saving.keepMine().then(onClose)}
        />
        <Side
          name={t('conflict.theirs', { at: dates.moment(theirs.changedAt) })}
          text={shownFrom(theirs.text, from)}
          words={theirs.words}
          keep={t('conflict.keepTheirs')}
          onKeep={() => void keepTheirs()}
        />
      </div>
    </Dialog>
  );
}

/** Where the first paragraph begins that is not the same in both. */
function paragraphOfDifference(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at++;

  return one.lastIndexOf('\n', at - 1) + 1;
}

/** What is the same before that is not shown again. */
function shownFrom(text: string, from: number): string {
  return from === 0 ? text : `…\n${text.slice(from)}`;
}

type SideProps = { name: string; text: string; words: number; keep: string; onKeep: () => void };

/** Enough of a text to tell which it is; the whole is in the editor or among the versions. */
const shownCharacters = 20_000;

function Side({ name, text, words, keep, onKeep }: SideProps) {
  const t = useTranslations('writing-lab');

  return (
    <section className={styles.side} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.words}>{t('words', { count: words })}</p>
      <textarea
        readOnly
        className={styles.text}
        dir="auto"
        aria-label={name}
        rows={12}
        value={text.slice(0, shownCharacters)}
      />
      <Button onClick={onKeep}>{keep}</Button>
    </section>
  );
}
