/** Hyphenated words whose solid form is a different word. */
const distinctSolidForms = new Set(
  `re-cover re-sign re-creation re-create re-form re-present re-sort re-lay re-lease re-mark re-press re-treat re-turn
  re-serve re-sent re-act co-op co-ops un-ionized re-count re-dress re-bound re-fuse re-prove re-store re-strain re-tire
  re-tort re-view re-call re-claim re-collect re-move re-place re-port re-search re-solve re-sound re-tract
  par-dessus celle-là celui-là celle-ci celui-ci`.split(/\s+/),
);

/** The solid form of a hyphenated compound; null if it is not a compound or its solid form is a different word. */
export function solidForm(form: string): string | null {
  if (!form.includes('-') || distinctSolidForms.has(form) || !/^\p{L}+(?:-\p{L}{2,})+$/u.test(form))
    return null;
  const solid = form.replaceAll('-', '');
  const isStammer = /^(\p{L}{1,3})-\1/u.test(form);

  const isSpelledOut = /^(?:\p{L}{1,4}-){2,}\p{L}{1,4}$/u.test(form); // sen-si-tive

  return solid.length < 5 || isStammer || isSpelledOut ? null : solid;
}
