import { useTranslations } from 'use-intl';
import { isMac } from '../platform/command-key.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MantineScope } from '../ui/mantine-scope.tsx';
import styles from './key-list.module.css';

const command = isMac ? '⌘' : 'Ctrl';

const everywhere = [
  { action: 'search', keys: [command, 'K'] },
  { action: 'log', keys: ['L'] },
  { action: 'help', keys: ['F1'] },
  { action: 'list', keys: ['?'] },
  { action: 'close', keys: ['Esc'] },
] as const;

const inAnalyzer = [
  { action: 'next', keys: ['F8'] },
  { action: 'previous', keys: ['Shift', 'F8'] },
  { action: 'learn', keys: [command, 'F8'] },
  { action: 'save', keys: [command, 'S'] },
  { action: 'find', keys: [command, 'F'] },
  { action: 'italic', keys: [command, 'I'] },
  { action: 'bold', keys: [command, 'B'] },
  { action: 'undo', keys: [command, 'Z'] },
] as const;

/** The keys, by what they do. */
export default function KeyListDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.keys');

  return (
    <MantineScope>
      <Dialog open onClose={onClose} title={t('title')}>
        <Keys heading={t('everywhere')} rows={everywhere} />
        <Keys heading={t('inAnalyzer')} rows={inAnalyzer} />
      </Dialog>
    </MantineScope>
  );
}

type Row = (typeof everywhere)[number] | (typeof inAnalyzer)[number];

function Keys({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  const t = useTranslations('shell.keys.actions');

  return (
    <section className={styles.keys}>
      <h3>{heading}</h3>
      <dl>
        {rows.map(({ action, keys }) => (
          <div key={action}>
            <dt>{t(action)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
