/**
 * Whether a lowercase word is a regular form of a listed word: denk and seh (of denke, denken, denkt), glitzernd (of glitzern), lesbar (of
 * lesen), unlesbar, herauszufinden, siebenundvierzigste.
 */
export function isGermanForm(words: ReadonlySet<string>, word: string): boolean {
  if (hasDroppedE(words, word) || hasJoinedPronoun(words, word) || numeralPattern.test(word))
    return true;
  const baseForm = word.replace(/(?<=nd|bar)e[mnrs]?$/, '');
  if (/(?:en|ern|eln)d$/.test(baseForm) && words.has(baseForm.slice(0, -1))) return true;
  const barStem = /^(?:un)?(.{3,})bar$/.exec(baseForm)?.[1];
  if (barStem !== undefined && isVerbStem(words, barStem)) return true;
  const negatedAdjective = /^un(.{4,})$/.exec(word)?.[1];
  if (negatedAdjective !== undefined && isAdjective(words, negatedAdjective)) return true;
  const rest = /^(?:be|ent|er|ver|zer)(.{4,})$/.exec(word)?.[1];
  if (rest !== undefined && words.has(rest) && !words.has(`${rest}em`)) return true;
  if (isElidedAdjective(words, word) || isElidedForm(words, word)) return true;
  const [, first = '', verb = ''] = /^(.{2,}?)zu(.{3,}(?:en|ern|eln))$/.exec(word) ?? [];

  return separablePrefixes.has(first) && words.has(verb);
}

/** aufstehn, ältern, gäbt, zweie: an e is omitted or added. */
function isElidedForm(words: ReadonlySet<string>, word: string): boolean {
  if (/^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)e$/.test(word)) return true;
  if (/(?:h|er)n$/.test(word)) return words.has(word.replace(/n$/, 'en'));

  return /ä.+t$/.test(word) && words.has(word.replace(/t$/, 'e'));
}

/** eignes, verschiedne, heilgem, frühern: an e or i is omitted. */
function isElidedAdjective(words: ReadonlySet<string>, word: string): boolean {
  const [, start = '', end = ''] = /^(.{2,}[^e])([lnr]e[mnrs]?)$/.exec(word) ?? [];
  if (end !== '' && isAdjective(words, `${start}e${end}`)) return true;
  const [, first = '', last = ''] = /^(.{2,}[^i])(ge[mnrs]?)$/.exec(word) ?? [];
  if (last !== '' && isAdjective(words, `${first}i${last}`)) return true;
  const base = /^(.{3,})ern$/.exec(word)?.[1];

  return base !== undefined && (isAdjective(words, base) || isAdjective(words, `${base}er`));
}

/** Wartung, Unterstützern, Tunneln: nouns derived from listed verbs, and plurals of listed nouns. */
export function isGermanNoun(words: ReadonlySet<string>, word: string): boolean {
  const base = /^(.{3,}e[lr])n$/.exec(word)?.[1];
  if (base !== undefined && words.has(base)) return true;
  const stem = /^(.{3,})(?:ung(?:en)?|er(?:s|n|in|innen)?)$/.exec(word)?.[1]?.toLowerCase();

  return (
    stem !== undefined &&
    words.has(`${stem}en`) &&
    (words.has(`${stem}t`) || words.has(`${stem}et`))
  );
}

/** The e is omitted: ich hab, bring mir, das wär was. Excludes nouns without their capital. */
function hasDroppedE(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word.slice(0, 1).toUpperCase() + word.slice(1))) return false;
  const isVerb = words.has(`${word}en`) && (words.has(`${word}t`) || words.has(`${word}et`));

  return word.length > 2 && words.has(`${word}e`) && isVerb;
}

/** gehts, wards, müssens, weils: es joined to the preceding verb or function word. */
function hasJoinedPronoun(words: ReadonlySet<string>, word: string): boolean {
  if (/^(?:als|da|dass|daß|du|er|ich|ihr|man|ob|sich|sie|so|was|weil|wenn|wie|wir)s$/.test(word))
    return true;
  const verb = /^(.{2,}(?:t|en|rd))s$/.exec(word)?.[1];

  return verb !== undefined && words.has(verb) && !words.has(`${verb}em`);
}

function isVerbStem(words: ReadonlySet<string>, stem: string): boolean {
  return words.has(`${stem}en`) || (/[lr]$/.test(stem) && words.has(`${stem}n`));
}

function isAdjective(words: ReadonlySet<string>, word: string): boolean {
  const base = word.replace(/e[mnrs]?$/, '');

  return words.has(`${word}em`) || (words.has(word) && words.has(base) && words.has(`${base}em`));
}

/** Separable verb prefixes. */
const separablePrefixes = new Set(
  `ab an auf aus bei da dar davon durch ein empor entgegen fehl fern fest fort frei gegenüber gut heim her herab heran herauf heraus herbei herein
  herüber herum herunter hervor hin hinab hinauf hinaus hinein hinüber hinunter hinweg hinzu kennen klar kund leid los mit nach nieder preis raus rein
  rum statt teil über um unter vor voran voraus vorbei vorüber weg weh weiter wieder zu zurecht zurück zusammen`.split(
    /\s+/,
  ),
);

const units = 'ein|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun';
const teens = 'zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn';
const tens = `(?:(?:${units})und)?(?:zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig)`;
const hundreds = `(?:(?:${units})?hundert(?:und)?)?(?:${tens}|${teens}|${units})?`;

/** Any number up to a million: cardinal, ordinal or multiplicative. */
const numeralPattern = new RegExp(
  `^(?=.{3})(?:${hundreds}tausend(?:und)?)?${hundreds}(?:s?te[mnrs]?|s?tens|mal|malig(?:e[mnrs]?)?|fach(?:e[mnrs]?)?|erlei)?$`,
);
