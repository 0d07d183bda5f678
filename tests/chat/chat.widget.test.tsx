// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { RaanChat } from '../../src/widgets/chat'
import { chatPage } from './chat-page'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const of = (part: string, answer: () => Response | Promise<Response>) => (request: Request) =>
  request.url.includes(part) ? answer() : undefined

test('CHAT-100 chats are shown latest first, contacts without one below, and are found by name', async () => {
  const page = await chatPage()
  await page.until(() => expect(page.text()).toContain('Contacts'))
  const ids = () => page.all('[data-contact]').map((row) => row.dataset.contact)
  expect(ids().slice(0, 3)).toEqual(['3', '1', '8'])
  expect(page.row(1)).toContain('3 unread messages')
  expect(page.row(8)).toContain('You:')
  expect(page.text()).toContain('Start a conversation')
  await page.type('input[type=search]', 'lind')
  await page.pass(200)
  expect(ids()).toEqual(['12'])
  await page.type('input[type=search]', 'nobody at all')
  await page.pass(200)
  expect(page.text()).toContain('No chats found')
  await page.press('Clear search')
  expect(ids().length).toBe(16)
})

test.each([
  ['offline', "Couldn't load chats", offline],
  ['a 500', "Couldn't load chats", () => new Response('{', { status: 500 })],
  ['broken JSON', "Couldn't load chats", () => new Response('<html>')],
] as const)('CHAT-101 a failed list is reported and can be retried: %s', async (_, says, answer) => {
  const page = await chatPage({ fieldError: of('chats-and-contacts', answer) })
  await page.passUntil(says)
  page.fix()
  await page.press('Try again')
  await page.until(() => expect(page.text()).toContain('สมหญิง'))
})

test('CHAT-102 users without access to the chat are told so', async () => {
  const page = await chatPage({ fieldError: of('chats-and-contacts', () => new Response(null, { status: 403 })) })
  await page.until(() => expect(page.text()).toContain("You don't have access to the chat"))
  expect(page.all('button').map((button) => button.textContent)).not.toContain('Try again')
})

test('CHAT-103 an opened chat shows its messages by day and its badge drops to zero', async () => {
  const page = await chatPage()
  await page.enter(1)
  expect(page.shown()).toEqual([
    'สวัสดีค่ะ ชาเขียวรอบที่แล้วหอมมากเลย',
    'ขอบคุณมากค่ะ คุณสมหญิง รอบใหม่เพิ่งลงมาจากดอยเมื่อวานค่ะ',
    'ดีเลยค่ะ เดี๋ยวสั่งเพิ่มนะคะ',
    'มาแล้วค่ะ ขอสั่งตามนี้นะคะ',
    'ชาเขียวใบหม่อน 2 กล่อง\nกล้วยตากน้ำผึ้ง 3 ถุง',
    'คุณสมหญิง แสงทองดี 081-555-1037\n19/2 ซอยร่มเย็น 3 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200\nเก็บปลายทางค่ะ',
  ])
  expect(page.all('ol p').map((day) => day.textContent)).toEqual(['Wednesday, November 18, 2026', 'Today'])
  expect(page.row(1)).not.toContain('unread')
  await page.until(() =>
    expect(page.engine.app('chat').getSnapshot().context.lists?.chatsContacts[0]?.chat.unseenMsgs).toBe(0),
  )
})

test("CHAT-104 Enter sends, Shift+Enter and Enter during composition don't; blank messages are not sent", async () => {
  const page = await chatPage()
  await page.enter(5)
  await page.write('  ')
  await page.enterKey()
  await page.write('สวัส')
  await page.enterKey({ isComposing: true })
  await page.enterKey({ shiftKey: true })
  expect([page.shown(), page.draft()]).toEqual([[], 'สวัส'])
  await page.write('สวัสดีค่ะ')
  await page.enterKey()
  expect([page.shown(), page.draft()]).toEqual([['สวัสดีค่ะ'], ''])
  expect(page.row(5)).toContain('สวัสดีค่ะ')
  // a second Enter finds nothing to send
  await page.enterKey()
  await page.pass(0)
  expect(page.shown()).toEqual(['สวัสดีค่ะ'])
  await page.until(() => expect(page.all('ol svg')).toEqual([]))
})

