import { insightDays } from './insights-days.ts';
import { insightFigures } from './insights-figures.ts';
import { insightStatements } from './insights-statements.ts';
import { insightTexts } from './insights-texts.ts';
import { insightTrends } from './insights-trends.ts';

/** All endpoints of insights, one file per concern. */
export const insightEndpoints = {
  ...insightFigures,
  ...insightTexts,
  ...insightTrends,
  ...insightStatements,
  ...insightDays,
};
