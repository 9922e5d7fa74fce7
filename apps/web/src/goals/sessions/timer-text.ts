/** A duration as a timer: 24:59, 1:02:03. Fractions of a second are dropped; a negative duration gets a plus sign. */
export function timerText(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const timer =
    hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;

  return ms <= -1_000 ? `+${timer}` : timer;
}
