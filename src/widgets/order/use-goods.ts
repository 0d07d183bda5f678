import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { oversold } from '../../core/order/goods/order.goods'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useView } from '../runtime/use-engine'

/** Prices and stock of the order's products; only an order with lines of its own has the shop's. */
export function useGoods(ownLines: boolean) {
  const view = useView('order.goods')
  const shown = useSelector(
    view,
    ({ value, context: { repriced, lines } }) => ({
      repriced: repriced.filter(({ uq }) => lines.has(uq)),
      isLooking: value === 'looking',
      isUnpriced: value === 'failed',
    }),
    (a, b) => a.isLooking === b.isLooking && a.isUnpriced === b.isUnpriced && shallowEqual(a.repriced, b.repriced),
  )
  return {
    repriced: ownLines ? shown.repriced : [],
    isLooking: ownLines && shown.isLooking,
    isUnpriced: ownLines && shown.isUnpriced,
    oversold() {
      const { lines, known } = view.getSnapshot().context
      return ownLines ? oversold(lines, known) : []
    },
    forget: () => view.send({ type: 'repriced.forget' }),
    lookAgain: () => view.send({ type: 'reload' }),
  }
}

export type Goods = ReturnType<typeof useGoods>

/** Save waits until prices are known; if one changed meanwhile, the user sees it first. */
export function useSavingOncePriced({ isLooking, repriced }: Goods, save: () => boolean) {
  const [seen, setSeen] = useState<string>()
  const now = repriced.map(({ uq, to }) => `${uq} ${to}`).join()
  const isWaiting = seen !== undefined
  const go = useEffectEvent((before: string) => {
    if (now === before) save()
  })
  useEffect(() => {
    if (seen === undefined || isLooking) return
    setSeen(undefined)
    go(seen)
  }, [seen, isLooking, go])
  return {
    isWaiting,
    saveOncePriced() {
      if (isWaiting) return false
      if (!isLooking) return save()
      setSeen(now)
      return false
    },
  }
}
