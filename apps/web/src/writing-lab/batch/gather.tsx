import type { DocumentKind } from '@longhand/contract/values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUsualKind } from '../../platform/preferences.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { InkSelect } from '../../ui/ink-field.tsx';
import { LineArea } from '../../ui/line-field.tsx';
import { Section } from '../../ui/page.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { KindSelect } from '../kind-select.tsx';
import styles from './batch.module.css';
import { FolderField } from './folder-field.tsx';
import { OwnTexts } from './own-texts.tsx';
import type { Wish } from './runner.ts';
import { type GivenText, type Separator, separators, splitText } from './split.ts';
import { takeFiles } from './take-files.ts';

type GatherProps = {
  hasRun: boolean;
  onBegin: (texts: readonly GivenText[], wish: Wish) => void;
  onBack: () => void;
};

/** Puts together what is to be read: pasted, from files, a folder or an archive, or one's own texts. */
export function Gather({ hasRun, onBegin, onBack }: GatherProps) {
  const t = useTranslations();
  const most = useUser()?.entitlements.batchTexts ?? 0;
  const [pasted, setPasted] = useState('');
  const [separator, setSeparator] = useState<Separator>('rule');
  const [kind, setKind] = useState<DocumentKind>(useUsualKind());
  const [taken, setTaken] = useState<readonly GivenText[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const split = splitText(pasted, separator);
  const all = [...split, ...taken];
  const wanted = all.slice(0, most);

  const take = async (files: readonly File[]) => {
    const found = await takeFiles(files);
    setTaken((before) => [...before, ...found.texts]);
    setRefused(found.refused);
  };

  return (
    <form
      className={styles.gather}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted.length > 0) onBegin(wanted, { kind, language: 'auto' });
      }}
    >
      <LineArea
        label={t('lab.batch.paste')}
        placeholder={t('lab.batch.placeholder')}
        hint={t('lab.batch.kept')}
        rows={6}
        dir="auto"
        className={styles.paste}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('lab.batch.apart', {
            separator: () => (
              <InkSelect<Separator>
                label={t('lab.batch.separator')}
                value={separator}
                options={separators.map((value) => ({ value, label: t(`lab.batch.at.${value}`) }))}
                onChange={setSeparator}
              />
            ),
            kind: () => <KindSelect value={kind} onChange={setKind} />,
          })}
        </Sentence>
      </p>
      <Section
        title={t('lab.batch.files')}
        note={<FolderField onFiles={(files) => void take(files)} />}
      >
        <FileDrop
          label={t('lab.batch.drop')}
          accept=".txt,.md,.markdown,.docx,.odt,.epub,.html,.rtf,.fountain,.zip"
          many
          files={[]}
          onFiles={(files) => void take(files)}
          onRemove={() => undefined}
        />
        {refused.length > 0 && (
          <p role="alert" className={styles.problem}>
            {t('lab.batch.refused', {
              count: refused.length,
              names: refused.slice(0, 3).join(t('lab.batch.comma')),
            })}
          </p>
        )}
      </Section>
      <OwnTexts onTake={(texts) => setTaken((before) => [...before, ...texts])} />
      <div className={styles.go}>
        <Button variant="primary" type="submit" disabled={wanted.length === 0}>
          {t('lab.batch.begin', { count: wanted.length })}
        </Button>
        {taken.length > 0 && (
          <TextButton onClick={() => setTaken([])}>{t('lab.batch.leaveFiles')}</TextButton>
        )}
        {hasRun && <TextButton onClick={onBack}>{t('lab.batch.back')}</TextButton>}
        <span className={styles.quiet} aria-live="polite">
          {all.length > most
            ? t('lab.batch.over', { most, count: all.length })
            : t('lab.batch.limit', { most, count: all.length })}
        </span>
      </div>
    </form>
  );
}
