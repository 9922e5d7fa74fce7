import type { Speaker } from './read-aloud.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The voice of this browser; null where it has none at all. */
export function browserSpeaker(): Speaker | null {
  if (!('speechSynthesis' in window)) return null;
  const { speechSynthesis: synthesis } = window;
  let voice: SpeechSynthesisVoice | undefined;

  return {
    async speaks(language) {
      voice = voiceFor(await voicesOf(synthesis), language, navigator.languages);

      return voice !== undefined;
    },

    say: (words, language) =>
      new Promise((resolve, reject) => {
        const utterance = new SpeechSynthesisUtterance(words);
        utterance.voice = voice ?? null;
        utterance.lang = voice?.lang ?? language;
        utterance.onend = () => resolve();
        utterance.onerror = ({ error }) =>
          error === 'canceled' || error === 'interrupted' ? resolve() : reject(new Error(error));
        synthesis.speak(utterance);
      }),

    stop: () => synthesis.cancel(),
  };
}

/**
 * A voice for a language among those of the device itself: any other would be sent the words. One of a country that
 * the reader prefers comes first, then the usual one; a text in no known language is read by the usual one.
 */
export function voiceFor<One extends Voice>(
  voices: readonly One[],
  language: string,
  preferred: readonly string[],
): One | undefined {
  const fitting = voices.filter(
    ({ lang, localService }) => localService && (language === 'und' || baseOf(lang) === language),
  );
  const wanted = [...preferred, 'zh-CN'].map(tagOf);

  return (
    wanted.map((tag) => fitting.find(({ lang }) => tagOf(lang) === tag)).find(Boolean) ??
    fitting.find((one) => one.default) ??
    fitting[0]
  );
}

/** Android writes `en_US`. */
function tagOf(lang: string): string {
  return lang.replace('_', '-').toLowerCase();
}

function baseOf(lang: string): string | undefined {
  return tagOf(lang).split('-')[0];
}

const mostMs = 1_500;

/** Some browsers know their voices only a moment after they were first asked. */
function voicesOf(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);

  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, mostMs);
    synthesis.addEventListener('voiceschanged', done);
  });
}
