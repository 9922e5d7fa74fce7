import { bars } from '@longhand/charts/kinds/bars';
import { burnUp } from '@longhand/charts/kinds/burn-up';
import { calendar } from '@longhand/charts/kinds/calendar';
import { dayBars } from '@longhand/charts/kinds/day-bars';
import { dotGrid } from '@longhand/charts/kinds/dot-grid';
import { histogram } from '@longhand/charts/kinds/histogram';
import { lanes } from '@longhand/charts/kinds/lanes';
import { line } from '@longhand/charts/kinds/line';
import { multiples } from '@longhand/charts/kinds/multiples';
import { profile } from '@longhand/charts/kinds/profile';
import { rhythm } from '@longhand/charts/kinds/rhythm';
import { scatter } from '@longhand/charts/kinds/scatter';
import { stacked } from '@longhand/charts/kinds/stacked';
import { strips } from '@longhand/charts/kinds/strips';
import { timeline } from '@longhand/charts/kinds/timeline';
import { Sparkline } from '@longhand/charts/sparkline';
import { textDirection } from '@longhand/locales';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { Chart, ChartSection } from '../../chart.tsx';
import { Section } from '../../page.tsx';
import styles from '../gallery.module.css';
import * as goal from './goal-samples.ts';
import * as lab from './lab-samples.ts';
import * as texts from './text-samples.ts';

/** All chart kinds, and their empty and loading states. */
export function Charts() {
  const locale = useLocale();
  const goalData = useMemo(() => goal.burnUpSample(locale), [locale]);

  return (
    <>
      <ChartSection
        kind={burnUp}
        data={goalData}
        title="Words so far"
        summary="Behind par since 8 September; at this pace it ends on 9 December."
        file="words-so-far"
      />
      <ChartSection
        kind={dayBars}
        data={goal.dayBarsSample}
        title="Words a day"
        summary="Each tick is what that day needed; darker bars met it."
        note="Since 1 September"
        file="words-a-day"
      />
      <ChartSection
        kind={calendar}
        data={goal.calendarSample}
        title="The year in weeks"
        summary="A dot’s area is the day’s words; dashes are planned rest."
        file="year"
      />
      <ChartSection
        kind={dotGrid}
        data={goal.hoursSample}
        title="Hours of the week"
        summary="Most is written between 6 and 10, at weekends later."
        file="hours"
      />
      <ChartSection
        kind={stacked}
        data={goal.stackedSample}
        title="Week by week"
        summary="The Tide Clerk has half of each week."
        file="weeks"
      />
      <ChartSection
        kind={timeline}
        data={goal.timelineSample}
        title="Goals that are done"
        summary="One came early, one late."
        file="done"
      />
      <ChartSection
        kind={line}
        data={lab.evolutionSample}
        title="Words in a sentence, text by text"
        summary="Since July sentences are two words longer."
        file="evolution"
      />
      <ChartSection
        kind={line}
        data={lab.progressSample}
        title="Findings per 1,000 words"
        summary="Echoes have fallen from 9 to 5 in four months."
        file="progress"
      />
      <ChartSection
        kind={line}
        data={lab.momentumSample}
        title="Momentum"
        summary="Momentum is 61 of 100 and rising."
        file="momentum"
      />
      <ChartSection
        kind={line}
        data={lab.arcSample}
        title="Tone from beginning to end"
        summary="It falls through the second chapter and ends below where it began."
        file="arc"
      />
      <ChartSection
        kind={line}
        data={lab.manySample}
        title="100,000 points"
        summary="The one sentence that stands out is still to be seen."
        file="many"
      />
      <ChartSection
        kind={rhythm}
        data={lab.rhythmSample}
        title="Rhythm"
        summary="38 sentences in 9 paragraphs, words in each. Dialogue is lighter."
        file="rhythm"
      />
      <ChartSection
        kind={bars}
        data={lab.paragraphsSample}
        title="Readability by paragraph"
        summary="Paragraph 18 is the hardest."
        file="readability"
      />
      <ChartSection
        kind={histogram}
        data={lab.histogramSample}
        title="Lengths of sentences"
        summary="Half of the sentences have fewer than 11 words."
        file="lengths"
      />
      <ChartSection
        kind={lanes}
        data={lab.lanesSample}
        title="Where words come back"
        summary="“Water” comes 22 times, most in the first chapter."
        file="repetitions"
      />
      <ChartSection
        kind={profile}
        data={texts.profileSample}
        title="Against your own texts"
        summary="Less dialogue than usual, and more variety in the sentences."
        file="profile"
      />
      <ChartSection
        kind={strips}
        data={texts.stripsSample}
        title="Faster before ten"
        summary="The median is 658 words an hour against 460."
        file="sessions"
      />
      <ChartSection
        kind={scatter}
        data={texts.mapSample}
        title="Your texts on a map"
        summary="Near means alike; hollow dots are essays."
        file="map"
      />
      <ChartSection
        kind={scatter}
        data={texts.calibrationSample}
        title="Planned and taken"
        summary="11 of 14 goals took longer than planned."
        file="calibration"
      />
      <ChartSection
        kind={multiples}
        data={texts.multiplesSample}
        title="Project by project"
        summary="One book carries the year."
        file="projects"
      />
      <Section title="In a line of text">
        <p>
          The last fortnight{' '}
          <Sparkline
            values={texts.sparkSample}
            label="Words of the last 14 days"
            dir={textDirection(locale)}
          />{' '}
          and its days{' '}
          <Sparkline
            values={texts.sparkSample}
            look="bars"
            label="Words of the last 14 days, a bar a day"
            dir={textDirection(locale)}
          />
        </p>
      </Section>
      <Section title="Nothing to draw">
        <div className={styles.grid}>
          <Chart kind={line} data={undefined} title="On its way" summary="" file="none" />
          <Chart
            kind={line}
            data={{ ...lab.momentumSample, series: [] }}
            title="Empty"
            summary=""
            file="none"
            empty="Save a text, and its figures are drawn here."
          />
          <Chart
            kind={line}
            data={{
              ...lab.momentumSample,
              series: [{ name: 'Momentum', points: [{ at: '2026-11-20', value: 61 }] }],
            }}
            title="Too few"
            summary=""
            file="none"
          />
        </div>
      </Section>
    </>
  );
}
