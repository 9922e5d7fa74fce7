import { analyze, languageCodes } from '@longhand/analysis';
import type { Answer, Question } from './reader.ts';

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const answer: Answer = data.kind === 'read' ? read(data.text) : { kind: 'held', held: held() };
  self.postMessage(answer);
};

function read(text: string): Answer {
  const start = performance.now();
  const analysis = analyze(text, { kind: 'fiction' });

  return { kind: 'read', text, analysis, milliseconds: performance.now() - start };
}

/** Which measures hold for each language: asked of the engine itself, so that the page can not promise more. */
function held() {
  return languageCodes.map((language) => ({
    language,
    measures: analyze('', { language })
      .measures.filter((measure) => measure.value !== null || measure.absent.code !== 'language')
      .map(({ name }) => name),
  }));
}
