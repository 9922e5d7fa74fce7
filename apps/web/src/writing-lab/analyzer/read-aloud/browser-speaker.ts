import type { Speaker } from './read-aloud.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Speech synthesis of this browser; null where it has none. */
export function browserSpeaker(): Speaker | null {
  if (!('speechSynthesis' in window)) return null;
  const { speechSynthesis: synthesis } = window;
  let voice: SpeechSynthesisVoice | undefined;

  return {
    async hasVoiceFor(language) {
      voice = chooseVoice(await loadVoices(synthesis), language, navigator.languages);

      return voice !== undefined;
    },

    speak: (words, language) =>
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
 * Chooses a local voice for a language: a remote one would be sent the text. Prefers a country from the user's languages, then the default
 * voice. A text in an unknown language uses the default voice.
 */
export function chooseVoice<One extends Voice>(
  voices: readonly One[],
  language: string,
  preferred: readonly string[],
): One | undefined {
  const candidates = voices.filter(
    ({ lang, localService }) => localService && (language === 'und' || baseOf(lang) === language),
  );
  const preferredTags = [...preferred, 'zh-CN'].map(tagOf);

  return (
    preferredTags.map((tag) => candidates.find(({ lang }) => tagOf(lang) === tag)).find(Boolean) ??
    candidates.find((one) => one.default) ??
    candidates[0]
  );
}

/** Normalizes a language tag: Android writes `en_US`. */
function tagOf(lang: string): string {
  return lang.replace('_', '-').toLowerCase();
}

function baseOf(lang: string): string | undefined {
  return tagOf(lang).split('-')[0];
}

const voicesTimeoutMs = 1_500;

/** Some browsers load their voices asynchronously after the first request. */
function loadVoices(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);

  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, voicesTimeoutMs);
    synthesis.addEventListener('voiceschanged', done);
  });
}
