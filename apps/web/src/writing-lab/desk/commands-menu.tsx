import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { later } from '../../ui/later.tsx';
import { Menu, MenuCheck, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { browserSpeaker } from '../tools/browser-speaker.ts';
import { readDesk } from '../tools/read-desk.ts';
import { MenuButton } from './commands.tsx';
import type { Desk } from './desk.ts';
import type { WritingAids } from './use-writing-aids.ts';

const Report = later(() => import('../report/report.tsx'));

type CommandsMenuProps = {
  desk: Desk;
  aids: WritingAids;
  onReadAloud: (read: (signal: AbortSignal) => Promise<boolean>) => void;
  onFile: () => void;
  onDownload: () => void;
};

/** The less used commands of the desk. It opens as soon as it is here: its button was pressed for it. */
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
  const [isOpen, setOpen] = useState(false);
  const [isReport, setReport] = useState(false);
  const closeReport = useCallback(() => {
    setReport(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    button.current?.focus(); // where the focus returns to; the button that was pressed has made room for this one
    setOpen(true);
  }, []);

  return (
    <>
      <Menu label={t('tools')} open={isOpen} onOpen={setOpen} target={<MenuButton ref={button} />}>
        {speaker && (
          <MenuItem onSelect={() => onReadAloud((signal) => readDesk(desk, speaker, signal))}>
            {tools('readAloud')}
          </MenuItem>
        )}
        <MenuItem onSelect={onFile}>{samples('openFile')}</MenuItem>
        <MenuItem onSelect={onDownload}>{samples('download.menu')}</MenuItem>
        <MenuItem onSelect={() => setReport(true)}>{report('menu')}</MenuItem>
        <MenuDivider />
        <MenuCheck checked={aids.isTypewriter} onChange={aids.setTypewriter}>
          {tools('typewriter')}
        </MenuCheck>
        <MenuCheck checked={aids.isSmart} onChange={aids.setSmart}>
          {tools('smartPunctuation')}
        </MenuCheck>
      </Menu>
      {isReport && <Report desk={desk} onClose={closeReport} onFailure={closeReport} />}
    </>
  );
}
