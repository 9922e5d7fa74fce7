import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { ImportSource } from './read-source.ts';
import { ResultStep } from './result-step.tsx';
import { ReviewStep } from './review-step.tsx';

type Step =
  | { name: 'choose' }
  | { name: 'look'; source: ImportSource }
  | { name: 'result'; id: string; added: number; isComplete: boolean };

/** Imports progress: choose a source, review it, add it, and undo if needed. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('imports');
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const restart = () => setStep({ name: 'choose' });

  return (
    <Dialog open wide onClose={onClose} title={t('title')}>
      {step.name === 'choose' && (
        <ChooseStep onChoose={(source) => setStep({ name: 'look', source })} />
      )}
      {step.name === 'look' && (
        <ReviewStep
          source={step.source}
          onChange={(source) => setStep({ name: 'look', source })}
          onBack={restart}
          onDone={(result) => setStep({ name: 'result', ...result })}
        />
      )}
      {step.name === 'result' && <ResultStep {...step} onAnother={restart} onClose={onClose} />}
    </Dialog>
  );
}
