import { loadMessages } from '../platform/locale.ts';
import { stepUpRequest } from '../platform/step-up.ts';
import { useStore } from '../platform/store.ts';
import { later } from '../ui/later.tsx';

const StepUpDialog = later(async () => {
  const [part] = await Promise.all([import('../auth/step-up-dialog.tsx'), loadMessages(['auth'])]);

  return part;
});

/** Where a screen is asked who is there; the dialog comes with the first question. */
export function StepUpHost() {
  const asked = useStore(stepUpRequest);

  return asked !== null && <StepUpDialog asked={asked} onFailure={() => asked.respond(false)} />;
}
