import type { Plugin } from 'esbuild'

/** The transport hands ofetch whole addresses and takes streams: what it has for queries and for reading JSON stays out. */
export const leanFetch: Plugin = {
  name: 'lean-fetch',
  setup(build) {
    build.onResolve({ filter: /^(ufo|destr)$/ }, ({ path }) => ({ path, namespace: 'lean-fetch' }))
    build.onLoad({ filter: /.*/, namespace: 'lean-fetch' }, ({ path }) => ({
      contents:
        path === 'ufo'
          ? 'export const withBase = (url) => url, withQuery = (url) => url'
          : 'export default (text) => JSON.parse(text)',
    }))
  },
}
