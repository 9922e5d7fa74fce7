import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { ChooseStep } from './choose-step.tsx';
import { LookStep } from './look-step.tsx';
import type { Source } from './read-source.ts';
import { ResultStep } from './result-step.tsx';

type Step =
  | { name: 'choose' }
  | { name: 'look'; source: Source }
  | { name: 'result'; id: string; added: number; isWhole: boolean };

/** Brings progress along from elsewhere: choose it, look at what it would add, add it, and take it back if it was wrong. */
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
        <LookStep
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
