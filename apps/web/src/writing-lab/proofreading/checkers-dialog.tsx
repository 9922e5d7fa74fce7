import { englishKinds, type Proofreading, spanishKinds } from '@longhand/contract/settings';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../../platform/change-preferences.ts';
import { initialState } from '../../platform/initial-state.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useStore } from '../../platform/store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import styles from './checkers.module.css';
import { OwnWords } from './own-words.tsx';
import { ServerPart } from './server-part.tsx';
import { checkAgain } from './use-checkers.ts';

type CheckersDialogProps = { desk: Desk; onWords: () => void; onClose: () => void };

/** Whether words are looked up and sentences read, by which dictionaries, and what that costs. Each choice holds at once. */
export default function CheckersDialog({ desk, onWords, onClose }: CheckersDialogProps) {
  const t = useTranslations('desk.proofreading');
  const { proofreading } = usePreferences();
  const { mutate } = useChangePreferences();
  const hasServer = initialState.hasGrammarServer === true;
  const choose = (change: Partial<Proofreading>) =>
    mutate({ proofreading: { ...proofreading, ...change } });

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className={styles.parts}>
        <p className={styles.hint}>{t(hasServer ? 'ledeServer' : 'lede')}</p>
        <Part
          desk={desk}
          part="spelling"
          isOn={proofreading.spelling}
          onChange={(spelling) => choose({ spelling })}
        />
        <div className={styles.kinds}>
          <Kind
            name="english"
            options={englishKinds}
            value={proofreading.english}
            onChange={(english) => choose({ english })}
          />
          <Kind
            name="spanish"
            options={spanishKinds}
            value={proofreading.spanish}
            onChange={(spanish) => choose({ spanish })}
          />
        </div>
        <Part
          desk={desk}
          part="grammar"
          isOn={proofreading.grammar}
          onChange={(grammar) => choose({ grammar })}
        />
        {hasServer && (
          <ServerPart
            desk={desk}
            isOn={proofreading.serverGrammar === true}
            onChange={(serverGrammar) => choose({ serverGrammar })}
          />
        )}
        <OwnWords desk={desk} onAll={onWords} />
      </div>
    </Dialog>
  );
}

type PartProps = {
  desk: Desk;
  part: 'spelling' | 'grammar';
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** One of the two: on or off, what it does and costs, and how it fares for the text that is open. */
function Part({ desk, part, isOn, onChange }: PartProps) {
  const t = useTranslations('desk.proofreading');
  const nameOf = useTranslations('writing-lab.languages');
  const states = useStore(desk.checkers.states);
  const id = useId();
  const state = states[part];

  return (
    <div>
      <Checkbox
        label={t(`${part}.label`)}
        checked={isOn}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={id} className={styles.about}>
        {t(`${part}.about`)}
      </p>
      {isOn && state !== 'idle' && state !== 'offline' && (
        <p className={styles.about} role="status">
          {t(`state.${state}`, { language: nameOf(part === 'grammar' ? 'en' : states.language) })}{' '}
          {state === 'failed' && (
            <TextButton onClick={() => checkAgain(desk)}>{t('again')}</TextButton>
          )}
        </p>
      )}
    </div>
  );
}

type AnyKind = (typeof englishKinds)[number] | (typeof spanishKinds)[number];

type KindProps<Value extends AnyKind> = {
  name: 'english' | 'spanish';
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

function Kind<Value extends AnyKind>({ name, options, value, onChange }: KindProps<Value>) {
  const t = useTranslations('desk.proofreading');
  const nameOf = (kind: AnyKind) => t(`kinds.${kind}`);

  return (
    <p className={styles.kind}>
      <span>{t(`${name}.label`)}</span>
      <InkSelect<Value>
        label={t(`${name}.label`)}
        value={value}
        options={options.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        onChange={onChange}
      />
    </p>
  );
}
