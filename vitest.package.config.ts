import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The package as a consumer has it: packed, and installed where nothing of this repository can be met by accident. */
export default defineConfig({
  test: {
    include: ['tests/package/*.package.ts'],
    globalSetup: 'tests/package/install.ts',
    testTimeout: 600_000,
    // three of the four bundlers take one core, and are the longest file: the others run beside it
    maxWorkers: availableParallelism(),
  },
})
