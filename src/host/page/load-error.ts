/** Shows the page's own message that its program could not be loaded, with a link to try again. */
export function showLoadError(): void {
  document.querySelector('[data-load-error]')?.removeAttribute('hidden')
}
