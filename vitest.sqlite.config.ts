import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'

const doubles: Readonly<Record<string, string>> = {
  [resolve('src/mock/memory-store.ts')]: resolve('tests/backend/sqlite-memory-store.ts'),
  [resolve('src/mock/db.ts')]: resolve('tests/backend/sqlite-db.ts'),
}

/** Runs the mock on the backend's tables. The replacements themselves import the originals. */
const onSqlite: Plugin = {
  name: 'mock-on-sqlite',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // a path that isn't relative was resolved before, and is loaded from Vitest's cache
    if (!source.startsWith('.') || !importer || importer.includes('/tests/backend/')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found ? doubles[found.id] : undefined
  },
}

/** Runs the tests that use the mock through requests and responses again, on SQLite. */
export default defineConfig({
  plugins: [onSqlite, ...sourcePlugins()],
  resolve: { alias: { '#server': resolve('src/backend/server.ts'), 'langraan/mock': resolve('src/mock/index.ts') } },
  test: {
    include: ['tests/**/*.mock.test.ts', 'tests/mock/*.test.ts', 'tests/service/*.test.ts'],
    // checks that in-memory rows are scanned once
    exclude: ['tests/orders/orders.many.mock.test.ts'],
    isolate: false,
    setupFiles: ['tests/helpers/fresh-page.ts'],
    // measures in-memory rows
    testNamePattern: /^(?!.*MOCK-14 )/,
    testTimeout: 60_000,
  },
})
