import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

const namespace = 'builtin-module'

/** A CommonJS package requires Node's own modules, but an ES module has no `require`. */
export const builtinModules: Plugin = {
  name: 'builtin-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z:_/]+$/ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace } : undefined,
    )
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }))
  },
}
