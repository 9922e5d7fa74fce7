import { ClosedScreen } from './closed-screen.tsx';

export default function CompletedGoals() {
  return <ClosedScreen status="completed" />;
}
