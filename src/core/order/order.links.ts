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

export const orderLinks = (): Links[] => [
  {
    'view.opened': emitDrafts,
    'app.started': emitDrafts,
    'cart.changed': emitDrafts,
    'shops.chosen': emitDrafts,
  },
]

/** The draft's own reactions, after those to its lines and shop. */
export function orderReacts({ type }: EngineEvent): OrderEvent | undefined {
  if (type === 'network.online') return { type: 'save.resume' }
  return type === 'page.visible' || type === 'page.resumed' ? { type: 'draft.check' } : undefined
}
