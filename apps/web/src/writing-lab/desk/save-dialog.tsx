import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineField } from '../../ui/line-field.tsx';
import { KindSelect } from '../kind-select.tsx';
import { useLab } from '../lab.ts';
import { PlaceChoice, usePlace } from '../samples/place-choice.tsx';
import type { Desk } from './desk.ts';
import styles from './save-dialog.module.css';

type SaveDialogProps = { desk: Desk; onSaved: () => void; onClose: () => void };

/** What is asked before a text is saved: its title and place the first time, and whether pasted words count. */
export default function SaveDialog({ desk, onSaved, onClose }: SaveDialogProps) {
  const t = useTranslations('writing-lab');
  const cancel = useTranslations('ui')('cancel');
  const lab = useLab();
  const home = useStore(desk.saving.home);
  const { title, kind } = useStore(desk.meta);
  const [pastedSince] = useState(desk.pasted.get());
  /** Some of what was pasted may be deleted again, and pasting twice in one place counts twice. */
  const [pasted] = useState(() => Math.min(pastedSince, desk.snapshot().figures.words));
  const [place, setPlace] = usePlace();
  const [counts, setCounts] = useState(false);

  const save = async () => {
    onClose();
    void desk.keeper.flush(); // whatever becomes of the call, the words are on this device
    const isSaved = await (home ? desk.saving.saveVersion() : desk.saving.saveNew(place));
    if (counts) {
      const at = new Date(nowMs());
      await lab
        .queue({
          clientId: lab.newId(),
          source: 'sample',
          amount: pasted,
          entryOn: lab.dayOf(at),
          occurredAt: at.toISOString(),
        })
        .catch(() => undefined); // neither disk nor network: the notices tell both
    }
    desk.pasted.set(Math.max(0, desk.pasted.get() - pastedSince));
    desk.keeper.touch();
    void lab.sendWords(desk.typing.clientId);
    if (isSaved) onSaved();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={home ? t('save.versionTitle', { version: home.versions + 1 }) : t('save.title')}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!home && (
          <>
            <LineField
              label={t('editor.title')}
              placeholder={t('untitled')}
              maxLength={limits.titleMax}
              value={title}
              dir="auto"
              data-autofocus
              onChange={(event) => desk.describe({ title: event.target.value })}
            />
            <p className={styles.kind}>
              <span>{t('editor.kind')}</span>
              <KindSelect value={kind} onChange={(value) => desk.describe({ kind: value })} />
            </p>
            <PlaceChoice place={place} onPlace={setPlace} />
          </>
        )}
        {pasted > 0 && (
          <div>
            <Checkbox
              label={t('save.count', { count: pasted })}
              checked={counts}
              onChange={(event) => setCounts(event.target.checked)}
            />
            <p className={styles.hint}>{t('save.countHint')}</p>
          </div>
        )}
        <p className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" type="submit">
            {home ? t('save.asVersion', { version: home.versions + 1 }) : t('save.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
