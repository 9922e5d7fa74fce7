/** Texts of several kinds and languages for the tests of the writing lab. */
export const labTexts = {
  /** Repeats a subject word ("lantern") and a filler word ("suddenly"). */
  repetitiveProse:
    `Ruth carried the lantern down to the ferry and paid the captain in coins. Suddenly the wind turned. The lantern swung on its hook, and forty sacks of flour slid across the wet deck. She seemed very tired, and nodded.
`.repeat(40),
  germanPoem: `Am Kai liegt noch das alte Boot,
sein Tau ist grün, sein Lack war rot.
Der Wind, der gestern Segel fand,
schiebt heute Laub an seinen Rand.

Ich setz mich hin, ich warte still,
bis jemand weiß, wohin er will.
Dann wird der Abend langsam weit
und trägt uns durch die stille Zeit.`,
  /** Fully vocalized, in the meter al-mutaqārib. */
  arabicPoem: `سَأَمْشِي وَحِيدًا إِلَى شَاطِئِي
وَأَتْرُكُ خَلْفِي دُرُوبَ الْمَدِينَهْ
وَأَحْمِلُ فِي الْقَلْبِ نَجْمًا صَغِيرًا
يُضِيءُ طَرِيقِي إِذَا اللَّيْلُ طَالَا`,
  /** Regulated verse (jintishi) with a correct pattern of level and oblique tones. */
  chineseQuatrain: `夜半风吹雨，
灯前客忆家。
山高云不断，
水远路无涯。`,
  frenchSong: `Je reviens par le chemin de l’eau,
le vent me pousse dans le dos,
je reviens, je reviens de loin,
la route est longue, je tiens bien.

Et toi, tu attends sous l’auvent,
tu comptes les jours, tu comptes le temps,
je reviens, je reviens de loin,
la route est longue, je tiens bien.`,
  /** Lines of varying length, some of which wrap on a phone. */
  frenchFreeVerse: `Un mot
se pose sur la table de la cuisine
et la lumière le regarde
comme une chose qu’on a perdue
il y a longtemps.
Tu ris.
Le café refroidit dans la tasse bleue.
Personne ne vient.`,
  spanishSong: `Vuelvo por la orilla del río,
traigo en la mano tu nombre frío,
vuelvo despacio, vuelvo a cantar
lo que la noche me quiso dar.

Canta la acequia, canta el molino,
canta la piedra de mi camino,
vuelvo despacio, vuelvo a cantar
lo que la noche me quiso dar.`,
  chinesePoem: `夜半桥头听水流，
旧船无客系空舟。
灯前有雨人未睡，
一纸家书写到秋。`,
  germanProse:
    repeatPassage(`Ich habe den Schlüssel am Montag verloren und am Dienstag so getan, als hätte ich ihn nie gehabt.
Wir saßen in der Küche, meine Schwester und ich, und redeten über das Haus, das keiner von uns haben wollte.
Sie sagte, mein Zimmer rieche noch immer nach Leim. Ich sagte, unser Vater habe eben alles geklebt, was ihm zerbrach.
Dann lachten wir, weil wir beide an die Uhr dachten, die er dreimal geleimt hatte und die seitdem rückwärts ging.
Es war schon dunkel, als ich meine Jacke nahm. In der Tasche lag der Schlüssel.`),
  frenchProse:
    repeatPassage(`J’ai perdu la clé lundi et mardi j’ai fait comme si je ne l’avais jamais eue.
Nous étions assis dans la cuisine, ma sœur et moi, et nous parlions de la maison dont aucun de nous ne voulait.
Elle disait que ma chambre sentait encore la colle. Je disais que notre père collait tout ce qu’il cassait.
Puis nous avons ri, parce que nous pensions tous deux à l’horloge qu’il avait recollée trois fois.
Il faisait déjà nuit quand j’ai pris ma veste. La clé était dans ma poche.`),
} as const;

/** Long enough for the word-based metrics. */
function repeatPassage(passage: string): string {
  return Array.from({ length: 5 }, () => passage).join('\n\n');
}
