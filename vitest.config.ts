import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'

export default defineConfig({
  plugins: sourcePlugins(),
  // the demo's server imports the package by its name: here that means the sources, built or not
  resolve: { alias: { 'langraan/mock': resolve('src/mock/index.ts') } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    // a busy machine is no failure
    testTimeout: 20_000,
    // also the core that vitest would leave to others: beside the unit tests nothing runs
    maxWorkers: availableParallelism(),
    coverage: {
      provider: 'v8',
      reportOnFailure: true,
      include: ['src/core/**'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
})
