import { line } from '@longhand/charts/kinds/line';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type SentimentFigures, useTextSentiment } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';

/** The tone within one text, from its beginning to its end. */
export function TextSection({ figures: { texts } }: { figures: SentimentFigures }) {
  const t = useTranslations('insight-screens.sentiment');
  const { getParam, setParam } = useInsightSearch();
  const known = texts.items.filter(({ polarity }) => polarity !== null);
  const text = known.find(({ sampleId }) => sampleId === getParam('text')) ?? known.at(-1);
  if (text === undefined) return null;

  return (
    <OneText
      key={text.sampleId}
      id={text.sampleId}
      select={
        <InlineSelect
          label={t('text')}
          value={text.sampleId}
          options={known.map(({ sampleId, title }) => ({
            value: sampleId,
            label: title === '' ? t('untitled') : title,
          }))}
          onChange={(id) => setParam('text', id)}
        />
      }
    />
  );
}

function OneText({ id, select }: { id: string; select: ReactNode }) {
  const t = useTranslations('insight-screens.sentiment');
  const format = useFormatter();
  const sentiment = useTextSentiment(id);

  return (
    <QueryContent query={sentiment} errorTitle={t('textError')} lines={6}>
      {({ arc, words, coverage }) => (
        <div>
          <ChartSection
            kind={line}
            data={{
              xAxis: {
                name: t('place'),
                type: 'number',
                number: { style: 'percent', maximumFractionDigits: 0 },
              },
              value: { name: t('tone'), from: -1, to: 1, number: { maximumFractionDigits: 2 } },
              series: [
                {
                  name: t('tone'),
                  isUnlabeled: true,
                  points: arc.map(({ from, to, polarity }) => ({
                    at: (from + to) / 2,
                    value: polarity,
                  })),
                },
              ],
              lines: [{ at: 0, label: t('neutral') }],
            }}
            note={select}
            title={t('within')}
            summary={[
              t('withinSummary', { words, parts: arc.length }),
              ...(coverage === null
                ? []
                : [
                    t('coverage', {
                      share: format.number(coverage, {
                        style: 'percent',
                        maximumFractionDigits: 0,
                      }),
                    }),
                  ]),
            ].join(' ')}
            file="tone-within-text"
          />
          <p>
            <TextLink quiet to={`/app/writing-lab/analyzer?sample=${id}`}>
              {t('openText')}
            </TextLink>
          </p>
        </div>
      )}
    </QueryContent>
  );
}
