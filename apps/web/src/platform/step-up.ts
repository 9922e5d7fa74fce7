import { createStore } from './store.ts';

/** An open step-up request; `respond` says whether it was confirmed. */
export type StepUpRequest = { respond: (isConfirmed: boolean) => void };

/** The open request, if any; its dialog is loaded lazily. */
export const stepUpRequest = createStore<StepUpRequest | null>(null);

let pendingStepUp: Promise<boolean> | undefined;

/** Concurrent calls share one request. */
export function requestStepUp(): Promise<boolean> {
  pendingStepUp ??= new Promise<boolean>((resolve) => {
    stepUpRequest.set({ respond: resolve });
  }).finally(() => {
    pendingStepUp = undefined;
    stepUpRequest.set(null);
  });

  return pendingStepUp;
}
