import { useEffect, useState } from 'react';

/** State of reading aloud, and whether there was a voice for the language. */
export function useReadAloud() {
  const [reading, setReading] = useState<AbortController | null>(null);
  const [isMute, setMute] = useState(false);
  useEffect(() => () => reading?.abort(), [reading]);

  return {
    isMute,
    stop: reading ? () => reading.abort() : null,

    /** `read` returns whether there was a voice. */
    start(read: (signal: AbortSignal) => Promise<boolean>) {
      const controller = new AbortController();
      setMute(false);
      setReading(controller);
      read(controller.signal)
        .catch(() => false)
        .then((hasVoice) => {
          setMute(!hasVoice);
          setReading(null);
        });
    },
  };
}
