import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FramePages } from '../../demo/frame/page.ts'
import { readBuild } from '../../scripts/build/chunks.ts'

const { frames } = JSON.parse(readFileSync('dist/demo/frames.json', 'utf8')) as FramePages

test.each([
  ['/', 'src/widgets/sales/index.ts'],
  ['/desk/order', 'src/widgets/order/index.ts'],
  ['/desk/orders', 'src/widgets/orders/orders-screen.tsx'],
  ['/apps/user/activity', 'src/widgets/users/activity/activity-screen.tsx'],
])('PAGE-14 the page of %s preloads all that its screen is made of: %s', (path, file) => {
  const { wave } = readBuild('dist/demo')
  for (const [locale, { screens }] of Object.entries(frames)) {
    const { preloads = [] } = screens.find(({ paths }) => paths.includes(path)) ?? {}
    const needed = wave(file, locale).map((each) => each.replace('dist/demo/', ''))
    expect(needed.filter((each) => !preloads.includes(each))).toEqual([])
  }
})

test('PAGE-14 every screen with a frame preloads at most ten files', () => {
  const screens = Object.values(frames).flatMap(({ screens }) => screens)
  expect(screens.filter(({ preloads }) => preloads.length < 4 || preloads.length > 10)).toEqual([])
  expect(screens.length).toBeGreaterThan(100)
})
