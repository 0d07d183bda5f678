import { defineElements, init } from 'langraan'
import { RaanError } from 'langraan/core'
import { showLoadError } from './frame/load-error'
import { lazyMock } from './lazy-mock'
import { shownBackend } from './shown-backend'

const baseUrl = shownBackend()
const mock =
  baseUrl === undefined
    ? lazyMock(() => engine.announce({ type: 'engine.error', error: new RaanError('storage') }))
    : undefined
const engine = init(mock ? { transport: mock.transport } : { baseUrl: baseUrl as string })

// a service worker installed by an older app on this origin would respond instead of us
navigator.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined)

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

const dashboard = document.querySelector('raan-dashboard')
if (dashboard) {
  const frame = dashboard.querySelector<HTMLElement>('[data-frame]')
  if (frame) followFrame(frame, dashboard)
  // once it has content, the dashboard reports what fails to load itself
  dashboard.addEventListener('raan-error', ({ detail }) => {
    if (detail.code === 'chunk' && dashboard.shadowRoot?.querySelector('slot')) showLoadError()
  })
  dashboard.hint = [
    { email: 'admin@langraan.test', password: 'admin' },
    { email: 'client@langraan.test', password: 'client' },
  ]
  // always in the future
  dashboard.opensAt = `${new Date().getFullYear() + 1}-01-01T09:00:00+07:00`
  if (mock)
    dashboard.onResetSampleData = async () => {
      await mock.reset()
      location.reload()
    }
  // keep the page's language (for screen readers) and skin (for its background) in sync
  dashboard.addEventListener('raan-layout-changed', ({ detail: { locale, skin } }) => {
    document.documentElement.lang = locale
    document.documentElement.dataset.skin = skin
    // the server renders the next page in this language
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie = `locale=${locale};path=/;max-age=31536000;samesite=lax`
  })
}
defineElements()
