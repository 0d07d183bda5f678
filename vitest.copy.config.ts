import { defineConfig } from 'vitest/config'

/** What has to change files of the project: in a copy of it that is thrown away. */
export default defineConfig({
  test: {
    include: ['tests/copy/*.copy.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // builds take every core themselves
    fileParallelism: false,
  },
})
