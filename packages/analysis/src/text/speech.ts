import type { LanguageCode } from '../options.ts';
import { addFlag, spokenFlag, startOf, type WordTable, wordCount } from './words.ts';

/**
 * Flags spoken words: between quotation marks of any kind, or after the dash that
 * opens a paragraph. An unclosed quotation runs to the end of the paragraph, as in speech that
 * continues in the next one. A quoted word or phrase within a sentence (the so-called “truth”) is not speech.
 */
export function markSpeech(
  text: string,
  { words, quotes }: { words: WordTable; quotes: readonly number[] },
  language: LanguageCode,
): number {
  if (quotes.length === 0) return 0;
  const spokenRanges: number[] = [];
  const start = text.search(/\S/);
  if (/^[—–―]\s?[\p{L}¿¡«“]/u.test(text.slice(start, start + 3))) {
    collectDashSpeech(text, quotes, language, spokenRanges);
  } else {
    collectQuotedSpeech(text, quotes, language, spokenRanges);
  }

  if (language === 'fr' && spokenRanges.length > 0) addSpeakerTurns(text, quotes, spokenRanges);

  return flagSpokenWords(
    words,
    language === 'fr' ? excludeDialogueTags(text, spokenRanges) : spokenRanges,
  );
}

/** Arabic speech verbs, including those with an attached pronoun: قال، فقالت له، أجابه. */
const arabicSpeechVerbs =
  'قال|قالت|قالوا|قالا|قلت|قلنا|سأل|سألت|أجاب|أجابت|صاح|صاحت|هتف|هتفت|همس|همست|رد|ردت|أردف|أردفت|تابع|نادى|صرخ|صرخت';

/** A speech verb and a colon without a quotation mark or a dash after it: unmarked speech (فقال: تعال). */
const unmarkedSpeech = new RegExp(
  String.raw`(?<![\p{L}\p{M}])[وف]?(?:${arabicSpeechVerbs})(?:ه|ها|هم|هما|ني|نا)?(?:\s+[^\s:،.؟!؛«»"“”]+){0,5}\s*:(?=[^\S\n]*[\p{L}\p{Nd}])`,
  'gu',
);

/** Counts the speeches of an Arabic paragraph that have neither quotation marks nor a dash. */
export function countUnmarkedSpeech(text: string): number {
  return text.includes(':') ? (text.match(unmarkedSpeech)?.length ?? 0) : 0;
}

/**
 * After a closed quotation, a dash between sentences opens the speech of the other speaker (« Tu viens ? » dit-elle. — Je viens.),
 * up to the end of the paragraph.
 */
function addSpeakerTurns(text: string, quotes: readonly number[], spokenRanges: number[]): void {
  const closed = spokenRanges[1] ?? text.length;
  const turnStart = quotes.find((at) => at > closed && isSpeakerTurn(text, at));
  if (turnStart === undefined) return;
  const kept = spokenRanges.filter(
    (_, index) => (spokenRanges[index - (index % 2)] ?? 0) < turnStart,
  );
  spokenRanges.splice(0, spokenRanges.length, ...kept, turnStart, text.length);
}

function isSpeakerTurn(text: string, at: number): boolean {
  return (
    /[.!?…»]\s+$/.test(text.slice(Math.max(0, at - 3), at)) &&
    /^[—–―]\s?(?:\p{Lu}|…)/u.test(text.slice(at, at + 3))
  );
}

/** Past-tense speech verbs, which do not occur as the speaker's own words: répondit, s’écria, disait. */
const pastSpeechVerbs = `dit fit disait faisait répondit répondait demanda demandait reprit reprenait ajouta ajoutait répliqua murmura murmurait cria criait
  écria écriait exclama exclamait déclara affirma assura expliqua expliquait continua continuait poursuivit interrompit chuchota souffla soupira gémit
  grommela grogna gronda balbutia bégaya insista observa remarqua protesta objecta riposta rétorqua hurla lança annonça avoua conclut songea pensa
  ordonna questionna interrogea supplia implora ricana bougonna marmotta marmonna articula prononça répéta répétait appela acheva commença hasarda
  confirma approuva sanglota bredouilla susurra clama glapit fredonna opina proposa constata vociféra`;

/** Present-tense speech verbs; many are also imperatives, so only before the speaker (répond Claire, dit le curé). */
const presentSpeechVerbs = `dit fait répond demande reprend ajoute réplique murmure crie écrie exclame déclare affirme assure explique continue poursuit interrompt
  chuchote souffle soupire gémit grommelle grogne gronde balbutie insiste observe remarque proteste objecte riposte rétorque hurle lance annonce avoue
  conclut songe pense répète appelle`;

const alternation = (words: string) => words.trim().split(/\s+/).join('|');

/**
 * Dialogue tag within speech: répondit-il, s’écria-t-elle tout bas, dit la mère. Not a question (vient-il ?), and not a
 * speech verb without a preceding comma or other mark.
 */
