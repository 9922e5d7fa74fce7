import { type MessagePrivacy, writePermissions } from '@longhand/contract/messages-people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryClient } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { FormField } from '../../ui/text-field.tsx';
import { peopleApi } from '../api.ts';
import styles from './people.module.css';

const privacyKey = ['messages', 'privacy'];
const switches = ['sharesReceipts', 'sharesTyping', 'sharesPresence'] as const;

/** Who may write to the user, and what others see. Each change is saved at once. */
export function MessagePrivacySection() {
  const t = useTranslations('messages.privacy');
  const failureText = useFailureText();
  const query = useQuery({ queryKey: privacyKey, queryFn: () => peopleApi.readPrivacy() });
  const [failure, setFailure] = useState<unknown>(null);
  /** Changes that are not saved yet. */
  const [chosen, setChosen] = useState<Partial<MessagePrivacy>>({});

  const save = async (change: Partial<MessagePrivacy>, undo?: Partial<MessagePrivacy>) => {
    setFailure(null);
    setChosen((current) => ({ ...current, ...change }));
    try {
      queryClient.setQueryData(privacyKey, await peopleApi.changePrivacy({ body: change }));
    } catch (error) {
      setChosen({});
      setFailure(error);

      return;
    }
    showToast({
      type: 'success',
      words: t('saved'),
      ...(undo === undefined ? {} : { undo: () => void save(undo) }),
    });
  };

  return (
    <Section title={t('title')}>
      <QueryContent query={query} errorTitle={t('error')} lines={4}>
        {(saved) => {
          const privacy = { ...saved, ...chosen };

          return (
            <div className={styles.privacy}>
              <FormField label={t('whoMayWrite')} hint={t(`who.${privacy.whoMayWrite}Hint`)}>
                {(described) => (
                  <InlineSelect
                    {...described}
                    label={t('whoMayWrite')}
                    value={privacy.whoMayWrite}
                    options={writePermissions.map((value) => ({ value, label: t(`who.${value}`) }))}
                    onChange={(whoMayWrite) =>
                      void save({ whoMayWrite }, { whoMayWrite: privacy.whoMayWrite })
                    }
                  />
                )}
              </FormField>
              {switches.map((name) => (
                <Checkbox
                  key={name}
                  label={t(name)}
                  checked={privacy[name]}
                  onChange={(event) =>
                    void save({ [name]: event.target.checked }, { [name]: privacy[name] })
                  }
                />
              ))}
              <p className={styles.note}>{t('receiptsNote')}</p>
            </div>
          );
        }}
      </QueryContent>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
    </Section>
  );
}
