import { type DocumentKind, documentKinds } from '@longhand/contract/values';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../../ui/inline-field.tsx';

type KindSelectProps = { value: DocumentKind; onChange: (kind: DocumentKind) => void };

/** The kind of text. It decides which rules apply. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  const t = useTranslations('writing-lab');

  return (
    <InlineSelect<DocumentKind>
      label={t('editor.kind')}
      value={value}
      options={documentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      onChange={onChange}
    />
  );
}
