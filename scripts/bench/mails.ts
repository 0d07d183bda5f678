import { createMock, type Db } from 'langraan/mock'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'

const count = 10_000
/** how much slower than this machine the page's processor is made */
const throttle = 4
/** what one frame may take, in ms */
const most = 50

type Sample = { attachments: object[]; [field: string]: unknown }

/** The sample mails over and over, one a minute, all in the inbox. */
async function manyMails(): Promise<Db> {
  const { emails } = await (await createMock().fetch(new Request('http://bench/apps/email/emails?folder='))).json()
  const samples: Sample[] = emails
  const first = Date.parse('2026-01-01T00:00:00Z')
  const mails = Array.from({ length: count }, (_, place) => {
    const sample = samples[place % samples.length]
    const time = new Date(first + place * 60_000).toISOString()
    return { ...sample, attachments: [], replies: [], id: place + 1, folder: 'inbox', time }
  })
  let rows: ReturnType<Db['read']> = { emails: mails }
  return {
    read: () => rows,
    write: (next) => {
      rows = next
    },
  }
}

/** Goes from top to bottom, half a screen a frame, and says how long each frame took. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const list = document.querySelector('raan-email')?.shadowRoot?.querySelector('ul:has(> [aria-setsize])')
    const scroller = list?.parentElement
    if (!scroller) throw new Error('there is no list to scroll')
    const frame = () => new Promise<number>((next) => requestAnimationFrame(next))
    const took: number[] = []
    let before = await frame()
    const { scrollHeight, clientHeight } = scroller
    for (let at = 0; at < scrollHeight; at += clientHeight / 2) {
      scroller.scrollTop = at
      const now = await frame()
      took.push(now - before)
      before = now
    }
    if (!list.querySelector(`[aria-posinset="${list.querySelector('li')?.ariaSetSize}"]`))
      throw new Error('the last mail was never shown')
    return took.slice(1)
  })

/** Scrolling 10,000 mails on a slow processor: no frame may take long. */
export async function benchMails(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const mock = createMock({ base: '/backend', db: await manyMails() })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true })).newPage()
  await page.route('**/backend/apps/email/emails*', async (route) => {
    const answer = await mock.fetch(new Request(route.request().url()))
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
  await page.goto(`${url}/bench-mails.html`)
  await page.waitForFunction('document.querySelector("raan-email").shadowRoot?.querySelector("[data-mail]")')
  // what loads when the page has nothing else to do is no part of scrolling
  await page.waitForTimeout(2_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const took = (await scrolled(page)).sort((a, b) => a - b)
  await browser.close()
  close()
  const median = took[Math.floor(took.length / 2)] ?? 0
  const worst = took.at(-1) ?? 0
  console.log(
    `\nScrolling ${count.toLocaleString('en')} mails at ${throttle}x processor throttle, ${took.length} frames: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms (at most ${most} ms)`,
  )
  if (worst > most) process.exitCode = 1
}
