import type { ErrorPatternList } from '../error-patterns.ts';

/** Wrong pronoun case (I/me), detected by a preposition, a verb or the start of a sentence. */
export const pronounCase: ErrorPatternList = {
  rule: 'word-form',
  reason: 'wrong-form',
  isAllowedInDialogue: true,
  patterns: `
    between * and i=me/he=him/she=her/they=them/we=us ./in/on/at/for/to/that/there/was/is/had/has/when/as/the
    between @det * and i=me/he=him/she=her/they=them/we=us ./in/on/at/for/to/that/there/was/is/had/has/when/as/the
    between he=him/she=her/they=them/i=me/we=us and
    to/for/with/from/at/by/about/like/except/near/behind/toward/towards/against/gave/told/invited/showed/asked/took/drove/sent/helped/saw/let/joined/visited/left/brought/taught/bought/wants/wanted/watched/met/called/followed @kin/him/her/them/you/~name and i=me ./to/for/at/in/on/with/about/from/home/out/a/the/when/after/before/because/away
    to/for/with/from/at/by/about/like/except/near/behind/toward/towards/against/gave/told/invited/showed/asked/took/drove/sent/helped/saw/let/joined/visited/left/brought/taught/bought/wants/wanted/watched/met/called/followed @poss/the ?old/little/younger/older/big * and i=me ./to/for/at/in/on/about/from/home/out/a/the/when/after/before/because/away
    to/for/with/from/by/about/gave/told/invited/showed/asked/took/drove/sent/helped/saw/let/met/called/followed he=him/she=her/we=us/they=them and i/me/his/her/my/the/~name ./to/for/at/in/on/about/from/home/out
    ^/./when/because/and/but/that/so/while/if me=I and @det/~name/him/her/them/you -./too/all/so
    ^/when/because him=he and his/her/the/i/me/my/~name
    ^/when/because her=she and ~name/i/me/him/my was/were/had/went/are/have/got/came/never/ran/sat/would/could/used/decided/always/married
    ^/when/because them=they and @det/i/me/~name
    ^ us=we boys/girls/kids/men/women/writers/children/students/workers/farmers/people/folks/teachers/parents were/are/had/have/always/never/could/would/went/knew/all/used/must/should
    ^/when/because/but my/the/his/her * and me=I/him=he/them=they/her=she/us=we were/had/went/never/got/came/ran/walked/sat/decided/always/used/could/would/both/started/took/are/have/drove/stayed/lived/was/will/can
    ^/when/because/but ~name and me=I/him=he/them=they/her=she/us=we were/had/went/never/got/came/ran/walked/sat/decided/always/used/could/would/both/started/took/are/have/drove/stayed/lived/was/will/can
    ^/when/because/but ~name and myself=I/himself=he/herself=she will/would/are/were/had/have/went/can/could/came/took/drove/shall
    ^ my/the/his/her * and myself=I will/would/are/were/had/have/went/can/could/came/took/drove
    taller/older/younger/better/faster/stronger/smarter/bigger/smaller then=than i/he/she
    whom=who is/was/had/has/were/are the/a/going/been/coming/waiting/my/there/at/in
    ^/when/because/but my/his/her/our/their @kin ~name and me=I/him=he/them=they/her=she/us=we were/had/went/never/got/came/ran/walked/sat/always/used/could/would/both/started/took/are/have/drove/stayed/lived/was/will/can
    ^/when/because her=she and her/his/their/the * ?~name was/were/had/hadn't/didn't/went/are/have/got/came/never/ran/sat/would/could
  `,
};
