import { createFeelingLists, type FeelingForms } from './feelings.ts';

/** Written for Longhand. */
export const germanFeelingWords = createFeelingLists(
  `wütend zornig traurig glücklich unglücklich froh ängstlich verängstigt nervös besorgt eifersüchtig neidisch beschämt
  verlegen einsam aufgeregt begeistert enttäuscht frustriert verärgert gereizt genervt überrascht erstaunt schockiert
  entsetzt erschrocken verzweifelt niedergeschlagen deprimiert erleichtert verwirrt empört entzückt bestürzt`,
  `wut zorn angst furcht panik schrecken entsetzen freude trauer traurigkeit verzweiflung scham eifersucht neid ekel hass
  einsamkeit erleichterung aufregung überraschung erstaunen enttäuschung reue empörung grauen`,
);

export const germanFeelings: FeelingForms = {
  linkingVerbs: /^(?:war|waren|wurde|wurden|fühlte|fühlten|wirkte|wirkten|schien|schienen)$/,
  presentLinkingVerbs: /^(?:bin|ist|sind|fühle|fühlt)$/,
  interveningWords:
    /^(?:sehr|so|ganz|plötzlich|wirklich|zu|sich|noch|nur|ziemlich|er|sie|ich|wir|mich|uns|furchtbar|unendlich|zutiefst|richtig|darüber|auf|einmal)$/,
  hasFinalVerb: true,
  impersonalSubjects: /^(?:es|das|dies|was|nichts|alles|etwas)$/,
  conditions:
    /^(?:wenn|falls|ob|wer|wie|sooft|als|bevor|ehe|bis|damit|wo|nicht|man|die|der|das|es|was)$/,
  allowedContinuations: /^(?:und|aber|oder|wegen|weil)$/,
  allowedAfterComma:
    /^(?:und|aber|doch|denn|weil|als|sondern|da|während|bis|so|obwohl|er|ich|wir)$/,
  phrasesBefore:
    /(?:^| )(?:(?:welle|anflug|gefühl|stich|hauch) (?:der|von|des)|voller|voll|vor|(?:fühlte|spürte|empfand|hatte|hatten|bekam)(?: (?:eine|einen|die|den|große|großen|solche|plötzlich|tiefe))?) \S+$/,
  phrasesBeforePause:
    /(?:^| )zu (?:meinem|meiner|seinem|seiner|ihrem|ihrer|unserem|unserer)(?: große[rmn])? \S+$/,
  phrasesAfter:
    /^(?:stieg in|überkam|packte|ergriff|erfüllte|durchfuhr|überwältigte|erfasste|übermannte)(?: (?:ihn|sie|ihm|ihr|mich|mir|uns))?$/,
};
