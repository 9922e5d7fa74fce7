import { calendar } from '@longhand/charts/kinds/calendar';
import type { Profile } from '@longhand/contract/profile';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '../ui/avatar.tsx';
import { ChartSection } from '../ui/chart.tsx';
import { Section } from '../ui/page.tsx';
import { useWeek } from '../ui/use-week.ts';
import styles from './profile.module.css';
import { PublishedTexts } from './published-texts.tsx';

/** A profile as visitors see it. */
export function ProfileView({ profile }: { profile: Profile }) {
  const t = useTranslations('profile');
  const format = useFormatter();
  const { about, website, username, memberSince, words, year, name } = profile;

  return (
    <>
      {profile.avatarUrl !== null && (
        <div aria-hidden="true">
          <Avatar size="large" name={name ?? ''} src={profile.avatarUrl} />
        </div>
      )}
      <Section title={t('about')}>
        {about === '' ? (
          <p className={styles.muted}>{t('aboutNothing')}</p>
        ) : (
          <p className={styles.about} dir="auto">
            {about}
          </p>
        )}
        <dl className={styles.facts}>
          {username !== null && username !== name && (
            <Fact name={t('username')}>
              <bdi>{username}</bdi>
            </Fact>
          )}
          {website !== '' && (
            <Fact name={t('website')}>
              <a
                className={styles.link}
                href={website}
                rel="nofollow noopener noreferrer ugc"
                target="_blank"
                dir="ltr"
              >
                {website.replace(/^https?:\/\//u, '')}
              </a>
            </Fact>
          )}
          <Fact name={t('since')}>
            {format.dateTime(new Date(memberSince), {
              month: 'long',
              year: 'numeric',
              timeZone: 'UTC',
            })}
          </Fact>
          {words !== null && <Fact name={t('words.label')}>{t('words.value', words)}</Fact>}
        </dl>
      </Section>
      <PublishedTexts profile={profile} />
      {year !== null && <YearChart year={year} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function YearChart({ year }: { year: NonNullable<Profile['year']> }) {
  const t = useTranslations('profile');
  const { start } = useWeek();

  return (
    <ChartSection
      title={t('year.title')}
      summary={t('year.summary', { days: year.days.length })}
      kind={calendar}
      file="year"
      data={{
        day: t('year.day'),
        value: { name: t('year.words') },
        ...year,
        firstWeekday: start === 7 ? 0 : start === 6 ? 6 : 1,
      }}
    />
  );
}
