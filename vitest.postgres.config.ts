import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'
import { replaceModules } from './tests/backend/replace-modules.ts'

const mock = resolve('src/mock/index.ts')
const onPostgres = replaceModules({
  [resolve('src/mock/memory-store.ts')]: resolve('tests/backend/postgres-memory-store.ts'),
  [resolve('src/mock/db.ts')]: (importer) =>
    resolve(importer === mock ? 'tests/backend/postgres-own-db.ts' : 'tests/backend/postgres-db.ts'),
})

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
    hookTimeout: 60_000,
  },
})