test('CHAT-105 an unsent message is marked, can be sent again, and deleted', async () => {
  const page = await chatPage()
  await page.enter(5)
  page.breakWith(of('send-msg', () => new Response(null, { status: 403 })))
  await page.write('a')
  await page.enterKey()
  await page.until(() => expect(page.find('ol').textContent).toContain('Not sent'))
  await page.press('Try again')
  await page.until(() => expect(page.find('ol').textContent).toContain('Not sent'))
  expect(page.row(5)).toContain('Not sent')
  await page.press('Delete')
  expect(page.text()).toContain('No messages yet')
  page.fix()
  await page.write('b')
  await page.enterKey()
  await page.until(() => expect(page.all('ol svg')).toEqual([]))
  expect([page.shown(), page.text().includes('Not sent')]).toEqual([['b'], false])
})

test('CHAT-106 each chat keeps its own draft', async () => {
  const page = await chatPage()
  await page.enter(1)
  await page.write('to one')
  await page.enter(2)
  expect(page.draft()).toBe('')
  await page.write('to two')
  await page.enter(1)
  expect(page.draft()).toBe('to one')
})

test('CHAT-107 an incoming message is announced once, and counts as read in the open chat', async () => {
  const page = await chatPage()
  await page.enter(3)
  const log = () => page.find('[role=log]').textContent
  expect([page.shown().length, log()]).toEqual([3, ''])
  await page.pass(180_000)
  await page.pass(20_000)
  await page.until(() => expect(page.shown().length).toBe(4))
  expect(log()).toContain('วารี น้ำใสเย็น: รายการค่ะ')
  expect(page.row(3)).not.toContain('unread')
})

test('CHAT-108 the address opens a chat and follows what the user opens', async () => {
  const onQueryChanged = vi.fn()
  const page = await chatPage({ query: 'chat=2', onQueryChanged })
  await page.until(() => expect(page.shown()[0]).toBe('มีตะกร้าหวายไหมครับ'))
  expect(onQueryChanged).not.toHaveBeenCalled()
  await page.enter(4)
  await page.press('Back to chats')
  expect(onQueryChanged.mock.calls).toEqual([[{ query: 'chat=4', replace: false }], [{ query: '', replace: false }]])
  await page.show(<RaanChat query="chat=nonsense" onQueryChanged={onQueryChanged} />)
  expect(page.text()).toContain('Start a conversation')
  await page.show(<RaanChat query="chat=999" onQueryChanged={onQueryChanged} />)
  await page.until(() => expect(page.text()).toContain('Contact not found'))
})

test('CHAT-109 messages are selected with their checkboxes, with Shift as a range, with arrow keys, and become an order', async () => {
  const onOrder = vi.fn()
  const onOrderTaken = vi.fn()
  const taken: unknown[] = []
  const page = await chatPage({ onOrder, onOrderTaken })
  page.engine.events$.subscribe(({ type, ...more }) => {
    if (type === 'chat.orderTaken') taken.push(more)
  })
  await page.enter(2)
  await page.press('Select messages')
  const boxes = () => page.all('ol input') as HTMLInputElement[]
  const press = (nth: number, shiftKey = false) =>
    page.run(() => {
      boxes()[nth]?.parentElement?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, shiftKey }))
      boxes()[nth]?.click()
    })
  expect(page.text()).toContain('Select the messages for the order')
  await press(4)
  await press(5)
  await press(2)
  await press(0, true)
  expect(boxes().map((box) => box.checked)).toEqual([true, true, true, false, true, true, false, false])
  expect(page.text()).toContain('5 messages selected')
  await press(0)
  await press(1)
  boxes()[4]?.focus()
  await page.run(() => {
    boxes()[4]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  })
  expect(document.activeElement).toBe(boxes()[5])
  await page.press('Take order')
  const text =
    'เอาหนึ่งใบครับ แล้วก็ผ้าขาวม้าทอมือ 2 ผืน\nอนุชา เพชรสว่าง\n082-555-1074\n26/3 ถนนตลาดเก่า แขวงลาดยาว เขตจตุจักร กทม. 10900'
  expect([onOrder.mock.calls, taken, onOrderTaken.mock.calls.length]).toEqual([
    [[{ text }]],
    [{ contactId: 2, text }],
    1,
  ])
})

