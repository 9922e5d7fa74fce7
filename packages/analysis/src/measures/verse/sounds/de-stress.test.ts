import { describe, expect, test } from 'vitest';
import { verseOf } from '../verse.ts';
import { stressOfGerman } from './de-stress.ts';
import { loadVerseSounds } from './load-sounds.ts';

// Rilke, Der Panther (1902); Eichendorff, Mondnacht (1837); Schiller, An die Freude (1786); Goethe, Der Zauberlehrling (1798).
const panther = `Sein Blick ist vom Vorübergehn der Stäbe
so müd geworden, daß er nichts mehr hält.
Ihm ist, als ob es tausend Stäbe gäbe
und hinter tausend Stäben keine Welt.

Der weiche Gang geschmeidig starker Schritte,
der sich im allerkleinsten Kreise dreht,
ist wie ein Tanz von Kraft um eine Mitte,
in der betäubt ein großer Wille steht.`;
const moonlight = `Es war, als hätt’ der Himmel
Die Erde still geküßt,
Daß sie im Blütenschimmer
Von ihm nun träumen müßt’.

Die Luft ging durch die Felder,
Die Ähren wogten sacht,
Es rauschten leis’ die Wälder,
So sternklar war die Nacht.`;
const joy = `Freude, schöner Götterfunken,
Tochter aus Elysium,
Wir betreten feuertrunken,
Himmlische, dein Heiligtum.
Deine Zauber binden wieder,
Was die Mode streng geteilt,
Alle Menschen werden Brüder,
Wo dein sanfter Flügel weilt.`;
const apprentice = `Hat der alte Hexenmeister
Sich doch einmal wegbegeben!
Und nun sollen seine Geister
Auch nach meinem Willen leben.`;

describe('German metre', () => {
  test.each([
    ['Rilke', panther, 'iambic', 5],
    ['Eichendorff', moonlight, 'iambic', 3],
    ['Schiller', joy, 'trochaic', 4],
    ['Goethe', apprentice, 'trochaic', 4],
  ] as const)('is reported for %s', async (_, text, foot, feet) => {
    expect(verseOf(text, 'de', await loadVerseSounds('de')).metre.value).toMatchObject({
      foot,
      feet,
    });
  });

  test.each([
    'Der Regen kam am Abend, und niemand hatte ihn erwartet.\nWir standen lange unter dem Vordach.\nDann lief jemand los, barfuß, über den Hof.\nDie Hunde bellten, als wäre nichts gewesen.',
    'Ich komme später nach Hause.\nBitte stell das Essen in den Ofen, wenn du gehst.\nMorgen fahren wir ans Meer.\nVergiss die Handtücher nicht, und auch nicht die Bücher.',
  ])('is not reported for prose in lines: %s', async (text) => {
    expect(verseOf(text, 'de', await loadVerseSounds('de')).metre.value).toBeNull();
  });

  test.each([
    ['geben', '10'],
    ['vergangen', '010'],
    ['gesehen', '010'],
    ['erde', '10'],
    ['hinauf', '01'],
    ['studieren', '010'],
    ['der', '0'],
    ['mond', '1'],
  ])('stress of %s', (word, stress) => {
    expect(stressOfGerman(word)).toBe(stress);
  });
});
