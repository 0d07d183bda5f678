import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Engine, Tab } from './browser.ts'
import { firstOf, killTree } from './processes.ts'
import type { Shop } from './shop.ts'

/**
 * WebKitGTK's own small browser. Under WebDriver it forgets everything when it ends, so it runs as people run it, and
 * its pages ask the shop's server what to do (remote.ts).
 */
const program = firstOf([
  ...globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
  ...globSync('/usr/libexec/webkit2gtk-4.1/MiniBrowser'),
])
const display = firstOf(['/usr/bin/Xvfb'])

async function openDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const started = spawn(display ?? '', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve) =>
    started.stdout.once('data', (text) => resolve(`:${`${text}`.trim()}`)),
  )
  return { name, process: started }
}

type Answer = { nth: number; value?: unknown; error?: string }
type Waiting = { question: string; settle(answer: Answer): void }

/** What pages ask and answer, by the name of their tab. */
function openRemote() {
  const questions = new Map<string, Waiting[]>()
  const asked = new Map<number, Waiting>()
  const received = new Set<string>()
  let nth = 0
  return {
    async fetch(request: Request): Promise<Response> {
      const tab = new URL(request.url).pathname.split('/').at(-1) ?? ''
      received.add(tab)
      if (request.method === 'POST') {
        const answer = (await request.json()) as Answer
        asked.get(answer.nth)?.settle(answer)
        asked.delete(answer.nth)
        return new Response(null, { status: 204 })
      }
      const next = questions.get(tab)?.shift()
      return next ? new Response(next.question) : new Response(null, { status: 204 })
    },
    isReceived: (tab: string) => received.has(tab),
    tabs: () => [...received],
    ask: (tab: string, verb: string, given: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        const waiting: Waiting = {
          question: JSON.stringify({ nth: ++nth, verb, given }),
          settle: ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))),
        }
        asked.set(nth, waiting)
        questions.set(tab, [...(questions.get(tab) ?? []), waiting])
      }),
  }
}

async function launch(profile: string, shop: Shop): Promise<Browser> {
  const { name: DISPLAY, process: screen } = await openDisplay()
  const remote = openRemote()
  shop.remote = remote.fetch
  let browser: ChildProcess | undefined
  let opened = 0

  const known = async (name: string | undefined): Promise<Tab> => {
    for (let nth = 0; name === undefined || !remote.isReceived(name); nth++) {
      if (nth > 1_000) throw new Error(`no page came in the tab ${name}`)
      await pause(20)
    }
    return { do: (verb, ...given) => remote.ask(name, verb, given) as never }
  }
  const start = (url: string) => {
    const folders = Object.fromEntries(
      ['DATA', 'CACHE', 'CONFIG'].map((kind) => [`XDG_${kind}_HOME`, `${profile}/${kind}`]),
    )
    const args = [
      `--proxy=http://127.0.0.1:${shop.port}`,
      '--ignore-host=localhost,127.0.0.1',
      '--javascript-can-open-windows-automatically=true',
      url,
    ]
    browser = spawn(program ?? '', args, { env: { ...process.env, ...folders, DISPLAY }, stdio: 'ignore' })
  }
  const stop = async () => {
    if (browser?.pid !== undefined) await killTree(browser.pid)
    screen.kill()
  }
  let first: Tab | undefined
  return {
    async open(url) {
      const name = `tab-${++opened}`
      const address = `${url}${url.includes('?') ? '&' : '?'}tab=${name}`
      if (first) await first.do('openApart', address)
      else start(address)
      const tab = await known(name)
      first ??= tab
      return tab
    },
    async duplicate(tab) {
      const before = remote.tabs()
      await tab.do('duplicate')
      for (let nth = 0; nth < 1_000; nth++) {
        const name = remote.tabs().find((each) => !before.includes(each))
        if (name) return known(name)
        await pause(20)
      }
      throw new Error('no other tab came')
    },
    cut: stop,
    close: stop,
  }
}

export const webkit: Engine = {
  name: 'WebKit',
  missing: !program
    ? 'libwebkit2gtk-4.1-0 (MiniBrowser) is not installed'
    : display
      ? undefined
      : 'xvfb is not installed',
  launch,
}
