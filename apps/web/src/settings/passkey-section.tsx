import type { Passkey } from '@longhand/contract/auth-passkeys';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { Row, RowList } from '../ui/row-list.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { useRemovePasskey } from './security-api.ts';
import styles from './settings.module.css';

const supportsPasskeys = 'PublicKeyCredential' in globalThis;

/** Passkeys: sign-in with a fingerprint, a face or the device PIN. */
export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const remove = useRemovePasskey();
  const [editedPasskey, setEditedPasskey] = useState<Passkey | 'new' | null>(null);
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey | null>(null);

  const removePasskey = ({ id }: Passkey) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast({ type: 'success', text: 'account.passkeys.removed' }),
        onSettled: () => setPasskeyToRemove(null),
      },
    );

  return (
    <Section hasFocusFallback title={t('account.passkeys.title')}>
      <p className={styles.words}>{t('account.passkeys.what')}</p>
      {passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          onRename={setEditedPasskey}
          onRemove={setPasskeyToRemove}
        />
      )}
      {remove.isError && (
        <p className={styles.error} role="alert">
          {failureText(remove.error)}
        </p>
      )}
      {supportsPasskeys ? (
        <p className={styles.act}>
          <Button onClick={() => setEditedPasskey('new')}>{t('account.passkeys.add')}</Button>
        </p>
      ) : (
        <p className={styles.muted}>{t('account.passkeys.notHere')}</p>
      )}
      {editedPasskey !== null && (
        <PasskeyDialog
          passkey={editedPasskey === 'new' ? undefined : editedPasskey}
          onClose={() => setEditedPasskey(null)}
        />
      )}
      {passkeyToRemove !== null && (
        <ConfirmDialog
          open
          title={t('account.passkeys.removeTitle', { name: passkeyToRemove.name })}
          confirm={t('account.passkeys.remove')}
          destructive
          loading={remove.isPending}
          onConfirm={() => removePasskey(passkeyToRemove)}
          onCancel={() => setPasskeyToRemove(null)}
        >
          {t('account.passkeys.removeBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const t = useTranslations();
  const dates = useDates();

  return (
    <div className={styles.rows}>
      <RowList label={t('account.passkeys.title')}>
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            name={passkey.name}
            detail={
              passkey.usedAt === null
                ? t('account.passkeys.unused')
                : t('account.passkeys.used', { when: dates.dateTime(passkey.usedAt) })
            }
          >
            <TextButton
              aria-label={t('account.passkeys.renameNamed', { name: passkey.name })}
              onClick={() => onRename(passkey)}
            >
              {t('account.passkeys.rename')}
            </TextButton>
            <TextButton
              aria-label={t('account.passkeys.removeNamed', { name: passkey.name })}
              onClick={() => onRemove(passkey)}
            >
              {t('account.passkeys.remove')}
            </TextButton>
          </Row>
        ))}
      </RowList>
    </div>
  );
}
