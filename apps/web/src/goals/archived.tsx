import { ClosedScreen } from './closed-screen.tsx';

export default function ArchivedGoals() {
  return <ClosedScreen status="archived" />;
}
