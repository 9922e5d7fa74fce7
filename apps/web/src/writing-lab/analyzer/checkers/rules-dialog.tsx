import { type FindingCategory, findingCategories, type RuleName } from '@longhand/analysis';
import { catalogue } from '@longhand/analysis/catalogue';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../../../platform/change-preferences.ts';
import { usePreferences } from '../../../platform/preferences.ts';
import { useStore } from '../../../platform/store.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { isOnByDefault } from '../../analysis/texts/checked-categories.ts';
import type { Desk } from '../../document/desk.ts';
import styles from './checkers.module.css';

type Rule = (typeof catalogue.rules)[number];

/** Rules with their own settings elsewhere: dictionaries, the grammar server and the user's house rules. */
const configuredElsewhere: ReadonlySet<RuleName> = new Set([
  ...(['spelling', 'old-spelling', 'language-tool', 'language-tool-marks', 'house-rule'] as const),
]);

/** Which rules run in the language of the text. Each choice is saved at once and applies to all texts. */
export default function RulesDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useTranslations('desk.rules');
  const nameOf = useTranslations('writing-lab.languages');
  const { proofreading } = usePreferences();
  const { mutate } = useChangePreferences();
  const language = useStore(desk.analysisSnapshot)?.analysis.language ?? 'und';
  const { kind } = useStore(desk.meta);
  const { rules: chosen = {} } = proofreading;
  const listedRules = catalogue.rules.filter(
    ({ name, languages }) => languages.includes(language) && !configuredElsewhere.has(name),
  );
  const save = (rules: Record<string, boolean>) =>
    mutate({ proofreading: { ...proofreading, rules } });

  const choose = (rule: Rule, isOn: boolean) => {
    const { [rule.name]: _, ...others } = chosen;
    save(isOn === isOnByDefault(rule, language, kind) ? others : { ...others, [rule.name]: isOn });
  };

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className={styles.parts}>
        <p className={styles.hint}>{t('lede', { language: nameOf(language) })}</p>
        {findingCategories.map((category) => (
          <Category
            key={category}
            category={category}
            rules={listedRules.filter((rule) => rule.category === category)}
            isOn={(rule) => chosen[rule.name] ?? isOnByDefault(rule, language, kind)}
            isOnRequest={({ onRequest = [] }) => onRequest.some((one) => one.language === language)}
            onChange={choose}
          />
        ))}
        <p>
          <TextButton disabled={Object.keys(chosen).length === 0} onClick={() => save({})}>
            {t('defaults')}
          </TextButton>
        </p>
      </div>
    </Dialog>
  );
}

type CategoryProps = {
  category: FindingCategory;
  rules: readonly Rule[];
  isOn: (rule: Rule) => boolean;
  isOnRequest: (rule: Rule) => boolean;
  onChange: (rule: Rule, isOn: boolean) => void;
};

function Category({ category, rules, isOn, isOnRequest, onChange }: CategoryProps) {
  const t = useTranslations('writing-lab');
  const onRequestNote = useTranslations('desk.rules')('unsure');
  const id = useId();
  if (rules.length === 0) return null;

  return (
    <section className={styles.rules} aria-labelledby={id}>
      <h3 id={id}>{t(`findings.category.${category}`)}</h3>
      {rules.map((rule) => (
        <div key={rule.name}>
          <Checkbox
            label={t(`note.name.${rule.name}`)}
            checked={isOn(rule)}
            aria-describedby={`${id}-${rule.name}`}
            onChange={({ target }) => onChange(rule, target.checked)}
          />
          <p id={`${id}-${rule.name}`} className={styles.about}>
            {t(`note.rule.${rule.name}`)} {isOnRequest(rule) && onRequestNote}
          </p>
        </div>
      ))}
    </section>
  );
}
