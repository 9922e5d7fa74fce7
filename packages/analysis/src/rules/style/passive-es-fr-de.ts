import type { PassiveForms } from '../../languages/language.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import type { SentenceSpan } from '../../text/sentences.ts';
import { capitalFlag, endOf, flagsOf, startOf } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, isAdjacent } from '../word-access.ts';

/**
 * Reports the passive voice: Spanish with ser, French with être, German with werden. Where the auxiliary can also describe a state (está,
 * est fermé, ist geschlossen; es conocido), only passives with an agent are reported.
 */
export const passiveSpanishFrenchGerman: ParagraphRule = {
  rules: ['passive'],

  find(paragraph, { language: { code, lists } }) {
    const findPassives = passiveFinders[code];
    const { passive } = lists;

    return findPassives && passive
      ? paragraph.sentences.flatMap((sentence) => findPassives(paragraph, sentence, passive))
      : [];
  },
};

type PassiveFinder = (
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  passive: PassiveForms,
) => readonly Match[];

const passiveFinders: Readonly<Record<string, PassiveFinder | undefined>> = {
  es: (paragraph, sentence, passive) =>
    findRomancePassives(paragraph, sentence, { passive, agent: /^por$/, isReflexive: () => false }),
  fr: (paragraph, sentence, passive) =>
    findRomancePassives(paragraph, sentence, {
      passive,
      agent: /^par$/,
      isReflexive: isReflexiveInFrench,
    }),
  de: findGermanPassives,
};

type RomanceOptions = {
  passive: PassiveForms;
  agent: RegExp;
  isReflexive(paragraph: SegmentedParagraph, index: number): boolean;
};

function findRomancePassives(
  paragraph: SegmentedParagraph,
  { first, end }: SentenceSpan,
  { passive, agent, isReflexive }: RomanceOptions,
): readonly Match[] {
  const { auxiliaries, interveningAdverbs, isParticiple } = passive;
  const matches: Match[] = [];
  for (let index = first; index < end; index++) {
    const isEventive = auxiliaries.get(formAt(paragraph, index));
    if (isEventive === undefined || isReflexive(paragraph, index)) continue;
    let at = index + 1;
    while (
      at < index + 4 &&
      isAdjacent(paragraph, at) &&
      interveningAdverbs.has(formAt(paragraph, at))
    )
      at++;
    if (at >= end || !isAdjacent(paragraph, at) || !isParticiple(formAt(paragraph, at), true))
      continue;
    const hasAgent = [at + 1, at + 2, at + 3].some(
      (ahead) => ahead < end && agent.test(formAt(paragraph, ahead)),
    );
    if (isEventive || hasAgent)
      matches.push(createMatch(paragraph, { first: index, verb: at, hasAgent }));
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

/** "wurde … gefunden" with the participle at the end of the clause; "gefunden wurde", "gefunden worden". */
function findGermanPassives(
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
      isAdjacent(paragraph, index) &&
      isGermanParticipleAt(paragraph, index - 1, { passive, isPast: true })
    ) {
      matches.push(
        createMatch(paragraph, {
          first: index - 1,
          verb: index - 1,
          end: index + 1,
          hasAgent: false,
        }),
      );
      continue;
    }
    const verb = findGermanVerb(paragraph, sentence, { index, passive, isPast });
    if (verb === null) continue;
    const hasAgent = isAgentWithin(paragraph, index + 1, verb);
    const first = verb - index <= maxFrameLength ? index : verb;
    matches.push(createMatch(paragraph, { first, verb, hasAgent }));
    index = auxiliaries.has(formAt(paragraph, verb + 1)) ? verb + 1 : verb;
  }

  return matches;
}

/** Longer sentence brackets are not included in the match. */
const maxFrameLength = 8;

function findGermanVerb(
  paragraph: SegmentedParagraph,
  { end }: SentenceSpan,
  { index, passive, isPast }: { index: number; passive: PassiveForms; isPast: boolean },
): number | null {
  for (let at = index + 1; at < Math.min(end, index + 16); at++) {
    if (!continuesClause(paragraph, at)) return null;
    const isLast = at + 1 >= end || !continuesClause(paragraph, at + 1);
    const isLinked = /^(?:und|oder|als|wie|werden|wird|worden|war|ist|sein|hat|haben)$/.test(
      formAt(paragraph, at + 1),
    );
    if (!isLast && !isLinked) continue;

    const isSure = isPast || formAt(paragraph, at + 1) === 'werden';

    return isGermanParticipleAt(paragraph, at, { passive, isPast: isSure }) ? at : null;
  }

  return null;
}

/** Only a space precedes the word, or the full stop of an ordinal: in der 3. Woche. */
function continuesClause(paragraph: SegmentedParagraph, at: number): boolean {
  if (isAdjacent(paragraph, at)) return true;
  const { text, words } = paragraph;

  return text.slice(endOf(words, at - 1), startOf(words, at)) === '. ';
}

function isGermanParticipleAt(
  paragraph: SegmentedParagraph,
  at: number,
  { passive, isPast }: { passive: PassiveForms; isPast: boolean },
): boolean {
  if ((flagsOf(paragraph.words, at) & capitalFlag) !== 0) return false;

  return passive.isParticiple(formAt(paragraph, at), isPast);
}

/** von or durch followed by an agent. */
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

function createMatch(
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
