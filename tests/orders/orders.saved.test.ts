import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'

async function open(storage = memoryStorage()) {
  const engine = createEngine({ transport: createMock({ seed: 1 }).transport, storage })
  const view = engine.view('orders.saved')
  await view.settled()
  const saved = () => view.getSnapshot().context.saved.map(({ name, query }) => `${name}: ${query}`)
  return { engine, view, storage, saved }
}

test('ORDERS-310 filters are saved under a name once, renamed, and removed', async () => {
  const { view, saved } = await open()
  view.send({ type: 'filter.save', name: ' รอแพ็ก ', query: 'orderStatus=confirmed' })
  view.send({ type: 'filter.save', name: 'COD', query: 'paymentMethod=cod' })
  view.send({ type: 'filter.save', name: 'cod', query: 'paymentMethod=cod&days=today' })
  view.send({ type: 'filter.save', name: '  ', query: 'q=x' })
  expect(saved()).toEqual(['รอแพ็ก: orderStatus=confirmed', 'cod: paymentMethod=cod&days=today'])
  view.send({ type: 'filter.rename', name: 'cod', to: 'รอแพ็ก' })
  view.send({ type: 'filter.rename', name: 'cod', to: ' ' })
  view.send({ type: 'filter.rename', name: 'cod', to: 'ปลายทางวันนี้' })
  expect(saved()).toEqual(['รอแพ็ก: orderStatus=confirmed', 'ปลายทางวันนี้: paymentMethod=cod&days=today'])
  view.send({ type: 'filter.remove', name: 'รอแพ็ก' })
  expect(saved()).toEqual(['ปลายทางวันนี้: paymentMethod=cod&days=today'])
})

test('ORDERS-311 saved filters belong to the account: they survive its sign-out, and nobody else sees them', async () => {
  const { engine, view, storage, saved } = await open()
  await engine.login('admin@langraan.test', 'admin')
  view.send({ type: 'filter.save', name: 'mine', query: 'q=มาลี' })
  expect(saved()).toEqual(['mine: q=มาลี'])
  await engine.logout()
  expect(saved()).toEqual([])
  await engine.login('client@langraan.test', 'client')
  expect(saved()).toEqual([])
  await engine.logout()
  await engine.login('admin@langraan.test', 'admin')
  expect(saved()).toEqual(['mine: q=มาลี'])
  engine.stop()
  const key = storage.local.keys().find((each) => each.endsWith('kept/orders.filters')) ?? ''
  for (const broken of ['{', '{"version":2,"saved":[]}', '{"version":1,"saved":[{"name":""}]}']) {
    storage.local.set(key, broken)
    const again = await open(storage)
    await again.engine.login('admin@langraan.test', 'admin')
    expect(again.saved()).toEqual([])
    again.engine.stop()
  }
})

test('ORDERS-330 filters with a long search are kept, and an unreadable one takes no others with it', async () => {
  const long = `q=${encodeURIComponent('แม่น้ำ '.repeat(100))}`
  const first = await open()
  first.view.send({ type: 'filter.save', name: 'COD', query: 'paymentMethod=cod' })
  first.view.send({ type: 'filter.save', name: 'pasted', query: long })
  first.engine.stop()
  const again = await open(first.storage)
  expect(again.saved()).toEqual(['COD: paymentMethod=cod', `pasted: ${long}`])
  again.engine.stop()
  const key = first.storage.local.keys().find((each) => each.endsWith('kept/orders.filters')) ?? ''
  const saved = [{ name: '' }, { name: ' COD ', query: 'paymentMethod=cod' }, null]
  first.storage.local.set(key, JSON.stringify({ version: 1, saved }))
  expect((await open(first.storage)).saved()).toEqual(['COD: paymentMethod=cod'])
})
