import { expect } from 'chai'
import type { Desk, Entries } from './desk'

export type DeskCase = { title: string; run(desk: Desk): Promise<void> }

const admin = ['admin@langraan.test', 'admin'] as const
const teaShop = 'บ้านชาปลายดอย'
const craftShop = 'สานฝันหัตถกรรม'
/** 120 baht */
const greenTea = 'ชาเขียวใบหม่อน'
/** 450 baht */
const basket = 'ตะกร้าหวายสาน'

const somchai: Entries = {
  name: 'สมชาย ใจดี',
  phoneNumber: '081-234-5678',
  address: '99/1 ถนนสุขใจ',
  subDistrict: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
  postNum: '40000',
}

const message = `คุณมาลี ศรีสุข 089-876-5432
45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900
ชาเขียวใบหม่อน 2 กล่อง เก็บปลายทางค่ะ`

async function begin(desk: Desk): Promise<void> {
  await desk.signIn(...admin)
  await desk.emptyCart()
}

/** Everything an order needs: two teas, 240 baht. */
async function takeOrder(desk: Desk): Promise<void> {
  await begin(desk)
  await desk.chooseShop(teaShop)
  await desk.add(greenTea)
  await desk.add(greenTea)
  await desk.fill(somchai)
}

async function savedNumber(desk: Desk, presses = 1): Promise<string> {
  const outcome = await desk.save(presses)
  if (!('OrderNumber' in outcome)) throw new Error(`not saved: ${JSON.stringify(outcome)}`)
  return outcome.OrderNumber
}

const numbers = async (desk: Desk) => (await desk.orders()).map(({ OrderNumber }) => OrderNumber)

