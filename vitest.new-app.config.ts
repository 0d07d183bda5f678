import { defineConfig } from 'vitest/config'

/** An app from the template, in a copy of the project that is thrown away. */
export default defineConfig({
  test: {
    include: ['tests/new-app/*.template.ts'],
    testTimeout: 60_000,
  },
})
