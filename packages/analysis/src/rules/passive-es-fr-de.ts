import type { PassiveForms } from '../languages/language.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import type { SentenceSpan } from '../text/sentences.ts';
import { capitalFlag, endOf, flagsOf, startOf } from '../text/words.ts';
import { follows, formAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/**
 * The passives of Spanish with ser, of French with être, of German with werden. Where the auxiliary
 * may tell a state as well (está, est fermé, ist geschlossen; es conocido), only those that name
 * the one who acts count.
 */
export const passiveElsewhere: Finder = {
  rules: ['passive'],

  find(paragraph, { language: { code, lists } }) {
    const read = readers[code];
    const { passive } = lists;

    return read && passive
      ? paragraph.sentences.flatMap((sentence) => read(paragraph, sentence, passive))
      : [];
  },
};

type Reader = (
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  passive: PassiveForms,
) => readonly Match[];

const readers: Readonly<Record<string, Reader | undefined>> = {
  es: (paragraph, sentence, passive) =>
    behindBe(paragraph, sentence, { passive, agent: /^por$/, isReflexive: () => false }),
  fr: (paragraph, sentence, passive) =>
    behindBe(paragraph, sentence, { passive, agent: /^par$/, isReflexive: isReflexiveInFrench }),
  de: germanPassives,
};

type Romance = {
  passive: PassiveForms;
  agent: RegExp;
  isReflexive(paragraph: SegmentedParagraph, index: number): boolean;
};

function behindBe(
  paragraph: SegmentedParagraph,
  { first, end }: SentenceSpan,
  { passive, agent, isReflexive }: Romance,
): readonly Match[] {
  const { auxiliaries, between, isParticiple } = passive;
  const matches: Match[] = [];
  for (let index = first; index < end; index++) {
    const tellsDeed = auxiliaries.get(formAt(paragraph, index));
    if (tellsDeed === undefined || isReflexive(paragraph, index)) continue;
    let at = index + 1;
    while (at < index + 4 && follows(paragraph, at) && between.has(formAt(paragraph, at))) at++;
    if (at >= end || !follows(paragraph, at) || !isParticiple(formAt(paragraph, at), true))
      continue;
    const hasAgent = [at + 1, at + 2, at + 3].some(
      (ahead) => ahead < end && agent.test(formAt(paragraph, ahead)),
    );
    if (tellsDeed || hasAgent)
      matches.push(matchOf(paragraph, { first: index, verb: at, hasAgent }));
    index = at;
  }

  return matches;
}

/** Il s’est levé, nous nous sommes vus; but nous sommes invités. */
function isReflexiveInFrench(paragraph: SegmentedParagraph, index: number): boolean {
  for (let at = index - 1; at >= index - 2; at--) {
    const form = formAt(paragraph, at);
    if (/^(?:se|s'|me|m'|te|t')$/.test(form)) return true;
    if (/^(?:nous|vous)$/.test(form) && formAt(paragraph, at - 1) === form) return true;
  }

  return false;
}

/** "wurde … gefunden" up to the end of the clause; "gefunden wurde", "gefunden worden". */
function germanPassives(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  passive: PassiveForms,
): readonly Match[] {
  const { auxiliaries } = passive;
  const matches: Match[] = [];
  for (let index = sentence.first; index < sentence.end; index++) {
    const isPast = auxiliaries.get(formAt(paragraph, index));
    if (isPast === undefined) continue;
    if (
      index > sentence.first &&
      follows(paragraph, index) &&
      isGerman(paragraph, index - 1, { passive, isPast: true })
    ) {
      matches.push(
        matchOf(paragraph, { first: index - 1, verb: index - 1, end: index + 1, hasAgent: false }),
      );
      continue;
    }
    const verb = germanVerbAhead(paragraph, sentence, { index, passive, isPast });
    if (verb === null) continue;
    const hasAgent = isAgentWithin(paragraph, index + 1, verb);
    const first = verb - index <= longestFrame ? index : verb;
    matches.push(matchOf(paragraph, { first, verb, hasAgent }));
    index = auxiliaries.has(formAt(paragraph, verb + 1)) ? verb + 1 : verb;
  }

  return matches;
}

/** A frame of more words is not marked whole. */
const longestFrame = 8;

function germanVerbAhead(
  paragraph: SegmentedParagraph,
  { end }: SentenceSpan,
  { index, passive, isPast }: { index: number; passive: PassiveForms; isPast: boolean },
): number | null {
  for (let at = index + 1; at < Math.min(end, index + 16); at++) {
    if (!goesOn(paragraph, at)) return null;
    const isLast = at + 1 >= end || !goesOn(paragraph, at + 1);
    const isLinked = /^(?:und|oder|als|wie|werden|wird|worden|war|ist|sein|hat|haben)$/.test(
      formAt(paragraph, at + 1),
    );
    if (!isLast && !isLinked) continue;

    const isSure = isPast || formAt(paragraph, at + 1) === 'werden';

    return isGerman(paragraph, at, { passive, isPast: isSure }) ? at : null;
  }

  return null;
}

/** Nothing but space before the word, or the stop of an ordinal: in der 3. Woche. */
function goesOn(paragraph: SegmentedParagraph, at: number): boolean {
  if (follows(paragraph, at)) return true;
  const { text, words } = paragraph;

  return text.slice(endOf(words, at - 1), startOf(words, at)) === '. ';
}

function isGerman(
  paragraph: SegmentedParagraph,
  at: number,
  { passive, isPast }: { passive: PassiveForms; isPast: boolean },
): boolean {
  if ((flagsOf(paragraph.words, at) & capitalFlag) !== 0) return false;

  return passive.isParticiple(formAt(paragraph, at), isPast);
}

/** von and durch with someone behind them. */
function isAgentWithin(paragraph: SegmentedParagraph, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) {
    if (!/^(?:von|vom|durch)$/.test(formAt(paragraph, at))) continue;
    if (
      !/^(?:hier|da|dort|nun|jetzt|neuem|selbst|anfang|oben|unten)$/.test(formAt(paragraph, at + 1))
    )
      return true;
  }

  return false;
}

function matchOf(
  paragraph: SegmentedParagraph,
  {
    first,
    verb,
    hasAgent,
    end = verb + 1,
  }: { first: number; verb: number; hasAgent: boolean; end?: number },
): Match {
  return {
    rule: 'passive',
    first,
    end,
    reason: {
      code: hasAgent ? 'passive-with-agent' : 'passive',
      values: { verb: formAt(paragraph, verb) },
    },
  };
}
