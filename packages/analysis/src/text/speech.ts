import type { LanguageCode } from '../options.ts';
import { addMark, isSpoken, startOf, type WordTable, wordCount } from './words.ts';

/**
 * Marks the words that are spoken: between quotation marks of any kind, or behind the dash that
 * opens a paragraph. A quotation left open runs to the end of the paragraph, as in speeches that go
 * on in the next one. A quoted word or phrase within a sentence (the so-called “truth”) is no speech.
 */
export function markSpeech(
  text: string,
  { words, quotes }: { words: WordTable; quotes: readonly number[] },
  language: LanguageCode,
): number {
  if (quotes.length === 0) return 0;
  const spoken: number[] = [];
  const start = text.search(/\S/);
  if (/^[—–―]\s?[\p{L}¿¡«“]/u.test(text.slice(start, start + 3))) {
    dashSpeech(text, quotes, language, spoken);
  } else {
    quotedSpeech(text, quotes, language, spoken);
  }

  if (language === 'fr' && spoken.length > 0) takeTurns(text, quotes, spoken);

  return markWords(words, language === 'fr' ? withoutTellers(text, spoken) : spoken);
}

/** Arabic verbs of saying, also with who is spoken to: قال، فقالت له، أجابه. */
const arabicSaying =
  'قال|قالت|قالوا|قالا|قلت|قلنا|سأل|سألت|أجاب|أجابت|صاح|صاحت|هتف|هتفت|همس|همست|رد|ردت|أردف|أردفت|تابع|نادى|صرخ|صرخت';

/** A verb of saying and a colon, without a quotation mark or a dash behind it: so much of what is said has no marks (فقال: تعال). */
const unmarkedSpeech = new RegExp(
  String.raw`(?<![\p{L}\p{M}])[وف]?(?:${arabicSaying})(?:ه|ها|هم|هما|ني|نا)?(?:\s+[^\s:،.؟!؛«»"“”]+){0,5}\s*:(?=[^\S\n]*[\p{L}\p{Nd}])`,
  'gu',
);

/** How many speeches of an Arabic paragraph have neither quotation marks nor a dash. */
export function countUnmarkedSpeech(text: string): number {
  return text.includes(':') ? (text.match(unmarkedSpeech)?.length ?? 0) : 0;
}

/**
 * Behind a quotation that has closed, a dash between sentences opens what another says (« Tu viens ? » dit-elle. — Je viens.),
 * to the end of the paragraph.
 */
function takeTurns(text: string, quotes: readonly number[], spoken: number[]): void {
  const closed = spoken[1] ?? text.length;
  const turn = quotes.find((at) => at > closed && isTurn(text, at));
  if (turn === undefined) return;
  const kept = spoken.filter((_, index) => (spoken[index - (index % 2)] ?? 0) < turn);
  spoken.splice(0, spoken.length, ...kept, turn, text.length);
}

function isTurn(text: string, at: number): boolean {
  return (
    /[.!?…»]\s+$/.test(text.slice(Math.max(0, at - 3), at)) &&
    /^[—–―]\s?(?:\p{Lu}|…)/u.test(text.slice(at, at + 3))
  );
}

/** Verbs of saying in the past, which nobody says of himself: répondit, s’écria, disait. */
const saidBefore = `dit fit disait faisait répondit répondait demanda demandait reprit reprenait ajouta ajoutait répliqua murmura murmurait cria criait
  écria écriait exclama exclamait déclara affirma assura expliqua expliquait continua continuait poursuivit interrompit chuchota souffla soupira gémit
  grommela grogna gronda balbutia bégaya insista observa remarqua protesta objecta riposta rétorqua hurla lança annonça avoua conclut songea pensa
  ordonna questionna interrogea supplia implora ricana bougonna marmotta marmonna articula prononça répéta répétait appela acheva commença hasarda
  confirma approuva sanglota bredouilla susurra clama glapit fredonna opina proposa constata vociféra`;

/** The same in the present, of which many are orders as well: so only before who speaks (répond Claire, dit le curé). */
const sayNow = `dit fait répond demande reprend ajoute réplique murmure crie écrie exclame déclare affirme assure explique continue poursuit interrompt
  chuchote souffle soupire gémit grommelle grogne gronde balbutie insiste observe remarque proteste objecte riposte rétorque hurle lance annonce avoue
  conclut songe pense répète appelle`;

const anyOf = (words: string) => words.trim().split(/\s+/).join('|');

/**
 * Who speaks, within what is spoken: répondit-il, s’écria-t-elle tout bas, dit la mère. A question (vient-il ?) is none, nor is a
 * verb of saying that no comma or mark stands before.
 */
