import type { Order } from '../../src/core/orders/orders.contract'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, shown, until } from '../helpers/looking'

/** An order as it stands on the wire. */
export type WireOrder = Omit<Order, 'total'> & { total: number }

/** A person before one order, or before its label. */
export function changeActions(place: () => ParentNode) {
  const see = <E extends Element = HTMLElement>(selector: string, name: string) =>
    until(`${selector} "${name}"`, () => named<E>(place(), selector, name))
  return {
    place,
    see,
    async press(name: string, selector = 'button') {
      ;(await see(selector, name)).click()
      await shown()
    },
    async type(label: string, text: string) {
      typeInto(await see<HTMLInputElement>('input, textarea', label), text)
      await shown()
    },
    valueOf: async (label: string) => (await see<HTMLInputElement>('input, textarea', label)).value,
    /** waits until a message or a heading says this */
    says: (text: string) =>
      until(`the words "${text}"`, () =>
        deepAll(place(), '[role=alert], [role=status], dialog[open], h3').find((each) =>
          each.textContent?.includes(text),
        ),
      ),
  }
}

export type Hands = ReturnType<typeof changeActions>

/** One of the four changes, as a person makes it. */
export type OrderChange = {
  name: 'edit' | 'status' | 'payment' | 'print'
  path: string
  screen: 'order' | 'labels'
  fits(order: WireOrder): boolean
  /** up to the press, with what there is to enter */
  begin(hands: Hands, entry?: string): Promise<void>
  /** the button that makes it */
  button: string
  /** what has to be there after a failure */
  entered(hands: Hands): Promise<unknown>
  /** the button that makes it again after a failure */
  again: string
  done: string
  /** how often the backend has made it */
  made(order: WireOrder): number
}

const reported = (field: string, to?: string) => (order: WireOrder) =>
  order.history.filter((each) => each.field === field && (to === undefined || each.to === to)).length

export const firstEntry = 'ฝากไว้ที่ป้อมยาม'

export const orderChanges: readonly OrderChange[] = [
  {
    name: 'edit',
    path: '/api/orders/update',
    screen: 'order',
    fits: ({ OrderStatus, note }) => OrderStatus === 'new' && note === '',
    async begin(hands, entry = firstEntry) {
      await hands.press('Edit')
      await hands.type('Note', entry)
    },
    button: 'Save changes',
    entered: (hands) => hands.valueOf('Note'),
    again: 'Try again',
    done: 'Changes saved',
    made: reported('note'),
  },
  {
    name: 'status',
    path: '/api/orders/status',
    screen: 'order',
    fits: ({ OrderStatus }) => OrderStatus === 'new',
    begin: async (hands) => void (await hands.see('button', 'Confirm order')),
    button: 'Confirm order',
    entered: async (hands) => Boolean(await hands.see('button', 'Confirm order')),
    again: 'Try again',
    done: 'Status changed',
    made: reported('OrderStatus', 'confirmed'),
  },
  {
    name: 'payment',
    path: '/api/orders/payment',
    screen: 'order',
    fits: ({ paymentMethod, paymentStatus }) => paymentMethod === 'transfer' && paymentStatus === 'pending',
    async begin(hands, entry = firstEntry) {
      await hands.press('Record payment')
      await hands.type('Amount on the slip', '77')
      await hands.type('Checked by', entry)
    },
    button: 'Save as paid',
    entered: (hands) => Promise.all([hands.valueOf('Amount on the slip'), hands.valueOf('Checked by')]),
    again: 'Save as paid',
    done: 'Payment recorded',
    made: reported('paymentStatus', 'paid'),
  },
  {
    name: 'print',
    path: '/api/orders/print',
    screen: 'labels',
    fits: ({ OrderStatus, printAddrData }) => OrderStatus === 'confirmed' && !printAddrData.IsPrintAddr,
    begin: async (hands) => void (await hands.see('button', 'Print 1 label')),
    button: 'Print 1 label',
    entered: async (hands) => Boolean(await hands.see('button', 'Print 1 label')),
    again: 'Print 1 label',
    done: '1 label printed',
    made: reported('printAddrData'),
  },
]

/** A double click as a hand makes it: the second press meets what stands at that place by then. */
export async function doubleClick(button: HTMLElement, between: () => Promise<unknown>): Promise<void> {
  button.scrollIntoView({ block: 'center' })
  await shown()
  const { left, top, width, height } = button.getBoundingClientRect()
  const [clientX, clientY] = [left + width / 2, top + height / 2]
  const click = (target: Element, detail: number) =>
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail, clientX, clientY }),
    )
  click(button, 1)
  await between()
  const under = (root: DocumentOrShadowRoot | null | undefined, outer?: Element): Element | undefined => {
    const found = root?.elementFromPoint(clientX, clientY)
    return !found || found === outer ? outer : under(found.shadowRoot, found)
  }
  const target = under(document)
  if (target) click(target, 2)
}

export const rowOf = (place: ParentNode, OrderNumber: string) =>
  deepFind(place, `[data-row="${OrderNumber}"] [data-key=open]`)
