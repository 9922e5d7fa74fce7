import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../../ui/ink-field.tsx';
import { LineArea } from '../../ui/line-field.tsx';
import type { SavedText } from '../samples/sample-store.ts';
import styles from './text-choice.module.css';
import { usePasted } from './use-subject.ts';

type TextChoiceProps = {
  id: string | null;
  onChoose: (id: string | null) => void;
  all: readonly SavedText[];
};

/** Which text it is about: one of the writer's own, or one that is pasted here. */
export function TextChoice({ id, onChoose, all }: TextChoiceProps) {
  const t = useTranslations('lab.text');

  return (
    <div className={styles.choice}>
      <p className={styles.sentence}>
        {t.rich('read', { text: () => <OwnTextSelect {...{ id, onChoose, all }} /> })}
      </p>
      {id === null && <PasteField />}
    </div>
  );
}

/** The newest first: it is the one most often wanted. */
function OwnTextSelect({
  id,
  onChoose,
  all,
  none,
}: TextChoiceProps & { /** What is chosen when no text is. */ none?: string }) {
  const t = useTranslations();
  const isKnown = id === null || all.some((text) => text.id === id);

  return (
    <InkSelect
      label={t('lab.text.choose')}
      dir="auto"
      value={id ?? ''}
      options={[
        { value: '', label: none ?? t('lab.text.pasted') },
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
    <LineArea
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
        const isMore = isTextTooLong(target.value);
        setTooLong(isMore);
        if (!isMore) paste(target.value);
      }}
    />
  );
}
