import type { WatchedWords } from './watched-words.ts';

/** Relative to film subtitles. */
export const englishWatched: WatchedWords = [
  [0.25, '=really =totally =definitely =honestly =basically okay'],
  [0.33, 'stuff lot nice maybe'],
  [0.5, 'just =actually =literally well bit pretty think'],
  [
    1,
    `very quite too enough even still so now =exactly =obviously =absolutely =completely anyway =probably =simply
    =extremely =truly always never already second minute =carefully thing way little around down away back something
    somewhere start try decide stop move see hear look listen watch laugh sigh chuckle great big whole`,
  ],
  [1.5, 'only again heart'],
  [
    2,
    `rather then sort =certainly =apparently =possibly suppose =finally =quickly once soon =especially =particularly
    =perfectly =terribly =immediately feel wonder notice realize/realise manage continue become step sit push grab drop
    =loudly =clearly =slightest =deeply moment turn`,
  ],
  [
    3,
    `almost =nearly perhaps somehow indeed =evidently =suddenly =eventually =slowly =quietly =briefly =firmly =tightly
    meanwhile somewhat =utterly seem stare reach pull stand walk face hand head eye arm mouth chest`,
  ],
  [
    5,
    `begin appear remain =entirely =instantly =seemingly =softly =slightly =silently slip lip finger shoulder swallow
    smile voice breath/breathe toward/towards`,
  ],
  [10, '=gently =abruptly =faintly =vaguely whisper blink shake slide murmur'],
  [20, 'lean mutter pause gaze grimace wince smirk'],
  [40, 'nod glance shrug frown grin peer'],
];
