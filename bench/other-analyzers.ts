import nlp from 'compromise';
import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import retextStringify from 'retext-stringify';
import readability from 'text-readability';
import { unified } from 'unified';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import writeGood from 'write-good';

const wink = winkNLP(model);
const retext = unified()
  .use(retextEnglish)
  .use(retextReadability)
  .use(retextPassive)
  .use(retextRepeatedWords)
  .use(retextSimplify)
  .use(retextStringify);

/** Sentences and part-of-speech tags by the full pipe of wink-nlp. Returns their count. */
export function analyzeWithWink(text: string): number {
  const document = wink.readDoc(text);
  const sentences = document.sentences().out().length;
  const tags = document.tokens().out(wink.its.pos).length;

  return sentences + tags;
}

/** Other text analysis libraries, each with everything it reports about an English text. */
export const otherAnalyzers: readonly { name: string; analyze(text: string): number }[] = [
  { name: 'wink-nlp, full pipe', analyze: analyzeWithWink },
  { name: 'compromise', analyze: (text) => nlp(text).json().length },
  {
    name: 'retext (readability, passive, repeated words, simplify)',
    analyze: (text) => retext.processSync(text).messages.length,
  },
  { name: 'write-good', analyze: (text) => writeGood(text).length },
  {
    name: 'text-readability',
    analyze: (text) =>
      Math.abs(
        readability.fleschReadingEase(text) +
          readability.fleschKincaidGrade(text) +
          readability.gunningFog(text) +
          readability.smogIndex(text) +
          readability.colemanLiauIndex(text) +
          readability.automatedReadabilityIndex(text) +
          readability.daleChallReadabilityScore(text),
      ),
  },
];
