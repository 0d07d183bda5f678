import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { selectors } from '../bundle/libraries.ts'

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

/** What asks for React in CommonJS, by a `require` that no browser has, takes the React that the consumer has. */
export const selectorsOfReact = standingIn('selectors', selectors)

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
