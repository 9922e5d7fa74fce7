/** Added to a sum: 0.292 for each of up to four exclamation marks; 0.18 for each of two or three question marks, 0.96 for more. */
export function emphasisOf({
  exclamations,
  questions,
}: {
  exclamations: number;
  questions: number;
}): number {
  const asked = questions < 2 ? 0 : questions <= 3 ? questions * 0.18 : 0.96;

  return Math.min(4, exclamations) * 0.292 + asked;
}