/** The thread of the product, the same on every skin. */
export const deskCases: readonly DeskCase[] = [
  {
    title: 'DESK-1 a wrong password is rejected at its field, the right one signs in',
    async run(desk) {
      expect(await desk.signIn('admin@langraan.test', 'nonsense')).to.deep.equal(['email'])
      expect(await desk.person()).to.equal(undefined)
      expect(await desk.signIn(...admin)).to.deep.equal([])
      expect(await desk.person()).to.equal('มาลี ใจดี')
    },
  },
  {
    title: 'DESK-2 the chosen shop is still chosen after a reload',
    async run(desk) {
      await desk.signIn(...admin)
      expect(await desk.shop()).to.equal(undefined)
      await desk.chooseShop(craftShop)
      await desk.reload()
      expect(await desk.shop()).to.equal(craftShop)
    },
  },
  {
    title: 'DESK-3 products are found by part of their name',
    async run(desk) {
      await begin(desk)
      const soaps = await desk.search('สบู่')
      expect([...soaps].sort()).to.deep.equal(['สบู่ขมิ้นน้ำผึ้ง', 'สบู่มะขามเปียก'])
      expect(await desk.search('zzz')).to.deep.equal([])
    },
  },
  {
    title: 'DESK-4 the same product added again is one line of two pieces',
    async run(desk) {
      await begin(desk)
      await desk.add(greenTea)
      await desk.add(basket)
      await desk.add(greenTea)
      expect(await desk.lines()).to.deep.equal([
        { name: greenTea, Quantity: 2 },
        { name: basket, Quantity: 1 },
      ])
      expect(await desk.total()).to.equal(690)
    },
  },
  {
    title: 'DESK-5 an invalid quantity is rejected and the last valid one stays',
    async run(desk) {
      await begin(desk)
      await desk.add(greenTea)
      expect(await desk.setQuantity(greenTea, '7')).to.deep.equal({ refused: false })
      for (const text of ['0', '-3', '1.5', 'tea', '1000000000'])
        expect(await desk.setQuantity(greenTea, text), text).to.deep.equal({ refused: true })
      expect(await desk.lines()).to.deep.equal([{ name: greenTea, Quantity: 7 }])
      expect(await desk.total()).to.equal(840)
    },
  },
  {
    title: 'DESK-6 amounts are read with commas and in Thai digits',
    async run(desk) {
      await begin(desk)
      await desk.add(basket)
      await desk.fill({ shippingCost: '1,250.50', otherCost: '๔๐', discount: '๑๐๐.๒๕' })
      expect(await desk.total()).to.equal(450 + 1250.5 + 40 - 100.25)
    },
  },
  {
    title: 'DESK-7 an amount with three decimals blocks saving',
    async run(desk) {
      await takeOrder(desk)
      await desk.fill({ shippingCost: '10.505' })
      expect(await desk.save()).to.deep.equal({ refused: ['shippingCost'] })
      await desk.fill({ shippingCost: '10.50' })
      const OrderNumber = await savedNumber(desk)
      expect((await desk.orders())[0]).to.deep.equal({ OrderNumber, name: somchai.name, total: 250.5 })
    },
  },
  {
    title: 'DESK-8 missing parts of an order are named field by field',
    async run(desk) {
      await begin(desk)
      const before = await numbers(desk)
      const refused = ['ProductOrders', 'address', 'district', 'name', 'phoneNumber', 'postNum', 'province', 'shopId']
      expect(await desk.save()).to.deep.equal({ refused })
      await desk.chooseShop(teaShop)
      await desk.fill({ ...somchai, phoneNumber: '12', postNum: '4000' })
      expect(await desk.save()).to.deep.equal({ refused: ['ProductOrders', 'phoneNumber', 'postNum'] })
      expect(await numbers(desk)).to.deep.equal(before)
    },
  },
  {
    title: "DESK-9 the COD fee follows the shop's rule until it is set by hand",
    async run(desk) {
      await takeOrder(desk)
      await desk.setQuantity(greenTea, '9')
      await desk.fill({ shippingCost: '50' })
      await desk.pay('cod')
      // 3 % of 1,130 rounded up to a whole baht
      expect(await desk.total()).to.equal(1080 + 50 + 34)
      await desk.fill({ CODFee: '15' })
      expect(await desk.total()).to.equal(1080 + 50 + 15)
      await desk.fill({ CODFee: '' })
      expect(await desk.total()).to.equal(1080 + 50 + 34)
      await desk.setQuantity(greenTea, '1')
      // at least 20 baht
      expect(await desk.total()).to.equal(120 + 50 + 20)
      await desk.pay('transfer')
      expect(await desk.total()).to.equal(120 + 50)
    },
  },
  {
    title: 'DESK-10 a pickup order needs no address',
    async run(desk) {
      await begin(desk)
      await desk.chooseShop(teaShop)
      await desk.add(greenTea)
      await desk.fill({ name: 'คุณแดง', phoneNumber: '๐๘๙ ๑๑๑ ๒๒๒๒' })
      expect(await desk.save()).to.deep.equal({ refused: ['address', 'district', 'postNum', 'province'] })
      await desk.deliver('pickup')
      const OrderNumber = await savedNumber(desk)
      expect((await desk.orders())[0]).to.deep.equal({ OrderNumber, name: 'คุณแดง', total: 120 })
    },
  },
  {
    title: 'DESK-11 a saved order is first in the list; form and cart are empty afterwards',
    async run(desk) {
      await takeOrder(desk)
      const before = await numbers(desk)
      const OrderNumber = await savedNumber(desk)
      const [first, second] = await desk.orders()
      expect(first).to.deep.equal({ OrderNumber, name: somchai.name, total: 240 })
      expect(second?.OrderNumber).to.equal(before[0])
      await desk.next()
      expect(await desk.entry('name')).to.equal('')
      expect(await desk.lines()).to.deep.equal([])
      await desk.reload()
      expect((await desk.orders())[0]).to.deep.equal({ OrderNumber, name: somchai.name, total: 240 })
      expect(await desk.lines()).to.deep.equal([])
    },
  },
  {
    title: 'DESK-12 save pressed three times stores one order',
    async run(desk) {
      await takeOrder(desk)
      const before = await numbers(desk)
      const OrderNumber = await savedNumber(desk, 3)
      expect((await numbers(desk)).slice(0, 2)).to.deep.equal([OrderNumber, before[0]])
    },
  },
  {
    title: 'DESK-13 a reload keeps what was entered',
    async run(desk) {
      await takeOrder(desk)
      await desk.fill({ note: 'ฝากไว้กับป้อมยาม', shippingCost: '50' })
      await desk.deliver('flash')
      await desk.reload()
      expect(await desk.entry('name')).to.equal(somchai.name)
      expect(await desk.entry('note')).to.equal('ฝากไว้กับป้อมยาม')
      expect(await desk.shop()).to.equal(teaShop)
      expect(await desk.lines()).to.deep.equal([{ name: greenTea, Quantity: 2 }])
      expect(await desk.total()).to.equal(290)
      const OrderNumber = await savedNumber(desk)
      expect((await desk.orders())[0]?.OrderNumber).to.equal(OrderNumber)
    },
  },
  {
    title: 'DESK-14 markup and bidi characters in texts are shown as text',
    async run(desk) {
      const name = '<script>alert(1)</script> \u202Eมัลลอรี\u202C <b>"&amp;'
      await takeOrder(desk)
      await desk.fill({ name, address: '<img src=x onerror=alert(1)>', note: '\u2067سلام\u2069 {{7*7}}' })
      const OrderNumber = await savedNumber(desk)
      expect((await desk.orders())[0]).to.deep.equal({ OrderNumber, name, total: 240 })
    },
  },
  {
    title: "DESK-15 signing out leaves none of the user's data on the desk",
    async run(desk) {
      await takeOrder(desk)
      await desk.signOut()
      expect(await desk.person()).to.equal(undefined)
      expect(await desk.entry('name')).to.equal('')
      expect(await desk.lines()).to.deep.equal([])
      await desk.reload()
      expect(await desk.person()).to.equal(undefined)
      expect(await desk.entry('name')).to.equal('')
    },
  },
  {
    title: 'DESK-16 a lost response keeps the form frozen; after sending again there is one order',
    async run(desk) {
      await takeOrder(desk)
      const before = await numbers(desk)
      desk.line.loseAnswers()
      expect(await desk.save()).to.deep.equal({ unknown: true })
      expect(await desk.isOpen()).to.equal(false)
      desk.line.heal()
      const outcome = await desk.sendAgain()
      const [first, second] = await numbers(desk)
      expect({ outcome, second }).to.deep.equal({ outcome: { OrderNumber: first }, second: before[0] })
      expect(first).not.to.equal(before[0])
    },
  },
  {
    title: 'DESK-17 a reload in the middle of a save continues with the same order',
    async run(desk) {
      await takeOrder(desk)
      const before = await numbers(desk)
      desk.line.loseAnswers()
      expect(await desk.save()).to.deep.equal({ unknown: true })
      desk.line.heal()
      await desk.reload()
      const outcome = await desk.sendAgain()
      const [first, second] = await numbers(desk)
      expect({ outcome, second }).to.deep.equal({ outcome: { OrderNumber: first }, second: before[0] })
    },
  },
  {
    title: 'DESK-18 two orders in a row get different numbers',
    async run(desk) {
      await takeOrder(desk)
      const first = await savedNumber(desk)
      await desk.next()
      await desk.add(basket)
      await desk.fill({ ...somchai, name: 'สมหญิง' })
      const second = await savedNumber(desk)
      expect(second).not.to.equal(first)
      expect((await desk.orders()).slice(0, 2)).to.deep.equal([
        { OrderNumber: second, name: 'สมหญิง', total: 450 },
        { OrderNumber: first, name: somchai.name, total: 240 },
      ])
    },
  },
  {
    title: 'DESK-19 a pasted message fills the order, with its products, and is stored with it',
    async run(desk) {
      await begin(desk)
      await desk.chooseShop(teaShop)
      await desk.paste(message)
      expect(await desk.entry('name')).to.equal('มาลี ศรีสุข')
      expect(await desk.entry('postNum')).to.equal('10900')
      await desk.takeProducts()
      expect(await desk.lines()).to.deep.equal([{ name: greenTea, Quantity: 2 }])
      const OrderNumber = await savedNumber(desk)
      // 240 and the least fee of this shop for cash on delivery
      expect((await desk.orders())[0]).to.deep.equal({ OrderNumber, name: 'มาลี ศรีสุข', total: 260 })
    },
  },
  {
    title: 'DESK-20 a status changes once; what a colleague already did is not repeated',
    async run(desk) {
      await takeOrder(desk)
      const OrderNumber = await savedNumber(desk)
      expect(await desk.status(OrderNumber)).to.equal('new')
      expect(await desk.confirm(OrderNumber)).to.deep.equal({ refused: false })
      expect(await desk.status(OrderNumber)).to.equal('confirmed')
      await desk.next()
      await desk.add(basket)
      await desk.fill(somchai)
      const other = await savedNumber(desk)
      expect(await desk.status(other)).to.equal('new')
      await desk.line.colleague(other, { status: 'cancelled' })
      expect(await desk.confirm(other)).to.deep.equal({ refused: true })
      expect(await desk.status(other)).to.equal('cancelled')
    },
  },
  {
    title: "DESK-21 an edit that conflicts with a colleague's shows both versions and keeps the chosen one",
    async run(desk) {
      await takeOrder(desk)
      const OrderNumber = await savedNumber(desk)
      const nameNow = async () => (await desk.orders())[0]?.name
      await desk.edit(OrderNumber, { name: 'คุณเรา' })
      await desk.line.colleague(OrderNumber, { name: 'คุณเขา', note: 'ด่วน' })
      expect(await desk.saveEdit()).to.deep.equal([{ mine: 'คุณเรา', theirs: 'คุณเขา' }])
      await desk.keep('mine')
      expect(await nameNow()).to.equal('คุณเรา')
      await desk.edit(OrderNumber, { name: 'คุณเราอีกครั้ง' })
      await desk.line.colleague(OrderNumber, { name: 'คุณเขาอีกครั้ง' })
      expect(await desk.saveEdit()).to.deep.equal([{ mine: 'คุณเราอีกครั้ง', theirs: 'คุณเขาอีกครั้ง' }])
      await desk.keep('theirs')
      expect(await nameNow()).to.equal('คุณเขาอีกครั้ง')
      await desk.edit(OrderNumber, { name: 'คุณเราคนเดียว' })
      expect(await desk.saveEdit()).to.deep.equal([])
      expect(await nameNow()).to.equal('คุณเราคนเดียว')
    },
  },
  {
    title: 'DESK-22 a label is printed once; the second time it says who printed it and asks for confirmation',
    async run(desk) {
      await takeOrder(desk)
      const OrderNumber = await savedNumber(desk)
      expect(await desk.print(OrderNumber)).to.deep.equal({ printed: true })
      expect(await desk.print(OrderNumber)).to.deep.equal({ printedBy: 'มาลี ใจดี' })
    },
  },
]
