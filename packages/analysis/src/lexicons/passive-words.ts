const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

function ways(deeds: string, states: string): ReadonlyMap<string, boolean> {
  return new Map([
    ...deeds.split(/\s+/).map((word): [string, boolean] => [word, true]),
    ...states.split(/\s+/).map((word): [string, boolean] => [word, false]),
  ]);
}

/** Forms of ser, and whether with a participle they tell of a deed by themselves. */
export const spanishBe = ways(
  'fue fueron fui fuimos fuiste será serán seré seremos sería serían sido siendo ser fuera fueran fuese fuesen sea sean',
  'es son era eran soy somos éramos',
);

/** Forms of être, and whether with a participle they tell of a deed by themselves. */
export const frenchBe = ways(
  'fut furent fus fûmes fût été sera seront serait seraient',
  'est sont était étaient suis sommes étais étions êtes étiez',
);

/** Forms of werden; with those of the past an infinitive never goes. */
export const germanBecome = ways(
  'wurde wurden wurdest wurdet worden',
  'wird werden werde wirst würde würden werdet',
);

/** Adverbs between the auxiliary and the participle. */
export const interposedWords =
  set(`no nunca ya siempre también bien mal muy casi apenas luego finalmente inmediatamente
  rápidamente completamente pas jamais plus bien mal déjà souvent toujours vite aussitôt enfin ensuite tout très ainsi
  presque rapidement complètement entièrement immédiatement finalement encore aussi trop peu`);

/** Spanish words that end as participles do and mostly are none after ser. */
const spanishOthers =
  set(`marido sonido estado pasado partido vestido sentido ruido apellido sábado helado soldado abogado
  lado grado mercado ganado pescado cuidado resultado significado pecado criado criada empleado empleada diputado comida
  bebida vida salida medida herida subida llegada entrada mirada nada cada espada década jornada temporada casado casada
  educado educada aficionado aficionada cansado callado callada honrado honrada delgado delgada pesado pesada complicado
  complicada delicado delicada adecuado adecuada apropiado apropiada parecido parecida parecidos parecidas querido querida
  atrevido atrevida divertido divertida divertidos aburrido aburrida debido debida desconocido desconocida jurado
  demasiado demasiada demasiados licenciado graduado graduada reservado reservada confiado osado osada malvado malvada
  alocado sagrado sagrada privado privada limitado limitada variado variada exagerado exagerada elevado elevada contenido
  cuñado cuñada teclado cercado tejado prado fado hado hada ensalada tostada almohada manada cruzada fachada bajada ida
  venida caída corrida partida huida seguida guarida acogida moneda nido dado dada todavía parada patada pesadilla dorado dorada
  colorado rosado rosada morado morada privilegiado distinguido distinguida merecido sucedido ocurrido nacido venido ido
  llegado muerto muerta muertos muertas`);

const spanishIrregular =
  /^(?:(?:des|re|contra|pre|mal|bien)?(?:hecho|dicho|escrito|visto|puesto|abierto|roto|vuelto|cubierto|suelto|impreso)|dispuesto|expuesto|impuesto|compuesto|propuesto|supuesto|descubierto|encubierto|descrito|inscrito|suscrito|devuelto|envuelto|resuelto|absuelto|disuelto|deshecho|rehecho|previsto|revisto|reescrito|electo|preso)$/;

export function spanishParticiple(form: string): boolean {
  if (spanishOthers.has(form) || form.length < 5) return false;
  if (/(?:ad|id|íd)[oa]s?$/.test(form)) return !/[áéóú]|í(?!d[oa]s?$)/.test(form);

  return spanishIrregular.test(form.replace(/(?:as?|os)$/, 'o'));
}

/** Verbs whose participle after être is active, and participles that tell a state of mind. */
const frenchOthers =
  set(`allé venu parti arrivé entré sorti né mort resté tombé devenu monté descendu passé retourné rentré
  revenu parvenu intervenu survenu reparti ressorti décédé demeuré désolé étonné obligé fatigué gai vrai âgé aisé carré
  ravi joli poli petit subit assis aigu nu cru pointu têtu tu dû déçu ému épuisé marié content inquiet allongé
  couché tenté porté sensé censé supposé rassuré soulagé gêné pressé amusé vexé enchanté charmé mouillé trempé`);

