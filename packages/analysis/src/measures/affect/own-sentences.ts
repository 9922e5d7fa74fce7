import type { LanguageCode } from '../../options.ts';

/** Sentences of our own, by what they must be; a pair must rise from its first to its second. */
export type OwnSentences = {
  positive: readonly string[];
  negative: readonly string[];
  neutral: readonly string[];
  rising: readonly (readonly [lower: string, higher: string])[];
};

export const ownSentences = {
  es: {
    positive: [
      'Me encantó la fiesta de tu hermana.',
      'La comida estaba deliciosa y los niños reían.',
      'Lucía abrazó a su madre, feliz de verla.',
      'No fue un mal viaje.',
      'Es el mejor cuento que he leído este año.',
      'La casa era pequeña, pero acogedora.',
      'Sintió un gran alivio.',
      'Nunca me decepciona.',
      'Merece la pena subir hasta la ermita.',
    ],
    negative: [
      'Odio los lunes.',
      'No me gusta nada este barrio.',
      'La abuela lloró de pena toda la noche.',
      'El café era horrible y el camarero, grosero.',
      'Era bonito, pero inútil.',
      'Sintió miedo al oír la puerta.',
      'Fue una pérdida de tiempo.',
      'Ninguna alegría le quedaba.',
      'Un consejo poco útil.',
    ],
    neutral: [
      'El tren sale a las ocho.',
      'Dejó las llaves encima de la mesa.',
      'Buenos días, dijo la portera.',
      'Su hermano vive en Buenos Aires.',
    ],
    rising: [
      ['La novela es buena.', 'La novela es muy buena.'],
      ['Está un poco contento.', 'Está contento.'],
      ['Es muy triste.', 'Es triste.'],
    ],
  },
  fr: {
    positive: [
      'J’adore cette maison au bord du lac.',
      'Elle éclata de rire, heureuse.',
      'Ce n’est pas mal du tout.',
      'Le pain sent bon et la soupe est délicieuse.',
      'Il embrassa sa fille avec tendresse.',
      'Ce n’est que du bonheur.',
      'Le début traîne, mais la fin est magnifique.',
      'Quel soulagement de te voir !',
      'Je ne le déteste pas.',
    ],
    negative: [
      'Je déteste l’hiver.',
      'Je n’aime pas ce quartier.',
      'J’aime pas les huîtres.',
      'Elle sanglotait, désespérée.',
      'C’est beau, mais terriblement ennuyeux.',
      'Une soirée sans joie.',
      'Le film est nul.',
      'La peur le saisit dans l’escalier.',
      'Quelle perte de temps.',
    ],
    neutral: [
      'Le train part à huit heures.',
      'Elle posa les clés sur la table.',
      'Bonjour, dit le facteur.',
      'Il revint par la route de Lyon.',
    ],
    rising: [
      ['Ce vin est bon.', 'Ce vin est très bon.'],
      ['Il est un peu content.', 'Il est content.'],
      ['Je suis très triste.', 'Je suis triste.'],
    ],
  },
  de: {
    positive: [
      'Ich liebe diesen Garten.',
      'Sie lachte und umarmte ihren Bruder.',
      'Das Essen war köstlich.',
      'Der Ausflug war nicht schlecht.',
      'Die Wohnung ist klein, aber gemütlich.',
      'Das Buch ist wirklich spannend.',
      'Endlich war er frei und glücklich.',
      'Ich bin dankbar für deine Hilfe.',
      'Ein herrlicher Morgen am See.',
    ],
    negative: [
      'Ich hasse Montage.',
      'Das Buch gefällt mir nicht.',
      'Das macht keinen Spaß.',
      'Sie weinte die ganze Nacht.',
      'Der Kaffee war scheußlich.',
      'Schön gebunden, aber langweilig.',
      'Er hatte Angst vor dem Keller.',
      'Ohne Hoffnung ging er weiter.',
      'Das war reine Zeitverschwendung.',
    ],
    neutral: [
      'Der Zug fährt um acht.',
      'Sie legte die Schlüssel auf den Tisch.',
      'Guten Morgen, sagte der Bäcker.',
      'Am Donnerstag kommt der Angestellte wieder.',
    ],
    rising: [
      ['Der Wein ist gut.', 'Der Wein ist sehr gut.'],
      ['Er ist ein bisschen froh.', 'Er ist froh.'],
      ['Ich bin sehr traurig.', 'Ich bin traurig.'],
    ],
  },
  ar: {
    positive: [
      'كانت الحفلة رائعة.',
      'ابتسمت أمي وعانقت أختي.',
      'الطعام لذيذ جدا.',
      'أحب هذا الحي القديم.',
      'شكرا على مساعدتك الكريمة.',
      'عاد الولد سعيدا إلى البيت.',
      'البيت صغير لكنه جميل.',
      'الفكرة ليست سيئة.',
      'نجحت في الامتحان وفرحنا بها.',
    ],
    negative: [
      'أكره يوم الاثنين.',
      'بكت الجدة من الحزن.',
      'القهوة سيئة والنادل وقح.',
      'لم يكن الفيلم جيدا.',
      'المكان جميل لكن الخدمة رديئة.',
      'شعر بالخوف عندما سمع الباب.',
      'كانت الليلة بلا أمل.',
      'غضب الأب وصرخ.',
      'الكتاب ممل.',
    ],
    neutral: [
      'يصل القطار في الثامنة.',
      'وضعت المفاتيح على الطاولة.',
      'صباح الخير، قال البائع.',
      'الرجل الذي كتب الرسالة هناك.',
    ],
    rising: [
      ['الكتاب جيد.', 'الكتاب جيد جدا.'],
      ['هو سعيد قليلا الآن.', 'هو سعيد جدا الآن.'],
      ['أنا حزين جدا.', 'أنا حزين.'],
    ],
  },
  zh: {
    positive: [
      '我很喜欢这个小镇。',
      '她笑着拥抱了妹妹。',
      '饭菜非常好吃。',
      '这本书不错。',
      '房子虽小，但是很温馨。',
      '他终于放心了，心里十分高兴。',
      '谢谢你的帮助。',
      '这个故事一点也不无聊。',
      '值得一看。',
    ],
    negative: [
      '我讨厌下雨的早晨。',
      '她伤心地哭了一夜。',
      '咖啡很难喝，服务员也不热情。',
      '我不喜欢这部电影。',
      '封面漂亮，但是内容很差。',
      '听到门响，他害怕极了。',
      '真是浪费时间。',
      '这里没有希望。',
      '父亲愤怒地摔了杯子。',
    ],
    neutral: ['火车八点开。', '她把钥匙放在桌上。', '你好，老板说。', '他住在福建。'],
    rising: [
      ['这酒好喝。', '这酒非常好喝。'],
      ['他有点开心。', '他开心。'],
      ['她非常难过。', '她难过。'],
    ],
  },
} satisfies Partial<Record<LanguageCode, OwnSentences>>;
