/** After a failed submit, focuses the first invalid field once the errors are rendered, so that screen readers read it with its message. */
export function focusInvalidFieldOnSubmit(): void {
  document.addEventListener('submit', ({ target: form }) => {
    if (!(form instanceof HTMLFormElement)) return;

    requestAnimationFrame(() => {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  });
}
