import { germanFeelings, germanFeelingWords } from '../lexicons/de-feelings.ts';
import { germanCopulas, germanManner } from '../lexicons/de-manner.ts';
import { germanNounWords } from '../lexicons/de-noun-words.ts';
import { germanPassive } from '../lexicons/de-passive.ts';
import { germanPhrases } from '../lexicons/de-phrases.ts';
import { germanSaidBookisms } from '../lexicons/de-said-bookisms.ts';
import { germanVariants } from '../lexicons/de-variants.ts';
import { germanEchoWords } from '../lexicons/echo-words.ts';
import { syllablesOfGerman } from './de-syllables.ts';
import type { Language } from './language.ts';
import {
  commonWord,
  createClassifier,
  functionWord,
  intensifier,
  mannerAdverb,
  numberAbbreviation,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from './word-classes.ts';

const classifyListed = createClassifier([
  [
    functionWord,
    `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dieser diese dieses diesen
    diesem jener jene jenes jenen jeder jede jedes jeden jedem welcher welche welches ich du er sie es wir ihr mich dich
    sich uns euch mir dir ihm ihn ihnen mein meine meinen meinem meiner dein deine deinen sein seine seinen seinem
    seiner ihre ihren ihrem ihrer unser unsere unseren euer man wer was wen wem wo wohin woher wann wie warum weshalb
    in im an am auf aus bei beim mit nach von vom vor zu zum zur über unter hinter neben zwischen durch für gegen ohne
    um bis seit während wegen trotz außer gegenüber und oder aber denn sondern doch dass daß ob wenn als weil da damit
    obwohl nachdem bevor ehe sobald so nicht nichts nie niemals niemand jemand etwas alle alles allem allen aller
    beide beiden sein bin bist ist sind seid war waren warst gewesen sei wäre wären haben habe hast hat habt hatte
    hatten hätte hätten gehabt werden werde wird wirst wurde wurden worden würde würden geworden können kann konnte
    konnten könnte müssen muss musste mussten sollen soll sollte wollen will wollte dürfen darf durfte mögen mag
    möchte mochte darauf davon dazu daran darin darüber dabei dafür dagegen dort hier`,
  ],
  [
    commonWord,
    `sehr auch noch schon nur immer wieder jetzt nun dann ganz mehr viel viele wenig mal einmal eben etwa fast gar ja
    nein wohl zwar also gut groß große großen klein kleine neue neuen alten alte ersten erste zwei drei mann frau zeit
    jahr jahre tag tage leben mal machen machte gehen ging kommen kam sagen sehen sah lassen ließ stehen stand wissen
    wußte wusste geben gab nehmen nahm finden fand denken dachte glauben scheinen schien herr herrn`,
  ],
  [mannerAdverb, germanManner],
  [intensifier, 'sehr wirklich absolut total völlig äußerst'],
  [
    speechVerb,
    `sagte sagt fragte fragt antwortete erwiderte rief flüsterte murmelte meinte schrie entgegnete fügte erklärte
    wiederholte brummte seufzte`,
  ],
  [
    titleAbbreviation,
    `hr fr dr prof dipl ing z.b d.h u.a o.ä i.d.r s.o s.u z.t z.zt bzw ca evtl ggf inkl exkl vgl sog bes st hl geb gest
    gegr jh jhd mio mrd tsd std min sek tel abs allg max fa frl hrsg verf vors phil med rer nat jur habil bzgl zzgl
    einschl insbes insb gem lt gg eigtl urspr ehem verst mind höchst engl frz franz lat griech ital span amerik brit
    russ österr schweiz evang kath röm kgl co`,
  ],
  [trailingAbbreviation, 'usw etc usf ff str jh jhd mio mrd tsd std min sek'],
  [numberAbbreviation, 'nr s art kap bd abb tab bde aufl op z'],
  ...germanFeelingWords,
  ...germanNounWords,
  ...germanEchoWords,
]);

export const de: Language = {
  code: 'de',
  classify: (word) =>
    classifyListed(word) |
    (word.includes('ß') ? classifyListed(word.replaceAll('ß', 'ss')) : 0) | // treat mußte like musste
    (word.length > 4 && word.endsWith('str') ? numberAbbreviation : 0),
  stem: stemGerman,
  syllables: syllablesOfGerman,
  hasElision: false,
  capitalsMarkNames: false,
  speakerPosition: 'behind',
  hasDottedOrdinals: true,
  minEchoLength: 4,
  lists: {
    phrases: germanPhrases,
    feelings: germanFeelings,
    variants: germanVariants,
    saidBookisms: germanSaidBookisms,
    passive: germanPassive,
    copulas: germanCopulas,
  },
};

/** Removes case and number endings; verb forms and umlauts are not merged. */
function stemGerman(word: string): string {
  return word.length < 6 ? word : word.replace(/(?:en|er|em|es|e|n|s)$/, '');
}
