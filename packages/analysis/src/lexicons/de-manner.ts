import { wordSet } from './word-set.ts';

/** Adjectives that describe manner when uninflected next to a verb. Written for Longhand. */
export const germanManner =
  'langsam schnell leise laut vorsichtig behutsam sanft zärtlich wütend zornig traurig fröhlich ängstlich nervös hastig ' +
  'eilig hektisch entschlossen zögernd zögerlich verlegen schüchtern stolz barsch schroff spöttisch höhnisch ironisch ' +
  'sarkastisch freundlich höflich herzlich liebevoll grimmig energisch heftig gierig neugierig ungeduldig geduldig ' +
  'nachdenklich verträumt gedankenverloren verwirrt erstaunt erschrocken entsetzt empört gereizt genervt lakonisch hämisch ' +
  'vergnügt munter matt tonlos lautlos geräuschlos mühsam mühelos geschickt ungeschickt gemächlich bedächtig ' +
  'feierlich demütig zuversichtlich verzweifelt flehend lächelnd grinsend seufzend schweigend wortlos atemlos fieberhaft ' +
  'eindringlich nachdrücklich beiläufig gleichgültig widerwillig bereitwillig unwillig missmutig mürrisch verärgert ungläubig';

/** Copular verbs, with which such a word describes a person or thing: er war leise, sie klang traurig. */
export const germanCopulas =
  wordSet(`bin bist ist sind seid war warst waren wart wäre wären sei seien sein gewesen werde
  wirst wird werden werdet wurde wurden würde würden geworden worden bleibe bleibst bleibt bleiben blieb blieben geblieben
  scheint scheinen schien schienen wirkt wirken wirkte wirkten klingt klingen klang klangen fühlt fühle fühlen fühlte
  fühlten findet finde fand fanden macht mache machen machte machten gemacht hält halte hielt hielten nennt nannte sieht
  sah sahen aussah aussieht stimmt stimmte`);
