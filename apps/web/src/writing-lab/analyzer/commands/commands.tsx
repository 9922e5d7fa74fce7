import { openSearchPanel } from '@codemirror/search';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Desk } from '../../document/desk.ts';
import { textFileExtensions } from '../../files/open/file-extensions.ts';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import styles from './commands.module.css';
import { MenuButton } from './menu-button.tsx';
import { useWritingAids } from './use-writing-aids.ts';

const CommandsMenu = lazyComponent(() => import('./commands-menu.tsx'));
const DownloadDialog = lazyComponent(() => import('./download-dialog.tsx'));

type CommandsProps = {
  desk: Desk;
  onFocus: () => void;
  /** Opens the findings and scores where they don't fit beside the text. */
  onPanel: (() => void) | null;
  onFile: (file: File) => void;
};

/** By then the text is on screen, and the prefetch does not delay it. */
const prefetchDelayMs = 2_000;

/** The commands for the text: the most used in one row, the rest in a menu. */
export function Commands({ desk, onFocus, onPanel, onFile }: CommandsProps) {
  const t = useTranslations('writing-lab.editor');
  const tools = useTranslations('desk.tools');
  const openFile = useTranslations('samples')('openFile');
  const aids = useWritingAids(desk);
  const aloud = useReadAloud();
  const file = useRef<HTMLInputElement>(null);
  const [isMenuRequested, setMenuWanted] = useState(false);
  const [isDownloading, setDownloading] = useState<boolean | null>(null); // null before the first use

  useEffect(() => {
    const timer = setTimeout(() => {
      CommandsMenu.preload();
      DownloadDialog.preload();
    }, prefetchDelayMs);

    return () => clearTimeout(timer);
  }, []);

  const find = () => {
    const view = desk.view.get();
    if (view) openSearchPanel(view);
  };
  const menuButton = (
    <MenuButton
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={CommandsMenu.preload}
      onFocus={CommandsMenu.preload}
      onClick={() => setMenuWanted(true)}
    />
  );

  return (
    <div className={styles.commands}>
      {onPanel && (
        <TextButton quiet onClick={onPanel}>
          {t('showFindings')}
        </TextButton>
      )}
      <TextButton quiet onClick={onFocus}>
        {t('focus')}
      </TextButton>
      <TextButton quiet onClick={find}>
        {tools('find')}
      </TextButton>
      {aloud.stop && (
        <TextButton quiet onClick={aloud.stop}>
          {tools('stop')}
        </TextButton>
      )}
      <SplitHere desk={desk} />
      {isMenuRequested ? (
        <CommandsMenu
          aids={aids}
          desk={desk}
          onReadAloud={aloud.start}
          onFile={() => file.current?.click()}
          onDownload={() => setDownloading(true)}
          fallback={menuButton}
          onFailure={() => setMenuWanted(false)}
        />
      ) : (
        menuButton
      )}
      <span role="status">{aloud.isMute && tools('noVoice')}</span>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={openFile}
        accept={textFileExtensions}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = ''; // allows choosing the same file again
          if (chosen) onFile(chosen);
        }}
      />
      {isDownloading !== null && (
        <DownloadDialog
          desk={desk}
          open={isDownloading}
          onClose={() => setDownloading(false)}
          onFailure={() => setDownloading(null)}
        />
      )}
    </div>
  );
}

const SplitHereDialog = lazyComponent(() => import('./split-here-dialog.tsx'));

/** Splits the open text at the cursor. Only for texts saved in the account. */
function SplitHere({ desk }: { desk: Desk }) {
  const t = useTranslations('split');
  const home = useStore(desk.saving.home);
  const [at, setAt] = useState<number | null>(null);
  if (home?.place !== 'server') return null;

  return (
    <>
      <TextButton quiet onClick={() => setAt(desk.view.get()?.state.selection.main.head ?? 0)}>
        {t('here')}
      </TextButton>
      {at !== null && <SplitHereDialog desk={desk} at={at} onClose={() => setAt(null)} />}
    </>
  );
}