const dialogueTag = new RegExp(
  String.raw`(?<=[,!?…»]\s)(?:s[’']|lui |leur |me |nous )?` +
    String.raw`(?:\p{Ll}+-(?:t-)?(?:ils?|elles?)|(?:dis|fis|répondis|\p{Ll}+ai)-je|(?:${alternation(pastSpeechVerbs)})(?![\p{L}-])` +
    String.raw`|(?:${alternation(presentSpeechVerbs)})(?=\s(?:(?:l[ae]|les|une?|[mst]on|[mst]a|notre|ce|cette?)\s|l[’']|M\.|\p{Lu})))` +
    String.raw`(?![\p{L}-])(?:MM?\.|[^.;:,!?…»—–])*(?=\s?(?:[.;:,»—–]|$))`,
  'gu',
);

/** Speech ends before a dialogue tag and continues after it. */
function excludeDialogueTags(text: string, spokenRanges: readonly number[]): readonly number[] {
  return spokenRanges.flatMap((from, index) => {
    if (index % 2 === 1) return [];
    const to = spokenRanges[index + 1] ?? from;
    const tags = [...text.slice(from, to).matchAll(dialogueTag)];

    return [
      from,
      ...tags.flatMap(({ 0: words, index: at }) => [from + at, from + at + words.length]),
      to,
    ];
  });
}

/** Spanish, Russian and others close the speech with a dash before a dialogue tag; French does not. */
function collectDashSpeech(
  text: string,
  quotes: readonly number[],
  language: LanguageCode,
  spokenRanges: number[],
): void {
  const dashes = quotes.filter((at) => '—–―'.includes(text.charAt(at)));
  const turns = language === 'fr' ? dashes.slice(0, 1) : dashes;
  for (let index = 0; index < turns.length; index += 2) {
    spokenRanges.push(turns[index] ?? 0, turns[index + 1] ?? text.length);
  }
}

function collectQuotedSpeech(
  text: string,
  quotes: readonly number[],
  language: LanguageCode,
  spokenRanges: number[],
): void {
  for (let index = 0; index < quotes.length; index++) {
    const from = quotes[index] ?? 0;
    const closing = closingMarksFor(text, from, language);
    if (closing === null) continue;
    const limit = isSingleQuote(text, from)
      ? Math.min(index + maxQuoteDistance, quotes.length)
      : quotes.length;
    let end = index + 1;
    while (end < limit && !closesQuotation(text, quotes[end] ?? 0, closing)) end++;
    const isOpen = end === limit;
    if (isOpen && isSingleQuote(text, from)) continue;

    const to = isOpen ? text.length : (quotes[end] ?? 0);
    if (isOpen || isSpeech(text, from, to)) spokenRanges.push(from, to);
    index = end;
  }
}

/** Limit of the search for the closing single quote, in marks: the opening one may have been an apostrophe. */
const maxQuoteDistance = 100;

/** The marks that may close a quotation opened at `at`; null if none is opened. */
function closingMarksFor(text: string, at: number, language: LanguageCode): string | null {
  const sign = text.charAt(at);
  const isOpening = /^$|[\s(—–-]/.test(text.charAt(at - 1));
  if (sign === '“') return '”"';
  if (sign === '„' || sign === '‟') return '“”"';
  if (sign === '«') return language !== 'de' || isOpening ? '»' : null;
  if (sign === '»') return language === 'de' && isOpening ? '«»' : null;
  if (sign === '‹') return '›';
  if (sign === '‚') return '‘’';
  if (sign === '「') return '」';
  if (sign === '『') return '』';
  if (sign === '"') return isOpening ? '"”' : null;
  if (sign === '‘' || sign === "'") {
    return isOpening && !isElidedWord(text, at + 1) ? "’'" : null;
  }

  return null;
}

/** ’Tis, ’em, ’Enry’s ’at would need a dictionary; these are the most frequent. */
function isElidedWord(text: string, at: number): boolean {
  return /^(?:t(?:was|is|were|will|il)|em|cause|cos|bout|round|neath|n)\b/i.test(
    text.slice(at, at + 8),
  );
}

function closesQuotation(text: string, at: number, closing: string): boolean {
  const sign = text.charAt(at);
  if (!closing.includes(sign)) return false;

  return sign === '’' || sign === "'"
    ? endsSpeech(text, at) && !/\p{L}/u.test(text.charAt(at + 1))
    : true;
}

function isSingleQuote(text: string, at: number): boolean {
  return "‘'‚".includes(text.charAt(at));
}

function isSpeech(text: string, from: number, to: number): boolean {
  return endsSpeech(text, to) || text.charAt(to + 1) === ',' || text.slice(0, from).trim() === '';
}

function endsSpeech(text: string, at: number): boolean {
  return /[.,!?…—–:;。，！？؟،-]/.test(text.slice(0, at).trimEnd().slice(-1));
}

function flagSpokenWords(words: WordTable, spokenRanges: readonly number[]): number {
  let spokenCount = 0;
  let span = 0;
  for (let index = 0; index < wordCount(words) && span < spokenRanges.length; index++) {
    const at = startOf(words, index);
    while (span < spokenRanges.length && at >= (spokenRanges[span + 1] ?? 0)) span += 2;
    if (span < spokenRanges.length && at > (spokenRanges[span] ?? 0)) {
      addFlag(words, index, spokenFlag);
      spokenCount++;
    }
  }

  return spokenCount;
}
