import { expect } from 'chai'
import { chooseIn, pressKey, scrollTo, typeInto } from '../helpers/hands'
import { deepAll, deepFind, focused, until } from '../helpers/looking'
import { newBrowser, openDashboard } from './dashboard'
import { storedOrders } from './demo-rows'
import { phone } from './looks'
import { dialog, examine, first, type Opening, press } from './opening'

const boxes = (document: Document) => deepAll<HTMLInputElement>(document, 'li[data-index] input')

const openings: readonly Opening[] = [
  {
    title: 'an open chat',
    path: '/apps/chat?chat=2',
    fits: true,
    open: (dashboard) => first(dashboard, 'li[data-index]'),
  },
  {
    title: 'messages being chosen',
    path: '/apps/chat?chat=2',
    fits: true,
    async open(dashboard) {
      await first(dashboard, 'li[data-index]')
      await press(dashboard, 'Select messages')
      await first(dashboard, 'li[data-index] input')
    },
  },
  {
    title: 'the own profile beside the chats',
    path: '/apps/chat',
    fits: true,
    async open(dashboard) {
      ;(await first(dashboard, 'nav button[aria-haspopup=dialog]')).click()
      await dialog(dashboard)
      await first(dashboard, 'dialog [role=switch]')
    },
  },
]

describe('the chat, by mouse', () => examine(openings))

describe('the chat', () => {
  before(async () => {
    await newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })

  it('CHAT-130 two messages of a chat become a saved order', async () => {
    const dashboard = await openDashboard('/apps/chat?chat=1')
    const { document } = dashboard.page
    await until('the messages', () => deepAll(document, 'li[data-index]').length === 6)
    await dashboard.press('Select messages')
    const [fourth, fifth, sixth] = boxes(document).slice(3)
    if (!fourth || !fifth || !sixth) throw new Error('no boxes')
    fifth.focus()
    fifth.click()
    pressKey(fifth, 'ArrowDown')
    await until('the next box', () => focused(document) === sixth)
    sixth.click()
    await dashboard.press('Take order')
    await dashboard.at('Take an order')
    const field = (name: string) =>
      deepFind<HTMLInputElement>(document, `[data-field=${name}] :is(input, textarea, select)`)
    await until('the name out of the message', () => field('name')?.value === 'สมหญิง แสงทองดี')
    await until('the shops', () => field('shopId')?.querySelector('option[value="1"]'))
    chooseIn(field('shopId') as unknown as HTMLSelectElement, '1')
    await dashboard.press('Add 2 products to the order')
    await dashboard.press('Save order')
    await until('the saved order', () => deepFind(document, 'h2')?.textContent === 'Order saved')
    const saved = (await storedOrders()).filter(({ fullCustomerData }) => fullCustomerData !== '')
    expect(saved.map(({ name, postNum, fullCustomerData }) => [name, postNum, fullCustomerData])).to.deep.equal([
      [
        'สมหญิง แสงทองดี',
        '50200',
        'ชาเขียวใบหม่อน 2 กล่อง\nกล้วยตากน้ำผึ้ง 3 ถุง\nคุณสมหญิง แสงทองดี 081-555-1037\n19/2 ซอยร่มเย็น 3 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200\nเก็บปลายทางค่ะ',
      ],
    ])
    dashboard.page.close()
  })

  it('CHAT-131 a long chat stays at its end until the reader scrolls', async () => {
    const dashboard = await openDashboard('/apps/chat?chat=6')
    const { document } = dashboard.page
    await until('the messages', () => deepAll(document, 'li[data-index]').length === 4)
    const scroller = await until('the log', () => deepFind(document, 'section[tabindex]'))
    const gap = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    for (let nth = 0; nth < 12; nth++) {
      const box = await until('the field', () => deepFind<HTMLTextAreaElement>(document, 'section textarea'))
      typeInto(box, `ข้อความที่ ${nth}\nบรรทัดที่สอง\nบรรทัดที่สาม`)
      pressKey(box, 'Enter')
      await until(`message ${nth} at the end`, () =>
        deepAll(document, 'li[data-index]').some((each) => each.textContent?.includes(`ที่ ${nth}\n`)),
      )
    }
    await until('the end', () => gap() <= 1 && scroller.scrollTop > 0)
    scrollTo(scroller, 0)
    await dashboard.press('Jump to latest message')
    await until('the end again', () => gap() <= 1)
    dashboard.page.close()
  })

  it('CHAT-132 on a phone, list and chat take turns at full width', async () => {
    const dashboard = await openDashboard('/apps/chat', phone)
    const { document } = dashboard.page
    const isShown = (selector: string) => deepFind(document, selector)?.checkVisibility() ?? false
    ;(await first(dashboard, '[data-contact="2"]')).click()
    await until('the chat alone', () => isShown('li[data-index]') && !isShown('[data-contact]'))
    expect(dashboard.page.window.location.search).to.equal('?chat=2')
    await until('the focus in the chat', () => focused(document)?.localName === 'h2')
    await dashboard.press('Back to chats')
    await until('the list alone', () => isShown('[data-contact]') && !isShown('li[data-index]'))
    await until('the focus on the chat', () => (focused(document) as HTMLElement).dataset.contact === '2')
    dashboard.page.close()
  })
})
