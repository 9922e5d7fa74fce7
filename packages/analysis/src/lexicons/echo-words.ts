import { deliberateRepeatWord, plainWord, type WordList } from '../languages/word-classes.ts';

/**
 * For the echo rules: content words too plain for their repetition to be noticed, and words that mark a deliberate repetition (again, also,
 * other, more).
 */
export const englishEchoWords: readonly WordList[] = [
  [
    plainWord,
    `soon later before after afterwards today to-day tomorrow to-morrow yesterday tonight to-night forward backward
    upward downward upstairs downstairs below above round apart aside alone different certain several various whole
    possible impossible necessary able unable likely true false real present past north south east west northern
    southern eastern western english french german spanish italian american british roman greek chinese indian
    dead alive former latter young seeming having using trying following according concerning regarding including
    called named married hundred thousand million dozen first-class fifty forty thirty twenty eleven twelve thou partly poor surely precisely particularly`,
  ],
  [
    deliberateRepeatWord,
    `again also too another other others still even more most less least yet likewise neither nor either twice once
    same so that this these those not didn't don't doesn't wasn't weren't isn't aren't hadn't haven't hasn't couldn't can't cannot wouldn't won't`,
  ],
];

export const germanEchoWords: readonly WordList[] = [
  [
    plainWord,
    `wollten mussten sollten konnten mochten durften ließen machten gemacht macht tun tut tat taten getan thun thut that
    thaten gethan kamen gekommen kommt gingen gegangen geht gaben gegeben gibt giebt standen lagen liegen lag liegt saß
    saßen stellte selbst selber einige einigen einiger einiges manche manchen mancher manches solche solchen solcher
    solches solchem derselbe dieselbe dasselbe dieselben denselben demselben derselben desselben dessen deren denen heute
    heut gestern morgen abends gern gerne diesmal weniger letzte letzten letzter letztes andere andern anderen anderer
    anderes anderem einzige einzigen einziger einander zusammen bald lange länger weiter später früher daher dahin davor
    daraus dazwischen darunter darum danach hierauf hinaus hinein hinauf hinab hinweg heraus herein herauf herab herum
    herunter hinunter hervor herbei heran hierher umher einher zurück vorbei vorüber entgegen empor fort nieder entlang
    könne könnten müsse müssten müsste solle wolle habe sollst willst kannst musst magst wirst würdest hättest hätten
    wären seien gewiss überhaupt besonders jedoch freilich ebenso sogar sogleich zuerst zuletzt zunächst niemals
    endlich wieder meisten nahe näher nächsten junge jungen junger deutsche deutschen französischen englischen weit dritte dritten vierte vierten fünfte fünften zweite zweiten vielleicht einst nich dies unserer unsere
    hundert tausend zwanzig dreißig fünfzig unsern unserm unseres unserem euren eurem deines meines seines ihres eures
    keines jenem jener allein allerlei ebensowenig woran worauf womit wovon wozu worin wodurch wieviel
    mir's ich's er's sie's geht's ist's war's hat's bist's hab's`,
  ],
  [
    deliberateRepeatWord,
    `wieder abermals nochmals auch noch ebenfalls gleichfalls andere andern anderen anderer anderes mehr weniger immer nur
    nicht nichts nie kein keine keinen weder sogar selbst ebenso beide beiden jeder jede jedes so wie als desto umso sondern`,
  ],
];

export const frenchEchoWords: readonly WordList[] = [
  [
    plainWord,
    `aurais aurons aurez auront auriez aurions auraient avions aviez ayant ayez aient eussent eusse eussiez eût fût fussent
    fusse étiez étant soient soyez seraient serais serez seriez serons serions sommes faut fallait faudrait fallut
    semble semblait semblaient sembla faisait faisaient faisant fais faites font ferait fera feront fassent faits
    peux puis puisse pourrait pourraient pourrais pourra pourrez pourront pouvez pouvons pouvoir pouvant voulez veut veux
    veulent voulu voudrait voudrais voudrez voulais dois doivent devaient devoir devrait dus voici voilà viens vient
    viennent venaient venu venue venus venues allais allaient allez allons vont vais étés rester passé passée
    jeune jeunes vieux vieille vieilles vieil nouveau nouvelle nouveaux nouvelles dernier dernière derniers dernières
    seul seule seuls seules grands grandes petits petites beau belle beaux belles haut haute bas basse long longue
    plein pleine ancien ancienne bonnes bons mauvais mauvaise cher chère pauvre possible pareil pareille différents
    cent cents mille vingt trente quarante cinquante douze quinze quatre cinq sept huit neuf dix demi
    aujourd'hui hier demain autrefois jadis bientôt tantôt tard tôt loin près autour dehors dedans dessus dessous
    ailleurs partout ensemble surtout plutôt cependant pourtant toutefois d'ailleurs d'abord enfin donc outre hors sauf
    mieux pire moins autant aussitôt tandis dont desquels duquel auquel auxquels laquelle tels telle telles quelqu'un
    quelqu'une chacun chacune celui-ci celui-là celle-ci celle-là lui-même elle-même eux-mêmes moi-même soi-même
    français française françaises anglais anglaise allemand allemande première premiers premières seconde second`,
  ],
  [
    deliberateRepeatWord,
    `encore aussi également autre autres plus moins toujours jamais même mêmes nouveau non ni pas point aucun aucune
    chaque tout toute tous toutes si tant autant comme seulement rien combien que`,
  ],
];

export const spanishEchoWords: readonly WordList[] = [
  [
    plainWord,
    `estuvieron estuvo estuve estuviera estuviese estando estaría fueran fuesen fueras habiendo hubiese hubiesen hubieran
    habrían habrá habrán haya hayan hubieron tuvieron tuve teniendo tendría tendrá tenido tener tengo tenga tuviera
    tuviese pudiera pudiese pudieron pude puedo pueda puedan podría podrían podrá podido pudiendo quiso quisiera quisiese
    quiero quiere quieren quería querían quisieron debe debía debían deben debió debiera debería haciendo hecho hechos
    hicieron hago haga hacían hiciera hará haría yendo iban fuimos vamos vaya van viene venía venían vino vinieron
    venido viniendo llegó llegaba quedó quedaba dejó dejaba cuántos cuántas cuántos cuanta cuantos cuantas puesto puesta
    puestos particular posible imposible último última últimos últimas nuevo nueva nuevos nuevas viejo vieja viejos
    joven jóvenes mejor peor mayor mayores menor menores grandes buenos buenas malo mala malos malas mal solo sola solos
    solas cierto cierta ciertos ciertas propio propia propios propias tal tales demás ambos ambas varios varias bastante
    demasiado demasiada cualquier cualquiera quienquiera aquél aquélla aquéllos éste ésta éstos éstas ése ésa
    hoy ayer mañana anoche tarde temprano pronto luego entonces arriba abajo adelante atrás delante detrás dentro fuera
    cerca lejos encima debajo alrededor juntos juntas junto además incluso todavía aún acaso quizá quizás apenas
    cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien ciento mil medio media
    segundo segunda tercero tercera español española francés francesa inglés inglesa santo santa señor señora
    embargo obstante través respecto dicho dicha dichos dichas pobre buen primeros primeras`,
  ],
  [
    deliberateRepeatWord,
    `otra otro otras otros también tampoco más menos aún todavía siempre nunca no ni sin mismo misma mismos mismas cada
    todo toda todos todas tan tanto tanta como nuevo igualmente asimismo sólo solo hasta jamás cuánto cuánta cuántos qué`,
  ],
];
