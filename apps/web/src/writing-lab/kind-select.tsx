import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../ui/ink-field.tsx';

type KindSelectProps = { value: DocumentKind; onChange: (kind: DocumentKind) => void };

/** The kind of text. It decides which rules apply. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  const t = useTranslations('writing-lab');

  return (
    <InkSelect<DocumentKind>
      label={t('editor.kind')}
      value={value}
      options={documentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      onChange={onChange}
    />
  );
}
