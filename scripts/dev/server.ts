import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type HttpServer } from 'vite'
import { messages } from '../build/vite-plugins.ts'
import { backend } from './backend.ts'
import { adoptedSheets } from './dev-style-sheets.ts'
import { hotCore } from './hot-core.ts'
import { hotTexts } from './hot-texts.ts'
import { pages } from './pages.ts'

const source = (file: string) => resolve('src', file)

/** Serves the demo from source with hot reload, and the mock backend at /backend as in the built demo. */
export async function serveSources({ port }: { port: number }): Promise<{ url: string; close(): Promise<void> }> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: 'node_modules/.cache/vite-dev',
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { port, strictPort: true, host: 'localhost' },
    define: { LANGRAAN_KEEPS_EXPORTS: 'false' },
    resolve: {
      alias: [
        { find: /^#server$/, replacement: source('backend/server.ts') },
        { find: /^langraan$/, replacement: source('host/index.ts') },
        { find: /^langraan\/(core|mock|widgets)$/, replacement: source('$1/index.ts') },
      ],
    },
    // includes all that screens load later: discovering a new dependency would reload the page
    optimizeDeps: { entries: ['demo/index.ts', 'src/host/element-chunks/*.ts'] },
    plugins: [backend, pages, messages, hotTexts, hotCore, ...adoptedSheets(), react()],
  })
  await vite.listen()
  const { port: bound } = (vite.httpServer as HttpServer).address() as AddressInfo
  return { url: `http://localhost:${bound}`, close: () => vite.close() }
}
