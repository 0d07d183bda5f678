const message = () => document.querySelector('[data-load-error]')

/** Shows the page's own message that its program could not be loaded, with a link to try again. */
export function showLoadError(): void {
  message()?.removeAttribute('hidden')
}

export function hideLoadError(): void {
  message()?.setAttribute('hidden', '')
}
