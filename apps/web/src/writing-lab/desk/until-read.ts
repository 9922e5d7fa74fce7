import type { Store } from '../../platform/store.ts';
import { findingsField } from '../editor/findings-field.ts';
import type { Desk } from './desk.ts';
import type { Look } from './look.ts';

type Reading = Pick<Desk, 'doc' | 'meta' | 'view'> & { look: Store<Look | null> };

/** An analysis that does not come holds no words back for longer. */
const mostMs = 5_000;

/** Waits for the analysis of the text as it stands where the language is to be read off it. */
export function untilRead({ meta, ...reading }: Reading): Promise<void> {
  return meta.get().language === 'auto' ? untilAnalyzed(reading) : Promise.resolve();
}

/** Waits for the analysis of the text as it stands. */
export function untilAnalyzed(reading: Omit<Reading, 'meta'>): Promise<void> {
  if (isAnalyzed(reading)) return Promise.resolve();

  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, mostMs);
    const stop = reading.look.subscribe(() => {
      if (isAnalyzed(reading)) done();
    });
  });
}

function isAnalyzed({ doc, look, view }: Omit<Reading, 'meta'>): boolean {
  const editor = view.get();
  if (!editor || doc().length === 0) return true;
  const { analysis, since } = editor.state.field(findingsField);

  return since === null && analysis.paragraphs.length > 0 && look.get()?.analysis === analysis;
}
