import { defineElements, init } from 'langraan'
import { createHttpTransport, RaanError } from 'langraan/core'
import { takeFirstCall } from '../src/host/first-calls'
import { followDashboard } from '../src/host/page/follow-dashboard'
import { learnCalls } from '../src/host/page/learn-calls'
import { reuseFirstCalls } from '../src/host/reuse-first-calls'
import { lazyMock } from './lazy-mock'
import { shownBackend } from './shown-backend'

const baseUrl = shownBackend()
const mock =
  baseUrl === undefined
    ? lazyMock(() => engine.announce({ type: 'engine.error', error: new RaanError('storage') }))
    : undefined
/** The backend of the page's server; it gets what the page sent before this code was there. */
function served(path: string) {
  learnCalls(path)
  return reuseFirstCalls(createHttpTransport({ baseUrl: path }), path, takeFirstCall)
}
const engine = init({ transport: mock?.transport ?? served(baseUrl as string) })

// a service worker installed by an older app on this origin would respond instead of us
navigator.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined)

const dashboard = document.querySelector('raan-dashboard')
if (dashboard) {
  followDashboard(dashboard)
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
}
defineElements()
