const mark = 'langraan.demo.mock'

/**
 * Path of the server's backend, or undefined for the mock in the page. The server names a backend unless the page is
 * opened with `?mock`; then the tab stays with the mock, also after a reload on another screen.
 */
export function shownBackend(): string | undefined {
  const isMock = new URLSearchParams(location.search).has('mock')
  try {
    if (isMock) sessionStorage.setItem(mark, 'page')
    else if (sessionStorage.getItem(mark) !== null) return undefined
  } catch {
    // storage is blocked: the address alone decides
  }
  return isMock ? undefined : document.documentElement.dataset.backend
}
