import { PeriodReports } from './period-reports.tsx';

/** The latest monthly report, or the one in the address. */
export default function MonthlyReports() {
  return <PeriodReports period="month" />;
}
