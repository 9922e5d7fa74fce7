type Knows = (word: string) => boolean;

/**
 * French words that a dictionary leaves out because anybody can make them: superutilisateur, interprétablement, disrupteur. Only where the
 * word below keeps its spelling, so that no slip passes for one: gentillement, infatiguable and moissoneur are none of them.
 */
export function isFrenchForm(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  const behind = beginning.exec(lower)?.[1];
  if (behind !== undefined && knows(behind)) return true;
  const adjective = /^(.+(?:[ai]ble|ique|ive|euse|elle|aine|ienne|oise|ale))ment$/.exec(lower)?.[1];
  if (adjective !== undefined && knows(adjective)) return true;
  const verb = /^(.{4,}[^\W])(?:eur|euse|able|age)s?$/.exec(lower)?.[1];
  if (verb !== undefined && !/[gq]u$/.test(verb) && knows(`${verb}er`)) return true;
  const noun = /^(.{4,})is[mt]es?$/.exec(lower)?.[1];

  return noun !== undefined && (knows(noun) || knows(`${noun}e`));
}

const beginning =
  /^(?:super|hyper|ultra|m[eé]ga|micro|macro|mini|multi|anti|auto|inter|télé|cyber|bio|néo|nano|pseudo|semi|extra|intra|mono|poly|pré|post|hydro|électro|photo|psycho|radio|socio|thermo|vidéo|archi|méta|para|rétro|supra|trans|géo|cryo|quadri|omni)(\p{L}{5,})$/u;
