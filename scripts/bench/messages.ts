import { createMock, type Db } from 'langraan/mock'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'

const count = 50_000
/** how much slower than this machine the page's processor is made */
const throttle = 4
/** what one frame may take, in ms */
const most = 50
/** frames at the end, in the middle and at the beginning of the chat */
const stretch = 400

const said = [
  'ได้ค่ะ',
  'ชาเขียวใบหม่อน 2 กล่อง\nกล้วยตากน้ำผึ้ง 3 ถุง',
  'คุณสมหญิง แสงทองดี 081-555-1037\n19/2 ซอยร่มเย็น 3 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200\nเก็บปลายทางค่ะ',
  'ของถึงแล้วนะคะ ห่อสวยมาก ขอบคุณมาก ๆ เลยค่ะ ไว้จะสั่งอีกนะคะ',
]

/** One chat with a message every ten minutes, of both sides and different lengths. */
function longChat(): Db {
  const end = Date.parse('2026-01-01T00:00:00Z')
  const chat = Array.from({ length: count }, (_, nth) => ({
    message: `${nth} ${said[nth % said.length]}`,
    time: new Date(end - (count - nth) * 600_000).toISOString(),
    senderId: nth % 5 < 2 ? 11 : 1,
  }))
  let rows: ReturnType<Db['read']> = { chats: [{ id: 1, userId: 1, unseenMsgs: 0, countedAt: end, chat }] }
  return {
    read: () => rows,
    write: (next) => {
      rows = next
    },
  }
}

/** Scrolls most of a screen a frame from three places on, and says how long each frame took. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(async (frames) => {
    const list = document.querySelector('raan-chat')?.shadowRoot?.querySelector('ol:has(> [aria-setsize])')
    const scroller = list?.parentElement
    if (!scroller) throw new Error('there is no chat to scroll')
    const frame = () => new Promise<number>((next) => requestAnimationFrame(next))
    const took: number[] = []
    let before = await frame()
    for (const start of [1, 0.5, 0.02]) {
      scroller.scrollTop = scroller.scrollHeight * start
      for (let nth = 0; nth < frames; nth++) {
        scroller.scrollTop -= scroller.clientHeight * 0.8
        const now = await frame()
        took.push(now - before)
        before = now
      }
    }
    if (!list.querySelector('[aria-setsize]')) throw new Error('nothing is shown')
    return took.slice(1)
  }, stretch)

/** Scrolling a chat of 50,000 messages on a slow processor: no frame may take long. */
export async function benchMessages(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const mock = createMock({ base: '/backend', db: longChat() })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true })).newPage()
  await page.route('**/backend/apps/chat/**', async (route) => {
    const answer = await mock.fetch(new Request(route.request().url()))
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
  await page.goto(`${url}/bench-messages.html`)
  await page.waitForFunction(
    `document.querySelector("raan-chat").shadowRoot?.querySelector("[aria-posinset='${count}']")`,
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const took = (await scrolled(page)).sort((a, b) => a - b)
  await browser.close()
  close()
  const median = took[Math.floor(took.length / 2)] ?? 0
  const worst = took.at(-1) ?? 0
  console.log(
    `\nScrolling ${count.toLocaleString('en')} messages at ${throttle}x processor throttle, ${took.length} frames: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms (at most ${most} ms)`,
  )
  if (worst > most) process.exitCode = 1
}
