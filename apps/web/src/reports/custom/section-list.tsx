import { type ReportBlockName, reportBlockNames } from '@longhand/contract/reports-custom';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './custom.module.css';

type SectionListProps = {
  blocks: readonly ReportBlockName[];
  onChange: (blocks: ReportBlockName[]) => void;
};

/** The sections of a report in their order. Moves are announced, and focus stays on the moved section. */
export function SectionList({ blocks, onChange }: SectionListProps) {
  const t = useTranslations('custom-reports');
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const others = reportBlockNames.filter((name) => !blocks.includes(name));
  const move = (name: ReportBlockName, step: -1 | 1) => {
    const at = blocks.indexOf(name);
    const rest = blocks.filter((one) => one !== name);
    onChange(rest.toSpliced(at + step, 0, name));
    const values = { name: t(`blocks.${name}`), at: at + step + 1, of: blocks.length };
    setAnnouncement(t('sections.moved', values));
  };
  const remove = (name: ReportBlockName) => {
    onChange(blocks.filter((one) => one !== name));
    list.current?.focus();
  };

  return (
    <div>
      <ol ref={list} tabIndex={-1} aria-label={t('sections.title')} className={styles.sections}>
        {blocks.map((name, at) => (
          <li key={name}>
            <span>{t(`blocks.${name}`)}</span>
            <span className={styles.moves}>
              <MoveButton
                label={t('sections.up', { name: t(`blocks.${name}`) })}
                isDisabled={at === 0}
                onClick={() => move(name, -1)}
              >
                ↑
              </MoveButton>
              <MoveButton
                label={t('sections.down', { name: t(`blocks.${name}`) })}
                isDisabled={at === blocks.length - 1}
                onClick={() => move(name, 1)}
              >
                ↓
              </MoveButton>
              <MoveButton
                label={t('sections.remove', { name: t(`blocks.${name}`) })}
                isDisabled={blocks.length === 1}
                onClick={() => remove(name)}
              >
                ×
              </MoveButton>
            </span>
          </li>
        ))}
      </ol>
      {blocks.length === 1 && <p className={styles.muted}>{t('sections.one')}</p>}
      {others.length > 0 && (
        <p>
          <InlineSelect<ReportBlockName | ''>
            label={t('sections.add')}
            value=""
            options={[
              { value: '', label: t('sections.add') },
              ...others.map((value) => ({ value, label: t(`blocks.${value}`) })),
            ]}
            onChange={(name) => name !== '' && onChange([...blocks, name])}
          />
        </p>
      )}
      <p role="status" className={hidden.unseen}>
        {announcement}
      </p>
    </div>
  );
}

type MoveButtonProps = {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  children: string;
};

/** Stays focusable at the ends of the list. */
function MoveButton({ label, isDisabled, onClick, children }: MoveButtonProps) {
  return (
    <TextButton
      quiet
      className={styles.move}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </TextButton>
  );
}