const teller = new RegExp(
  String.raw`(?<=[,!?…»]\s)(?:s[’']|lui |leur |me |nous )?` +
    String.raw`(?:\p{Ll}+-(?:t-)?(?:ils?|elles?)|(?:dis|fis|répondis|\p{Ll}+ai)-je|(?:${anyOf(saidBefore)})(?![\p{L}-])` +
    String.raw`|(?:${anyOf(sayNow)})(?=\s(?:(?:l[ae]|les|une?|[mst]on|[mst]a|notre|ce|cette?)\s|l[’']|M\.|\p{Lu})))` +
    String.raw`(?![\p{L}-])(?:MM?\.|[^.;:,!?…»—–])*(?=\s?(?:[.;:,»—–]|$))`,
  'gu',
);

/** Speech ends before the teller's words, and goes on behind them. */
function withoutTellers(text: string, spoken: readonly number[]): readonly number[] {
  return spoken.flatMap((from, index) => {
    if (index % 2 === 1) return [];
    const to = spoken[index + 1] ?? from;
    const tellers = [...text.slice(from, to).matchAll(teller)];

    return [
      from,
      ...tellers.flatMap(({ 0: words, index: at }) => [from + at, from + at + words.length]),
      to,
    ];
  });
}

/** Spanish, Russian and others close the speech with a dash before the teller's words; French does not. */
function dashSpeech(
  text: string,
  quotes: readonly number[],
  language: LanguageCode,
  spoken: number[],
): void {
  const dashes = quotes.filter((at) => '—–―'.includes(text.charAt(at)));
  const turns = language === 'fr' ? dashes.slice(0, 1) : dashes;
  for (let index = 0; index < turns.length; index += 2) {
    spoken.push(turns[index] ?? 0, turns[index + 1] ?? text.length);
  }
}

function quotedSpeech(
  text: string,
  quotes: readonly number[],
  language: LanguageCode,
  spoken: number[],
): void {
  for (let index = 0; index < quotes.length; index++) {
    const from = quotes[index] ?? 0;
    const closing = closerOf(text, from, language);
    if (closing === null) continue;
    const limit = isSingle(text, from) ? Math.min(index + farthest, quotes.length) : quotes.length;
    let end = index + 1;
    while (end < limit && !closes(text, quotes[end] ?? 0, closing)) end++;
    const isOpen = end === limit;
    if (isOpen && isSingle(text, from)) continue;

    const to = isOpen ? text.length : (quotes[end] ?? 0);
    if (isOpen || isSpeech(text, from, to)) spoken.push(from, to);
    index = end;
  }
}

/** So many marks further on a single quote is looked for: it may have been an apostrophe after all. */
const farthest = 100;

/** The marks that may close a quotation opened at `at`; null if nothing opens there. */
function closerOf(text: string, at: number, language: LanguageCode): string | null {
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
    return isOpening && !isClipped(text, at + 1) ? "’'" : null;
  }

  return null;
}

/** ’Tis, ’em, ’Enry’s ’at would need a dictionary; these few stand for most. */
function isClipped(text: string, at: number): boolean {
  return /^(?:t(?:was|is|were|will|il)|em|cause|cos|bout|round|neath|n)\b/i.test(
    text.slice(at, at + 8),
  );
}

function closes(text: string, at: number, closing: string): boolean {
  const sign = text.charAt(at);
  if (!closing.includes(sign)) return false;

  return sign === '’' || sign === "'"
    ? endsSpeech(text, at) && !/\p{L}/u.test(text.charAt(at + 1))
    : true;
}

function isSingle(text: string, at: number): boolean {
  return "‘'‚".includes(text.charAt(at));
}

function isSpeech(text: string, from: number, to: number): boolean {
  return endsSpeech(text, to) || text.charAt(to + 1) === ',' || text.slice(0, from).trim() === '';
}

function endsSpeech(text: string, at: number): boolean {
  return /[.,!?…—–:;。，！？؟،-]/.test(text.slice(0, at).trimEnd().slice(-1));
}

function markWords(words: WordTable, spoken: readonly number[]): number {
  let marked = 0;
  let span = 0;
  for (let index = 0; index < wordCount(words) && span < spoken.length; index++) {
    const at = startOf(words, index);
    while (span < spoken.length && at >= (spoken[span + 1] ?? 0)) span += 2;
    if (span < spoken.length && at > (spoken[span] ?? 0)) {
      addMark(words, index, isSpoken);
      marked++;
    }
  }

  return marked;
}
