/**
 * Does for text areas what a pattern does for inputs: HTML has none for them. A required one that holds blanks alone
 * is reported like any other field that is wrong; it has to be set right again when something is typed into it.
 *
 * @param form a form that the browser finds nothing wrong with
 * @param remedy what to do about it
 * @returns whether the form can be sent
 */
export function refuseBlanks(form: HTMLFormElement, remedy: string): boolean {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea:required')) {
    if (area.value.trim() === '') area.setCustomValidity(remedy);
  }
  return form.reportValidity();
}
