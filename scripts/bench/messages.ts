import { benchScroll, filled } from './scroll.ts'

const count = 50_000

const said = [
  'ได้ค่ะ',
  'ชาเขียวใบหม่อน 2 กล่อง\nกล้วยตากน้ำผึ้ง 3 ถุง',
  'คุณสมหญิง แสงทองดี 081-555-1037\n19/2 ซอยร่มเย็น 3 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200\nเก็บปลายทางค่ะ',
  'ของถึงแล้วนะคะ ห่อสวยมาก ขอบคุณมาก ๆ เลยค่ะ ไว้จะสั่งอีกนะคะ',
]

/** A chat with a message every ten minutes from alternating sides, of varying length. */
function longChat(): object {
  const end = Date.parse('2026-01-01T00:00:00Z')
  const chat = Array.from({ length: count }, (_, nth) => ({
    message: `${nth} ${said[nth % said.length]}`,
    time: new Date(end - (count - nth) * 600_000).toISOString(),
    senderId: nth % 5 < 2 ? 11 : 1,
  }))
  return { id: 1, userId: 1, unseenMsgs: 0, countedAt: end, chat }
}

export const benchMessages = (): Promise<void> =>
  benchScroll({
    name: `${count.toLocaleString('en')} messages`,
    page: '/bench-messages.html',
    element: 'raan-chat',
    list: 'ol:has(> [aria-setsize])',
    calls: '**/backend/apps/chat/**',
    db: filled({ chats: [longChat()] }),
    texts: Array.from({ length: count }, (_, nth) => `${nth} `),
    isShown: `document.querySelector("raan-chat").shadowRoot?.querySelector("[aria-posinset='${count}']")`,
  })
