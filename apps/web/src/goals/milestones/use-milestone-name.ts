import type { Milestone } from '@longhand/contract/goals-milestones';
import { useTranslations } from 'use-intl';

/** The title; default milestones are named by their share. */
export function useMilestoneName(): (milestone: Pick<Milestone, 'title' | 'value'>) => string {
  const t = useTranslations('milestones');

  return ({ title, value }) => (title === '' ? t('share', { share: value ?? 0 }) : title);
}
