import type { Profile, PublishedText } from '@longhand/contract/profile';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Link } from '../ui/text-link.tsx';
import { usePublishedText } from './api.ts';
import styles from './profile.module.css';

/** Published texts. The open one is named in the URL. */
export function PublishedTexts({ profile: { id, texts } }: { profile: Profile }) {
  const t = useTranslations('profile');
  const navigate = useNavigate();
  const address = `/app/profile/${id}`;
  const { text: openTextId } = useSearch({ strict: false }) as { text?: string }; // the parameter can be anything
  const openText = texts.find((text) => text.id === openTextId);
  if (texts.length === 0) return null;

  return (
    <Section title={t('texts.title')}>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text.id}>
            <Link className={styles.textTitle} to={`${address}?text=${text.id}`}>
              <bdi>{text.title || t('texts.untitled')}</bdi>
            </Link>{' '}
            <span className={styles.muted}>{t('texts.words', { count: text.words })}</span>
          </li>
        ))}
      </ul>
      {openText !== undefined && (
        <TextDialog
          profileId={id}
          text={openText}
          onClose={() => void navigate({ to: address as string, resetScroll: false })} // a route from the screen table
        />
      )}
    </Section>
  );
}

type TextDialogProps = { profileId: string; text: PublishedText; onClose: () => void };

function TextDialog({ profileId, text: { id, title, language }, onClose }: TextDialogProps) {
  const t = useTranslations('profile');
  const query = usePublishedText(profileId, id);

  return (
    <Dialog open wide onClose={onClose} title={<bdi>{title || t('texts.untitled')}</bdi>}>
      <QueryContent query={query} errorTitle={t('texts.failed')}>
        {({ text }) => (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            aria-label={title || t('texts.untitled')}
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
