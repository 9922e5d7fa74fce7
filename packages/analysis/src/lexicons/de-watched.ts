import type { WatchedWords } from './watched-words.ts';

/** Relative to film subtitles. */
export const germanWatched: WatchedWords = [
  [0.33, 'wirklich einfach total echt mal'],
  [0.5, 'jetzt sache ding ja doch'],
  [
    1,
    `sehr ganz eigentlich so nur noch schon auch eben gerade vielleicht wahrscheinlich genau völlig absolut natürlich
    immer nie wieder etwas irgendwie irgendwo ziemlich genug gleich sofort hand`,
  ],
  [
    2,
    `dann nun fast beinahe endlich schließlich bald plötzlich kurz langsam schnell vorsichtig tatsächlich offenbar
    offensichtlich =besonders moment augenblick kopf auge gesicht herz arm mund
    begann/begannen/beginnen/beginnt/begonnen versuchte/versuchten/versuchen/versucht dachte/dachten/denken/denkt
    fühlte/fühlten/fühlen/fühlt hörte/hörten/hören/hört sah/sahen/sehen/sieht blieb/blieben/bleiben/bleibt
    wusste/wussten stand/standen/stehen/steht ging/gingen`,
  ],
  [
    3,
    `dabei daraufhin allmählich leise still ruhig sanft sorgfältig deutlich =leicht heftig
    schien/schienen/scheinen/scheint stimme bemerkte/bemerkten/bemerken/bemerkt blickte/blickten
    schaute/schauten/schauen/schaut wandte/wandten/wenden drehte/drehten/drehen lachte/lachten/lachen/lacht
    spürte/spürten/spüren/spürt griff/griffen wirkte/wirkten/wirken`,
  ],
  [
    5,
    'blick lippe schulter finger atem brust starrte/starrten/starren/starrt flüsterte/flüstern/flüstert',
  ],
  [
    10,
    'lächelte/lächelten/lächeln/lächelt schüttelte/schüttelten/schütteln seufzte/seufzten/seufzen murmelte/murmeln',
  ],
  [
    20,
    'nickte/nickten/nicken/nickt zuckte/zuckten/zucken runzelte/runzeln grinste/grinsten/grinsen',
  ],
];
