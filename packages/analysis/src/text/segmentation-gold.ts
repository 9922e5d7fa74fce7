/** Our own passages, segmented manually: a bar between sentences. They contain the difficult cases of each language. */
export const goldSentences = {
  en: `The old clockmaker (seventy-three, near-blind) stood at the window and watched the rain.| "You should sleep," his daughter whispered.| "Not yet."| He'd been told at 7:30 p.m. on May 1st that the shop was to be sold by Mr. and Mrs. Lang's bank, i.e. by nobody he knew.| So he walked… and walked.| Was anyone there?| "Who is it?!" she hissed.| No one answered.| J. R. Moore came from St. Ives.| It was I.| Then plan B. failed in the U.S. Senate.| It cost $3.50.| “Go!”| “Where?”| “Home.”`,
  es: `El Sr. Lang había llamado el 1 de mayo, a las 19:30 h, para anunciar que el taller sería vendido.| Desde entonces iba de cuarto en cuarto.| «¿Quién es?», gritó ella.| Nadie respondió.| Vino de EE. UU. en 1987, p. ej. con su tía.| ¿De veras?| ¡Qué raro!| Costó 1.250,50 pesos…| La Dra. Ruiz rió.`,
  fr: `M. Lang, p. ex., avait téléphoné le 1er mai pour annoncer que l’atelier serait vendu.| Depuis, il allait de pièce en pièce, c’est-à-dire presque nulle part…| Quelqu’un frappa.| « Qui est là ? » cria-t-elle.| Personne ne répondit.| Mme Lenoir vint av. J.-C. en rêve.| Cela coûta 2,50 euros !| Vraiment ?`,
  de: `Am 12. Mai, gegen 19.30 Uhr, hatte Prof. Dr. Lang angerufen, um ihm mitzuteilen, dass die Werkstatt verkauft worden sei.| Seitdem ging er durch die Räume, z. B. durch die Küche.| „Ist da wer?“, rief sie.| Niemand antwortete.| Bzgl. der Kosten, d. h. der Mehrkosten i. H. v. ca. 1.200,50 Euro, gilt Abs. 2 Nr. 4.| Er kam 1987.| Dann ging er usw.| »Komm!«, sagte sie.| Es war der 3. Versuch.`,
  ar: `ظل الساعاتي العجوز واقفا أمام النافذة ينظر إلى المطر.| «عليك أن تنام»، همست ابنته.| هز رأسه ولم يجب.| في الساعة ٧:٣٠ اتصل د. سامي ليخبره أن الورشة ستباع.| طرق أحدهم الباب.| «من هناك؟» صاحت.| لم يجب أحد!| أين ذهب؟| بلغ الثمن ٣٫٥ دنانير…`,
  zh: `老钟表匠一直站在窗前，静静地看着雨。|“你该睡了，”女儿轻声说。|他摇了摇头。|5月1日晚上7:30，郎博士打来电话，说作坊要卖掉了。|有人敲门。|“谁？”她喊道。|没有人回答。|价格是3.5元！|真的吗？|“走吧。”|他说完就走了……`,
} as const;

/** Words of a Chinese passage, segmented manually according to GB/T 13715: a bar between words. */
export const goldChineseWords =
  '老|钟表匠|一直|站|在|窗前|静静地|看|着|雨|女儿|轻声|说|他|摇|了|摇头|晚上|郎|博士|打来|电话|说|作坊|要|卖掉|了|从|那|以后|他|从|一|间|屋子|走|到|另|一|间|屋子|有人|敲门|没有|人|回答|小船|静静地|睡|在|岸|旁|月亮|慢慢|照|过|山岗|老人|独自|唱|着|旧|歌';
