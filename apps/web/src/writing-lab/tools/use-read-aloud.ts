import { useEffect, useState } from 'react';

/** Whether the text is being read aloud, and whether there was a voice for it. */
export function useReadAloud() {
  const [reading, setReading] = useState<AbortController | null>(null);
  const [isMute, setMute] = useState(false);
  useEffect(() => () => reading?.abort(), [reading]);

  return {
    isMute,
    stop: reading ? () => reading.abort() : null,

    /** `read` answers whether anything was to be heard. */
    start(read: (signal: AbortSignal) => Promise<boolean>) {
      const away = new AbortController();
      setMute(false);
      setReading(away);
      read(away.signal)
        .catch(() => false)
        .then((isHeard) => {
          setMute(!isHeard);
          setReading(null);
        });
    },
  };
}
