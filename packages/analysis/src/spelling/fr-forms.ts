type Knows = (word: string) => boolean;

/**
 * French words missing from dictionaries because they are formed productively: superutilisateur, interprétablement, disrupteur. The base
 * must keep its spelling, so that misspellings such as gentillement, infatiguable and moissoneur are not accepted.
 */
export function isFrenchForm(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  const prefixedBase = prefixPattern.exec(lower)?.[1];
  if (prefixedBase !== undefined && knows(prefixedBase)) return true;
  const adjective = /^(.+(?:[ai]ble|ique|ive|euse|elle|aine|ienne|oise|ale))ment$/.exec(lower)?.[1];
  if (adjective !== undefined && knows(adjective)) return true;
  const verb = /^(.{4,}[^\W])(?:eur|euse|able|age)s?$/.exec(lower)?.[1];
  if (verb !== undefined && !/[gq]u$/.test(verb) && knows(`${verb}er`)) return true;
  const noun = /^(.{4,})is[mt]es?$/.exec(lower)?.[1];

  return noun !== undefined && (knows(noun) || knows(`${noun}e`));
}

const prefixPattern =
  /^(?:super|hyper|ultra|m[eé]ga|micro|macro|mini|multi|anti|auto|inter|télé|cyber|bio|néo|nano|pseudo|semi|extra|intra|mono|poly|pré|post|hydro|électro|photo|psycho|radio|socio|thermo|vidéo|archi|méta|para|rétro|supra|trans|géo|cryo|quadri|omni)(\p{L}{5,})$/u;
