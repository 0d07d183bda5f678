import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './scripts/build/vite-plugins.ts'

/** The built elements in installed browsers, with what a test in a page cannot do: kill the browser, come back, freeze. */
export default defineConfig({
  plugins: sourcePlugins(),
  resolve: { alias: { '#server': resolve('src/backend/server.ts'), 'langraan/mock': resolve('src/mock/index.ts') } },
  test: {
    include: ['tests/real/*.real.ts'],
    globalSetup: 'tests/real/bundle.ts',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // each browser takes every core itself
    fileParallelism: false,
  },
})
