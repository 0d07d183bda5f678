import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'
import { replaceModules } from './tests/backend/replace-modules.ts'

const onSqlite = replaceModules({
  [resolve('src/mock/memory-store.ts')]: resolve('tests/backend/sqlite-memory-store.ts'),
  [resolve('src/mock/db.ts')]: resolve('tests/backend/sqlite-db.ts'),
})

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
