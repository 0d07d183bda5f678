import type { EngineEvent, EventName } from '../kernel/engine-events'
import { type Link, type Linked, type Links, send } from '../kernel/links'
import type { OrderEvent } from './order.context'

/** Passes what another app announces as chosen to the open draft, or once to the next one that opens. */
export function givenToDraft<N extends EventName>(type: N, eventOf: (chosen: EngineEvent<N>) => OrderEvent): Links {
  let given: OrderEvent | undefined
  const give = ({ views }: Linked) => {
    const draft = views('order').at(-1)
    if (!given || !draft) return
    const giving = given
    given = undefined
    send(draft, giving)
  }
  const take: Link<N> = (linked, event) => {
    given = eventOf(event)
    give(linked)
  }
  return { [type]: take, 'view.opened': give }
}
