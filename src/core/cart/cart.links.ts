import { type Link, type Linked, type Links, send } from '../kernel/links'

/** Where this order's lines are: in the cart, or in `lines`. */
const linesOf = ({ running }: Linked, { ownLines }: { ownLines?: true }) => running(ownLines ? 'lines' : 'cart')

/** A stored order or one set aside removes its own lines; lines added since stay. */
const takeOutLines: Link<'order.saved' | 'order.setAside'> = (linked, event) => {
  const { ProductOrders } = event.order
  const cart = linesOf(linked, event)
  const lines = cart?.getSnapshot().context.lines
  const taken = new Set(ProductOrders.map(({ uq }) => uq))
  if (!lines?.toArray().some(({ uq }) => !taken.has(uq))) return send(cart, { type: 'clear' })
  for (const uq of taken) if (lines.has(uq)) send(cart, { type: 'line.remove', uq })
}

export const cartLinks = (): Links[] => [
  {
    'order.saved': takeOutLines,
    'order.setAside': takeOutLines,
    // a prefilled or reopened order brings its own lines
    'order.filled': (linked, event) => {
      if (event.lines !== undefined) send(linesOf(linked, event), { type: 'lines.replace', lines: event.lines })
    },
    'order.cleared': (linked, event) => send(linesOf(linked, event), { type: 'clear' }),
    'network.online': ({ running }) => send(running('cart'), { type: 'resume' }),
    // its session may have expired
    'app.started': ({ running }, { app }) => {
      const cart = app === 'cart' ? running('cart') : undefined
      if (cart?.getSnapshot().value === 'failed') cart.send({ type: 'resume' })
    },
  },
]
