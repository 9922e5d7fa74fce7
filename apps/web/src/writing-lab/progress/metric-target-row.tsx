import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineNumber } from '../../ui/inline-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Quartiles } from '../metrics/corpus/quartiles.ts';
import { useTitleOf } from '../metrics/corpus/use-title-of.ts';
import { findPublishedRange, PublishedRangeText } from '../metrics/evidence/published-range.tsx';
import { RangeLine } from '../metrics/evidence/range-line.tsx';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { metricTargetStatus } from '../metrics/metric-target-status.ts';
import { numberStyle } from '../metrics/metrics.ts';
import { useSetAim } from '../metrics/targets-api.ts';
import { useLab } from '../storage/lab.ts';
import type { LatestMetric } from './latest-metric.ts';
import { parseNumber } from './parse-number.ts';
import styles from './progress.module.css';

type AimRowProps = {
  name: MetricTarget['figure'];
  /** From the newest text that has the metric. */
  latest: LatestMetric;
  quartiles: Quartiles | null;
  published: PublishedRanges | null;
  aim: MetricTarget | undefined;
};

/** A metric of the newest text, its aim, and whether the aim is met. */
export function MetricTargetRow({
  name,
  latest: { value, older },
  quartiles,
  published,
  aim,
}: AimRowProps) {
  const t = useTranslations('lab.progress');
  const { nameOf, unitOf, write } = useMetricLabels();
  const titleOf = useTitleOf();
  const [isEditing, setEditing] = useState(false);
  const range = findPublishedRange(published, name);

  return (
    <div className={styles.aim}>
      <p className={styles.head}>
        <span>
          {nameOf(name)} <small>{unitOf(name)}</small>
        </span>{' '}
        <b className={styles.value}>{write(name, value)}</b>
      </p>
      {(quartiles ?? range) && <RangeLine value={value} quartiles={quartiles} published={range} />}
      <PublishedRangeText ranges={published} name={name} write={(one) => write(name, one)} />
      {older !== null && (
        <p className={styles.state}>{t('older', { title: titleOf({ title: older }) })}</p>
      )}
      <p className={styles.state}>
        <span>
          {aim
            ? t(`state.${metricTargetStatus(value, aim)}`, {
                least: aim.least === null ? '–' : write(name, aim.least),
                most: aim.most === null ? '–' : write(name, aim.most),
              })
            : t('noAim')}
        </span>{' '}
        {!isEditing && (
          <TextButton
            aria-label={t('editOf', { action: t(aim ? 'edit' : 'set'), figure: nameOf(name) })}
            onClick={() => setEditing(true)}
          >
            {aim ? t('edit') : t('set')}
          </TextButton>
        )}
      </p>
      {isEditing && <AimForm name={name} aim={aim} onDone={() => setEditing(false)} />}
    </div>
  );
}

type AimFormProps = {
  name: MetricTarget['figure'];
  aim: MetricTarget | undefined;
  onDone: () => void;
};

/** The bounds as displayed: shares are entered in percent. */
function AimForm({ name, aim, onDone }: AimFormProps) {
  const t = useTranslations('lab.progress');
  const failureText = useFailureText();
  const setAim = useSetAim(useLab());
  const scale = numberStyle(name).style === 'percent' ? 100 : 1;
  const format = useFormatter();
  const formatBound = (bound: number | null | undefined) =>
    bound == null ? '' : String(Math.round(bound * scale * 10_000) / 10_000);
  const [least, setLeast] = useState(formatBound(aim?.least));
  const [most, setMost] = useState(formatBound(aim?.most));
  const [from, to] = [parseNumber(least), parseNumber(most)];
  const isInvalid =
    from === undefined || to === undefined || (from !== null && to !== null && from > to);
  const saveBounds = (bounds: { least: number | null; most: number | null }) =>
    setAim.mutate({ figure: name, ...bounds }, { onSuccess: onDone });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (from === undefined || to === undefined || isInvalid) return;
        saveBounds({
          least: from === null ? null : from / scale,
          most: to === null ? null : to / scale,
        });
      }}
    >
      <p>
        <Sentence>
          {t.rich('between', {
            least: () => (
              <InlineNumber
                label={t('least')}
                inputMode="decimal"
                value={least}
                onChange={setLeast}
              />
            ),
            most: () => (
              <InlineNumber label={t('most')} inputMode="decimal" value={most} onChange={setMost} />
            ),
            percent: scale === 100 ? format.number(0, { style: 'percent' }).replace('0', '') : '',
          })}
        </Sentence>
      </p>
      {isInvalid && (
        <p role="alert" className={styles.problem}>
          {t('wrong')}
        </p>
      )}
      {setAim.isError && (
        <p role="alert" className={styles.problem}>
          {failureText(setAim.error)}
        </p>
      )}
      <p className={styles.buttons}>
        <Button size="small" type="submit" loading={setAim.isPending} disabled={isInvalid}>
          {t('keep')}
        </Button>
        {aim && (
          <TextButton onClick={() => saveBounds({ least: null, most: null })}>
            {t('withoutAim')}
          </TextButton>
        )}
        <TextButton quiet onClick={onDone}>
          {t('leave')}
        </TextButton>
      </p>
    </form>
  );
}
