import { expect, test } from 'vitest'
import { goTo, moves } from './browser.ts'
import { inEachEngine, isAll, scene } from './engines.ts'
import { slowly } from './shop.ts'

const name = 'คุณรีบ'
inEachEngine((engine) => {
  for (const kind of ['secure', 'plain'] as const) {
    test.runIf(isAll)(`REAL-609 a reload right after the press (${kind}) stores one order and shows its number`, () =>
      scene(engine, async ({ shop, open }) => {
        shop.saving = slowly
        const tab = await open(shop[kind])
        await tab.do('take', name)
        await moves(tab, () => tab.do('pressAndReload'))
        const { number, ways } = await tab.do('follow', name)
        expect(shop.ordersOf(name)).toEqual([number])
        expect(ways).not.toContain('entered again')
      }),
    )

    test.runIf(isAll)(
      `REAL-610 going back right after the press and forward again (${kind}) stores one order and shows its number`,
      () =>
        scene(engine, async ({ shop, open }) => {
          shop.saving = slowly
          const tab = await open(`${shop[kind]}/away`)
          await goTo(tab, `${shop[kind]}/`)
          await tab.do('take', name)
          await moves(tab, () => tab.do('pressAndBack'))
          await moves(tab, () => tab.do('forward'))
          const { number, ways } = await tab.do('follow', name)
          expect(shop.ordersOf(name)).toEqual([number])
          expect(ways).not.toContain('entered again')
        }),
    )
  }
})