const frenchIrregular =
  set(`fait dit écrit mis pris vu lu connu reçu perdu rendu vendu entendu attendu défendu battu vaincu tenu
  retenu ouvert couvert découvert offert conduit produit détruit construit traduit réduit introduit remis permis promis admis
  commis soumis transmis compris appris surpris repris entrepris élu bu choisi saisi suivi puni fini établi accueilli trahi
  envahi bâti servi rempli averti réuni guéri banni subi nourri enseveli peint craint joint atteint éteint contraint teint cuit
  inscrit décrit interdit prescrit pendu mordu tordu fendu étendu suspendu résolu exclu conclu aperçu conçu pourvu prévu
  revu obtenu soutenu maintenu contenu détenu prévenu convaincu englouti anéanti élargi adouci rétabli démoli ébloui
  assailli recueilli cueilli abattu combattu répandu confondu refait défait satisfait omis démis séduit instruit déduit`);

export function frenchParticiple(form: string): boolean {
  const base = form.replace(/(?:es|e|s)$/, '');
  const bare = /[éiut]$/.test(base) || frenchIrregular.has(base) ? base : form;
  if (frenchOthers.has(form) || frenchOthers.has(bare)) return false;
  if (form.length > 3 && /é(?:e|s|es)?$/.test(form)) return true;

  return frenchIrregular.has(form) || frenchIrregular.has(bare);
}

/** German words that look like participles and after werden are none: adjectives, adverbs, infinitives. */
const germanOthers =
  set(`bekannt berühmt beliebt verrückt gewohnt bereit verwandt vertraut gesund gelassen erwachsen verlegen besessen
  gemein gerecht genau verschieden bescheiden betrunken gewiss gestern gegen genug bereits bestimmt besser bunt ernst erst
  erstaunt gespannt begeistert verliebt verheiratet geneigt geschickt gescheit gefasst beste besten ersten ersten bewusst entschlossen
  gesprächig gering gern gerade gesamt getrost beinahe betreffend entfernt entsetzt unbekannt ungeduldig überhaupt insgesamt
  gehen geben gelten genießen gewinnen gehören geschehen gelingen genügen gestehen gebären gedeihen gelangen genesen geraten
  gestalten gewähren gewöhnen geleiten gebrauchen gefährden gehorchen gefallen gesellen gebieten gewöhnt geworden gewesen gekommen gegangen geblieben
  gefallen gestorben gelaufen gefahren geboren verschwunden entstanden erschienen`);

const prefixes = 'be|ver|er|ent|emp|zer|miss|miß|über|unter|wider|hinter|voll|durch|um';
const separable =
  'ab|an|auf|aus|bei|da|dar|ein|empor|entgegen|fest|fort|frei|her|herab|heran|herauf|heraus|herbei|herein|herüber|herum|herunter|hervor|hin|hinab|hinauf|hinaus|hinein|hinzu|los|mit|nach|nieder|vor|voran|vorbei|vorüber|weg|weiter|wieder|zu|zurück|zusammen|um|unter|über|durch|statt|teil|wahr';
const withGe = new RegExp(`^(?:${separable})?ge\\p{L}{3,}(?:t|en)$`, 'u');
const onlyT = new RegExp(`^(?:(?:${separable})?(?:${prefixes})\\p{L}{2,}|\\p{L}{3,}ier)t$`, 'u');
const prefixedEn = new RegExp(`^(?:${separable})?(?:${prefixes})\\p{L}{3,}en$`, 'u');

/** In the past (wurde, worden) forms in -en are participles, too; else they may be infinitives. */
export function germanParticiple(form: string, isPast: boolean): boolean {
  if (germanOthers.has(form)) return false;
  if (withGe.test(form) || onlyT.test(form)) return true;

  return isPast && (prefixedEn.test(form) || form === 'getan' || form === 'vertan');
}
