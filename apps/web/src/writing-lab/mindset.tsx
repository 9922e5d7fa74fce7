import { facetNames } from '@longhand/analysis/measures/mindset/facet';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { Page, Section } from '../ui/page.tsx';
import { definedValues, quartilesOf } from './metrics/corpus/quartiles.ts';
import { useCorpus } from './metrics/corpus/use-corpus.ts';
import { usePublishedRanges } from './metrics/corpus/use-published-ranges.ts';
import { CorpusNote } from './metrics/evidence/corpus-note.tsx';
import { MarkedText } from './metrics/evidence/marked-text.tsx';
import { PublishedNote } from './metrics/evidence/published-range.tsx';
import { isTooShort } from './metrics/metrics.ts';
import { AnalyzedTextState } from './metrics/subject/analyzed-text-state.tsx';
import { comparableTexts } from './metrics/subject/comparable-texts.ts';
import { TextChoice } from './metrics/subject/text-choice.tsx';
import { type AnalyzedText, useAnalyzedText } from './metrics/subject/use-analyzed-text.ts';
import { useListParam, useUrlParams } from './metrics/subject/use-url-params.ts';
import { facetMarks } from './mindset/facet-marks.ts';
import { FacetRow, minPhrases } from './mindset/facet-row.tsx';
import styles from './psycho/psycho.module.css';

type FacetName = (typeof facetNames)[number];

/** Language patterns of a text, with every counted phrase marked. */
export default function Mindset() {
  const t = useTranslations('lab');
  const { getParam, setParams } = useUrlParams();
  const { chosen, toggle } = useListParam('facets', facetNames);
  const corpus = useCorpus();
  const id = getParam('sample');
  const subject = useAnalyzedText(id);

  return (
    <Page title={<Heading subject={subject.data ?? null} />} lede={t('mindset.lede')}>
      <TextChoice id={id} corpus={corpus} onChoose={(sample) => setParams({ sample })} />
      <fieldset className={styles.facets}>
        <legend>{t('mindset.show')}</legend>
        {facetNames.map((name) => (
          <Checkbox
            key={name}
            label={t(`figure.facet-${name}.name`)}
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
        ))}
      </fieldset>
      <AnalyzedTextState subject={subject} empty={t('mindset.empty')} failed={t('text.failed')}>
        {(shown) => <Facets subject={shown} chosen={chosen} corpus={corpus} />}
      </AnalyzedTextState>
    </Page>
  );
}

/** The heading names the strongest tendency. */
function Heading({ subject }: { subject: AnalyzedText | null }) {
  const t = useTranslations('lab.mindset');
  const clearest = subject?.reading.details.facets
    .filter(({ balance }) => balance.value !== null)
    .toSorted((one, other) => Math.abs(other.balance.value ?? 0) - Math.abs(one.balance.value ?? 0))
    .find(({ first, second }) => first.length + second.length >= minPhrases);
  if (!clearest || clearest.balance.value === 0) return t('title');
  const side = (clearest.balance.value ?? 0) > 0 ? 'first' : 'second';

  return t('leans', { pole: t(`poles.${clearest.name}.${side}`) });
}

type FacetsProps = {
  subject: AnalyzedText;
  chosen: readonly FacetName[];
  corpus: ReturnType<typeof useCorpus>;
};

function Facets({ subject, chosen, corpus }: FacetsProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const { reading, text } = subject;
  const others = useMemo(() => comparableTexts(corpus.texts, subject), [corpus.texts, subject]);
  const published = usePublishedRanges({ language: reading.language, kind: subject.kind });
  const facets = reading.details.facets.filter(({ name }) => chosen.includes(name));
  const marks = useMemo(
    () =>
      facetMarks(facets, {
        nameOf: (name, side) => t(`mindset.poles.${name}.${side}`),
        listOf: (names) => format.list(names, { type: 'unit' }),
      }),
    [facets, t, format],
  );

  return (
    <>
      <Section
        title={t('mindset.facets')}
        note={t('text.about', {
          words: reading.words,
          language: t(`languages.${reading.language}`),
        })}
      >
        {reading.details.facets.some(({ balance }) => isTooShort(balance)) && (
          <p className={styles.short}>{t('psycho.short', { needs: 300, has: reading.words })}</p>
        )}
        <CorpusNote corpus={corpus} compared={others.length} />
        <ul>
          {facets.map((facet) => (
            <li key={facet.name}>
              <FacetRow
                subject={subject}
                facet={facet}
                quartiles={quartilesOf(
                  definedValues(others.map((own) => own.reading.figures[`facet-${facet.name}`])),
                )}
                published={published}
              />
            </li>
          ))}
        </ul>
        <PublishedNote ranges={published} />
        {chosen.length === 0 && <p className={styles.short}>{t('psycho.noneChosen')}</p>}
      </Section>
      {marks.length > 0 && (
        <Section title={t('mindset.inText')} note={t('mindset.marks')}>
          <MarkedText text={text} marks={marks} />
        </Section>
      )}
      <p className={styles.foot}>{t('foot')}</p>
    </>
  );
}
