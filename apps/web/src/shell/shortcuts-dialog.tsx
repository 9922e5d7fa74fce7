import { useTranslations } from 'use-intl';
import { isMac } from '../platform/command-key.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MantineScope } from '../ui/mantine-scope.tsx';
import styles from './shortcuts-dialog.module.css';

const commandKey = isMac ? '⌘' : 'Ctrl';

const globalShortcuts = [
  { action: 'search', keys: [commandKey, 'K'] },
  { action: 'log', keys: ['L'] },
  { action: 'help', keys: ['F1'] },
  { action: 'list', keys: ['?'] },
  { action: 'close', keys: ['Esc'] },
] as const;

const analyzerShortcuts = [
  { action: 'next', keys: ['F8'] },
  { action: 'previous', keys: ['Shift', 'F8'] },
  { action: 'learn', keys: [commandKey, 'F8'] },
  { action: 'save', keys: [commandKey, 'S'] },
  { action: 'find', keys: [commandKey, 'F'] },
  { action: 'italic', keys: [commandKey, 'I'] },
  { action: 'bold', keys: [commandKey, 'B'] },
  { action: 'undo', keys: [commandKey, 'Z'] },
] as const;

const messageShortcuts = [
  { action: 'send', keys: ['Enter'] },
  { action: 'newLine', keys: ['Shift', 'Enter'] },
  { action: 'editLast', keys: ['↑'] },
  { action: 'cancelReply', keys: ['Esc'] },
  { action: 'nextConversation', keys: ['Alt', '↓'] },
  { action: 'previousConversation', keys: ['Alt', '↑'] },
] as const;

const notificationShortcuts = [
  { action: 'nextNotification', keys: ['J', '↓'] },
  { action: 'previousNotification', keys: ['K', '↑'] },
  { action: 'openNotification', keys: ['Enter'] },
  { action: 'toggleRead', keys: ['R'] },
  { action: 'archive', keys: ['E'] },
  { action: 'snooze', keys: ['S'] },
] as const;

/** All keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.keys');

  return (
    <MantineScope>
      <Dialog open onClose={onClose} title={t('title')}>
        <ShortcutGroup heading={t('everywhere')} rows={globalShortcuts} />
        <ShortcutGroup heading={t('inAnalyzer')} rows={analyzerShortcuts} />
        <ShortcutGroup heading={t('inMessages')} rows={messageShortcuts} />
        <ShortcutGroup heading={t('inNotifications')} rows={notificationShortcuts} />
      </Dialog>
    </MantineScope>
  );
}

type Shortcut =
  | (typeof globalShortcuts)[number]
  | (typeof analyzerShortcuts)[number]
  | (typeof messageShortcuts)[number]
  | (typeof notificationShortcuts)[number];

function ShortcutGroup({ heading, rows }: { heading: string; rows: readonly Shortcut[] }) {
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
