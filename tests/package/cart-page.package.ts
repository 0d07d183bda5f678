import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { bundlers } from './bundlers.ts'
import { reactOfPage, type Weight, weighCart } from './page-weight.ts'

const consumer = inject('leanConsumer')

let embed: { first: Weight; all: Weight }
beforeAll(async () => {
  writeFileSync(join(consumer, 'cart.js'), "import 'langraan/auto'\n")
  writeFileSync(
    join(consumer, 'cart-widget.js'),
    "import { RaanCart } from 'langraan/widgets'\nconsole.log(RaanCart)\n",
  )
  embed = await weighCart(resolve('dist/embed-react'), '/auto.js')
}, 120_000)

test.each(Object.entries(bundlers))(
  'PKG-474 without optional peers, a page with a cart is bundled into few files with about the size of the embed: %s',
  async (name, bundle) => {
    const folder = join(consumer, `cart-${name}`)
    expect(await bundle('cart.js', folder, { consumer, external: reactOfPage })).toEqual([])
    const { first, all } = await weighCart(folder, '/main.js')
    expect({ first: first.bytes > 20_000, all: all.files > first.files }).toEqual({ first: true, all: true })
    expect(first.files).toBeLessThanOrEqual(6)
    expect(all.files).toBeLessThanOrEqual(10)
    expect(first.bytes / embed.first.bytes).toBeLessThan(1.15)
    expect(all.bytes / embed.all.bytes).toBeLessThan(1.15)
  },
)

test.each(Object.entries(bundlers))(
  'PKG-475 without optional peers, one widget of langraan/widgets is bundled without a warning: %s',
  async (name, bundle) => {
    expect(await bundle('cart-widget.js', join(consumer, `widget-${name}`), { consumer })).toEqual([])
  },
)
