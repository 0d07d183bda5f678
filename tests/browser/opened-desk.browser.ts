import { chooseIn, typeInto } from '../helpers/hands'
import { deepAll, deepFind, nameOf, shown, until } from '../helpers/looking'
import { changeActions, orderChanges, type WireOrder } from './changes'
import type { Dashboard } from './dashboard'
import { changeTable, storedOrder, storedOrders } from './demo-rows'
import { dialog, examine, first, menu, type Opening, press } from './opening'

const isNew = ({ OrderStatus }: WireOrder) => OrderStatus === 'new'
const pathOf = (fits: (order: WireOrder) => boolean) => async () =>
  `/desk/orders/${(await storedOrder(fits)).OrderNumber}`
const handsOf = ({ page }: Dashboard) => changeActions(() => page.document)
const tick = async (dashboard: Dashboard, count: number) => {
  await first(dashboard, 'tbody input[type=checkbox]')
  for (const box of deepAll<HTMLInputElement>(dashboard.page.document, 'tbody input[type=checkbox]').slice(0, count))
    box.click()
}
const write = async (dashboard: Dashboard, label: string, text: string) => {
  typeInto(await dashboard.see<HTMLTextAreaElement>('textarea', label), text)
  await shown()
}

const [edit, , payment] = orderChanges

/** Two addresses, a phone and a sum that do not agree: everything the form has to say about a message. */
const message = `รับชาเขียว 2 สบู่ 1 ค่ะ
มาลี ศรีสุข 089-876-5432
45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม. 50200
เก็บปลายทาง 590 บาท`

