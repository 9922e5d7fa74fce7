import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import type { CorpusState } from '../corpus/corpus.ts';
import styles from './text-choice.module.css';
import { usePasted } from './use-analyzed-text.ts';

type TextChoiceProps = {
  id: string | null;
  onChoose: (id: string | null) => void;
  corpus: CorpusState & { refresh: () => void };
};

/** Chooses the text to analyze: a saved one, or text pasted here. */
export function TextChoice({ id, onChoose, corpus }: TextChoiceProps) {
  const t = useTranslations();
  const { allTexts, failure, serverFailure, refresh } = corpus;

  return (
    <div className={styles.choice}>
      <p className={styles.sentence}>
        {t.rich('lab.text.read', {
          text: () => <OwnTextSelect {...{ id, onChoose, all: allTexts }} />,
        })}
      </p>
      {(failure ?? serverFailure) !== null && (
        <p role="alert" className={styles.problem}>
          {t('lab.corpus.failed')} <TextButton onClick={refresh}>{t('ui.tryAgain')}</TextButton>
        </p>
      )}
      {id === null && <PasteField />}
    </div>
  );
}

type OwnTextSelectProps = Pick<TextChoiceProps, 'id' | 'onChoose'> & { all: readonly SavedText[] };

/** Newest first, because it is chosen most often. */
function OwnTextSelect({ id, onChoose, all }: OwnTextSelectProps) {
  const t = useTranslations();
  const isKnown = id === null || all.some((text) => text.id === id);

  return (
    <InlineSelect
      label={t('lab.text.choose')}
      dir="auto"
      value={id ?? ''}
      options={[
        { value: '', label: t('lab.text.pasted') },
        ...(isKnown ? [] : [{ value: id, label: t('lab.text.this') }]),
        ...all.toReversed().map((text) => ({
          value: text.id,
          label: text.title || t('writing-lab.untitled'),
        })),
      ]}
      onChange={(chosen) => onChoose(chosen === '' ? null : chosen)}
    />
  );
}

function PasteField() {
  const t = useTranslations();
  const { text, paste } = usePasted();
  const [isTooLong, setTooLong] = useState(false);

  return (
    <TextArea
      label={t('lab.text.paste')}
      placeholder={t('lab.text.placeholder')}
      hint={t('lab.text.nothingSent')}
      error={
        isTooLong
          ? t('writing-lab.notice.tooLong', { limit: limits.textBytesMax / 1_000_000 })
          : undefined
      }
      rows={4}
      dir="auto"
      className={styles.paste}
      value={text}
      onChange={({ target }) => {
        const isOverLimit = isTextTooLong(target.value);
        setTooLong(isOverLimit);
        if (!isOverLimit) paste(target.value);
      }}
    />
  );
}
