/** Own test sentences, separated by | or line breaks, without sentiment or emotion, although some of their words look emotional. */
const texts = {
  en: `He went out in spite of the rain. | It was a kind of boat. | The house was Victorian. | Two Quakers sat on the bench. | She took an aspirin. | The suspension of the car was new.
    He wound the clock. | The Amazon runs east. | He painted the door yellow. | They were accustomed to the noise. | The papers were confidential. | Victoria had moved to Leeds.
    The console stood by the wall. | The contents of the box lay on the table. | The train leaves at eight. | She put the keys on the shelf. | A column of the building was stone. | He read the ratio twice.
    The deadline is on Monday. | We met at the bridge. | The diet met in Worms. | They walked along a dead end. | The kettle was on the stove. | My brother lives in the north. | The shop opens at nine.
    He carried the ladder to the barn. | The bus stopped at the corner. | She wrote a letter. | There were four chairs. | The river was wide there. | I bought bread and milk. | He tied his boots.
    The window faced the yard. | The clerk stamped the form. | A peacock crossed the lawn. | We had soup at noon. | The road turns left. | The Yellowstone river lay below. | He is a vigilante. | The prospector came from Ohio. | An enema was ordered.`,
  es: `Vengo del mercado. | Quiero que venga mañana. | Cuando vengas, trae pan. | Dile a tus hermanos que vengan. | El perro muerde el palo. | Colgaron muérdago en la puerta. | El pájaro está cautivo. | Una mata de romero crece junto al muro.
    Luego se tumba en la cama. | Cenaron perdices. | Dicha casa tiene dos pisos. | Los protestantes tienen una iglesia en el pueblo. | De pronto se levantó. | El tren sale a las ocho. | Dejó las llaves encima de la mesa. | Averiguó la hora.
    Lindsay vive en Leeds. | Gustavo compró un sello. | El ingeniero midió el puente. | Devolvió el libro a la biblioteca. | Hace falta sal. | La puerta de la intimidad era azul. | Los dichos del pueblo son viejos. | Mi prima estudia geografía.
    El ama de llaves abrió la ventana. | El destacamento cruzó el río. | La carta llegó el martes. | Había cuatro sillas. | Compré leche y huevos. | El amo salió al patio. | El autobús para en la esquina. | Puso la olla en el fuego.
    Moriarty escribió otra vez. | La premisa era otra. | El río pasa por el valle. | Subió la escalera. | Cerró la puerta con llave. | El rompecabezas tiene cien piezas. | La tienda abre a las nueve. | Tomaron sopa al mediodía. | Contó hasta diez.`,
  fr: `La souris est sous le lit. | Il ferma les volets. | Une volée de moineaux passa. | Un oiseau vole au-dessus du toit. | La nuit tombe. | Il faut tendre la main. | Il sortit en prenant son manteau. | Ma chère Anne, je pars demain. | Cher Paul, voici la lettre.
    Elle acheta un navet au marché. | Le train part à huit heures. | Elle posa les clés sur la table. | Un étranger entra dans la cour. | La force du vent fit tourner le moulin. | La casserole est sur le feu. | Il mit une cassette dans la boîte. | Le panneau est au coin de la rue.
    L’épouvantail est dans le champ. | Il suivait le rythme du tambour. | La limite du champ est un fossé. | Le bijoutier ouvre à neuf heures. | Les bêtes sont dans le pré. | Il vida son verre. | Elle salua la voisine. | Le conseiller lut la lettre. | La création du monde est au plafond.
    Il a beau parler, elle lit. | Faute de pain, ils mangèrent du riz. | Mon frère habite à Lyon. | Il y avait quatre chaises. | Le bus tourne à gauche. | Elle écrivit une lettre. | Il monta l’escalier. | La rivière traverse la ville. | Hilary arriva mardi. | Il compta jusqu’à dix.
    Le ravisseur portait un manteau. | La soupe est sur la table. | Elle noua ses lacets. | Le facteur sonna à midi. | Il lut le journal au café.`,
  de: `Der Schnee ist gefallen. | Sie gelangte ans Ufer. | Er klopfte vergeblich. | Die Störche sind im Dorf. | Die Schenke steht am Markt. | Der Hund legte den Kopf auf ihren Schenkel. | Sie kaufte Feigen. | Er besorgte Brot. | Ein Genosse hielt die Tür auf.
    Der Zug fährt um acht. | Sie legte die Schlüssel auf den Tisch. | Er hat den Brief geschickt. | Der Wind wehte vom Meer. | Das Land ist flach. | Die Brücke ist aus Stahl. | Am Nachmittag gab es einen Schauer. | Der Stein plumpste ins Wasser. | Eine Drohne flog über das Feld.
    Die Genossen saßen im Saal. | Am Donnerstag kommt der Angestellte wieder. | Mein Bruder wohnt in Köln. | Es gab vier Stühle. | Der Laden öffnet um neun. | Er band seine Schuhe. | Sie schrieb einen Brief. | Die Straße biegt nach links ab. | Nach Feierabend ging er zum Bus.
    Die Streitkräfte zogen durch das Tal. | Der Gutshof liegt am Fluss. | Das Angebot galt bis Montag. | Die Angel lag im Boot. | Er zog das Seil straff. | Das Gutachten liegt im Schrank. | Der Güterzug hielt in Ulm. | Wir aßen mittags Suppe. | Das Fenster ging zum Hof.
    Er zählte bis zehn. | Die Böschung war aus Lehm. | Sie trug die Leiter in die Scheune. | Der Postbote klingelte. | Am Abend las er die Zeitung.`,
  ar: `فقد كتب الرسالة أمس. | جلس قبله في القطار. | قرأ الكتاب كامل الصفحات. | ألم تكتب الرسالة؟ | هذه سمات المدينة. | نزل المسافر في خان قديم. | سأل الطبيب عن الحمى. | هذا ما رأيت في الطريق. | يصل القطار في الثامنة. | وضعت المفاتيح على الطاولة.
    الرجل الذي كتب الرسالة هناك. | كتب أخي رسالة. | في الغرفة أربعة كراسي. | يفتح الدكان في التاسعة. | اشترى خبزا ولبنا. | النافذة تطل على الفناء. | تمر الطريق قرب النهر. | ذهبت البنت إلى المدرسة. | جلس الرجل تحت الشجرة. | أغلق الباب بالمفتاح.
    يسكن عمي في عمان. | قرأ الجريدة في المقهى. | السيارة أمام البيت. | وصلت الرسالة يوم الثلاثاء. | عد الولد إلى عشرة. | أكلنا الحساء ظهرا. | لبس معطفه وخرج. | صعد الدرج. | ركبت الحافلة إلى السوق. | وقف البائع عند الباب.
    غسلت الصحون. | كان المفتاح في الدرج. | الكتاب على الرف. | رسم خطا على الورقة. | ربط حذاءه. | حمل السلم إلى الفناء. | نظر إلى الساعة. | الشارع إلى اليسار. | فتحت النافذة. | عبر الجسر مساء. | دخل الغرفة ثم جلس.
    يملك عمي دكانا. | البحيرة قرب المدينة. | وصل ملك المملكة إلى القصر. | قرأ عن السياسة في الجريدة. | هذا هو الباب الوحيد. | كتب عقد الصفقة. | سافر في العطلة. | دار الحديث حول القطار.`,
  zh: `天像大海一般蓝。 | 他跑得跟马一样。 | 那座山好高。 | 院子好大。 | 下午好，老师说。 | 差一点下雨。 | 他在精神病院工作。 | 火车八点开。 | 她把钥匙放在桌上。 | 你好，老板说。 | 他住在福建。 | 商店九点开门。 | 屋里有四把椅子。
    我买了面包和牛奶。 | 窗户朝着院子。 | 路往左拐。 | 弟弟住在北京。 | 他写了一封信。 | 她数到十。 | 公共汽车停在路口。 | 他系上鞋带。 | 我们中午喝汤。 | 邮递员敲门。 | 他晚上看报纸。 | 书在架子上。 | 河从城里流过。
    他走上楼梯。 | 她关上门。 | 老师问了一个问题。 | 一只老鼠跑过院子。 | 晚上好，邻居说。 | 这条路好长。 | 车站离这里好远。 | 他把梯子搬到院子里。 | 信是星期二到的。 | 她穿上大衣。 | 桥在村子东边。 | 他把伞放在门口。 | 水在壶里。 | 他们坐在树下。 | 大家好，他说。`,
};

export function everydaySentences(language: keyof typeof texts): readonly string[] {
  return texts[language].split(/[|\n]/).map((sentence) => sentence.trim());
}
