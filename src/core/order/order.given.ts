import type { Announced } from '../kernel/events'
import { type Link, type Links, send } from '../kernel/links'

/** What another app announces as chosen for an order goes, once, into the draft that is open or the next that opens. */
export function givenToDraft(type: string, eventOf: (chosen: Announced) => Announced): Links {
  let given: Announced | undefined
  const give: Link = ({ views }) => {
    const draft = views('order').at(-1)
    if (!given || !draft) return
    const giving = given
    given = undefined
    send(draft, giving)
  }
  return {
    [type]: (linked, event) => {
      given = eventOf(event)
      give(linked, event)
    },
    'view.opened': give,
  }
}
