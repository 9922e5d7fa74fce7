import type { Profile, PublishedText } from '@longhand/contract/profile';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { Link } from '../ui/text-link.tsx';
import { useText } from './api.ts';
import styles from './profile.module.css';

/** The texts of a profile, each to be read where it stands in the address. */
export function Texts({ profile: { id, texts } }: { profile: Profile }) {
  const t = useTranslations('profile');
  const navigate = useNavigate();
  const address = `/app/profile/${id}`;
  const { text: asked } = useSearch({ strict: false }) as { text?: string }; // anything may stand there
  const reading = texts.find((text) => text.id === asked);
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
      {reading !== undefined && (
        <Reading
          profileId={id}
          text={reading}
          onClose={() => void navigate({ to: address as string, resetScroll: false })} // one of the routes that are made from the table
        />
      )}
    </Section>
  );
}

type ReadingProps = { profileId: string; text: PublishedText; onClose: () => void };

function Reading({ profileId, text: { id, title, language }, onClose }: ReadingProps) {
  const t = useTranslations('profile');
  const query = useText(profileId, id);

  return (
    <Dialog open wide onClose={onClose} title={<bdi>{title || t('texts.untitled')}</bdi>}>
      <Loaded query={query} failure={t('texts.failed')}>
        {({ text }) => (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
            tabIndex={0}
            aria-label={title || t('texts.untitled')}
            className={styles.reading}
            dir="auto"
            lang={language === 'und' ? undefined : language}
          >
            {text}
          </section>
        )}
      </Loaded>
    </Dialog>
  );
}
