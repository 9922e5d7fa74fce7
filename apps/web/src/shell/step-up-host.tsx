import { loadMessages } from '../platform/locale.ts';
import { stepUpRequest } from '../platform/step-up.ts';
import { useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const StepUpDialog = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('../auth/verification/step-up-dialog.tsx'),
    loadMessages(['auth']),
  ]);

  return part;
});

/** Shows the step-up dialog when a request requires it. Loaded on first use. */
export function StepUpHost() {
  const request = useStore(stepUpRequest);

  return (
    request !== null && <StepUpDialog asked={request} onFailure={() => request.respond(false)} />
  );
}
