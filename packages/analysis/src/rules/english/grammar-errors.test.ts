import { expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { RuleName } from '../../findings.ts';
import { findTexts } from '../find-texts.ts';

const expectedFindings: readonly [RuleName, string, string][] = [
  ['homonym', 'Your late, and the train has gone.', 'Your'],
  ['homonym', 'He put you’re coat on the bed.', 'you’re'],
  ['homonym', 'The mill stood with it’s broken wheels in the stream.', 'it’s'],
  ['homonym', 'Its been a dry summer.', 'Its'],
  ['homonym', 'The twins washed there hands.', 'there'],
  ['homonym', 'Who’s turn is it?', 'Who’s'],
  ['homonym', 'Lets wait for the ferry.', 'Lets'],
  ['homonym', 'The well was deeper then the rope was long.', 'then'],
  ['homonym', 'If you pull the thread you will loose it.', 'loose'],
  ['homonym', 'The drought effected the whole valley.', 'effected'],
  ['homonym', 'She might of told me.', 'of'],
  ['homonym', 'The soup was to hot.', 'to'],
  ['homonym', 'They rowed in silence and drifted passed the lighthouse.', 'passed'],
  ['homonym', 'He refused on principal.', 'principal'],
  ['word-form', 'I seen a fox in the lane.', 'seen'],
  ['word-form', 'They had went before the snow.', 'went'],
  ['word-form', 'He layed the coin on the bar.', 'layed'],
  ['word-form', 'She didn’t knew the song.', 'knew'],
  ['agreement', 'They was silent all the way.', 'was'],
  ['agreement', 'She don’t eat fish.', 'don’t'],
  ['agreement', 'There is three letters on the mat.', 'is'],
  ['agreement', 'One of the lamps were lit.', 'were'],
  ['word-form', 'Between you and I, the bridge is rotten.', 'I'],
  ['word-form', 'Me and my sister rowed out.', 'Me'],
  ['word-form', 'He never said nothing.', 'nothing'],
  ['word-form', 'It was the most tallest tower.', 'most'],
  ['homonym', 'The house, witch their father had built, was cold.', 'witch'],
  ['homonym', 'He read it threw and gave it back.', 'threw'],
  ['homonym', 'The yard was were they had learned to row.', 'were'],
  ['homonym', 'No stranger went their.', 'their'],
  ['homonym', 'Who would by it?', 'by'],
  ['homonym', 'She starred at the letter.', 'starred'],
  ['homonym', 'He put he’s arm around her.', 'he’s'],
  ['homonym', 'Their selling the yard.', 'Their'],
  ['homonym', 'Know I can see the harbor.', 'Know'],
  ['homonym', 'Non of them moved.', 'Non'],
  ['homonym', 'He lay on a sack of flower.', 'flower'],
  ['joined-words', 'Some where above him a man sang.', 'Some where'],
  ['sentence-marks', '“The house is your’s,” he said.', 'your’s'],
  ['homonym', 'She had red every word of it.', 'red'],
  ['word-form', 'The weather brake at last.', 'brake'],
  ['homonym', 'He was the one whom remembered the tickets.', 'whom'],
  ['homonym', '“I should of woken you,” she said.', 'of'],
  ['word-form', '“I use to know every rock,” she said.', 'use'],
  ['word-form', 'Where she come from nobody knew.', 'come'],
  ['word-form', 'She had swallow a fly.', 'swallow'],
  ['agreement', 'That my legs was shaking nobody saw.', 'was'],
  ['agreement', 'He hesitate.', 'hesitate'],
  ['joined-words', '“She told me her self,” he said.', 'her self'],
  ['sentence-marks', 'The chair’s were broken.', 'chair’s'],
  ['homonym', 'Your to early again.', 'to'],
  ['homonym', 'They loosed hope of rain.', 'loosed'],
  ['word-form', 'We’d ran out of oil.', 'ran'],
  ['agreement', 'There is no boats left.', 'is'],
  ['agreement', 'The boats leaves at dawn.', 'leaves'],
  ['joined-words', 'The dog sat infront of the stove.', 'infront'],
  ['joined-words', 'He comes here everyday.', 'everyday'],
  ['sentence-marks', 'My mothers coat hung by the door.', 'mothers'],
  ['sentence-marks', 'She cant swim.', 'cant'],
];

test.each(expectedFindings)('%s in: %s', (rule, text, words) => {
  expect(findTexts(rule, text, { language: 'en' })).toEqual([words]);
});

test.each([
  'Your late uncle sold it, and your right hand knows.',
  'I was tired of your not being there.',
  'You’re your own master.',
  'It’s dark. Windows were lit in its dark walls.',
  'There, too, was the dog; there lives a man.',
  'The man whose coming we feared was late.',
  'He lets go of the rope and lets us in.',
  'He was older then, and things were better then.',
  'More beautiful than the old house, but then she left.',
  'A loose board came loose; they let the dogs loose.',
  'He effected his escape, and they hoped to effect a change.',
  'It was one of three things that could of course be told.',
  'He spoke to many people and went to hot countries.',
  'The parade passed the house, and years passed.',
  'The principal spoke of the principal reason.',
  'Had I seen him, I would have done it; he was gone.',
  'She had laid the table and lay down on the bed.',
  'Did they have bread, and could he have some?',
  'All she had came from her aunt.',
  'If I were you, I’d wait; would that he were here.',
  'There is a pair of gloves and there is no one.',
  'One of the men who were there has gone.',
  'Between you and me, my wife and I left.',
  'He gave it to John and I left at once.',
  'Not for nothing had he come; nothing was said.',
  'The most beautiful of the more recent towers fell.',
  'They loosed their hold; he loosed the dogs.',
  'We’d run if we’d come; there is no boat or trees.',
  'The boat that brought the dogs leaves at dawn.',
  'The witch of the village ran, threw the ball, and wore a wide hat, which was green.',
  'The witch, her cat, and the rope he threw were gone.',
  'Stop by the house; they stood by it in their, if I may say so, odd way.',
  'The film starred a dog. On that night it is he who’s arming the men.',
  'The close of day, a sack of flowers, a hole in the rein, and some where others were.',
  'He looked defiantly at her, and, laying down his pen, was quite, quite alone.',
  'They had been close for years, and his eyes close. He was defiantly silent.',
  'Their singing was loud, and know-how is all.',
  'She had red hair and a red book.',
  'He put on the brake. There lay his book.',
  'The people of whom we spoke are those whom he loved.',
  'She could of course have gone, out of necessity.',
  'Where he comes from, they have come to swallow anything.',
  'The color of her eyes was green, and the object that met my eyes was a boat.',
  'Did he hesitate? I saw him hesitate.',
  'They lay their hands on the table, and she went to lay her head down.',
  'From day to day she mended it in some way or any way she could.',
  'The chair’s leg was broken, and the tree’s in the way.',
  'What she could do for them is the sole question at stake.',
  'An everyday thing, a lot of bread.',
  'The boys’ mothers came with their brothers.',
  '“They was here, and I seen ’em,” he said.',
  'The priest spoke in pious cant, as was his wont.',
])('reports no error in: %s', (text) => {
  const { findings } = analyze(text, { language: 'en' });

  expect(findings.filter(({ category }) => category === 'grammar')).toEqual([]);
});

test('suggestions keep the capital of the replaced word, except for “I”', () => {
  expect(suggestionsFor('Your late.')).toEqual(['You’re'.replace('’', "'")]);
  expect(suggestionsFor('It stays between my sister and I.')).toEqual(['me']);
  expect(suggestionsFor('The two dog’s ran off.')).toEqual(['two dogs']);
});

test.each([
  'He hesitate.',
  'The weather brake.',
  'The lawyer want us to sign.',
  'Where she come from is a secret.',
])('suggests nothing where the tense is not certain: %s', (text) => {
  const { findings } = analyze(text, { language: 'en' });

  expect(findings.find(({ category }) => category === 'grammar')?.suggestions).toEqual([]);
});

test('accepts words in the user’s dictionary, and a disabled rule reports nothing', () => {
  const text = 'He layed it down.';

  expect(findTexts('word-form', text, { language: 'en', dictionary: ['layed'] })).toEqual([]);
  expect(findTexts('word-form', text, { language: 'en', rules: { 'word-form': false } })).toEqual(
    [],
  );
  expect(findTexts('word-form', text, { language: 'de' })).toEqual([]);
});

function suggestionsFor(text: string): readonly string[] {
  return analyze(text, { language: 'en' })
    .findings.filter(({ category }) => category === 'grammar')
    .flatMap(({ suggestions }) => suggestions);
}
