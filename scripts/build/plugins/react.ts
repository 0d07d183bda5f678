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

/** In the package, React is the consumer's: wouter's CommonJS store would ask for it by a `require` that no browser has. */
export const storeOfReact: Plugin = {
  name: 'store-of-react',
  setup(build) {
    build.onResolve({ filter: /^use-sync-external-store\/shim(?:\/index\.js)?$/ }, () => ({
      path: 'react',
      external: true,
    }))
  },
}

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
