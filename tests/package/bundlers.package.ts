import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { openBundled } from './bundled-page.ts'
import { bundlers } from './bundlers.ts'

const consumer = inject('consumer')

const page = `import { defineElements, init } from 'langraan'
import { createEngine } from 'langraan/core'
import { createMock } from 'langraan/mock'
import { RaanCart, RaanDashboard, RaanRoot } from 'langraan/widgets'
import { RaanAnalyticsCard } from 'langraan/widgets/analytics'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const { transport } = createMock()
init({ transport, locale: 'en' })
defineElements(['raan-cart'])
document.body.append(document.createElement('raan-cart'))
const engine = createEngine({ transport })
const place = document.body.appendChild(document.createElement('main'))
const widgets = { '#dashboard': RaanDashboard, '#analytics': RaanAnalyticsCard }
const widget = createElement(widgets[location.hash] ?? RaanCart, { name: 'revenue-report' })
createRoot(place).render(createElement(RaanRoot, { engine, locale: 'en' }, widget))
`

beforeAll(() => writeFileSync(join(consumer, 'page.js'), page))

const outOf = (bundler: string, file: string) => join(consumer, `out-${bundler}-${file.replace(/\.js$/, '')}`)

test.each(Object.entries(bundlers))(
  'PKG-468 a page with widgets, charts, host, core and mock is bundled without a warning by %s',
  async (name, bundle) => {
    expect(await bundle('page.js', outOf(name, 'page.js'))).toEqual([])
  },
)

/** Of the files a page loads at once, the bytes. */
function weightOf(folder: string): number {
  const files = new Set<string>()
  const take = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(file, 'utf8')
    // a line of its own: not what a comment or a string says
    for (const [, name = ''] of text.matchAll(/^(?:import|export|\}) ?[^'"\n]*["'](\.\/[^"']+\.js)["'];?$/gm))
      take(join(file, '..', name))
  }
  take(join(folder, 'main.js'))
  return [...files].reduce((sum, file) => sum + readFileSync(file).length, 0)
}

test.each(Object.entries(bundlers))(
  'PKG-469 one widget of langraan/widgets is little larger than the same from its own entry point: %s',
  async (name, bundle) => {
    const weights: number[] = []
    for (const entryPoint of ['langraan/widgets', 'langraan/widgets/cart']) {
      const file = `${entryPoint.replaceAll('/', '-')}.js`
      writeFileSync(join(consumer, file), `import { RaanCart } from '${entryPoint}'\nconsole.log(RaanCart)\n`)
      await bundle(file, outOf(name, file))
      weights.push(weightOf(outOf(name, file)))
    }
    const [barrel = 0, own = 0] = weights
    expect(own).toBeGreaterThan(100_000)
    expect(barrel / own).toBeLessThan(1.25)
  },
)

describe('in a browser', () => {
  const folder = outOf('webpack', 'page.js')
  test('PKG-470 the bundled page shows the cart of the mock backend, styled, as an element and as a component', async () => {
    await using page = await openBundled(folder)
    for (const location of ['raan-cart', 'main']) {
      const cart = page.tab.locator(`${location} section[part=cart]`)
      await cart.getByRole('heading', { name: 'Cart' }).waitFor()
      expect(await cart.evaluate((section) => getComputedStyle(section).display), location).toBe('grid')
    }
    expect(page.errors).toEqual([])
  })

  test('PKG-476 a widget of its own entry point draws its chart with the ECharts of the consumer', async () => {
    await using page = await openBundled(folder, { hash: '#analytics' })
    await page.tab.locator('main canvas').waitFor()
    expect(page.errors).toEqual([])
  })
})
