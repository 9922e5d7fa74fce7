/**
 * The label of a song section, which is not sung: a line in square brackets, or a section word of the six languages, optionally in
 * parentheses, with a number, a repeat count (×2) or a colon. Words that could also be a verse (Bridge, Puente, مقطع) need one of these.
 *
 * @example labelIn('[Verse 2]') // 'Verse 2' labelIn('Two verses') // null
 */
export function labelIn(line: string): string | null {
  const bare = line.trim().replace(/^[#*_]+ *|[*_]+$/gu, '');
  const boxed = /^(?:\[([^[\]]+)\]|【([^【】]+)】|〔([^〔〕]+)〕) *[:：]?$/u.exec(bare);
  if (boxed) return (boxed[1] ?? boxed[2] ?? boxed[3] ?? '').trim() || null;
  const { mark = '', inner } = /^(?<mark>[(（])(?<inner>[^()（）]+)[)）] *[:：]?$/u.exec(bare)
    ?.groups ?? {
    inner: bare,
  };
  const name = (inner ?? '').trim();
  const isLabel = always.test(name) || (isSet(name, mark) && sometimes.test(name));

  return isLabel ? name.replace(/ *[:：]$/u, '') : null;
}

/** Bracketed, or with a colon, a number or a repeat count. */
function isSet(name: string, mark: string): boolean {
  return mark !== '' || /[:：]$|\p{Nd}/u.test(name);
}

const always = labels(
  'chorus|pre-?chorus|post-?chorus|refrain|verse|intro|outro|interlude|strophe|kehrreim|refrän|zwischenspiel|vorspiel|nachspiel|couplet|pré-?refrain|estribillo|pre-?estribillo|estrofa|coro|pre-?coro|interludio|主歌|副歌|导歌|導歌|预副歌|預副歌|前奏|间奏|間奏|尾奏|桥段|橋段|اللازمة|لازمة|الكوبليه|كوبليه|الكورس|كورس',
);
const sometimes = labels(
  'bridge|hook|break|coda|tag|vamp|middle eight|verso|vers|brücke|teil|pont|accroche|final|puente|gancho|桥|橋|过渡|過渡|尾声|尾聲|المقطع|مقطع|المذهب|مذهب|الجسر|المقدمة|الخاتمة',
);

/** A number before (1. Strophe); after it digits, Roman numerals or Arabic number words, and a repeat count. */
function labels(words: string): RegExp {
  const number =
    '(?:\\p{Nd}{1,2}|[ivx]{1,5}|[a-d]|[一二三四五六七八九十]|الأولى?|الثانية?|الثالثة?|الرابعة?|الخامسة?)';
  const times = '(?:[(（] ?)?(?:[x×] ?\\p{Nd}{1,2}|\\p{Nd}{1,2} ?[x×])(?: ?[)）])?';

  return new RegExp(
    `^(?:\\p{Nd}{1,2}[.ºªe]? ?)?(?:${words})(?: ?[.#]? ?${number}[.)]?)?(?: ?${times})? *[:：]?$`,
    'iu',
  );
}
