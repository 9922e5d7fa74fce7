import type { Message } from '@longhand/contract/messages-values';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { messageApi } from '../api.ts';
import styles from './cards.module.css';

type SharedTextDialogProps = { message: Message; title: string; onClose: () => void };

/** A shared text as it is now. */
export default function SharedTextDialog({ message, title, onClose }: SharedTextDialogProps) {
  const t = useTranslations('messages');
  const { conversationId, seq } = message;
  const query = useQuery({
    queryKey: ['shared-text', conversationId, seq],
    queryFn: () => messageApi.readSharedText({ params: { id: conversationId, seq } }),
  });

  return (
    <Dialog open wide onClose={onClose} title={<bdi>{title}</bdi>}>
      <QueryContent query={query} errorTitle={t('shared.error')}>
        {({ text, language }) => (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            aria-label={title}
            className={styles.reading}
            dir="auto"
            lang={language === 'und' ? undefined : language}
          >
            {text}
          </section>
        )}
      </QueryContent>
    </Dialog>
  );
}
