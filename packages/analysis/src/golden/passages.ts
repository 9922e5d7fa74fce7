/** Written for this test: difficult cases of segmentation in each language. */
export const passages = {
  en: `The lighthouse keeper, Mr. Ansel J. Moore, had not slept since 5 a.m. on Tuesday.
“You’re late,” he told the boy. “It’s half past nine, and the tide won’t wait!”
The boy—soaked, out of breath—said nothing. He’d walked 3.5 miles from St. Brannoc’s, i.e. the whole length of the bay; his well-worn boots had let in water at every step.
Was it worth it? Perhaps… The old man’s eyes softened. Then he laughed, because the basket was full of eggs, and not one of them was broken.
`,
  es: `La Sra. Ibáñez vivía en el n.º 14 de la avenida, encima de la panadería.
—¿Ya estás aquí? —preguntó su hermano desde la cocina—. Creía que volverías mañana.
Ella dejó la maleta en el suelo. Había recorrido 1.250 kilómetros en un autobús viejo, con frío y sin dormir; sin embargo, no estaba cansada. «Al fin en casa», pensó.
¡Qué alegría! El café olía a invierno.
`,
  fr: `M. Lenoir n’avait jamais aimé l’hiver. Aujourd’hui pourtant, il s’était levé avant l’aube.
« Qu’est-ce que tu fais ? » demanda sa fille. — Je répare l’horloge, répondit-il ; elle retarde de 2,5 minutes par jour.
Dehors, la neige tombait sur les toits du XVIIIe arrondissement. Jusqu’à midi, personne ne passa dans la rue. C’était un dimanche comme les autres, c’est-à-dire presque silencieux…
`,
  de: `Am 3. März 1987 kam Dr. Hagen mit dem letzten Zug, d. h. kurz vor Mitternacht, in der Kreisstadt an.
„Sie sind spät dran“, sagte die Wirtin. „Das Essen ist kalt geworden.“ Er entschuldigte sich und bezahlte 12,50 Mark.
Im Zimmer roch es nach Bohnerwachs und alten Büchern. Er öffnete das Fenster, hörte das Rauschen des Flusses und dachte an z. B. die Prüfungen, die ihn am Morgen erwarteten. Würde er bestehen?
`,
  ar: `كان د. سامي يسكن في بيت قديم قرب البحر، ولم يكن أحد يزوره في الشتاء.
قالت له جارته ذات يوم: «لماذا لا تخرج؟ الشمس دافئة!» فابتسم ولم يجب.
في المساء فتح النافذة وسمع صوت الأمواج. بلغ عمره ٧٢ عاما، ومع ذلك كان يكتب كل يوم خمس صفحات؛ ثم يمزقها في الصباح.
`,
  zh: `老陈在码头工作了三十年，从来没有请过一天假。
“你今天怎么来得这么早？”小王问。他笑了笑，说：“睡不着。”
天还没亮，海面上只有几盏灯……风很冷，可是他觉得心里很暖和。2008年的冬天，他第一次坐船去了上海；后来，他再也没有离开过家。
`,
} as const;
