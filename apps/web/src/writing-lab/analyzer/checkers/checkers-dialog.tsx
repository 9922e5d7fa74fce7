import { englishKinds, type Proofreading, spanishKinds } from '@longhand/contract/settings';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../../../platform/change-preferences.ts';
import { initialState } from '../../../platform/initial-state.ts';
import { usePreferences } from '../../../platform/preferences.ts';
import { useStore } from '../../../platform/store.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';
import styles from './checkers.module.css';
import { DictionaryWords } from './dictionary-words.tsx';
import { ServerCheckerOption } from './server-checker-option.tsx';
import { recheck } from './use-checkers.ts';

type CheckersDialogProps = { desk: Desk; onShowOwnWords: () => void; onClose: () => void };

/** Settings of the spelling and grammar checkers. Each choice applies at once. */
export default function CheckersDialog({ desk, onShowOwnWords, onClose }: CheckersDialogProps) {
  const t = useTranslations('desk.proofreading');
  const { proofreading } = usePreferences();
  const { mutate } = useChangePreferences();
  const hasServer = initialState.hasGrammarServer === true;
  const save = (change: Partial<Proofreading>) =>
    mutate({ proofreading: { ...proofreading, ...change } });

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className={styles.parts}>
        <p className={styles.hint}>{t(hasServer ? 'ledeServer' : 'lede')}</p>
        <CheckerOption
          desk={desk}
          checker="spelling"
          isOn={proofreading.spelling}
          onChange={(spelling) => save({ spelling })}
        />
        <div className={styles.kinds}>
          <VariantSelect
            name="english"
            options={englishKinds}
            value={proofreading.english}
            onChange={(english) => save({ english })}
          />
          <VariantSelect
            name="spanish"
            options={spanishKinds}
            value={proofreading.spanish}
            onChange={(spanish) => save({ spanish })}
          />
        </div>
        <CheckerOption
          desk={desk}
          checker="grammar"
          isOn={proofreading.grammar}
          onChange={(grammar) => save({ grammar })}
        />
        {hasServer && (
          <ServerCheckerOption
            desk={desk}
            isOn={proofreading.serverGrammar === true}
            onChange={(serverGrammar) => save({ serverGrammar })}
          />
        )}
        <DictionaryWords desk={desk} onAll={onShowOwnWords} />
      </div>
    </Dialog>
  );
}

type CheckerOptionProps = {
  desk: Desk;
  checker: 'spelling' | 'grammar';
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Turns one checker on or off, with what it does, what it downloads, and its state for the open text. */
function CheckerOption({ desk, checker, isOn, onChange }: CheckerOptionProps) {
  const t = useTranslations('desk.proofreading');
  const nameOf = useTranslations('writing-lab.languages');
  const states = useStore(desk.checkers.states);
  const id = useId();
  const state = states[checker];

  return (
    <div>
      <Checkbox
        label={t(`${checker}.label`)}
        checked={isOn}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={id} className={styles.about}>
        {t(`${checker}.about`)}
      </p>
      {isOn && state !== 'idle' && state !== 'offline' && (
        <p className={styles.about} role="status">
          {t(`state.${state}`, {
            language: nameOf(checker === 'grammar' ? 'en' : states.language),
          })}{' '}
          {state === 'failed' && (
            <TextButton onClick={() => recheck(desk)}>{t('again')}</TextButton>
          )}
        </p>
      )}
    </div>
  );
}

type AnyVariant = (typeof englishKinds)[number] | (typeof spanishKinds)[number];

type VariantSelectProps<Value extends AnyVariant> = {
  name: 'english' | 'spanish';
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

function VariantSelect<Value extends AnyVariant>({
  name,
  options,
  value,
  onChange,
}: VariantSelectProps<Value>) {
  const t = useTranslations('desk.proofreading');
  const nameOf = (kind: AnyVariant) => t(`kinds.${kind}`);

  return (
    <p className={styles.kind}>
      <span>{t(`${name}.label`)}</span>
      <InlineSelect<Value>
        label={t(`${name}.label`)}
        value={value}
        options={options.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        onChange={onChange}
      />
    </p>
  );
}
