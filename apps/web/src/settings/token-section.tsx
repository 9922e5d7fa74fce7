import type { ApiToken } from '@longhand/contract/auth-tokens';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Row, RowList } from '../ui/row-list.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useRemoveToken, useTokens } from './account-api.ts';
import styles from './settings.module.css';
import { TokenDialog } from './token-dialog.tsx';

/** Personal API tokens, each limited to its scopes. */
export function TokenSection() {
  const t = useTranslations();
  const tokens = useTokens();
  const failureText = useFailureText();
  const remove = useRemoveToken();
  const [isCreating, setCreating] = useState(false);
  const [tokenToRemove, setTokenToRemove] = useState<ApiToken | null>(null);

  const removeToken = ({ id }: ApiToken) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast({ type: 'success', text: 'account.tokens.removed' }),
        onSettled: () => setTokenToRemove(null),
      },
    );

  return (
    <Section hasFocusFallback title={t('account.tokens.title')}>
      <p className={styles.words}>{t('account.tokens.what')}</p>
      {remove.isError && (
        <p className={styles.error} role="alert">
          {failureText(remove.error)}
        </p>
      )}
      <QueryContent query={tokens} errorTitle={t('account.tokens.error')} lines={2}>
        {({ items }) =>
          items.length > 0 && (
            <div className={styles.rows}>
              <TokenList items={items} onRemove={setTokenToRemove} />
            </div>
          )
        }
      </QueryContent>
      <p className={styles.act}>
        <Button onClick={() => setCreating(true)}>{t('account.tokens.make')}</Button>
      </p>
      {isCreating && <TokenDialog onClose={() => setCreating(false)} />}
      {tokenToRemove !== null && (
        <ConfirmDialog
          open
          title={t('account.tokens.removeTitle', { name: tokenToRemove.name })}
          confirm={t('account.tokens.remove')}
          destructive
          loading={remove.isPending}
          onConfirm={() => removeToken(tokenToRemove)}
          onCancel={() => setTokenToRemove(null)}
        >
          {t('account.tokens.removeBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

type TokenListProps = { items: readonly ApiToken[]; onRemove: (token: ApiToken) => void };

function TokenList({ items, onRemove }: TokenListProps) {
  const t = useTranslations();
  const dates = useDates();
  const detailOf = ({ scopes, lastUsedAt, expiresAt }: ApiToken) =>
    [
      scopes.map((scope) => t(`account.tokens.scopes.${scope}`)).join(' · '),
      lastUsedAt === null
        ? t('account.tokens.unused')
        : t('account.tokens.used', { when: dates.dateTime(lastUsedAt) }),
      expiresAt === null
        ? t('account.tokens.holds')
        : t('account.tokens.until', { day: dates.day(dates.dayOf(expiresAt)) }),
    ].map((words) => <span key={words}>{words}</span>);

  return (
    <RowList label={t('account.tokens.title')}>
      {items.map((token) => (
        <Row
          key={token.id}
          name={token.name}
          detail={<span className={styles.lines}>{detailOf(token)}</span>}
        >
          <TextButton
            aria-label={t('account.tokens.removeNamed', { name: token.name })}
            onClick={() => onRemove(token)}
          >
            {t('account.tokens.remove')}
          </TextButton>
        </Row>
      ))}
    </RowList>
  );
}
