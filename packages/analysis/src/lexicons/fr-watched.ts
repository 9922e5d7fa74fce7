import type { WatchedWords } from './watched-words.ts';

/** Relative to film subtitles. */
export const frenchWatched: WatchedWords = [
  [0.33, 'vraiment totalement carrément franchement évidemment'],
  [0.5, 'juste bien chose truc maintenant'],
  [
    1,
    `très trop assez plutôt complètement exactement absolument simplement seulement toujours jamais déjà encore
    peut-être alors si tellement certainement vite petit peu`,
  ],
  [
    2,
    `puis ensuite enfin finalement aussitôt moment instant façon manière même presque bientôt souvent parfois
    rapidement immédiatement parfaitement main tête commencer/commença/commençait/commencé essayer/essaya/essayait
    décider/décida sentir/sentit/sentait/sentis penser/pensa/pensait entendre/entendit/entendait/entendis
    voir/vit/voyait/vis regarder/regarda/regardait/regardai/regardant/regardaient`,
  ],
  [
    3,
    `pourtant cependant doucement lentement soudain brusquement tranquillement profondément légèrement vaguement
    œil/yeux visage voix bras bouche cœur sembler/semblait/sembla/semblaient paraître/paraissait/parut
    rester/resta/restait tourner/tourna/tournait lever/leva/levait marcher/marcha/marchait arrêter/arrêta
    continuer/continua/continuait finir/finit rire/rit/riait`,
  ],
  [
    5,
    'ainsi vers silence regard lèvre épaule doigt geste souffle mettre/mit/mis/mettait secouer/secoua/secouait',
  ],
  [
    10,
    `sourire/sourit/souriait/souris/souriant soupirer/soupira/soupirait murmurer/murmura/murmurait
    chuchoter/chuchota observer/observa/observait fixer/fixa/fixait`,
  ],
  [
    20,
    'hocher/hocha/hochait hausser/haussa/haussait froncer/fronça/fronçait acquiescer/acquiesça/acquiesçait',
  ],
];
