import { PeriodReports } from './period-reports.tsx';

/** The latest weekly report, or the one in the address. */
export default function WeeklyReports() {
  return <PeriodReports period="week" />;
}
