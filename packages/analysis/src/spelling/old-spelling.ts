import type { LanguageCode } from '../options.ts';

type Knows = (word: string) => boolean;

/**
 * How a word that the dictionary lacks is written since the spelling was reformed (daß, Thür, poëte): what one change or several make
 * of it must be known. Null where no change does.
 *
 * @example
 * reformedSpelling('Thür', 'de', knows) // 'Tür'
 */
export function reformedSpelling(
  word: string,
  language: LanguageCode,
  knows: Knows,
): string | null {
  const changes = changesOf[language];
  if (!changes || word.length < 3) return null;
  const made = new Set<string>();
  let all = word;
  for (const [old, today] of changes) {
    if (!old.test(word)) continue;
    made.add(word.replace(old, today));
    all = all.replace(old, today);
    made.add(all);
  }

  return [...made].find(knows) ?? null;
}

/** How a word is written today that a list has in an older spelling (fué, to-day); dictionaries may know it. */
export function listedModern(word: string, language: LanguageCode): string | null {
  const modern = listed[language]?.get(word.toLowerCase());
  if (modern === undefined) return null;

  return /^\p{Lu}/u.test(word) ? modern.charAt(0).toUpperCase() + modern.slice(1) : modern;
}

function pairs(text: string): ReadonlyMap<string, string> {
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

const listed: Readonly<Partial<Record<LanguageCode, ReadonlyMap<string, string>>>> = {
  en: pairs(`to-day>today to-night>tonight to-morrow>tomorrow to-day's>today's to-morrow's>tomorrow's to-night's>tonight's
    shew>show shews>shows shewed>showed shewn>shown shewing>showing connexion>connection connexions>connections
    inflexion>inflection reflexion>reflection surprize>surprise surprized>surprised surprizing>surprising
    chuse>choose chuses>chooses chusing>choosing controul>control encrease>increase encreased>increased
    publick>public musick>music stopt>stopped dropt>dropped drest>dressed fixt>fixed headach>headache
    waggon>wagon waggons>wagons waggoner>wagoner extasy>ecstasy cloaths>clothes sopha>sofa lanthorn>lantern phantasy>fantasy`),
  de: pairs(`itzt>jetzt seyn>sein kömmt>kommt kömmst>kommst wol>wohl deßhalb>deshalb weßhalb>weshalb hülfe>Hilfe gescheidt>gescheit litteratur>Literatur packet>Paket packete>Pakete
    maaß>Maß brod>Brot brodt>Brot waizen>Weizen`),
  fr: pairs(`long-temps>longtemps complétement>complètement avénement>avènement
    rhythme>rythme enfans>enfants parens>parents momens>moments tems>temps`),
  es: pairs(
    `á>a é>e ó>o ú>u fué>fue fuí>fui dió>dio dí>di vió>vio ví>vi rió>rio pié>pie fé>fe dá>da vá>va hé>he há>ha`,
  ),
};

/** What the reforms of spelling changed (German 1901 and 1996, French 1878, Spanish 1952 and 1959). */
const changesOf: Readonly<
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
