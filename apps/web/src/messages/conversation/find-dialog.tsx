import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { type MessageSearch, SearchResults } from '../list/search-results.tsx';
import styles from './find-dialog.module.css';

type FindDialogProps = {
  conversationId: string;
  kind: 'search' | 'pinned' | 'starred';
  onJump: (seq: number) => void;
  onClose: () => void;
};

/** Finds messages in a conversation: by text, or those that are pinned or starred. */
export default function FindDialog({ conversationId, kind, onJump, onClose }: FindDialogProps) {
  const t = useTranslations('messages');
  const [typed, setTyped] = useState('');
  const q = useDebouncedText(typed.trim());
  const query: MessageSearch = {
    conversationId,
    ...(kind === 'search' ? { q } : {}),
    ...(kind === 'pinned' ? { isPinned: 'true' } : {}),
    ...(kind === 'starred' ? { isStarred: 'true' } : {}),
  };

  return (
    <Dialog open wide onClose={onClose} title={t(`menu.${kind === 'search' ? 'search' : kind}`)}>
      {kind === 'search' && (
        <TextField
          label={t('search.field')}
          type="search"
          value={typed}
          maxLength={limits.searchMax}
          dir="auto"
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className={styles.results}>
        {(kind !== 'search' || q !== '') && (
          <SearchResults
            query={query}
            onOpen={(message) => {
              onClose();
              onJump(message.seq);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
