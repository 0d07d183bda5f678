import type { EngineEvent } from '../kernel/engine-events'
import { type Link, type Links, send } from '../kernel/links'
import type { OrderEvent } from './order.context'

/** A draft needs the current shop and lines when it opens. */
const emitDrafts: Link = ({ running, views }) => {
  for (const draft of views('order')) {
    const lines = running(draft.getSnapshot().context.ownLines ? 'lines' : 'cart')
    const shops = running('shops')
    if (lines) send(draft, { type: 'lines.changed', lines: lines.getSnapshot().context.lines })
    if (shops) send(draft, { type: 'shop.changed', shop: shops.getSnapshot().context.chosen })
  }
}

/** Prices and stock of the desk's lines, in the chosen shop; while shops load, it isn't known which. */
const emitGoods: Link = ({ running, views }) => {
  const lines = running('lines')?.getSnapshot().context.lines
  const shops = running('shops')?.getSnapshot()
  if (!lines || (shops && shops.value !== 'ready')) return
  for (const goods of views('order.goods'))
    send(goods, { type: 'goods.want', lines, shopId: shops?.context.chosen.id ?? 0 })
}

const emitAll: Link = (linked, event) => {
  emitDrafts(linked, event)
  emitGoods(linked, event)
}

export const orderLinks = (): Links[] => [
  {
    'view.opened': emitAll,
    'app.started': emitAll,
    'cart.changed': emitAll,
    'shops.chosen': emitAll,
    'order.priced': ({ running }, { prices }) => send(running('lines'), { type: 'lines.price', prices }),
  },
]

/** The draft's own reactions, after those to its lines and shop. */
export function orderReacts({ type }: EngineEvent): OrderEvent | undefined {
  if (type === 'network.online') return { type: 'save.resume' }
  return type === 'page.visible' || type === 'page.resumed' ? { type: 'draft.check' } : undefined
}

export function goodsReacts(event: EngineEvent) {
  if (event.type === 'cart.repriced') return { type: 'goods.repriced', lines: event.lines } as const
  if (event.type === 'network.online') return { type: 'resume' } as const
  if (event.type === 'queue.itemLeft') return { type: 'repriced.forget' } as const
  const isOver = ['order.saved', 'order.cleared', 'order.setAside'].includes(event.type)
  return isOver ? ({ type: 'goods.forget' } as const) : undefined
}
