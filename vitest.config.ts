import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'

export default defineConfig({
  plugins: sourcePlugins(),
  // the demo's server imports the package by its name: here that means the sources, built or not
  resolve: { alias: { '#server': resolve('src/backend/server.ts'), 'langraan/mock': resolve('src/mock/index.ts') } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    // modules are evaluated once a worker, not once a file: a test leaves nothing behind in them, in the page or in globals
    isolate: false,
    setupFiles: ['tests/helpers/fresh-page.ts'],
    // a busy machine is no failure
    testTimeout: 20_000,
    // beside these tests nothing runs, and each waits a good part of its time: one worker more than cores
    maxWorkers: availableParallelism() + 1,
    coverage: {
      provider: 'v8',
      reportOnFailure: true,
      include: ['src/core/**'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
})
