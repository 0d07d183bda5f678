import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { asModule } from '../as-module.ts'
import { withFacts } from '../facts.ts'

const root = process.cwd()
const withSelector = 'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js'

/** React has had its own since 18; the shim is what @xstate/react asks for. Its file for selectors becomes a module. */
export const ownStore: Plugin = {
  name: 'own-store',
  setup(build) {
    build.onResolve({ filter: /^use-sync-external-store\/shim\/with-selector(\.js)?$/ }, () => ({
      path: 'with-selector',
      namespace: 'own-store',
    }))
    build.onLoad({ filter: /^with-selector$/, namespace: 'own-store' }, async () => {
      const source = withFacts(
        'use-sync-external-store',
        await readFile(join(root, 'node_modules', withSelector), 'utf8'),
        {
          variables: { objectIs: 'Object.is' },
          idle: ['useDebugValue'],
        },
      )
      return { contents: asModule(source), resolveDir: root }
    })
    build.onResolve({ filter: /^use-sync-external-store\/shim(\/index\.js)?$/ }, () => ({
      path: 'shim',
      namespace: 'own-store',
    }))
    build.onLoad({ filter: /^shim$/, namespace: 'own-store' }, () => ({
      contents: "export { useSyncExternalStore } from 'react'",
      resolveDir: root,
    }))
  },
}