test('CHAT-110 a page can prevent the messages from going to the order', async () => {
  const taken: unknown[] = []
  const page = await chatPage({ onOrder: () => false })
  page.engine.events$.subscribe(({ type }) => {
    if (type === 'chat.orderTaken') taken.push(type)
  })
  await page.enter(2)
  await page.press('Select messages')
  await page.click('ol input')
  await page.press('Take order')
  expect(taken).toEqual([])
  await page.press('Cancel')
  expect(page.draft()).toBe('')
})

test('CHAT-111 the own profile is changed, counted and saved; a rejection reverts it and can be retried', async () => {
  const page = await chatPage()
  await page.until(() => page.find('[aria-haspopup=dialog]'))
  await page.click('nav [aria-haspopup=dialog]')
  await page.until(() => expect(page.text()).toContain('45 of 120 characters'))
  await page.type('dialog textarea', 'ว่าง')
  expect(page.text()).toContain('4 of 120 characters')
  expect(page.text()).toContain('Saving…')
  await page.pass(600)
  await page.until(() => expect(page.find('dialog [role=status]').textContent).toBe('Saved'))
  page.breakWith(of('chat/profile', () => new Response(null, { status: 403 })))
  await page.click('dialog input[value=busy]')
  await page.until(() => expect(page.text()).toContain("Your profile wasn't saved. Nothing was changed."))
  expect(page.find<HTMLInputElement>('dialog input[value=online]').checked).toBe(true)
  page.fix()
  await page.press('Try again')
  await page.until(() => expect(page.engine.app('chat').getSnapshot().context.profile?.status).toBe('busy'))
  await page.click('dialog [role=switch]')
  await page.until(() =>
    expect(page.engine.app('chat').getSnapshot().context.profile?.settings).toEqual({
      isTwoStepAuthVerificationEnabled: false,
      isNotificationsOn: false,
    }),
  )
})

test("CHAT-112 a press on the chat's header shows the contact's details", async () => {
  const page = await chatPage()
  await page.enter(4)
  await page.click('h2 [aria-haspopup=dialog]')
  await page.until(() => expect(page.find('dialog').textContent).toContain('เข้ารับพัสดุรอบ 11.00 น. และ 16.30 น.'))
  expect(page.find('dialog').textContent).toContain('ขนส่ง')
  expect(page.find('dialog').textContent).toContain('Do not disturb')
})

test('CHAT-113 a message in another chat is shown with its sender, and a press opens that chat', async () => {
  const page = await chatPage()
  const shown = () => page.all('[part=toast]').map((toast) => toast.querySelector('p')?.textContent)
  await page.enter(1)
  await page.pass(180_000)
  await page.pass(20_000)
  await page.until(() => expect(shown()).toEqual(['วารี น้ำใสเย็น']))
  expect(page.find('[part=toast]').textContent).toContain('รายการค่ะ')
  await page.press('Open chat')
  await page.until(() => expect(page.shown().at(-1)).toContain('รายการค่ะ'))
  expect([shown(), page.find('[data-contact="3"]').getAttribute('aria-current')]).toEqual([[], 'true'])
})

test('CHAT-114 with notifications off, a message in another chat is shown in the list only', async () => {
  const page = await chatPage()
  await page.enter(1)
  await page.click('nav [aria-haspopup=dialog]')
  await page.until(() => page.find('dialog [role=switch]'))
  await page.click('dialog [role=switch]')
  await page.until(() => expect(page.find('dialog [role=status]').textContent).toBe('Saved'))
  await page.press('Close')
  await page.pass(180_000)
  await page.pass(20_000)
  await page.until(() => expect(page.row(3)).toContain('รายการค่ะ'))
  expect(page.all('[part=toast]')).toEqual([])
})
