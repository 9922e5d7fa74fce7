import { ClosedScreen } from './closed-screen.tsx';

export default function AbandonedGoals() {
  return <ClosedScreen status="abandoned" />;
}
