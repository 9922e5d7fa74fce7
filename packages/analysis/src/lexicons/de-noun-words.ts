import {
  coordinator,
  determiner,
  personWord,
  preposition,
  type WordList,
} from '../languages/word-classes.ts';

/** Words that precede nouns, and words for people by role or relationship. */
export const germanNounWords: readonly WordList[] = [
  [
    personWord,
    `vater mutter papa mama bruder brüder schwester schwestern sohn söhne tochter töchter kind kinder kindern onkel oheim
    tante vetter base neffe nichte großvater großmutter eltern frau frauen mann männer männern mädchen junge jungen knabe
    knaben fräulein dame damen herren gatte gattin witwe braut bräutigam könig königin prinz prinzessin graf gräfin
    baron baronin freiherr fürst fürstin herzog herzogin ritter kaiser hauptmann major oberst general leutnant offizier
    offiziere soldat soldaten kapitän doktor arzt pfarrer pastor priester bischof mönch nonne richter lehrer lehrerin
    schüler professor student studenten diener magd knecht kutscher wirt wirtin gast gäste freund freunde freundin fremde
    fremden nachbar nachbarin bauer bauern bäuerin jäger müller schmied meister gesell geselle dichter maler künstler
    kaufmann händler minister präsident bürgermeister leute menschen mensch alte alten`,
  ],
  [
    determiner,
    `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dieser diese dieses diesen
    diesem jener jene jenes jenen jeder jede jedes jeden jedem mein meine meinen meinem meiner dein deine deinen sein seine
    seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren euer zwei drei alle allen aller beide beiden`,
  ],
  [
    preposition,
    `in im an am auf aus bei beim mit nach von vom vor zu zum zur über unter hinter neben zwischen durch für gegen ohne um
    bis seit während wegen trotz außer wie als`,
  ],
  [coordinator, 'und oder sowie'],
];
