/**
 * Light stemmer for English: walk, walks, walked, walking; stop, stopped; carry, carried; wolf, wolves; quick, quickly. Happiness and happy
 * keep different stems, because readers do not notice them as a repetition.
 */
export function stemEnglish(form: string): string {
  const word = form.replace(/'(?:s|d|ll|re|ve)?$/, '');
  const known = irregularStems.get(word);
  if (known !== undefined) return known;
  if (word.length < 4) return word;

  return normalizeStem(removeEnding(word));
}

function removeEnding(word: string): string {
  if (/(?:[^aeiou]ies|[^aeiou]ied)$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word) && !/(?:is|ous)$/.test(word)) return word.slice(0, -1);
  if (word.length > 5 && /[aeiouy].*[^aeiou]ing$/.test(word)) return word.slice(0, -3);
  if (word.length > 5 && /[aeiouy].*ying$/.test(word)) return word.slice(0, -3);
  if (word.length > 4 && /[aeiouy].*[^e]ed$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && /ily$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /[^aeiou]ly$/.test(word)) return word.slice(0, -2);

  return word;
}

/** stopp → stop; love, lov → lov: removes a doubled consonant and a final e. */
function normalizeStem(word: string): string {
  if (/([bdgmnprt])\1$/.test(word)) return word.slice(0, -1);

  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** Irregular forms of a verb or noun; the first form is the stem. */
const irregularStems = new Map(
  `begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen
  |creep crept|cut|deal dealt|dig dug|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten
  |fall fell fallen|feed fed|fight fought|fling flung|fly flew flown flies|forget forgot forgotten|freeze froze frozen
  |grow grew grown|hang hung|hear heard|hide hid hidden|hold held|kneel knelt|lay laid|lead led|lean leant|leap leapt
  |lend lent|light lit|lose lost|meet met|pay paid|read|ride rode ridden|ring rang rung|rise rose risen|run ran
  |seek sought|sell sold|send sent|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk
  |sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|spin spun|spring sprang
  sprung|stand stood|steal stole stolen|stick stuck|sting stung|strike struck|swear swore sworn|sweep swept|swim swam
  swum|swing swung|teach taught|tear tore torn|throw threw thrown|understand understood|wake woke woken|wear wore worn
  |weave wove woven|weep wept|win won|wind wound|write wrote written|child children|foot feet|goose geese|life lives
  |knife knives|wife wives|leaf leaves|loaf loaves|mouse mice|shelf shelves|thief thieves|tooth teeth|wolf wolves
  |half halves|calf calves|self selves|scarf scarves|hoof hooves|elf elves|woman women|man men|die died dies dying
  |lie lied lies lying|tie tied ties tying|news|species|always|perhaps|less|across|this|his|thus|evening|morning
  |ceiling|wedding|pudding|building|during|string|bring|spring|thing|nothing|something|anything|everything|king|wing
  |hundred|indeed|need needed needs needing|speed speeding|feed feeding|early|family families|only|reply replied
  replies|supply supplied|apply applied|holy|ugly|belly bellies|lily lilies|body bodies|story stories|sky skies`
    .split('|')
    .flatMap((group) => {
      const forms = group.trim().split(/\s+/);

      return forms.map((form) => [form, forms[0] ?? form] as const);
    }),
);
