import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';

function findPassives(text: string) {
  return analyze(text, { language: 'en' }).findings.filter(({ rule }) => rule === 'passive');
}

describe('passive rule reports in English', () => {
  test.each([
    ['The door was opened.', 'was opened'],
    ['The house is being built.', 'is being built'],
    ['The bread wasn’t eaten.', 'wasn’t eaten'],
    ['They were never seen again.', 'were never seen'],
    ['The plans have not been drawn yet.', 'been drawn'],
    ['The box was unlocked.', 'was unlocked'],
    ['He got fired last week.', 'got fired'],
    ['Was the letter written in haste?', 'Was the letter written'],
    ['Were they seen?', 'Were they seen'],
    ['Why was he not told?', 'was he not told'],
    ['It can be heard from here.', 'be heard'],
    ['I’m told that you left.', 'I’m told'],
    ['The work was quietly forgotten.', 'was quietly forgotten'],
    ['Two of them had been let go in spring.', 'been let go'],
    ['He was let down gently.', 'was let down'],
    ['She was let know, go or no.', 'was let'],
  ])('%s', (text, found) => {
    expect(findPassives(text).map((finding) => finding.text)).toEqual([found]);
  });
});

describe('passive rule reports in other languages', () => {
  test.each([
    ['es', 'La carta fue encontrada por Marta.', 'fue encontrada'],
    ['es', 'Las puertas han sido abiertas.', 'sido abiertas'],
    ['es', 'El rey era amado por todos.', 'era amado'],
    ['es', 'El libro será pronto publicado, pero no fue escrito aquí.', 'fue escrito'],
    ['fr', 'La lettre fut trouvée.', 'fut trouvée'],
    ['fr', 'La maison a été vite construite.', 'été vite construite'],
    ['fr', 'Nous sommes invités par Paul.', 'sommes invités'],
    ['fr', 'Les villes furent détruites.', 'furent détruites'],
    ['de', 'Der Brief wurde von Marta gefunden.', 'wurde von Marta gefunden'],
    ['de', 'Er sagte, dass das Haus gebaut wurde.', 'gebaut wurde'],
    ['de', 'Der Brief ist verbrannt worden.', 'verbrannt worden'],
    ['de', 'Die Tür wird geöffnet.', 'wird geöffnet'],
    ['de', 'Das wird morgen gemacht werden.', 'wird morgen gemacht'],
  ] as const)('%s: %s', (language, text, found) => {
    const findings = analyze(text, { language }).findings.filter(({ rule }) => rule === 'passive');

    expect(findings.map((finding) => finding.text)).toEqual([found]);
  });
});

describe('passive rule does not report in other languages', () => {
  test.each([
    ['es', 'Era un hombre cansado y la puerta estaba cerrada.'],
    ['es', 'Fue su marido quien habló. Es conocido. No fue nada.'],
    ['es', 'Fue divertido. Era sábado. Ha llegado. Fue muy tímido.'],
    ['fr', 'Elle est venue, il est parti, nous sommes restés.'],
    ['fr', 'Il s’est levé ; elles se sont vues ; nous nous sommes assis.'],
    ['fr', 'La porte est fermée. Il fut étonné. Elle fut jolie. Il a été petit.'],
    ['de', 'Er wird morgen gehen. Sie wurde krank. Das würde ich gern verstehen.'],
    ['de', 'Er wurde berühmt. Es wird Gesicht zeigen. Sie ist Ärztin geworden.'],
    ['de', 'Die Tür ist geschlossen. Er hat das Haus gebaut.'],
  ] as const)('%s: %s', (language, text) => {
    const findings = analyze(text, { language }).findings.filter(({ rule }) => rule === 'passive');

    expect(findings).toEqual([]);
  });
});

describe('passive rule does not report in English', () => {
  test.each([
    'He was tired.',
    'They got married in June.',
    'She was interested in birds.',
    'He was born in 1910.',
    'There was broken glass on the floor.',
    'He was the chosen one.',
    'He’s taken the book.',
    'She was in need of a red bed.',
    'The need was indeed great.',
    'We were used to it.',
    'He has walked for hours.',
    'They had eaten.',
    'She is well known.',
    'He was a hated king.',
    'The cake was untouched.',
    'She was discontented.',
  ])('%s', (text) => {
    expect(findPassives(text)).toEqual([]);
  });

  test('verse', () => {
    const { findings } = analyze('The door was opened.', { language: 'en', kind: 'poetry' });

    expect(findings).toEqual([]);
  });
});

describe('an agent', () => {
  test('makes a stative participle passive', () => {
    const [finding] = findPassives('She was tired by the climb.');

    expect(finding?.reason).toEqual({ code: 'passive-with-agent', values: { verb: 'tired' } });
  });

  test.each(['The work was begun by noon.', 'It was sold by 1910.', 'It was won by cheating.'])(
    'is not the word after “by” in: %s',
    (text) => {
      expect(findPassives(text).map(({ reason }) => reason.code)).not.toContain(
        'passive-with-agent',
      );
    },
  );
});
