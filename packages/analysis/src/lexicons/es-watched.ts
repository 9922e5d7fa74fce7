import type { WatchedWords } from './watched-words.ts';

/** Relative to film subtitles. */
export const spanishWatched: WatchedWords = [
  [0.33, 'realmente totalmente obviamente definitivamente básicamente literalmente'],
  [0.5, '=bueno pues cosa ahora =bien'],
  [
    1,
    `muy demasiado bastante tan realidad simplemente exactamente absolutamente completamente seguramente siempre
    nunca todavía ya vez quizá/quizás solo/sólo algo entonces luego después`,
  ],
  [
    2,
    `casi aún apenas justo finalmente inmediatamente rápidamente enseguida momento instante manera modo
    mano cabeza cara empezar/empezó/empezaba/empecé/empezaron tratar/trató/trataba
    intentar/intentó/intentaba/intenté decidir/decidió/decidí seguir/siguió/seguía
    mirar/miró/miraba/miraban/mirando/miré/miraron sentir/sintió/sentía/sentí/sintiendo
    pensar/pensó/pensaba/pensé/pensando oír/oyó/oía/oí notar/notó/notaba/noté darse/dio/di/daba`,
  ],
  [
    3,
    `acaso incluso prácticamente ligeramente profundamente perfectamente claramente aparentemente evidentemente
    pronto repente súbitamente lentamente despacio cuidado ojo rostro voz brazo boca pecho corazón
    parecer/parecía/pareció/parecían comenzar/comenzó/comenzaba/comencé/comenzaron volver/volvió/volvía/volví
    quedar/quedó/quedaba/quedé ver/vio/veía levantar/levantó/levantaba acercar/acercó/acercaba caminar/caminó/caminaba
    girar/giró/giraba sacudir/sacudió reír/rio/rió/reía`,
  ],
  [5, 'mientras suavemente silencio mirada labio =hombro/=hombros dedo gesto aliento'],
  [
    10,
    `suspirar/suspiró/suspiraba/suspiré observar/observó/observaba susurrar/susurró/susurraba
    sonreír/sonrió/sonreía/sonreí/sonriendo murmurar/murmuró/murmuraba`,
  ],
  [20, 'asentir/asintió/asentía/asentí encoger/encogió/encogí fruncir/frunció/fruncía'],
];
