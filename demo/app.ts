import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { languageDetector } from 'hono/language'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { createMock } from 'langraan/mock'
import { createFiles } from './files.ts'
import { mapLocales } from './map/messages.ts'
import { mapFile } from './map/page.ts'

export type AppOptions = {
  /** folder of the build */
  folder?: string
  /** folder with another build of the demo's scripts */
  scripts?: string
  /** origins whose pages may read responses; `*` allows all */
  cors?: readonly string[]
  /** responds under any host name, for access from other machines */
  anyHost?: boolean
}

const backend = '/backend'
const mostBytes = 4 * 1024 * 1024

/** Guards against DNS rebinding: a foreign host name that resolves to this machine must not get responses. */
const isLocal = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Serves the demo's pages, the embed bundle and the mock backend at /backend; makes no requests of its own. */
export function createApp({ folder = 'dist', scripts, cors: origins = [], anyHost = false }: AppOptions = {}) {
  const mock = createMock({ base: backend, fallback: () => new Response(null, { status: 404 }) })
  const app = new Hono()

  app.use((c, next) => (anyHost || isLocal(new URL(c.req.url)) ? next() : Promise.resolve(c.body(null, 421))))
  if (origins.length > 0) app.use(cors({ origin: origins.includes('*') ? '*' : [...origins] }))
  app.use(methodNotAllowed({ app }))

  app.use(`${backend}/*`, bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413) }))
  app.on(['GET', 'POST', 'DELETE'], `${backend}/*`, async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const method = req.method === 'HEAD' ? 'GET' : req.method
    // uses only the path of the request's URL: clients must not choose the host
    return mock.fetch(
      new Request(`http://localhost${pathname}${search}`, {
        method,
        headers: req.raw.headers,
        body: method === 'GET' ? null : await req.arrayBuffer(),
        signal: req.raw.signal,
      }),
    )
  })

  const language = languageDetector({
    supportedLanguages: [...mapLocales],
    fallbackLanguage: 'th',
    order: ['header'],
    caches: false,
  })
  app.get('/map', language, (c) => {
    c.header('vary', 'accept-language')
    return c.redirect(`/${mapFile(c.get('language') as (typeof mapLocales)[number])}`)
  })

  app.route('/', createFiles(folder, scripts))
  app.notFound((c) => c.body(null, 404))
  app.onError((error, c) => {
    // a client that disconnected isn't an error
    if (!c.req.raw.signal.aborted) console.error(error)
    return c.body(null, 500)
  })
  return app
}
