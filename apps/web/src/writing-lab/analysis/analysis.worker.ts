import {
  createAnalyzer,
  type FromWorker,
  languageCodes,
  loadLanguage,
  type ToWorker,
} from '@longhand/analysis';
import { serveAnalysis } from './serve-analysis.ts';

const answer = serveAnalysis(createAnalyzer(), () => performance.now());

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  void answer(data).then((message: FromWorker) => self.postMessage(message));
};

// Most write in the language of their browser: it is there before the first word is.
const likely = languageCodes.find((code) => navigator.language.startsWith(code));
if (likely) void loadLanguage(likely).catch(() => undefined);
