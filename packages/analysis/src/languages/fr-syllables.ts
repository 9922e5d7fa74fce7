import { countSyllables } from './syllables.ts';

/**
 * Counts the syllables of a French word as read in careful prose: a final e is mute (also before s or, in verbs, nt), an inner one is not;
 * i, u and ou before a vowel are glides, except after a consonant with l or r (ouvri-er). After Grammont 1913, Le vers français, and Fouché
 * 1959, Traité de prononciation française.
 *
 * @example
 * syllablesOfFrench('ouvrier') // 3
 */
export function syllablesOfFrench(word: string): number {
  return countSyllables(word.replace(mutePronoun, ''), countNuclei);
}

/** est-ce, suis-je: enclitic, with a mute final e. */
const mutePronoun = /-(?:ce|je)$/i;

const vowel = '[aeiouyàâäéèêëîïôöùûüœæ]';
const hasVowel = new RegExp(vowel);
/** Letter groups pronounced as one vowel. */
const vowelUnits = /eau|oeu|œu|ou|oû|où|oê|ai|aî|ei|eî|oi|oî|au|eu|eû|oo|[aeiouyàâäéèêëîïôöùûüœæ]/g;

function countNuclei(letters: string): number {
  const spoken = removeMuteEnding(letters)
    .replaceAll(/qu(?=[aeiouyàâéèêëîïô])|qu$/g, 'k')
    .replaceAll(/gu(?=[eiyéèê])/g, 'g')
    .replaceAll(/ge(?=[aouàâôû])/g, 'j')
    .replace(/([éiu])e(?=ment$)/, '$1')
    .replaceAll(/(ue|eu|ou|œ|a|e)il(?=l|s?$)/g, '$1l')
    .replace(/^(pa)y(?=s)/, '$1-i')
    .replace('moell', 'mall');
  let nuclei = 0;
  for (const { 0: run, index } of spoken.matchAll(new RegExp(`${vowel}+`, 'g'))) {
    nuclei += countRunNuclei(run, spoken.slice(0, index));
  }

  return nuclei;
}

/** A y between vowels ends one syllable and begins the next: cra-yon. */
function countRunNuclei(run: string, before: string): number {
  const parts = run.split(/(?<=.)y(?=.)/);
  const followsCluster = /[bcdfgptv][lr]$/.test(before);

  return parts.reduce(
    (sum, part, index) => sum + countPartNuclei(part, followsCluster && index === 0),
    0,
  );
}

function countPartNuclei(part: string, followsCluster: boolean): number {
  const vowels = part.match(vowelUnits) ?? [];
  let nuclei = 0;
  for (let index = 0; index < vowels.length; index++) {
    const isGlide = /^(?:i|ï|u|ou|y)$/.test(vowels[index] ?? '') && index + 1 < vowels.length;
    const isGlideJoined =
      isGlide && (!followsCluster || index > 0 || vowels.slice(0, 2).join('') === 'ui');
    if (!isGlideJoined) nuclei++;
  }

  return nuclei;
}

/** Removes a mute final e, with a following s or nt. */
function removeMuteEnding(letters: string): string {
  const ending = isMuteVerb(letters) ? /ent$/ : /es?$/;
  const rest = letters.replace(ending, '');
  const spoken = rest.replace(/qu$|gu$/, '');

  return hasVowel.test(spoken) ? spoken : letters;
}

/** Whether a word is a third-person plural verb, whose -ent is silent. Other words in -ent are listed as exceptions. */
export function isMuteVerb(letters: string): boolean {
  if (!letters.endsWith('ent') || letters.length < 5) return false;
  if (letters.endsWith('ment')) return verbsInMent.has(letters);

  return !/(?:[tv]|sc|fic)ient$/.test(letters) && !wordsWithSpokenEnt.has(letters);
}

const parseWords = (list: string) => new Set(list.trim().split(/\s+/));

const verbsInMent =
  parseWords(`aiment forment dorment ferment nomment affirment confirment expriment estiment animent
  résument consument allument fument présument transforment enferment informent réclament proclament entament arment
  charment suppriment impriment dépriment consomment sèment calment trament blâment acclament déforment endorment
  renferment raniment riment ramènent priment`);

const wordsWithSpokenEnt =
  parseWords(`souvent vent couvent auvent avent paravent fervent évent talent content argent agent urgent
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
