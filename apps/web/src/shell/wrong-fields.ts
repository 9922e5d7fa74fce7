/**
 * A form that is sent with something wrong takes the keyboard to the first field that says so, after it is drawn, so that
 * the field is read out together with its message.
 */
export function leadToWrongFields(): void {
  document.addEventListener('submit', ({ target: form }) => {
    if (!(form instanceof HTMLFormElement)) return;

    requestAnimationFrame(() => {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  });
}
