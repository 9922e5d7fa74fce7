import { ClosedScreen } from './closed/closed-screen.tsx';

export default function AbandonedGoals() {
  return <ClosedScreen status="abandoned" />;
}
