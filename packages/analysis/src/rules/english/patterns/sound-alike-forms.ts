import type { ErrorPatternList } from '../error-patterns.ts';

/** Wrong forms that sound like the right ones: used to, supposed to, paid. In dialogue they are errors, too. */
export const soundAlikeForms: ErrorPatternList = {
  rule: 'word-form',
  reason: 'wrong-form',
  patterns: `
    layed=laid/payed=paid/sayed=said
    is/are/was/were/am/be/not/isn't/wasn't/aren't/weren't/never/i'm/he's/she's/they're/we're ?quite/yet use=used to getting/waking/sleeping/eating/seeing/hearing/going/working/living/talking/doing/walking/waiting/losing/driving/speaking/sharing/asking/taking/making/riding/sitting
    ^/but/and the/my/his/her/our/their ?old/little/young/poor man/woman/boy/girl/@kin/people/men/women/king/captain/doctor/teacher/family use=used to *
    am/is/are/was/were/be/i'm/he's/she's/it's/we're/you're/they're/wasn't/isn't/aren't/weren't/not suppose=supposed to
    is/are/was/were/am/be/been/got/get/getting/i'm/he's/she's/we're/they're/you're/wasn't/weren't/isn't/not use=used to the/it/him/her/them/this/that/being/having/such/his/my/living/seeing/these/a/so
    ^/./and/but/when/because/how/where/as i/he/she/we/they/it/you/there use=used to be/live/have/think/say/go/love/know/like/work/call/tell/play/come/sit/walk/dream/see/hate/run/swim/ride/sing/visit
  `,
};

/** “Could of” for “could have”. */
export const couldOf: ErrorPatternList = {
  rule: 'homonym',
  reason: 'likely-slip',
  patterns: `
    should/could/would/might/must/shouldn't/couldn't/wouldn't/may of=have ?never/not/always/been/just/already/only/at/really ~participle
    should/could/would/might/must/shouldn't/couldn't/wouldn't of=have been/never/gone/not/had/come/known/went/told
    should/could/would/might/must/shouldn't/couldn't/wouldn't/mustn't of=have woken/waited/ran/went/gave/wrote/took/saw/spoke/drove/ate/fell/came/sat/swam/began/chose/forgot/broke/woke/stolen/liked
  `,
};
