import { describe, expect, test } from 'vitest';
import { findTexts } from '../find-texts.ts';

/** For each rule and language, a text with a finding and one without. */
describe('phrase lists by language', () => {
  test.each([
    ['es', 'fiction', 'cliche', 'Temblaba como un flan.', 'temblaba como un flan'],
    ['es', 'fiction', 'redundancy', 'Subió arriba y volvió.', 'subió arriba'],
    ['es', 'fiction', 'weak-word', 'Era una especie de barco.', 'una especie de'],
    ['es', 'fiction', 'filter-word', 'Vio que la puerta se abría.', 'vio que'],
    ['es', 'essay', 'nominalisation', 'El consejo tomó una decisión.', 'tomó una decisión'],
    ['es', 'essay', 'transition', 'Además, llueve. Sin embargo, salimos.', 'sin embargo'],
    ['fr', 'fiction', 'cliche', 'Il tremblait comme une feuille.', 'tremblait comme une feuille'],
    ['fr', 'fiction', 'redundancy', 'Elle monta en haut.', 'monta en haut'],
    ['fr', 'fiction', 'weak-word', 'C’était une sorte de barque.', 'une sorte de'],
    ['fr', 'fiction', 'filter-word', 'Il vit que la porte s’ouvrait.', 'il vit que'],
    ['fr', 'essay', 'nominalisation', 'Le conseil prit une décision.', 'prit une décision'],
    ['fr', 'essay', 'transition', 'De plus, il pleut. Toutefois, on sort.', 'toutefois'],
    ['de', 'fiction', 'cliche', 'Er zitterte wie Espenlaub.', 'zitterte wie espenlaub'],
    ['de', 'fiction', 'redundancy', 'Das war bereits schon so.', 'bereits schon'],
    ['de', 'fiction', 'weak-word', 'Es war irgendwie kalt.', 'irgendwie'],
    ['de', 'fiction', 'filter-word', 'Sie sah, wie die Tür aufging.', 'sie sah, wie'],
    ['de', 'essay', 'nominalisation', 'Der Rat will es in Erwägung ziehen.', 'in erwägung ziehen'],
    ['de', 'essay', 'transition', 'Außerdem regnet es. Jedoch gehen wir.', 'jedoch'],
    ['ar', 'fiction', 'cliche', 'انتظر على أحر من الجمر.', 'على أحر من الجمر'],
    ['ar', 'fiction', 'redundancy', 'صعد إلى أعلى ثم نام.', 'صعد إلى أعلى'],
    ['ar', 'fiction', 'adverb', 'مشى ببطء نحو الباب.', 'ببطء'],
    ['ar', 'fiction', 'intensifier', 'كان البيت كبيرا جدا.', 'جدا'],
    ['zh', 'fiction', 'cliche', '他目瞪口呆。', '目瞪口呆'],
    ['zh', 'fiction', 'redundancy', '这涉及到我们。', '涉及到'],
    ['zh', 'fiction', 'adverb', '他慢慢地走。', '慢慢地'],
    ['zh', 'fiction', 'intensifier', '天气非常冷。', '非常'],
    ['zh', 'essay', 'transition', '此外，天很冷。然而，他走了。', '然而'],
  ] as const)('%s %s, %s: %s', (language, kind, rule, text, words) => {
    expect(findTexts(rule, text, { language, kind }).map((one) => one.toLowerCase())).toEqual([
      words,
    ]);
  });

  test.each([
    ['es', 'fiction', 'cliche', 'El flan temblaba en el plato.'],
    ['es', 'fiction', 'redundancy', 'Subió la escalera; arriba no había nadie.'],
    ['es', 'fiction', 'weak-word', 'Una especie rara de ave.'],
    ['es', 'fiction', 'filter-word', 'Vio la puerta.'],
    ['es', 'essay', 'nominalisation', 'La decisión fue buena.'],
    ['es', 'essay', 'transition', 'Además, llueve. Salimos, sin embargo.'],
    ['fr', 'fiction', 'cliche', 'La feuille tremblait au vent.'],
    ['fr', 'fiction', 'redundancy', 'Elle monta ; en haut, personne.'],
    ['fr', 'fiction', 'weak-word', 'Une sorte rare.'],
    ['fr', 'fiction', 'filter-word', 'Il vit la porte.'],
    ['fr', 'essay', 'nominalisation', 'La décision fut bonne.'],
    ['fr', 'essay', 'transition', 'De plus, il pleut. On sort, toutefois.'],
    ['de', 'fiction', 'cliche', 'Das Espenlaub zitterte.'],
    ['de', 'fiction', 'redundancy', 'Das war schon so; bereits gestern.'],
    ['de', 'fiction', 'weak-word', '„Es war irgendwie kalt“, sagte sie.'],
    ['de', 'fiction', 'filter-word', 'Sie sah die Tür.'],
    ['de', 'essay', 'nominalisation', 'Die Erwägung zog Kreise.'],
    ['de', 'essay', 'transition', 'Außerdem regnet es. Wir gehen jedoch.'],
    ['ar', 'fiction', 'cliche', 'كان الجمر في الموقد.'],
    ['ar', 'fiction', 'redundancy', 'صعد إلى السطح ثم نام.'],
    ['ar', 'fiction', 'adverb', 'البطء عيب.'],
    ['ar', 'fiction', 'intensifier', 'جد الولد في عمله.'],
    ['zh', 'fiction', 'cliche', '他的口很大。'],
    ['zh', 'fiction', 'redundancy', '他涉水到对岸。'],
    ['zh', 'fiction', 'adverb', '他的目的地很远，地上有水。'],
    ['zh', 'fiction', 'intensifier', '“天气非常冷。”他说。'],
    ['zh', 'essay', 'transition', '此外，天很冷。他走了，然而。'],
  ] as const)('%s %s, no %s: %s', (language, kind, rule, text) => {
    expect(findTexts(rule, text, { language, kind })).toEqual([]);
  });
});
