import { expect, test } from 'vitest'
import { inEachEngine, isAll, scene } from './engines.ts'

const names = ['แท็บหนึ่ง', 'แท็บสอง'] as const

inEachEngine((engine) => {
  for (const kind of ['secure', 'plain'] as const) {
    test.runIf(isAll)(
      `REAL-605 two tabs (${kind}) that save at the same moment store one order each and show its number`,
      () =>
        scene(engine, async ({ shop, open }) => {
          const tabs = [await open(shop[kind]), await open(shop[kind])] as const
          for (const [nth, tab] of tabs.entries()) await tab.do('take', names[nth] ?? '')
          for (const tab of tabs) await tab.do('press')
          // the tabs share the cart: the order that is stored first takes its lines along
          const ends = [await tabs[0].do('follow', names[0]), await tabs[1].do('follow', names[1])]
          expect(names.map((name) => shop.ordersOf(name))).toEqual(ends.map(({ number }) => [number]))
        }),
    )

    test.runIf(isAll)(`REAL-606 a duplicated tab (${kind}) has its own draft`, () =>
      scene(engine, async ({ shop, open, browser }) => {
        const tab = await open(shop[kind])
        await tab.do('take', names[0])
        const twin = await browser.duplicate(tab)
        await twin.do('until', 'open')
        expect(await twin.do('name')).toBe('')
        await twin.do('take', names[1])
        await tab.do('press')
        await twin.do('press')
        const ends = [await tab.do('follow', names[0]), await twin.do('follow', names[1])]
        expect(names.map((name) => shop.ordersOf(name))).toEqual(ends.map(({ number }) => [number]))
      }),
    )
  }
})
