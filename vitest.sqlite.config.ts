import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'

const doubles: Readonly<Record<string, string>> = {
  [resolve('src/mock/memory-store.ts')]: resolve('tests/backend/sqlite-memory-store.ts'),
  [resolve('src/mock/db.ts')]: resolve('tests/backend/sqlite-db.ts'),
}

/** The mock runs on the backend's tables instead of rows in memory; the doubles themselves see what they replace. */
const onSqlite: Plugin = {
  name: 'mock-on-sqlite',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || importer.includes('/tests/backend/')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found ? doubles[found.id] : undefined
  },
}

/** Whatever speaks to the mock in requests and answers, a second time: on SQLite. */
export default defineConfig({
  plugins: [onSqlite, ...sourcePlugins()],
  resolve: { alias: { 'langraan/mock': resolve('src/mock/index.ts') } },
  test: {
    include: ['tests/**/*.mock.test.ts', 'tests/mock/*.test.ts', 'tests/service/*.test.ts'],
    // measures that rows in memory are looked through once
    exclude: ['tests/orders/orders.many.mock.test.ts'],
    isolate: false,
    setupFiles: ['tests/helpers/fresh-page.ts'],
    // the machine-sized measure of rows in memory
    testNamePattern: /^(?!.*MOCK-14 )/,
    testTimeout: 60_000,
  },
})
