import { createFeelingLists, type FeelingForms, inflect } from './feelings.ts';

const states = [
  inflect(
    `content effrayé terrifié apeuré gêné embarrassé humilié excité ravi déçu frustré agacé irrité énervé dégoûté étonné
    stupéfait choqué bouleversé désespéré déprimé soulagé fâché paniqué horrifié enragé enchanté`,
    '',
    'e',
    's',
    'es',
  ),
  inflect('heureu malheureu furieu joyeu nerveu anxieu honteu', 'x', 'se', 'ses'),
  'triste tristes inquiet inquiète inquiets inquiètes jaloux jalouse surpris surprise surprises mélancolique confus confuse',
].join(' ');

/** Written for Longhand. */
export const frenchFeelingWords = createFeelingLists(
  states,
  `colère rage fureur peur terreur horreur panique joie bonheur tristesse chagrin désespoir honte culpabilité jalousie dégoût
  haine solitude soulagement excitation surprise étonnement déception frustration angoisse anxiété inquiétude
  ressentiment remords fierté indignation effroi`,
);

export const frenchFeelings: FeelingForms = {
  linkingVerbs:
    /^(?:était|étaient|étais|fut|furent|sentait|sentit|sentis|sentais|sentaient|semblait|semblaient|paraissait|devint|devinrent)$/,
  presentLinkingVerbs: /^(?:est|suis|sont|sommes|semble)$/,
  interveningWords:
    /^(?:très|si|trop|vraiment|soudain|profondément|terriblement|tout|toute|plus|tellement|un|peu)$/,
  impersonalSubjects:
    /^(?:c'|ce|cela|ça|tout|rien|ceci|plan|situation|combat|lutte|cas|position|tentative|bataille|cause)$/,
  conditions: /^(?:si|s'|quand|lorsqu'|lorsque|qui|comme|que)$/,
  allowedContinuations: /^(?:et|mais|ou|parce|quand|maintenant|aussi|contre|par)$/,
  phrasesBefore:
    /(?:^| )(?:(?:vague|bouffée|pointe|élan|accès|sentiment|sensation|mélange) (?:de|d')|(?:remplie?|pleine?|fou|folle|ivre|rouge|blanc|pâle|blême|tremblait|tremblant|trembla|pleurait|pleurant|pleura|hurla|cria|morte?) (?:de|d')|(?:ressentit|ressentait|éprouva|éprouvait|avait|eut|eurent|avaient)(?: (?:une?|de la|du|de l'|très))?) \S+$/,
  phrasesBeforePause: /(?:^| )(?:(?:à|pour) (?:ma|mon|sa|son|leur|notre)(?: grande?)?|avec) \S+$/,
  phrasesAfter:
    /^(?:(?:l'|le|la|m'|me|les|nous) (?:envahit|saisit|gagna|submergea|étreignit|prit|paralysa|inonda|envahissait)|monta en|s' empara)$/,
};
