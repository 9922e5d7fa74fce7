import { type RuleName, ruleNames } from '@longhand/analysis';
import { useTranslations } from 'use-intl';

/** The display name of a rule; an unknown rule of a later version shows its identifier. */
export function useRuleName(): (rule: string) => string {
  const t = useTranslations('writing-lab.note.name');

  return (rule) => {
    const known = ruleNames.find((name): name is RuleName => name === rule);

    return known === undefined ? rule : t(known);
  };
}
