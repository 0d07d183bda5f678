import { expect, test } from 'vitest'
import { moves } from './browser.ts'
import { inEachEngine, isAll, scene, skip } from './engines.ts'
import { never } from './shop.ts'

const name = 'คุณที่เต็ม'

inEachEngine((engine) => {
  test.runIf(isAll)(
    'REAL-607 if nothing can be stored the user is told before sending, and sending stores one order',
    (context) =>
      scene(engine, async ({ shop, open }) => {
        const tab = await open(shop.secure)
        if (!tab.fill) return skip(context, engine, 'nobody can set how much its IndexedDB takes')
        await tab.do('until', 'open')
        await tab.fill()
        await tab.do('fillStorage')
        expect(await tab.do('canWrite')).toEqual({ local: false, indexed: false })
        await tab.do('take', name)
        await tab.do('press')
        await tab.do('until', 'unrecorded')
        expect(shop.sent).toBe(0)
        const { number } = await tab.do('follow', name)
        expect(shop.ordersOf(name)).toEqual([number])
      }),
  )

  test.runIf(isAll)('REAL-608 with a full localStorage a reload in the middle of a save stores one order', () =>
    scene(engine, async ({ shop, open }) => {
      const tab = await open(shop.secure)
      await tab.do('until', 'open')
      await tab.do('fillStorage')
      const arrived = new Promise<void>((resolve) => {
        shop.saving = async (store) => {
          await store()
          resolve()
          return never()
        }
      })
      await tab.do('take', name)
      await tab.do('press')
      await arrived
      shop.heal()
      await moves(tab, () => tab.do('reload'))
      const { number, ways } = await tab.do('follow', name)
      expect(shop.ordersOf(name)).toEqual([number])
      expect(ways).not.toContain('entered again')
    }),
  )
})
