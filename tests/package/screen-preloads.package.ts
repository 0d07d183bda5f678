import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBuild } from '../../scripts/build/chunks.ts'
import type { FramePages } from '../../src/backend/http/framed-page.ts'

const read = (folder: string) => JSON.parse(readFileSync(`${folder}/frames.json`, 'utf8')) as FramePages
const { frames } = read('dist/demo')

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

test('PAGE-14 every screen with a frame preloads at most nine files', () => {
  const screens = Object.values(frames).flatMap(({ screens }) => screens)
  expect(screens.filter(({ preloads }) => preloads.length < 3 || preloads.length > 9)).toEqual([])
  expect(screens.length).toBeGreaterThan(100)
})

const shopPage = 'dist/backend/page'

test.each([
  ['/', 'src/widgets/sales/index.ts'],
  ['/desk/orders', 'src/widgets/orders/orders-screen.tsx'],
])('PAGE-15 the page of `langraan serve` at %s preloads all that its screen is made of: %s', (path, file) => {
  const { wave } = readBuild(shopPage)
  const languages = Object.entries(read(shopPage).frames)
  expect(languages).toHaveLength(5)
  for (const [locale, { screens }] of languages) {
    const { preloads = [] } = screens.find(({ paths }) => paths.includes(path)) ?? {}
    const needed = [file, 'src/host/element-chunks/dashboard.ts'].flatMap((each) => wave(each, locale))
    expect(needed.map((each) => each.replace(`${shopPage}/`, '')).filter((each) => !preloads.includes(each))).toEqual(
      [],
    )
    expect(preloads.filter((each) => !existsSync(`${shopPage}/${each}`))).toEqual([])
  }
})

// with its six calls, the overview makes 13 requests: these, the page, one file after the first screen, and the charts
test('PAGE-15 the overview and the orders are made of at most 5 files, and no screen of more than 9', () => {
  const { screens } = read(shopPage).frames.th
  const countAt = (path: string) => screens.find(({ paths }) => paths.includes(path))?.preloads.length
  expect(['/', '/desk/orders'].map(countAt).filter((count = 99) => count > 5)).toEqual([])
  expect(screens.filter(({ preloads }) => preloads.length > 9)).toEqual([])
})

test.each(['dist/demo', shopPage])(
  'PAGE-3302 the file that starts a page without its inline script is one that every screen preloads: %s',
  (folder) => {
    const { frames, start, styleFile } = read(folder)
    const screens = Object.values(frames).flatMap(({ screens }) => screens)
    expect(screens.filter(({ preloads }) => !preloads.includes(start))).toEqual([])
    const imported = /import\("\.\/([\w-]+\.js)"\)\)$/.exec(readFileSync(`${folder}/${start}`, 'utf8'))?.[1]
    expect([imported, styleFile].filter((name = '') => !existsSync(`${folder}/${name}`))).toEqual([])
  },
)

test('PAGE-16 what a screen is made of begins with the hint to compile it while it downloads, and charts do not', () => {
  const { wave, outputs } = readBuild('dist/embed')
  const isHinted = (file: string) => readFileSync(file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  const codeOf = (source: string) => wave(source).filter((file) => !/\/th-[^/]+$/.test(file))
  const first = ['src/host/element-chunks/dashboard.ts', 'src/widgets/orders/orders-screen.tsx'].flatMap(codeOf)
  expect(first.length).toBeGreaterThan(5)
  expect(first.filter((file) => !isHinted(file))).toEqual([])
  const charts = Object.keys(outputs).filter((file) => file.includes('/charts-echart-'))
  expect(charts.map(isHinted)).toEqual([false])
})
