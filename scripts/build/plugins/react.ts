import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const root = process.cwd()

/** Modules that others stand in for. */
const standingIn = (name: string, modules: Readonly<Record<string, string>>): Plugin => ({
  name,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${Object.keys(modules).join('|')})$`) }, ({ path, kind }) =>
      build.resolve(modules[path] ?? path, { kind, resolveDir: root }),
    )
  },
})

/** @xstate/react asks for a package that is in CommonJS, and for versions of React that are older than ours. */
export const selectors = standingIn('selectors', {
  'use-sync-external-store/shim/with-selector': join(root, 'src/host/react/with-selector.ts'),
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/index.js': 'react',
})

/** Preact is what the embed runs on: React's names lead to it. One that Preact lacks stops the build. */
export const preact: Plugin = {
  name: 'preact',
  setup(build) {
    build.initialOptions.logOverride = { ...build.initialOptions.logOverride, 'import-is-undefined': 'error' }
    return standingIn('preact', {
      react: join(root, 'src/host/react/preact.ts'),
      'react-dom': join(root, 'src/host/react/preact.ts'),
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/compat/jsx-runtime',
    }).setup(build)
  },
}
