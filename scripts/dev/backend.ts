import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

type App = ReturnType<typeof import('../../demo/app.ts').createApp>

/** The mock backend at /backend and /mock, where the portal expects it; restarts when its code changes. */
export const backend: Plugin = {
  name: 'demo-backend',
  configureServer(vite) {
    let running: { by: unknown; app: App } | undefined
    const appOf = async (): Promise<App> => {
      const { createApp } = (await vite.ssrLoadModule('/demo/app.ts')) as typeof import('../../demo/app.ts')
      // it holds the rows
      if (running?.by !== createApp) running = { by: createApp, app: createApp({ anyHost: true }) }
      return running.app
    }
    for (const path of ['/backend', '/mock'])
      vite.middlewares.use(path, (request, response, next) => {
        request.url = request.originalUrl
        appOf().then(({ fetch }) => getRequestListener(fetch)(request, response), next)
      })
  },
}
