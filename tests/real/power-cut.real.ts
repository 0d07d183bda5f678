import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inEachEngine, isAll, scene } from './engines.ts'
import { never } from './shop.ts'

type Cut = {
  moment: 'before' | 'after'
  afterMs: number
  orders: number
  isReportedRight: boolean
  isEnteredAgain: boolean
}

/** At moments from 0 to 2 s after the backend had the order, or before it got it. */
const momentOf = (nth: number): Pick<Cut, 'moment' | 'afterMs'> => ({
  moment: nth % 3 === 2 ? 'before' : 'after',
  afterMs: (nth * 397) % 2_000,
})

inEachEngine((engine) => {
  const cuts = Number(process.env.CUTS) || (isAll ? (engine.name === 'Chromium' ? 50 : 10) : 1)

  test(
    `REAL-600 power cuts while an order is being saved (${engine.name}, ${cuts}): stored once, its number shown, nothing entered twice`,
    {
      timeout: 60_000 * cuts,
    },
    () =>
      scene(engine, async ({ shop, open, powerCut }) => {
        const made: Cut[] = []
        for (let nth = 0; nth < cuts; nth++) {
          const name = `ไฟดับ ${nth + 1}`
          const { moment, afterMs } = momentOf(nth)
          const tab = await open(shop.secure)
          await tab.do('take', name)
          const arrived = new Promise<void>((resolve) => {
            shop.saving = async (store) => {
              if (moment === 'after') await store()
              resolve()
              return never()
            }
          })
          await tab.do('press')
          await arrived
          await pause(afterMs)
          await powerCut()
          shop.heal()
          const again = await open(shop.secure)
          const { number, ways } = await again.do('follow', name)
          const orders = shop.ordersOf(name)
          made.push({
            moment,
            afterMs,
            orders: orders.length,
            isReportedRight: orders.includes(number),
            isEnteredAgain: ways.includes('entered again'),
          })
          console.log(`cut ${nth + 1}: ${moment} ${afterMs} ms: ${orders.length} stored; ${ways.join(', ')}`)
        }
        const doubled = made.filter(({ orders }) => orders > 1)
        const forgotten = made.filter(({ isEnteredAgain }) => isEnteredAgain)
        console.log(
          `figure: ${engine.name}: ${cuts} power cuts, ${doubled.length} orders stored twice, ${forgotten.length} forgotten`,
        )
        expect(
          made.filter(
            ({ orders, isReportedRight, isEnteredAgain }) => orders !== 1 || !isReportedRight || isEnteredAgain,
          ),
        ).toEqual([])
      }),
  )
})
