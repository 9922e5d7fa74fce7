import type { ConversationDetail } from '@longhand/contract/messages-values';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import { useMessagesUrl } from '../use-messages-url.ts';

type ConversationDialogsProps = {
  dialog: OpenDialog;
  conversation: ConversationDetail;
  userId: string;
  onOpen: (dialog: OpenDialog) => void;
  onJump: (seq: number) => void;
  onJumpToDay: (from: string) => Promise<void>;
  onClose: () => void;
};

const MembersDialog = lazyComponent(() => import('../people/members-dialog.tsx'));
const RenameDialog = lazyComponent(() => import('../people/rename-dialog.tsx'));
const LeaveDialog = lazyComponent(() => import('../people/leave-dialog.tsx'));
const BlockDialog = lazyComponent(() => import('../people/block-dialog.tsx'));
const ReportDialog = lazyComponent(() => import('../people/report-dialog.tsx'));
const FindDialog = lazyComponent(() => import('./find-dialog.tsx'));
const DayDialog = lazyComponent(() => import('./day-dialog.tsx'));
const HistoryDialog = lazyComponent(() => import('./history-dialog.tsx'));
const DeleteDialog = lazyComponent(() => import('./delete-dialog.tsx'));

/** The open dialog. Each is loaded on first use. */
export function ConversationDialogs(props: ConversationDialogsProps) {
  const { dialog, conversation, userId, onOpen, onJump, onJumpToDay, onClose } = props;
  const { close } = useMessagesUrl();
  const common = { onClose, onFailure: onClose };

  switch (dialog.is) {
    case 'members':
      return (
        <MembersDialog conversation={conversation} userId={userId} onOpen={onOpen} {...common} />
      );
    case 'rename':
      return <RenameDialog conversation={conversation} {...common} />;
    case 'leave':
      return <LeaveDialog conversation={conversation} {...common} />;
    case 'search':
    case 'pinned':
    case 'starred':
      return (
        <FindDialog conversationId={conversation.id} kind={dialog.is} onJump={onJump} {...common} />
      );
    case 'day':
      return <DayDialog onChoose={onJumpToDay} {...common} />;
    case 'block':
      return (
        <BlockDialog
          person={dialog.person}
          {...(conversation.kind === 'direct' ? { onBlocked: close } : {})}
          {...common}
        />
      );
    case 'report':
      return <ReportDialog person={dialog.person} message={dialog.message} {...common} />;
    case 'history':
      return <HistoryDialog message={dialog.message} {...common} />;
    case 'delete':
      return <DeleteDialog message={dialog.message} isOwn={dialog.isOwn} {...common} />;
  }
}
