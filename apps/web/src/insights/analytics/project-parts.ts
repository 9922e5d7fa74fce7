import type { AnalyticsFigures } from '../api.ts';

/** A part of a stacked chart: one amount per step. */
type Part = { name: string; amounts: readonly number[] };

/** A stacked chart has at most this many parts, with all others in one. */
const maxParts = 5;

/** The series of the largest projects, and of all others together. */
export function partsOf(
  { points, projects }: Pick<AnalyticsFigures, 'points' | 'projects'>,
  names: { noProject: string; others: string },
): Part[] {
  const own = projects.filter((project) => project.points.length > 0);
  const hasOthers = projects.length > maxParts;
  const shown = own.slice(0, hasOthers ? maxParts - 1 : maxParts).map((project) => {
    const amounts = new Map(project.points.map(({ on, amount }) => [on, amount]));

    return {
      name: project.title ?? names.noProject,
      amounts: points.map(({ on }) => amounts.get(on) ?? 0),
    };
  });
  const rest = points.map(
    ({ amount }, index) =>
      amount - shown.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0),
  );

  return hasOthers ? [...shown, { name: names.others, amounts: rest }] : shown;
}
