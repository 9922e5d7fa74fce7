import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page, Section } from '../ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { DraftList } from './home/draft-list.tsx';
import styles from './home/home.module.css';
import { PasteBox } from './home/paste-box.tsx';
import { RecentTexts } from './home/recent-texts.tsx';
import { aimsQuery } from './metrics/targets-api.ts';
import { type DraftSummary, listDrafts } from './storage/device/drafts.ts';
import { useLab } from './storage/lab.ts';
import { newestFirst, samplesQuery, savedCountQuery } from './storage/samples/api.ts';

const Followed = lazyComponent(() => import('./home/followed-metrics.tsx'), { quiet: true });

/** The start screen of the writing lab: paste and analyze, or continue with a recent text. */
export default function WritingLab() {
  const t = useTranslations('writing-lab.home');
  const lab = useLab();
  const window = { from: 0, to: 5 };
  const recent = useQuery(samplesQuery(lab, { ...newestFirst, place: null, window }));
  const drafts = useDrafts();
  const { data: aims = [] } = useQuery(aimsQuery(lab));
  const isEmpty = recent.data?.total === 0 && drafts.length === 0;

  return (
    <Page
      title={t('title')}
      lede={t('lede')}
      action={<TextLink to="/app/writing-lab/analyzer?new=1">{t('newText')}</TextLink>}
    >
      <PasteBox />
      {isEmpty && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      {drafts.length > 0 && (
        <Section title={t('drafts')}>
          <DraftList drafts={drafts} />
        </Section>
      )}
      {!isEmpty && (
        <Section
          title={t('recent')}
          note={<TextLink to="/app/writing-lab/samples">{t('allSamples')}</TextLink>}
        >
          {recent.isPending && <LoadingState lines={4} />}
          {recent.isError && (
            <ErrorState
              title={<LoadFailedText />}
              error={recent.error}
              keepsInput
              onRetry={() => void recent.refetch()}
              retrying={recent.isFetching}
            />
          )}
          {recent.data && <RecentTexts texts={recent.data.items} />}
        </Section>
      )}
      {aims.length > 0 && <Followed aims={aims} />}
      <PlanLimit />
    </Page>
  );
}

function LoadFailedText() {
  return useTranslations('writing-lab.samples')('loadFailed');
}

/** How many saved texts the plan allows and how many are used. */
function PlanLimit() {
  const t = useTranslations('writing-lab.home');
  const lab = useLab();
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });
  if (limit === null || used === undefined) return null;

  return <p className={styles.quiet}>{t('limit', { used, limit })}</p>;
}

/** Drafts on this device with changes that are not in any saved text. */
function useDrafts(): readonly DraftSummary[] {
  const lab = useLab();
  const { data } = useQuery({
    queryKey: ['writing-lab', 'drafts', lab.userId],
    queryFn: async () => listDrafts(await lab.database()),
    staleTime: 0,
    retry: false,
  });

  return data?.filter(({ isAhead, isBlank, title }) => isAhead && !(isBlank && title === '')) ?? [];
}
