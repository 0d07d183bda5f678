import { expect, vi } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import type { ShopProduct } from '../../src/core/products/products.product'
import type { SheetColumn } from '../../src/core/products/transfer/products.sheet'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'

export const labels: Record<SheetColumn, string> = {
  id: 'No.',
  name: 'Product',
  variant: 'Variant',
  sku: 'SKU',
  barcode: 'Barcode',
  unit: 'Unit',
  price: 'Price',
  cost: 'Cost',
  aliases: 'Other names',
  archived: 'No longer sold',
  onHand: 'In the shop',
  lowAt: 'Low at',
}

/** A spreadsheet being imported into a shop of the mock. */
export function desk(mock = createMock(), transport: Transport = mock.transport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const announced: unknown[] = []
  engine.events$.subscribe((event) => event.type === 'products.imported' && announced.push(event.count))
  const view = engine.view('products.transfer', { knowsCost: true, reason: 'import' })
  const stage = () => view.getSnapshot().value
  return {
    mock,
    view,
    announced,
    clock,
    stage,
    context: () => view.getSnapshot().context,
    turn: () => pass(clock, 5_000),
    async take(text: string) {
      view.send({ type: 'file.take', sheets: [{ name: '', text }] })
      await vi.waitFor(() => expect(stage()).not.toBe('planning'), { timeout: 10_000 })
    },
    plan: () =>
      view.getSnapshot().context.plan.products.map(({ line, name, kind, errors }) => [line, name, kind, errors]),
    async run() {
      view.send({ type: 'import.start' })
      for (let nth = 0; nth < 50 && stage() === 'running'; nth++) await pass(clock, 5_000)
    },
    all: async (): Promise<readonly ShopProduct[]> =>
      (await engine.view('products.all', { key: 'all' }).settled()).context.value ?? [],
    stored: async (q: string) => (await ask(mock, `GET /api/products?q=${encodeURIComponent(q)}`)).body.products,
  }
}
