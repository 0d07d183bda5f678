import type { Plugin } from 'vite'

/**
 * Runs the mock on other modules than its own: absolute path -> replacement, depending on who imports it if it is a
 * function. The replacements, in tests/backend, import the originals.
 */
export const replaceModules = (
  replacements: Readonly<Record<string, string | ((importer: string) => string)>>,
): Plugin => ({
  name: 'replace-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // a path that isn't relative was resolved before, and is loaded from Vitest's cache
    if (!source.startsWith('.') || !importer || importer.includes('/tests/backend/')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const replacement = found ? replacements[found.id] : undefined
    return typeof replacement === 'function' ? replacement(importer) : replacement
  },
})
