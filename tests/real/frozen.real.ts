import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inEachEngine, isAll, scene, skip } from './engines.ts'

const name = 'คุณหยุดนิ่ง'
/** longer than a tab that does nothing is taken to be there */
const goneAfterMs = 11_000

inEachEngine((engine) => {
  test.runIf(isAll)(
    'REAL-604 plain http: a tab that was stopped while another one took over and saved its draft stores nothing twice',
    (context) =>
      scene(engine, async ({ shop, open }) => {
        const tab = await open(shop.plain)
        const { isSecure, hasLocks } = await tab.do('facts')
        expect({ isSecure, hasLocks }).toEqual({ isSecure: false, hasLocks: false })
        if (!tab.freeze) return skip(context, engine, 'nobody can ask it to stop a tab')
        await tab.do('take', name)
        await tab.freeze(true)
        await pause(goneAfterMs)
        const other = await open(shop.plain)
        await other.do('takeOffer', name)
        const { number } = await other.do('follow', name)
        await tab.freeze(false)
        const isReported = await tab.do('saysNumber', number)
        await tab.do('insist', name)
        expect({ isReported, orders: shop.ordersOf(name) }).toEqual({ isReported: true, orders: [number] })
      }),
  )
})
