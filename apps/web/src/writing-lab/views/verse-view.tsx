import type { Verse, VerseAbsence } from '@longhand/analysis/whole';
import { useFormatter, useTranslations } from 'use-intl';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';
import { VerseTones } from './verse-tones.tsx';
import { excerptAt } from './view-data.ts';
import styles from './views.module.css';

/** Rhyme scheme, meter and refrains; syllable counts are in the margin of the editor. */
export function VerseView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.verse');
  const format = useFormatter();
  const { verse } = reading.details;
  if (!verse) return <p>{t('kind')}</p>;
  const { scheme, metre, lineLength, repetition, lines } = verse;
  const counts = lines.flatMap(({ syllables }) => (syllables === null ? [] : [syllables]));
  const shortest = Math.min(...counts);
  const longest = Math.max(...counts);
  const isEven = shortest === longest;
  const usualCount = mostFrequentCount(counts);

  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('scheme')}</dt>
        <dd>
          <bdi dir="ltr">{scheme.trim() === '' ? '–' : scheme}</bdi>
        </dd>
        <dt>{t('syllables')}</dt>
        <dd>
          {counts.length === 0 && t('noRules')}
          {counts.length > 0 && isEven && format.number(longest)}
          {counts.length > 0 &&
            !isEven &&
            t('from', { shortest: format.number(shortest), longest: format.number(longest) })}
        </dd>
        <dt>{t('metre')}</dt>
        <dd>
          {metre.value && <MetreName metre={metre.value} />}
          {lineLength.value && t('most', { syllables: lineLength.value.syllables })}
          {lineLength.value?.name && ` (${t(`line.${lineLength.value.name}`)})`}
          {!metre.value && !lineLength.value && <AbsentMetre absent={absenceReason(verse)} />}
        </dd>
        <VerseTones verse={verse} />
        <dt>{t('chorus')}</dt>
        <dd>
          {repetition.chorus
            ? t('chorusOf', {
                length: repetition.chorus.length,
                times: repetition.chorus.at.length,
              })
            : t('noChorus')}
          {repetition.chorus?.section && <bdi> ({repetition.chorus.section})</bdi>}
        </dd>
        {repetition.hook && (
          <>
            <dt>{t('hook')}</dt>
            <dd>
              <bdi>{t('hookOf', { words: repetition.hook.text, uses: repetition.hook.uses })}</bdi>
            </dd>
          </>
        )}
      </dl>
      <SpanList
        desk={desk}
        places={lines
          .filter(({ syllables }) => syllables !== null && syllables !== usualCount)
          .slice(0, 6)
          .map(({ span, syllables }) => ({
            ...span,
            words: excerptAt(text, span),
            mark: format.number(syllables ?? 0),
          }))}
      />
    </>
  );
}

function MetreName({ metre }: { metre: NonNullable<Verse['metre']['value']> }) {
  const t = useTranslations('desk.views.verse');
  const format = useFormatter();
  const { feet } = metre;
  if ('foot' in metre) return t('feet', { feet, foot: t(`foot.${metre.foot}`) });
  const share = format.number(metre.fit, { style: 'percent' });

  return <bdi>{t('inBahr', { bahr: t(`bahr.${metre.bahr}`), feet, share })}</bdi>;
}

/** Syllabic verse has no feet, so the reason for the missing line length is shown instead. */
function absenceReason({ metre, lineLength }: Verse): VerseAbsence {
  const absent = metre.value === null ? metre.absent : uneven;
  const its = lineLength.value === null ? lineLength.absent : uneven;

  return absent.code === 'counted' ? its : absent;
}

const uneven: VerseAbsence = { code: 'uneven' };

function AbsentMetre({ absent }: { absent: VerseAbsence }) {
  const t = useTranslations('desk.views.verse');
  const format = useFormatter();
  if (absent.code === 'too-short') return t('fewLines', { needs: absent.needs, has: absent.has });
  if (absent.code === 'language') return t('noRules');
  if (absent.code === 'mixed') {
    const share = format.number(absent.share, { style: 'percent' });

    return t('mixed', { syllables: absent.syllables, share });
  }

  return absent.code === 'vowels' ? t('vowels') : t('noMetre');
}

/** The most frequent syllable count; lines that differ from it are listed. */
function mostFrequentCount(counts: readonly number[]): number | undefined {
  const uses = Map.groupBy(counts, (count) => count);

  return [...uses.values()].toSorted((one, other) => other.length - one.length)[0]?.[0];
}
