import { expect, test } from 'vitest';
import { detectLanguage } from './detect.ts';

test.each([
  ['en', 'It was late, and the door was open.'],
  ['es', 'Era tarde y la puerta de la casa estaba abierta.'],
  ['fr', 'Il était tard et la porte de la maison était ouverte.'],
  ['de', 'Es war spät, und die Tür des Hauses stand offen.'],
  ['ar', 'كان الوقت متأخرا والباب مفتوحا.'],
  ['zh', '天色已晚，房门还开着。'],
  ['und', 'もう遅かったし、ドアは開いていた。'],
  ['und', 'Было поздно, и дверь была открыта.'],
  ['und', 'Era tarde e a porta da casa estava aberta.'],
  ['und', 'Het was laat en de deur van het huis stond open.'],
  ['en', 'The silver lantern stood on the table. Nobody could say who had left it there.'],
  ['en', 'It was very cold'],
  ['de', 'Nobody hat das Haus gesehen, und niemand war auf der Straße.'],
  ['und', 'Era tardi e la porta della casa era aperta.'],
  ['und', 'دیر شده بود و در خانه باز بود، گویا کسی می‌آید.'],
  ['und', 'Hello'],
  ['und', ''],
  ['und', '12345 😀'],
])('detects %s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});
