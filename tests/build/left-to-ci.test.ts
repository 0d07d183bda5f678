import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserTests, unitTests, widgetTests } from '../../scripts/build/left-to-ci'

test('BUILD-2300 every test that is left to CI exists', () => {
  const files = [...unitTests, ...widgetTests, ...browserTests.map((name) => `tests/browser/${name}.browser.ts`)]
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files.length).toBeGreaterThan(40)
})
