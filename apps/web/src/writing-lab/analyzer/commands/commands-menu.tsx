import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Menu, MenuCheck, MenuDivider, MenuItem } from '../../../ui/menu.tsx';
import type { Desk } from '../../document/desk.ts';
import { browserSpeaker } from '../read-aloud/browser-speaker.ts';
import { readTextAloud } from '../read-aloud/read-text-aloud.ts';
import { MenuButton } from './menu-button.tsx';
import type { WritingAids } from './use-writing-aids.ts';

const Report = lazyComponent(() => import('../report/report.tsx'));
const DeskVersions = lazyComponent(() => import('../saving/desk-versions.tsx'));
const DetailsDialog = lazyComponent(() => import('../saving/details-dialog.tsx'));

type CommandsMenuProps = {
  desk: Desk;
  aids: WritingAids;
  onReadAloud: (read: (signal: AbortSignal) => Promise<boolean>) => void;
  onFile: () => void;
  onDownload: () => void;
};

/** The less used commands. It opens as soon as it is loaded, because its button was pressed. */
export default function CommandsMenu({
  desk,
  aids,
  onReadAloud,
  onFile,
  onDownload,
}: CommandsMenuProps) {
  const t = useTranslations('writing-lab.editor');
  const tools = useTranslations('desk.tools');
  const samples = useTranslations('samples');
  const report = useTranslations('desk.report');
  const [speaker] = useState(browserSpeaker);
  const button = useRef<HTMLButtonElement>(null);
  const details = useTranslations('desk.details');
  const home = useStore(desk.saving.home);
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState<'report' | 'versions' | 'details' | null>(null);
  const close = useCallback(() => {
    setPage(null);
    button.current?.focus();
  }, []);

  useEffect(() => {
    button.current?.focus(); // focus returns here on close; the pressed button was replaced by this one
    setOpen(true);
  }, []);

  return (
    <>
      <Menu label={t('tools')} open={isOpen} onOpen={setOpen} target={<MenuButton ref={button} />}>
        {speaker && (
          <MenuItem onSelect={() => onReadAloud((signal) => readTextAloud(desk, speaker, signal))}>
            {tools('readAloud')}
          </MenuItem>
        )}
        <MenuItem onSelect={onFile}>{samples('openFile')}</MenuItem>
        <MenuItem onSelect={onDownload}>{samples('download.menu')}</MenuItem>
        <MenuItem onSelect={() => setPage('report')}>{report('menu')}</MenuItem>
        {home && (
          <>
            <MenuDivider />
            <MenuItem onSelect={() => setPage('versions')}>{details('versions')}</MenuItem>
            <MenuItem onSelect={() => setPage('details')}>{details('title')}</MenuItem>
          </>
        )}
        <MenuDivider />
        <MenuCheck checked={aids.isTypewriter} onChange={aids.setTypewriter}>
          {tools('typewriter')}
        </MenuCheck>
        <MenuCheck checked={aids.isSmart} onChange={aids.setSmart}>
          {tools('smartPunctuation')}
        </MenuCheck>
      </Menu>
      {page === 'report' && <Report desk={desk} onClose={close} onFailure={close} />}
      {home && page === 'versions' && (
        <DeskVersions desk={desk} home={home} onClose={close} onFailure={close} />
      )}
      {home && page === 'details' && (
        <DetailsDialog desk={desk} home={home} onClose={close} onFailure={close} />
      )}
    </>
  );
}
