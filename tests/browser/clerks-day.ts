import { deepAll, deepFind } from '../helpers/looking'
import type { WireOrder } from './changes'
import type { Hands } from './counted-hands'
import { storedOrder, storedOrders, storedTable } from './demo-rows'

/** What the screens say, by language. */
const words = {
  en: {
    menu: 'Open menu',
    email: 'Email',
    password: 'Password',
    take: 'Take an order',
    shop: 'Shop',
    message: 'Message from the customer',
    addProducts: /^Add \d+ products? to the order$/,
    save: 'Save order',
    saved: 'Order saved',
    next: 'Take next order',
    phone: 'Phone',
    earlier: 'Use มาลี ศรีสุข',
    search: 'Add products',
    orders: 'Orders',
    recordPayment: 'Record payment',
    amount: 'Amount on the slip',
    savePaid: 'Save as paid',
    close: 'Close',
    confirm: 'Confirm order',
    pack: 'Mark as packed',
    printLabel: 'Print label',
    print: 'Print 1 label',
    printed: '1 label printed',
    tracking: 'Tracking number',
    saveNumber: 'Save number',
    ship: 'Mark as shipped',
    searchOrders: 'Search orders',
    step: (number: string) => `Next step for ${number}: Confirm`,
    undo: 'Undo',
    cod: 'Cash on delivery',
    list: "Paste the courier's list",
    received: 'Mark 1 as received',
    products: 'Products',
    stockOf: /^Stock of /,
    pieces: /^Pieces in the shop/,
    reason: /^Reason/,
    changeStock: 'Change stock',
    reply: 'Reply to paste in chat',
    onItsWay: 'The parcel is on its way',
    copyTracking: 'Copy tracking number',
    otherSteps: 'Other steps',
    cancel: 'Cancel order',
    undoStep: 'Back to: New',
    signOut: 'Sign out',
    paymentBack: /^Back to: /,
    labels: 'Labels',
    allShown: 'Select all shown',
    printMany: /^Print \d+ labels$/,
    printedMany: /\d+ labels printed/,
    trackingNumbers: 'Tracking numbers',
    pasteList: 'Paste a list',
    trackingList: 'One order per line, with its tracking number',
    saveTwo: 'Save 2 numbers',
    useAnyway: 'Use anyway',
    addProduct: 'Add a product',
    productName: 'Product name',
    price: 'Price',
    inTheShop: 'In the shop',
    addVariant: 'Add a variant',
    sizeOrColour: 'Size, colour',
    addThis: 'Add product',
    tasks: 'Todo',
    sort: /^Sort: /,
    ownOrder: 'Custom order',
    moveTask: /^Move “ทำป้ายร้าน.*to…$/,
    moveUp: 'Move up',
    calendar: 'Calendar',
    startTime: 'Start time',
    saveEvent: 'Save',
    users: 'Users',
    newLink: 'New password link',
    createLink: 'Create link',
    copyLink: 'Copy link',
    done: 'Done',
  },
  th: {
    menu: 'เปิดเมนู',
    email: 'อีเมล',
    password: 'รหัสผ่าน',
    take: 'รับออเดอร์',
    shop: 'ร้านค้า',
    message: 'ข้อความจากลูกค้า',
    addProducts: /^ใส่ในออเดอร์ \d+ รายการ$/,
    save: 'บันทึกออเดอร์',
    saved: 'บันทึกออเดอร์แล้ว',
    next: 'รับออเดอร์ถัดไป',
    phone: 'เบอร์โทร',
    earlier: 'ใช้ข้อมูลของ มาลี ศรีสุข',
    search: 'เพิ่มสินค้า',
    orders: 'รายการออเดอร์',
    recordPayment: 'บันทึกการชำระเงิน',
    amount: 'ยอดเงินในสลิป',
    savePaid: 'บันทึกว่าชำระแล้ว',
    close: 'ปิด',
    confirm: 'ยืนยันออเดอร์',
    pack: 'แพ็ก',
    printLabel: 'พิมพ์ใบปะหน้า',
    print: 'พิมพ์ใบปะหน้า 1 ใบ',
    printed: 'พิมพ์ใบปะหน้าแล้ว 1 ใบ',
    tracking: 'เลขพัสดุ',
    saveNumber: 'บันทึกเลขพัสดุ',
    ship: 'ส่งพัสดุ',
    searchOrders: 'ค้นหาออเดอร์',
    step: (number: string) => `ขั้นต่อไปของ ${number}: ยืนยัน`,
    undo: 'เลิกทำ',
    cod: 'เก็บเงินปลายทาง',
    list: 'วางรายการโอนเงินของขนส่ง',
    received: 'บันทึกรับเงิน 1 รายการ',
    products: 'สินค้า',
    stockOf: /^สต๊อกของ /,
    pieces: /^จำนวนที่มีในร้าน/,
    reason: /^เหตุผล/,
    changeStock: 'ปรับสต๊อก',
    reply: 'ข้อความตอบกลับลูกค้า',
    onItsWay: 'พัสดุออกเดินทางแล้ว',
    copyTracking: 'คัดลอกเลขพัสดุ',
    otherSteps: 'ขั้นตอนอื่น',
    cancel: 'ยกเลิกออเดอร์',
    undoStep: 'กลับเป็น: ใหม่',
    signOut: 'ออกจากระบบ',
    paymentBack: /^กลับเป็น: /,
    labels: 'ใบปะหน้า',
    allShown: 'เลือกทั้งหมดที่แสดง',
    printMany: /^พิมพ์ใบปะหน้า \d+ ใบ$/,
    printedMany: /พิมพ์ใบปะหน้าแล้ว \d+ ใบ/,
    trackingNumbers: 'เลขพัสดุ',
    pasteList: 'วางรายการ',
    trackingList: 'บรรทัดละหนึ่งออเดอร์ พร้อมเลขพัสดุ',
    saveTwo: 'บันทึก 2 เลข',
    useAnyway: 'ใช้ต่อ',
    addProduct: 'เพิ่มสินค้า',
    productName: 'ชื่อสินค้า',
    price: 'ราคา',
    inTheShop: 'มีในร้าน',
    addVariant: 'เพิ่มแบบ',
    sizeOrColour: 'ไซซ์ สี',
    addThis: 'เพิ่มสินค้านี้',
    tasks: 'งานที่ต้องทำ',
    sort: /^เรียง: /,
    ownOrder: 'จัดลำดับเอง',
    moveTask: /^ย้าย “ทำป้ายร้าน.*ไปที่…$/,
    moveUp: 'เลื่อนขึ้น',
    calendar: 'ปฏิทิน',
    startTime: 'เวลาเริ่ม',
    saveEvent: 'บันทึก',
    users: 'ผู้ใช้',
    newLink: 'ลิงก์ตั้งรหัสผ่านใหม่',
    createLink: 'สร้างลิงก์',
    copyLink: 'คัดลอกลิงก์',
    done: 'เสร็จแล้ว',
  },
} as const

