import type { RaanDashboardElement } from '../element-types'
import { showLoadError } from './load-error'

/** Removes the page's static frame once the dashboard no longer shows it. */
function followFrame(frame: HTMLElement, dashboard: Element): void {
  const watch = new ResizeObserver(() => {
    if (frame.assignedSlot || !dashboard.shadowRoot) return
    watch.disconnect()
    frame.remove()
  })
  if (frame.dataset.in === undefined) frame.remove()
  else watch.observe(frame)
}

/** Whether the page's style is applied: if a proxy has changed it, its hash is invalid. */
const isStyled = (): boolean => {
  const style = document.querySelector('style')
  return !style || style.sheet !== null
}

/** Loads the page's style from its file. */
function loadStyle(): void {
  document.querySelector('link[rel=stylesheet][disabled]')?.removeAttribute('disabled')
}

/**
 * Takes the page's frame away, says if the dashboard's code can't be loaded, and keeps the page's language (for screen
 * readers), its skin (for its background) and the cookie in which the server sends the next page in sync.
 */
export function followDashboard(dashboard: RaanDashboardElement): void {
  const frame = dashboard.querySelector<HTMLElement>('[data-frame]')
  if (isStyled()) {
    if (frame) followFrame(frame, dashboard)
  } else {
    frame?.remove()
    loadStyle()
  }
  // once it has content, the dashboard reports what fails to load itself
  dashboard.addEventListener('raan-error', ({ detail }) => {
    if (detail.code === 'chunk' && dashboard.shadowRoot?.querySelector('slot')) showLoadError()
  })
  dashboard.addEventListener('raan-layout-changed', ({ detail: { locale, skin } }) => {
    const page = document.documentElement
    page.lang = locale
    page.dataset.skin = skin
    const { localeCookie } = page.dataset
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    if (localeCookie) document.cookie = `${localeCookie}=${locale};path=/;max-age=31536000;samesite=lax`
  })
}
