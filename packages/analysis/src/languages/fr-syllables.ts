import { syllablesOfLetters } from './syllables.ts';

/**
 * Syllables of a French word as read in careful prose: the e at its end is mute (with s or, in verbs,
 * nt behind it), the one within is not; i, u and ou before a vowel glide into it, save behind a
 * consonant with l or r (ouvri-er). After Grammont 1913, Le vers français, and Fouché 1959, Traité de
 * prononciation française.
 *
 * @example
 * syllablesOfFrench('ouvrier') // 3
 */
export function syllablesOfFrench(word: string): number {
  return syllablesOfLetters(word.replace(muteBehind, ''), nucleiOf);
}

/** est-ce, suis-je: leans on the word before, its e as mute as any at an end. */
const muteBehind = /-(?:ce|je)$/i;

const vowel = '[aeiouyàâäéèêëîïôöùûüœæ]';
const hasVowel = new RegExp(vowel);
/** Written with several letters and spoken as one vowel. */
const units = /eau|oeu|œu|ou|oû|où|oê|ai|aî|ei|eî|oi|oî|au|eu|eû|oo|[aeiouyàâäéèêëîïôöùûüœæ]/g;

function nucleiOf(letters: string): number {
  const spoken = withoutMuteEnd(letters)
    .replaceAll(/qu(?=[aeiouyàâéèêëîïô])|qu$/g, 'k')
    .replaceAll(/gu(?=[eiyéèê])/g, 'g')
    .replaceAll(/ge(?=[aouàâôû])/g, 'j')
    .replace(/([éiu])e(?=ment$)/, '$1')
    .replaceAll(/(ue|eu|ou|œ|a|e)il(?=l|s?$)/g, '$1l')
    .replace(/^(pa)y(?=s)/, '$1-i')
    .replace('moell', 'mall');
  let nuclei = 0;
  for (const { 0: run, index } of spoken.matchAll(new RegExp(`${vowel}+`, 'g'))) {
    nuclei += nucleiOfRun(run, spoken.slice(0, index));
  }

  return nuclei;
}

/** An y between vowels ends one syllable and begins the next: cra-yon. */
function nucleiOfRun(run: string, before: string): number {
  const parts = run.split(/(?<=.)y(?=.)/);
  const isHeavy = /[bcdfgptv][lr]$/.test(before);

  return parts.reduce((sum, part, index) => sum + nucleiOfPart(part, isHeavy && index === 0), 0);
}

function nucleiOfPart(part: string, isHeavy: boolean): number {
  const found = part.match(units) ?? [];
  let nuclei = 0;
  for (let index = 0; index < found.length; index++) {
    const isGlide = /^(?:i|ï|u|ou|y)$/.test(found[index] ?? '') && index + 1 < found.length;
    const joins = isGlide && (!isHeavy || index > 0 || found.slice(0, 2).join('') === 'ui');
    if (!joins) nuclei++;
  }

  return nuclei;
}

/** The word less an e that is not spoken, with the s or nt behind it. */
function withoutMuteEnd(letters: string): string {
  const ending = isMuteVerb(letters) ? /ent$/ : /es?$/;
  const rest = letters.replace(ending, '');
  const spoken = rest.replace(/qu$|gu$/, '');

  return hasVowel.test(spoken) ? spoken : letters;
}

/** Third persons of the plural in -ent; the nouns, adjectives and adverbs that end so are listed. */
export function isMuteVerb(letters: string): boolean {
  if (!letters.endsWith('ent') || letters.length < 5) return false;
  if (letters.endsWith('ment')) return verbsInMent.has(letters);

  return !/(?:[tv]|sc|fic)ient$/.test(letters) && !spokenEnt.has(letters);
}

const words = (list: string) => new Set(list.trim().split(/\s+/));

const verbsInMent =
  words(`aiment forment dorment ferment nomment affirment confirment expriment estiment animent
  résument consument allument fument présument transforment enferment informent réclament proclament entament arment
  charment suppriment impriment dépriment consomment sèment calment trament blâment acclament déforment endorment
  renferment raniment riment ramènent priment`);

const spokenEnt =
  words(`souvent vent couvent auvent avent paravent fervent évent talent content argent agent urgent
  régent sergent diligent indulgent intelligent négligent absent présent consent assent ressent pressent dent serpent
  arpent repent innocent accent cent récent décent adolescent indécent adjacent torrent parent patient orient quotient
  escient latent patent omnipotent impotent compétent pénitent intermittent mécontent détent insolent violent
  excellent équivalent turbulent opulent indolent somnolent polyvalent virulent pestilent corpulent différent cohérent
  apparent transparent récurrent concurrent adhérent inhérent afférent indifférent belligérent révérent
  cadent décadent précédent antécédent prudent imprudent impudent évident accident incident occident président résident
  dissident trident confident strident ardent pédent ingrédient expédient récipient client inconvénient
  fréquent conséquent éloquent subséquent délinquent influent affluent confluent effluent onguent astringent contingent
  convalescent fluorescent effervescent incandescent phosphorescent pubescent évanescent munificent réticent
  permanent éminent imminent continent incontinent proéminent pertinent impertinent abstinent rémanent ascendent
  transcendent absorbent subvent entregent`);