export type Language = keyof typeof words

const message = `รับชาเขียวใบหม่อน 2 กล่องค่ะ โอนแล้วนะคะ
มาลี ศรีสุข 089-876-5432
45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900`
const phoneNumber = '0898765432'
const tracking = 'EE123456785TH'

/** A day at the desk; each job begins where the one before ended. */
export function clerksDay(hands: Hands, language: Language) {
  const say = words[language]
  const { page } = hands
  /** the orders of this day */
  let [pasted, typed] = ['', '']
  const stored = (OrderNumber: string) => storedOrder((order) => order.OrderNumber === OrderNumber)
  const untilStored = (OrderNumber: string, what: string, is: (order: WireOrder) => boolean) =>
    hands.wait(`${OrderNumber} ${what}`, async () => is(await stored(OrderNumber)))
  const storedProducts = () => storedTable<{ id: number; name: string; variants: { id: number }[] }>('shop-products')
  const savedNumber = () =>
    hands.wait('the saved order', () => {
      const title = deepAll(page.document, 'h2').find(({ textContent }) => textContent === say.saved)
      return title?.nextElementSibling?.textContent ?? undefined
    })
  const says = (text: string) =>
    hands.wait(`“${text}”`, () =>
      deepAll(page.document, '[role=status], [role=alert], h2, h3, p, label').find(
        (each) => each.textContent?.includes(text) && each.checkVisibility(),
      ),
    )
  const goTo = (entry: string) => hands.goTo(entry, say.menu)
  const open = async (OrderNumber: string) =>
    hands.press(
      await hands.wait(`the row of ${OrderNumber}`, () =>
        deepFind(page.document, `[data-row="${OrderNumber}"] [data-key=open]`),
      ),
    )
  const row = (OrderNumber: string) =>
    hands.wait(`only the row of ${OrderNumber}`, () => {
      const rows = deepAll(page.document, '[data-row]')
      return rows.length === 1 && rows[0]?.matches(`[data-row="${OrderNumber}"]`)
    })

  return {
    async 'sign in'() {
      await hands.type(say.email, 'admin@langraan.test')
      await hands.type(say.password, 'admin')
      await hands.key('Enter')
      await hands.wait('the overview', () => !hands.find('input', say.password))
    },
    async 'paste a message and save its order'() {
      await goTo(say.take)
      await hands.paste(say.message, message)
      await hands.click(say.addProducts)
      await hands.chooseFirst(say.shop)
      await hands.click(say.save)
      pasted = await savedNumber()
    },
    async 'take an order by hand, of a known phone number'() {
      await hands.click(say.next)
      await hands.type(say.phone, phoneNumber)
      await hands.click(say.earlier)
      await hands.type(say.search, 'ตะกร้า')
      await hands.wait(
        'the basket',
        () => deepAll(page.document, '[role=listbox]:not([aria-busy=true]) [role=option]').length === 1,
      )
      await hands.key('Enter')
      await hands.click(say.save)
      typed = await savedNumber()
    },
    async 'take a payment as checked'() {
      await goTo(say.orders)
      await open(pasted)
      await hands.click(say.recordPayment)
      await hands.type(say.amount, String((await stored(pasted)).total / 100))
      await hands.click(say.savePaid)
      await untilStored(pasted, 'paid', ({ paymentStatus }) => paymentStatus === 'paid')
    },
    async 'take back a payment, and record it again'() {
      await hands.click(say.paymentBack)
      await untilStored(pasted, 'unpaid again', ({ paymentStatus }) => paymentStatus !== 'paid')
      await hands.click(say.recordPayment)
      await hands.type(say.amount, String((await stored(pasted)).total / 100))
      await hands.click(say.savePaid)
      await untilStored(pasted, 'paid', ({ paymentStatus }) => paymentStatus === 'paid')
    },
    async 'confirm, pack, print the label'() {
      await hands.click(say.confirm)
      await hands.click(say.pack)
      await hands.click(say.printLabel)
      await hands.click(say.print)
      await says(say.printed)
    },
    async 'ship with a tracking number'() {
      await goTo(say.orders)
      await open(pasted)
      await hands.paste(say.tracking, tracking)
      await hands.click(say.saveNumber)
      await untilStored(pasted, 'tracked', ({ trackingNumber }) => trackingNumber !== '')
      // until the screen has the number, too, it asks whether to ship without one
      await hands.wait('the saved number', () => !hands.find('button', say.saveNumber))
      await hands.click(say.ship)
      await untilStored(pasted, 'shipped', ({ OrderStatus }) => OrderStatus === 'shipped')
      await hands.click(say.close, 'dialog button')
    },
    async 'save a list of tracking numbers, one of another order'() {
      const [one, two] = (await storedOrders()).filter(
        ({ OrderStatus, trackingNumber }) => OrderStatus === 'packed' && trackingNumber === '',
      )
      if (!one || !two) throw new Error('too few parcels')
      await hands.click(say.trackingNumbers)
      await hands.click(say.pasteList, 'label')
      await hands.paste(say.trackingList, `${one.OrderNumber}\tEF123456785TH\n${two.OrderNumber}\t${tracking}`)
      await hands.click(say.saveTwo)
      await hands.click(say.useAnyway)
      await untilStored(two.OrderNumber, 'tracked', ({ trackingNumber }) => trackingNumber === tracking)
      await untilStored(one.OrderNumber, 'tracked', ({ trackingNumber }) => trackingNumber === 'EF123456785TH')
      await hands.click(say.close, 'dialog button')
    },
    async 'find an order by part of its number'() {
      await hands.type(say.searchOrders, typed.slice(-5))
      await row(typed)
    },
    async 'undo a wrong step'() {
      await hands.click(say.step(typed))
      await hands.click(say.undo)
      await untilStored(typed, 'new again', ({ OrderStatus, history }) => OrderStatus === 'new' && history.length > 1)
    },
    async 'print the labels of all that wait'() {
      await goTo(say.labels)
      await hands.click(say.allShown, 'input')
      await hands.click(say.printMany)
      await hands.wait('the printed labels', () =>
        deepAll(page.document, '[role=status], [role=alert], h2, h3, p').find((each) =>
          say.printedMany.test(each.textContent ?? ''),
        ),
      )
    },
    async 'settle COD from a pasted list'() {
      const due = (await storedOrders()).find(
        ({ paymentMethod, paymentStatus, OrderStatus }) =>
          paymentMethod === 'cod' && paymentStatus !== 'paid' && OrderStatus === 'shipped',
      )
      if (!due) throw new Error('no parcel is outstanding')
      await goTo(say.cod)
      await hands.paste(say.list, `เลขออเดอร์\tยอดเก็บเงิน\n${due.OrderNumber}\t${due.total / 100}`)
      await hands.click(say.received)
      await untilStored(due.OrderNumber, 'settled', ({ paymentStatus }) => paymentStatus === 'paid')
    },
    async 'correct a stock'() {
      await goTo(say.products)
      await hands.click(say.stockOf)
      await hands.type(say.pieces, '24')
      await hands.type(say.reason, 'นับแล้ว')
      await hands.click(say.changeStock)
      await hands.wait('the list of products', () => !deepFind(page.document, 'dialog[open]'))
    },
    async 'add a product with what is in the shop'() {
      await hands.click(say.addProduct)
      await hands.type(say.productName, 'ร่มพับ')
      await hands.type(say.price, '90')
      await hands.type(say.inTheShop, '12')
      await hands.click(say.addThis)
      await hands.wait('the list of products', () => !deepFind(page.document, 'dialog[open]'))
      const { id } = (await storedProducts()).find(({ name }) => name === 'ร่มพับ') ?? {}
      const stock = (await storedTable<{ id: number; counted: number }>('shop-stock')).find((each) => each.id === id)
      if (stock?.counted !== 12) throw new Error('it is not counted')
    },
    async 'add a product, and then its size'() {
      await hands.click(say.addProduct)
      await hands.type(say.productName, 'หมวก')
      await hands.type(say.price, '90')
      await hands.type(say.inTheShop, '7')
      await hands.click(say.addVariant)
      await hands.type(say.sizeOrColour, 'M')
      await hands.click(say.addThis)
      await hands.wait('the list of products', () => !deepFind(page.document, 'dialog[open]'))
      const [size] = (await storedProducts()).find(({ name }) => name === 'หมวก')?.variants ?? []
      const stock = (await storedTable<{ id: number; counted: number }>('shop-stock')).find(({ id }) => id === size?.id)
      if (stock?.counted !== 7) throw new Error('the size is not counted')
    },
    async 'move a task without dragging it'() {
      await goTo(say.tasks)
      await hands.click(say.sort)
      await hands.click(say.ownOrder, '[role^=menuitem]')
      await hands.click(say.moveTask)
      await hands.click(say.moveUp, '[role^=menuitem]')
      await hands.wait('the moved task', async () => {
        const [first] = await storedTable<{ title: string }>('tasks')
        return first?.title.startsWith('ทำป้ายร้าน')
      })
    },
    async 'move an event by typing'() {
      await goTo(say.calendar)
      await hands.press(
        await hands.wait('the cake', () =>
          deepAll(page.document, 'a, button, [tabindex="0"]').find(
            (each) => each.textContent?.includes('สั่งเค้กวันเกิดแม่') && each.checkVisibility(),
          ),
        ),
      )
      await hands.type(say.startTime, '1530')
      await hands.click(say.saveEvent)
      await hands.wait('the moved event', async () => {
        const events = await storedTable<{ title: string; end: string }>('events')
        return events.some(({ title, end }) => title === 'สั่งเค้กวันเกิดแม่' && end.includes('T09:00'))
      })
    },
    async 'hand over a new password link'() {
      await goTo(say.users)
      await hands.press(await hands.wait('the row of a colleague', () => deepFind(page.document, '[data-row="2"] a')))
      await hands.click(say.newLink)
      await hands.click(say.createLink)
      await hands.click(say.copyLink)
      await hands.click(say.done)
    },
    async 'answer “where is my parcel”'() {
      await goTo(say.orders)
      await hands.type(say.searchOrders, phoneNumber.slice(-4))
      await hands.wait('the orders of the number', () => deepAll(page.document, '[data-row]').length === 2)
      await open(pasted)
      await hands.click(say.reply, 'summary')
      await hands.see('textarea', say.onItsWay)
      await hands.click(say.copyTracking)
      await hands.click(say.close, 'dialog button')
    },
    async 'cancel an order, and undo it'() {
      await open(typed)
      await hands.click(say.otherSteps)
      await hands.click(say.cancel, '[role=menuitem]')
      await hands.click(say.cancel, 'dialog button')
      await untilStored(typed, 'cancelled', ({ OrderStatus }) => OrderStatus === 'cancelled')
      await hands.click(say.undoStep)
      await untilStored(typed, 'new again', ({ OrderStatus }) => OrderStatus === 'new')
      await hands.click(say.close, 'dialog button')
    },
    async 'sign out'() {
      const user = await hands.wait('the user menu', () =>
        deepAll(page.document, 'header button[aria-haspopup=menu]').at(-1),
      )
      await hands.press(user)
      await hands.click(say.signOut, '[role=menuitem]')
      await hands.see('input', say.password)
    },
  }
}
