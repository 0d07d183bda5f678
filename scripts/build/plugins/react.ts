import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { selectors } from '../bundle/libraries.ts'

const root = process.cwd()

/** Replaces modules. */
const standingIn = (name: string, modules: Readonly<Record<string, string>>): Plugin => ({
  name,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${Object.keys(modules).join('|')})$`) }, ({ path, kind }) =>
      build.resolve(modules[path] ?? path, { kind, resolveDir: root }),
    )
  },
})

/** Resolves a CommonJS `require` of React, which browsers lack, to the consumer's React. */
export const selectorsOfReact = standingIn('selectors', selectors)

/** Resolves React's module names to Preact, the embed's runtime. A name Preact lacks fails the build. */
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
