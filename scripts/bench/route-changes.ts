import type { CDPSession, Page } from 'playwright-core'
import { openProfile, screen, signedIn } from './profiles.ts'
import type { Report } from './report.ts'

/** Screens of all menu groups, visited in turn. */
const paths = [
  '/',
  '/desk/order',
  '/desk/orders',
  '/desk/labels',
  '/desk/cod',
  '/desk/customers',
  '/desk/shops',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/checkout',
  '/apps/invoice/list',
  '/apps/user/list',
  '/apps/email',
  '/apps/calendar',
  '/apps/chat',
  '/apps/todo',
  '/dashboard/analytics',
  '/tables/data-table',
  '/pages/blog/list',
  '/pages/faq',
  '/pages/account-settings',
]
const rounds = 15

type Kept = { nodes: number; heap: number }

/** Nodes and heap after garbage collection. */
async function keptBy(session: CDPSession): Promise<Kept> {
  // objects freed by one collection may have held others
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
  return { nodes: of('Nodes'), heap: of('JSHeapUsedSize') }
}

/** Navigates like a link, and waits until the screen is rendered and stable. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    const frame = () => new Promise(requestAnimationFrame)
    const root = document.querySelector('raan-dashboard')?.shadowRoot
    let last = ''
    let isBusy = true
    // content that loads on scroll stays busy, so wait longer, but not forever
    for (let still = 0; still < (isBusy ? 30 : 6); ) {
      await frame()
      const main = root?.querySelector('main')
      const now = `${main?.querySelector('h1')?.textContent} ${main?.querySelectorAll('*').length}`
      isBusy = !main || main.querySelector('[aria-busy=true]') !== null
      still = now === last ? still + 1 : 0
      last = now
    }
  }, path)
}

/** Measures what the dashboard retains of screens that were left. */
export async function benchRouteChanges(url: string, report: Report): Promise<void> {
  const profile = await signedIn(`${url}/login`)
  const { start, remove } = await openProfile(screen, profile.folder)
  const context = await start()
  const [page = await context.newPage()] = context.pages()
  await page.goto(url)
  await page.waitForFunction('document.querySelector("raan-dashboard")?.shadowRoot?.querySelector("main h1")')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const visited: Kept[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const path of paths) await goTo(page, path)
    visited.push(await keptBy(session))
  }
  await context.close()
  remove()
  profile.remove()
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
  const shown = [0, 5, 10, rounds]
  report.table(
    'route-changes',
    `Retained after route changes between ${paths.length} dashboard screens, once each was visited`,
    ['route changes', 'nodes', 'heap, MB'],
    shown.map((round) => {
      const { nodes, heap } = visited[round] ?? { nodes: 0, heap: 0 }
      return [String(round * paths.length), String(nodes), megabytes(heap)]
    }),
  )
}
