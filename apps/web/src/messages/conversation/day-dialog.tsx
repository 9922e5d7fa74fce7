import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deviceStartOfDay, deviceToday } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';

type DayDialogProps = { onChoose: (from: string) => Promise<void>; onClose: () => void };

/** Shows the messages from a day on. */
export default function DayDialog({ onChoose, onClose }: DayDialogProps) {
  const t = useTranslations('messages');
  const attempt = useAttempt();
  const [day, setDay] = useState(deviceToday());

  const submit = async () => {
    const isShown = await attempt.run(async () => {
      await onChoose(deviceStartOfDay(day));

      return true;
    });
    if (isShown === true) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('menu.day')}
      actions={
        <>
          <Button onClick={onClose}>{t('new.cancel')}</Button>
          <Button variant="primary" loading={attempt.isPending} onClick={() => void submit()}>
            {t('day.go')}
          </Button>
        </>
      }
    >
      <DateField
        label={t('day.label')}
        value={day}
        max={deviceToday()}
        error={attempt.error}
        onChange={setDay}
      />
    </Dialog>
  );
}
