import type { LanguageCode } from '../options.ts';

type Knows = (word: string) => boolean;

/**
 * The modern spelling of an unknown word (daß, Thür, poëte): the first known result of applying one or several reform rules. Null if there
 * is none.
 *
 * @example
 * modernizeSpelling('Thür', 'de', knows) // 'Tür'
 */
export function modernizeSpelling(
  word: string,
  language: LanguageCode,
  knows: Knows,
): string | null {
  const changes = reformRules[language];
  if (!changes || word.length < 3) return null;
  const candidates = new Set<string>();
  let fullyReformed = word;
  for (const [old, today] of changes) {
    if (!old.test(word)) continue;
    candidates.add(word.replace(old, today));
    fullyReformed = fullyReformed.replace(old, today);
    candidates.add(fullyReformed);
  }

  return [...candidates].find(knows) ?? null;
}

/** The modern spelling of a listed older spelling (fué, to-day), which dictionaries may know. */
export function lookUpModernSpelling(word: string, language: LanguageCode): string | null {
  const modern = listedSpellings[language]?.get(word.toLowerCase());
  if (modern === undefined) return null;

  return /^\p{Lu}/u.test(word) ? modern.charAt(0).toUpperCase() + modern.slice(1) : modern;
}

function parsePairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [old = '', today = ''] = pair.split('>');

        return [old, today];
      }),
  );
}

const listedSpellings: Readonly<Partial<Record<LanguageCode, ReadonlyMap<string, string>>>> = {
  en: parsePairs(`to-day>today to-night>tonight to-morrow>tomorrow to-day's>today's to-morrow's>tomorrow's to-night's>tonight's
    shew>show shews>shows shewed>showed shewn>shown shewing>showing connexion>connection connexions>connections
    inflexion>inflection reflexion>reflection surprize>surprise surprized>surprised surprizing>surprising
    chuse>choose chuses>chooses chusing>choosing controul>control encrease>increase encreased>increased
    publick>public musick>music stopt>stopped dropt>dropped drest>dressed fixt>fixed headach>headache
    waggon>wagon waggons>wagons waggoner>wagoner extasy>ecstasy cloaths>clothes sopha>sofa lanthorn>lantern phantasy>fantasy`),
  de: parsePairs(`itzt>jetzt seyn>sein kömmt>kommt kömmst>kommst wol>wohl deßhalb>deshalb weßhalb>weshalb hülfe>Hilfe gescheidt>gescheit litteratur>Literatur packet>Paket packete>Pakete
    maaß>Maß brod>Brot brodt>Brot waizen>Weizen`),
  fr: parsePairs(`long-temps>longtemps complétement>complètement avénement>avènement
    rhythme>rythme enfans>enfants parens>parents momens>moments tems>temps`),
  es: parsePairs(
    `á>a é>e ó>o ú>u fué>fue fuí>fui dió>dio dí>di vió>vio ví>vi rió>rio pié>pie fé>fe dá>da vá>va hé>he há>ha`,
  ),
};

/** Rules of the spelling reforms (German 1901 and 1996, French 1878, Spanish 1952 and 1959). */
const reformRules: Readonly<
  Partial<Record<LanguageCode, readonly (readonly [old: RegExp, today: string])[]>>
> = {
  de: [
    [/ß(?=[^ß]*$)/, 'ss'], // daß, mußte
    [/niß$/, 'nis'],
    [/([tT])h/, '$1'], // Thür, Theil, Noth
    [/ir(?=(?:en|t|te|ten|test|end|ung)$)/, 'ier'], // spaziren
    [/^([gfh])ie(?=[bn])/, '$1i'], // gieb, gieng
    [/ie(?=bt|bst)/, 'i'],
    [/ey/, 'ei'],
    [/^C(?=[aoulr])/, 'K'], // Capitel
    [/^C(?=[ei])/, 'Z'],
    [/c(?=[aoult])/, 'k'],
    [/c(?=[ei])/, 'z'],
    [/cc/, 'kz'],
    [/aa/, 'a'],
    [/dt/, 't'],
    [/^Ae/, 'Ä'],
    [/^Oe/, 'Ö'],
    [/^Ue/, 'Ü'],
    [/mm(?=t)/, 'm'], // sämmtlich
    [/^erwieder/, 'erwider'],
    [/^dieß$/, 'dies'],
  ],
  fr: [
    [/é(?=[gt]es?$)/, 'è'], // siége, poëte
    [/ë/, 'è'],
    [/ë/, 'é'],
    [/oi(?=(?:s|t|ent)$)/, 'ai'], // étoit
    [/ns$/, 'nts'],
  ],
};