const openings: readonly Opening[] = [
  {
    title: 'the notifications',
    path: '/desk/orders',
    fits: true,
    async open(dashboard) {
      const bell = await until('the bell', () =>
        deepAll(dashboard.page.document, 'header button').find((each) => nameOf(each).startsWith('Notifications')),
      )
      bell.click()
      await menu(dashboard)
    },
  },
  {
    title: 'the list of orders, narrowed',
    path: '/desk/orders?paymentMethod=cod&sortBy=total',
    fits: true,
    open: (dashboard) => dashboard.see('button', 'Clear filters'),
  },
  {
    title: 'a list in which nothing is found',
    path: '/desk/orders?q=zzz',
    fits: true,
    open: (dashboard) =>
      until('the empty list', () =>
        deepAll(dashboard.page.document, 'main h2, main h3, main p').find(({ textContent }) =>
          textContent?.includes('No orders found'),
        ),
      ),
  },
  {
    title: 'the filters on a phone',
    path: '/desk/orders',
    size: { width: 390, height: 844 },
    async open(dashboard) {
      await first(dashboard, 'td')
      await dashboard.press('Filters')
      await dialog(dashboard)
    },
  },
  {
    title: 'the columns of the list of orders',
    path: '/desk/orders',
    async open(dashboard) {
      await first(dashboard, 'td')
      await press(dashboard, 'Columns')
      await menu(dashboard)
    },
  },
  {
    title: 'the filters that are saved',
    path: '/desk/orders?orderStatus=new&days=week',
    fits: true,
    async open(dashboard) {
      await press(dashboard, 'Saved filters')
      ;(await until('the menu', () => deepFind<HTMLElement>(dashboard.page.document, '[role=menuitem]'))).click()
      await dialog(dashboard)
      typeInto(await dashboard.see<HTMLInputElement>('input', 'Save the current filters as'), 'รอแพ็ก')
      await shown()
      ;(await first(dashboard, 'dialog button[type=submit]')).click()
      await until('the list again', () => !deepFind(dashboard.page.document, 'dialog[open]'))
      await press(dashboard, 'Saved filters')
      ;(
        await until('the saved filters', () => deepFind<HTMLElement>(dashboard.page.document, '[role=menuitem]'))
      ).click()
      await dialog(dashboard)
      await press(dashboard, 'Rename รอแพ็ก')
    },
  },
  {
    title: 'orders that are selected',
    path: '/desk/orders',
    fits: true,
    async open(dashboard) {
      await tick(dashboard, 3)
      await first(dashboard, 'section[aria-label="Selected orders"]')
    },
  },
  {
    title: 'the tracking numbers, with a list that is not all right',
    path: '/desk/orders',
    fits: true,
    async open(dashboard) {
      await first(dashboard, 'td')
      await press(dashboard, 'Tracking numbers')
      await dialog(dashboard)
      ;(
        await until('the way to paste', () =>
          deepFind<HTMLInputElement>(dashboard.page.document, 'dialog input[value=paste]'),
        )
      ).click()
      const [one, other] = await storedOrders()
      const lines = [`${one?.OrderNumber} TH0123ABCDE4F`, `${other?.OrderNumber}`, 'LR-20990101-000001 TH9']
      await write(dashboard, 'One order per line, with its tracking number', lines.join('\n'))
      await until('the list understood', () => deepFind(dashboard.page.document, 'dialog li, dialog td'))
    },
  },
  {
    title: 'the export',
    path: '/desk/orders',
    fits: true,
    async open(dashboard) {
      await first(dashboard, 'td')
      await press(dashboard, 'Export')
      await dialog(dashboard)
    },
  },
  {
    title: 'one order with a slip, on a screen of its own',
    path: pathOf(({ slip }) => slip !== undefined),
    fits: true,
    open: (dashboard) => dashboard.see('button', 'Edit'),
  },
  {
    title: 'the reply to paste back',
    path: pathOf(({ paymentMethod, paymentStatus }) => paymentMethod === 'promptpay' && paymentStatus !== 'paid'),
    fits: true,
    async open(dashboard) {
      ;(await first(dashboard, 'details summary')).click()
      await dashboard.see('button', 'Copy reply')
    },
  },
  {
    title: 'a stored order being edited, with faults',
    path: pathOf(isNew),
    fits: true,
    async open(dashboard) {
      const hands = handsOf(dashboard)
      await hands.press('Edit')
      await hands.type('Phone', '12')
      await hands.type('Postcode', '1')
      await hands.press('Save changes')
      await hands.says('Not saved yet')
    },
  },
  {
    title: 'two versions of an order',
    path: pathOf(isNew),
    fits: true,
    async open(dashboard) {
      const hands = handsOf(dashboard)
      await edit?.begin(hands, 'ของเรา')
      await hands.type("Recipient's name", 'คุณเรา')
      await changeTable<WireOrder>('orders', (orders) => {
        const order = orders.find(isNew)
        if (order) Object.assign(order, { note: 'ของเขา', province: 'น่าน', version: order.version + 1 })
      })
      await hands.press('Save changes')
      await hands.says('Two versions of this order')
    },
  },
  {
    title: 'the question before what is not saved is left',
    path: pathOf(isNew),
    async open(dashboard) {
      const hands = handsOf(dashboard)
      await edit?.begin(hands, 'ยังไม่บันทึก')
      await hands.press('Cancel')
      await hands.says('Leave without saving?')
    },
  },
  {
    title: 'a payment with its slip',
    path: () => pathOf((order) => Boolean(payment?.fits(order)))(),
    fits: true,
    async open(dashboard) {
      const hands = handsOf(dashboard)
      await payment?.begin(hands, '')
      await hands.press('Save as paid')
      await until('the fault', () => deepFind(dashboard.page.document, 'dialog [aria-invalid=true]'))
    },
  },
  {
    title: 'the question before a refund',
    path: pathOf(({ paymentStatus }) => paymentStatus === 'paid'),
    async open(dashboard) {
      await dashboard.press('Refund')
      await dialog(dashboard)
    },
  },
  {
    title: 'labels that are chosen, with their preview',
    path: async () =>
      `/desk/labels?orders=${(await storedOrders())
        .filter(isNew)
        .slice(0, 2)
        .map(({ OrderNumber }) => OrderNumber)}`,
    fits: true,
    async open(dashboard) {
      await dashboard.see('button', 'Print 2 labels')
      await first(dashboard, '[data-order] svg')
    },
  },
  {
    title: "a courier's list held against the orders",
    path: '/desk/cod',
    fits: true,
    async open(dashboard) {
      await first(dashboard, 'main textarea')
      const isSent = ({ OrderStatus, paymentMethod, paymentStatus }: WireOrder) =>
        paymentMethod === 'cod' && paymentStatus === 'unpaid' && ['shipped', 'delivered'].includes(OrderStatus)
      const [sent, more] = (await storedOrders()).filter(isSent)
      const lines = [`${sent?.OrderNumber},${sent?.total}`, `${more?.OrderNumber},1`, 'LR-20990101-000001,99']
      await write(dashboard, "Paste the courier's list", lines.join('\n'))
      await until('the lines', () =>
        deepAll(dashboard.page.document, 'button').find((each) => /^Mark \d+ as received/.test(nameOf(each))),
      )
    },
  },
  {
    title: 'one customer with earlier orders',
    path: '/desk/customers',
    fits: true,
    async open(dashboard) {
      ;(await first(dashboard, 'td button[aria-haspopup=dialog]')).click()
      await dialog(dashboard)
      await until('the earlier orders', () => deepFind(dashboard.page.document, 'dialog li'))
    },
  },
  {
    title: 'the question before a customer is erased',
    path: '/desk/customers',
    fits: true,
    async open(dashboard) {
      ;(await first(dashboard, 'td button[aria-haspopup=dialog]')).click()
      await dialog(dashboard)
      await dashboard.press('Erase…')
      await until('the question', () => deepFind(dashboard.page.document, 'dialog[role=alertdialog]'))
    },
  },
  {
    title: 'a customer nobody knows',
    path: '/desk/customers?q=zzz',
    fits: true,
    open: (dashboard) => dashboard.see('button', 'Show all customers'),
  },
  {
    title: 'a shop being edited, with a fault',
    path: '/desk/shops',
    fits: true,
    async open(dashboard) {
      ;(await first(dashboard, '[data-shop] button')).click()
      await dialog(dashboard)
      const number = await until('the PromptPay number', () =>
        deepAll<HTMLInputElement>(dashboard.page.document, 'dialog input').find((each) =>
          nameOf(each).includes('PromptPay'),
        ),
      )
      typeInto(number, '12')
      await shown()
      await dashboard.press('Save changes')
      await until('the fault', () => deepFind(dashboard.page.document, 'dialog [aria-invalid=true]'))
    },
  },
  {
    title: 'a message that was pasted, with everything there is to say about it',
    path: '/desk/order',
    fits: true,
    async open(dashboard) {
      const { desk } = dashboard
      await desk.chooseShop('บ้านชาปลายดอย')
      await desk.paste(message)
      const choice = await until('the soap', () =>
        deepAll<HTMLSelectElement>(dashboard.page.document, '[data-item] select').find(({ value }) => value === ''),
      )
      chooseIn(choice, 'text')
      await shown()
      await until('the warnings', () =>
        deepAll(dashboard.page.document, '[role=status]').some(({ textContent }) =>
          textContent?.includes('Check before saving'),
        ),
      )
    },
  },
]

describe('what opens around the orders', () => examine(openings))
