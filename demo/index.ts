import { defineElements, init } from 'langraan'
import { RaanError } from 'langraan/core'
import { lazyMock } from './lazy-mock'

const mock = lazyMock(() => engine.announce({ type: 'engine.error', error: new RaanError('storage') }))
const engine = init({ transport: mock.transport })

// a service worker installed by an older app on this origin would respond instead of us
navigator.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined)

const dashboard = document.querySelector('raan-dashboard')
if (dashboard) {
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
  })
}
defineElements()
