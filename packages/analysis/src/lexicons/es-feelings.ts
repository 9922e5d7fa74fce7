import { createFeelingLists, type FeelingForms, inflect } from './feelings.ts';

const states = inflect(
  `furios content nervios asustad aterrorizad aterrad preocupad avergonzad celos emocionad entusiasmad decepcionad
  frustrad irritad sorprendid asombrad desesperad deprimid angustiad ansios aliviad confundid indignad abatid
  desolad enfadad enojad encantad horrorizad eufóric`,
  'o',
  'a',
  'os',
  'as',
);

/** Written for Longhand. */
export const spanishFeelingWords = createFeelingLists(
  `${states} triste tristes feliz felices infeliz infelices alegre alegres`,
  `ira rabia furia miedo terror horror pánico alegría felicidad tristeza desesperación vergüenza culpa celos envidia asco
  odio soledad alivio emoción sorpresa asombro decepción frustración ansiedad angustia resentimiento remordimiento
  orgullo indignación`,
);

export const spanishFeelings: FeelingForms = {
  linkingVerbs:
    /^(?:estaba|estaban|estuvo|estuvieron|estuve|sentía|sentían|sintió|sintieron|sentí|puso|pusieron|quedó|quedaron|parecía|parecían)$/,
  presentLinkingVerbs: /^(?:estoy|está|están|estamos|siento|siente)$/,
  interveningWords:
    /^(?:muy|tan|realmente|bastante|profundamente|completamente|totalmente|algo|un|poco|más)$/,
  impersonalSubjects: /^(?:lo|eso|esto|aquello|todo|nada)$/,
  conditions: /^(?:si|cuando|cuándo|quien|como|qué|cuan)$/,
  allowedContinuations: /^(?:y|pero|o|con|porque|cuando|ahora|también|por)$/,
  phrasesBefore:
    /(?:^| )(?:(?:oleada|ola|punzada|arrebato|ataque|sensación|sentimiento|mezcla) de|llen[oa]s? de|(?:sintió|sentía|sentí|sintieron|tenía|tuvo|tenían|tuve)(?: (?:una|un|mucho|mucha|tanto|tanta|gran|cierta|cierto))?|(?:temblaba|temblando|tembló|lloraba|llorando|lloró|gritó|roj[oa]|pálid[oa]|loc[oa]|muert[oa]) de) \S+$/,
  phrasesBeforePause: /(?:^| )(?:para (?:mi|su|nuestra|nuestro)(?: gran)?|con) \S+$/,
  phrasesAfter:
    /^(?:(?:se )?(?:apoderó|adueñó) de|(?:lo|la|le|me|los|las|nos) (?:invadió|inundó|embargó|dominó|paralizó|consumía|invadía))$/,
};
