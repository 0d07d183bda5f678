import { expect, test } from 'vitest'
import { back, goTo, type Tab } from './browser.ts'
import { inEachEngine, scene, skip } from './engines.ts'

const name = 'คุณย้อนกลับ'

const isPlain = async (tab: Tab) => {
  const { isSecure, hasLocks } = await tab.do('facts')
  expect({ isSecure, hasLocks }).toEqual({ isSecure: false, hasLocks: false })
}

inEachEngine((engine) => {
  test('REAL-601 plain http: going back to a page whose draft the next page saved says so, and a press stores nothing twice', (context) =>
    scene(engine, async ({ shop, open }) => {
      const tab = await open(shop.plain)
      await isPlain(tab)
      await tab.do('take', name)
      await goTo(tab, `${shop.plain}/?next`)
      await tab.do('until', 'open')
      const { number } = await tab.do('follow', name)
      await back(tab)
      if (!(await tab.do('facts')).persisted) skip(context, engine, 'pages are not kept for Back')
      const isReported = await tab.do('saysNumber', number)
      await tab.do('insist', name)
      expect({ isReported, orders: shop.ordersOf(name) }).toEqual({ isReported: true, orders: [number] })
    }))

  test('REAL-602 plain http: going back to a page whose draft another tab took over and saved says so, and a press stores nothing twice', (context) =>
    scene(engine, async ({ shop, open }) => {
      const tab = await open(shop.plain)
      await isPlain(tab)
      await tab.do('take', name)
      await goTo(tab, `${shop.plain}/away`)
      const other = await open(shop.plain)
      await other.do('takeOffer', name)
      const { number } = await other.do('follow', name)
      await back(tab)
      if (!(await tab.do('facts')).persisted) skip(context, engine, 'pages are not kept for Back')
      const isReported = await tab.do('saysNumber', number)
      await tab.do('insist', name)
      expect({ isReported, orders: shop.ordersOf(name) }).toEqual({ isReported: true, orders: [number] })
    }))

  test('REAL-603 plain http: going back to a page whose draft is unchanged continues with it', () =>
    scene(engine, async ({ shop, open }) => {
      const tab = await open(shop.plain)
      await isPlain(tab)
      await tab.do('take', name)
      await goTo(tab, `${shop.plain}/away`)
      await back(tab)
      expect(await tab.do('name')).toBe(name)
      await tab.do('press')
      const number = await tab.do('number')
      expect(shop.ordersOf(name)).toEqual([number])
    }))
})
