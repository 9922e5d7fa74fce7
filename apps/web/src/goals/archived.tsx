import { ClosedScreen } from './closed/closed-screen.tsx';

export default function ArchivedGoals() {
  return <ClosedScreen status="archived" />;
}
