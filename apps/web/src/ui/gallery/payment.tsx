import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BankCard } from '../bank-card/bank-card.tsx';
import {
  formatCardNumber,
  formatExpiration,
  formatSecurityCode,
} from '../bank-card/card-format.ts';
import { TextField } from '../text-field.tsx';
import styles from './gallery.module.css';

export function Payment() {
  const t = useTranslations('ui.card');
  const [holder, setHolder] = useState('Ines Calloway');
  const [number, setNumber] = useState('4242 4242 4242 4242');
  const [expiration, setExpiration] = useState('08 / 2');
  const [code, setCode] = useState('');

  return (
    <div className={styles.grid}>
      <div className={styles.stack}>
        <TextField
          label={t('holder')}
          value={holder}
          onChange={(event) => setHolder(event.target.value)}
        />
        <TextField
          label={t('number')}
          inputMode="numeric"
          dir="ltr"
          value={number}
          onChange={(event) => setNumber(formatCardNumber(event.target.value))}
        />
        <div className={styles.expiry}>
          <TextField
            label={t('expiration')}
            inputMode="numeric"
            dir="ltr"
            value={expiration}
            onChange={(event) => setExpiration(formatExpiration(event.target.value))}
          />
          <TextField
            label={t('code')}
            inputMode="numeric"
            dir="ltr"
            value={code}
            onChange={(event) => setCode(formatSecurityCode(event.target.value, number))}
          />
        </div>
      </div>
      <BankCard title="Longhand Plus" {...{ holder, number, expiration, code }} />
    </div>
  );
}
