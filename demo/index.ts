import { defineElements, init } from 'langraan'
import { RaanError } from 'langraan/core'
import { showLoadError } from './frame/load-error'
import { lazyMock } from './lazy-mock'

const mock = lazyMock(() => engine.announce({ type: 'engine.error', error: new RaanError('storage') }))
const engine = init({ transport: mock.transport })

// a service worker installed by an older app on this origin would respond instead of us
navigator.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined)

/** The frame that came with the page goes once the dashboard stands in its place. */
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
  dashboard.onResetSampleData = async () => {
    await mock.reset()
    location.reload()
  }
  // the page follows the dashboard: its language for screen readers, its theme behind the edges
  dashboard.addEventListener('raan-layout-changed', ({ detail: { locale, skin } }) => {
    document.documentElement.lang = locale
    document.documentElement.dataset.skin = skin
    // the server answers with the next page in this language
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie = `locale=${locale};path=/;max-age=31536000;samesite=lax`
  })
}
defineElements()
