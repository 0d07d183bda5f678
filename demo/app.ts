import { createMock } from 'langraan/mock'
import { type Api, backendPath, createApp as createServerApp, serveApi } from '#server'
import { addPages, frameAncestors } from './pages.ts'

export type AppOptions = {
  /** folder of the build */
  folder?: string
  /** folder with another build of the demo's scripts */
  scripts?: string
  /** origins whose pages may read responses; `*` allows all */
  cors?: readonly string[]
  /** responds under any host name, for access from other machines */
  anyHost?: boolean
  /** backend of the dashboard; without it, the dashboard has a mock in its page, and `/backend` is the server's mock */
  shop?: Api
}

/** Where the portal finds a backend that needs no sign-in. */
const mockPath = '/mock'

/** The server of `langraan serve` with the demo's pages, and a mock backend; makes no requests of its own. */
export function createApp({ folder = 'dist', scripts, cors = [], anyHost = false, shop }: AppOptions = {}) {
  const mock = createMock({ fallback: () => new Response(null, { status: 404 }) })
  return createServerApp({
    backend: shop ?? mock,
    embed: `${folder}/embed`,
    anyHost,
    cors,
    frameAncestors,
    pages(app) {
      serveApi(app, mockPath, mock)
      addPages(app, { folder, scripts, backend: shop && backendPath })
    },
  })
}
