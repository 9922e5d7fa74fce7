/** Whether a word follows from one that a Spanish dictionary has: teletransportar, importantemente, convénzalo. */
export function isSpanishForm(word: string, knows: (word: string) => boolean): boolean {
  const base =
    /^(?:tele|auto|anti|super|sobre|nano|micro|macro|mega|multi|inter|re|semi|sub|ultra|sud|nor)(.{4,})$/i.exec(
      word,
    )?.[1];
  if (base !== undefined && knows(base)) return true;
  const verb = /^(.{3,}[aei])dor(?:a|es|as)?$/.exec(word)?.[1];
  if (verb !== undefined && knows(`${verb}r`)) return true; // deslizador
  const adjective = /^(.{4,})mente$/.exec(word)?.[1];

  return (adjective !== undefined && knows(adjective)) || isWithPronouns(word, knows);
}

/**
 * Spanish forms with pronouns behind them, which dictionaries list for some verbs only: convénzalo, flanqueadlos, quemándolo. The accent
 * must stand where it belongs (RAE, Ortografía §3.4.3): a word that goes on behind its stressed syllable by two others or more has one.
 */
function isWithPronouns(word: string, knows: (word: string) => boolean): boolean {
  return stemsOf(word.toLowerCase()).some(
    (verb) => isVerb(verb, 1, knows) || stemsOf(verb).some((stem) => isVerb(stem, 2, knows)),
  );
}

/** The word without each pronoun that it may end in. */
function stemsOf(word: string): string[] {
  return pronouns
    .filter((pronoun) => word.endsWith(pronoun) && word.length > pronoun.length + 2)
    .map((pronoun) => word.slice(0, -pronoun.length));
}

const pronouns = 'lo la le los las les me te se nos os'.split(' ');

function isVerb(verb: string, behind: number, knows: (word: string) => boolean): boolean {
  const plain = verb.replaceAll(/[áéíóú]/g, (letter) => bare[letter] ?? letter);
  const hasAccent = plain !== verb;
  if (/[aei]r$/.test(plain)) return hasAccent === behind > 1 && knows(plain);
  if (/[aeiy]ndo$/.test(plain)) return hasAccent && knows(plain);
  if (/[aei]d$/.test(plain)) return hasAccent === behind > 1 && knows(plain);
  if (/[ae]mo$/.test(plain)) return hasAccent && knows(`${plain}s`);

  return hasAccent && /(?:[aeo]|[ae]n|[aeo]mos)$/.test(plain) && knows(plain);
}

const bare: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
