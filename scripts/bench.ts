import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchActions } from './bench/actions.ts'
import { benchBackend } from './bench/backend.ts'
import { benchCart } from './bench/cart.ts'
import { benchCosts } from './bench/costs.ts'
import { benchDisk } from './bench/disk.ts'
import { benchLanding } from './bench/landing.ts'
import { benchLines } from './bench/lines.ts'
import { serveAll } from './bench/local-server.ts'
import { benchMails } from './bench/mails.ts'
import { benchMessages } from './bench/messages.ts'
import { benchOrderForm } from './bench/order-form.ts'
import { benchPages } from './bench/pages.ts'
import { benchPaste } from './bench/paste.ts'
import { buildPeerPages } from './bench/peer-pages.ts'
import { createReport } from './bench/report.ts'
import { benchRouteChanges } from './bench/route-changes.ts'
import { benchRows } from './bench/rows.ts'
import { build } from './build.ts'

// what is in docs/performance.md, alone: it has to be over in eight minutes
const isWritten = process.argv.includes('--write')
const rounds = Number(process.argv.find((each) => each.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3)

if (process.argv.includes('backend')) {
  const given = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3)
  const report = createReport('docs/operating.md')
  await benchBackend(report, [10_000, Number(given('orders') ?? 1_000_000)], given('only'))
  if (isWritten) report.write('backend-machine')
  process.exit()
}
if (!(await build())) process.exit(1)
const began = performance.now()
const report = createReport()
const pages = await buildPeerPages()
// imports files that were just built
const { createApp: createServer, dashboardPage, openShop, sampleSignIns } = await import('#server')
const { createApp: createDemo } = await import('../demo/app.ts')
const data = mkdtempSync(join(tmpdir(), 'langraan-bench-shop-'))
const shop = await openShop({ data, demo: true })
const { url, close } = await serveAll(pages, createDemo({ shop }))
await benchCart(url, report, rounds)
const shopPage = dashboardPage('dist/backend/page', sampleSignIns)
const served = await serveAll(
  pages,
  createServer({ backend: shop, embed: 'dist/embed', anyHost: false, pages: shopPage }),
)
await benchLanding(url, served.url, report, rounds)
served.close()
await benchOrderForm(url, report, rounds)
await benchRouteChanges(url, report)
close()
await benchCosts(pages, shop, report)
await shop.close()
rmSync(data, { recursive: true })
await benchRows(report, rounds)
console.log(`\nMeasured for ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
if (isWritten) report.write()
else {
  await benchActions()
  await benchMails()
  await benchMessages()
  await benchLines()
  await benchPaste()
  await benchDisk()
  await benchPages()
}
