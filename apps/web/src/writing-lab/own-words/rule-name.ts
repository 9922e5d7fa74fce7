import { type RuleName, ruleNames } from '@longhand/analysis';
import { useTranslations } from 'use-intl';

/** What a rule is called; one of a later version by its own word. */
export function useRuleName(): (rule: string) => string {
  const t = useTranslations('writing-lab.note.name');

  return (rule) => {
    const known = ruleNames.find((name): name is RuleName => name === rule);

    return known === undefined ? rule : t(known);
  };
}
