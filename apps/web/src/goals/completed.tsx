import { ClosedScreen } from './closed/closed-screen.tsx';

export default function CompletedGoals() {
  return <ClosedScreen status="completed" />;
}
