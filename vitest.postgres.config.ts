import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'

const mock = resolve('src/mock/index.ts')
const doubles: Readonly<Record<string, string>> = {
  [resolve('src/mock/memory-store.ts')]: resolve('tests/backend/postgres-memory-store.ts'),
  [resolve('src/mock/db.ts')]: resolve('tests/backend/postgres-db.ts'),
}

/** Runs the mock on PostgreSQL tables. The replacements themselves import the originals. */
const onPostgres: Plugin = {
  name: 'mock-on-postgres',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // a path that isn't relative was resolved before, and is loaded from Vitest's cache
    if (!source.startsWith('.') || !importer || importer.includes('/tests/backend/')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const double = found ? doubles[found.id] : undefined
    return double?.endsWith('-db.ts') && importer === mock ? resolve('tests/backend/postgres-own-db.ts') : double
  },
}

/** Runs the tests that use the mock through requests and responses again, on PostgreSQL. */
export default defineConfig({
  plugins: [onPostgres, ...sourcePlugins()],
  resolve: { alias: { 'langraan/mock': mock } },
  test: {
    include: ['tests/**/*.mock.test.ts', 'tests/mock/*.test.ts', 'tests/service/*.test.ts'],
    // checks that in-memory rows are scanned once
    exclude: ['tests/orders/orders.many.mock.test.ts'],
    isolate: false,
    globalSetup: 'tests/backend/postgres-cluster.ts',
    setupFiles: ['tests/helpers/fresh-page.ts', 'tests/backend/postgres-teardown.ts'],
    // MOCK-14 measures in-memory rows, one test of MOCK-22 stops the driver's timers
    testNamePattern: /^(?!.*(?:MOCK-14 |MOCK-22 latency))/,
    testTimeout: 60_000,
  },
})
