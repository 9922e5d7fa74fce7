import type { DocumentKind } from '@longhand/contract/values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDefaultDocumentKind } from '../../../platform/preferences.ts';
import { useUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { Section } from '../../../ui/page.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { type BatchInput, type Separator, separators } from '../../files/open/split-text.ts';
import { KindSelect } from '../../library/details/kind-select.tsx';
import styles from '../batch.module.css';
import type { BatchOptions } from '../batch-runner.ts';
import { useBatchInputs } from './batch-inputs.ts';
import { FileInput } from './file-input.tsx';
import { SavedTextsPicker } from './saved-texts-picker.tsx';

type BatchInputFormProps = {
  hasRun: boolean;
  onStart: (texts: readonly BatchInput[], wish: BatchOptions) => void;
  onBack: () => void;
};

/** Collects the texts of a batch: pasted, from files, folders or archives, or saved texts. */
export function BatchInputForm({ hasRun, onStart, onBack }: BatchInputFormProps) {
  const t = useTranslations();
  const most = useUser()?.entitlements.batchTexts ?? 0;
  const { pasted, separator, taken, texts, change, addTexts, removeFirst } = useBatchInputs();
  const [kind, setKind] = useState<DocumentKind>(useDefaultDocumentKind());
  const wanted = texts.slice(0, most);

  const start = () => {
    if (wanted.length === 0) return;
    removeFirst(wanted.length);
    onStart(wanted, { kind, language: 'auto' });
  };

  return (
    <form
      className={styles.gather}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <TextArea
        label={t('lab.batch.paste')}
        placeholder={t('lab.batch.placeholder')}
        hint={t('lab.batch.kept')}
        rows={6}
        dir="auto"
        className={styles.paste}
        value={pasted}
        onChange={({ target }) => change({ pasted: target.value })}
      />
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('lab.batch.apart', {
            separator: () => (
              <InlineSelect<Separator>
                label={t('lab.batch.separator')}
                value={separator}
                options={separators.map((value) => ({ value, label: t(`lab.batch.at.${value}`) }))}
                onChange={(value) => change({ separator: value })}
              />
            ),
            kind: () => <KindSelect value={kind} onChange={setKind} />,
          })}
        </Sentence>
      </p>
      <Section title={t('lab.batch.files')}>
        <FileInput onTake={addTexts} />
        <SavedTextsPicker taken={taken} room={most - texts.length} onTake={addTexts} />
      </Section>
      <div className={styles.go}>
        <Button variant="primary" type="submit" disabled={wanted.length === 0}>
          {t('lab.batch.begin', { count: wanted.length })}
        </Button>
        {taken.length > 0 && (
          <TextButton onClick={() => change({ taken: [] })}>{t('lab.batch.leaveFiles')}</TextButton>
        )}
        {hasRun && <TextButton onClick={onBack}>{t('lab.batch.back')}</TextButton>}
        <span className={styles.quiet} aria-live="polite">
          {texts.length > most
            ? t('lab.batch.over', { most, count: texts.length })
            : t('lab.batch.limit', { most, count: texts.length })}
        </span>
      </div>
    </form>
  );
}
