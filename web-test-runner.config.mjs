import { once } from 'node:events'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import { chromeLauncher } from '@web/test-runner-chrome'
import { createApp } from './demo/app.ts'
import { chromeFlags, findChrome } from './scripts/build/chrome.ts'
import { countReporter } from './scripts/build/count-reporter.ts'
import { keptNodesCommand } from './scripts/build/kept-nodes-command.ts'
import { browserTests } from './scripts/build/left-to-ci.ts'
import { pdfCommand } from './scripts/build/pdf-command.ts'

// what stands in a page runs on what the embed runs on, the dashboard too; with RUNTIME=react that is as it is published
const runtime = process.env.RUNTIME ?? 'preact'
const app = createApp(runtime === 'react' ? {} : { scripts: 'dist/tests/preact' })
const answer = getRequestListener(app.fetch)

/** A port of this run alone: those on Preact and on React begin together, and would find the same one free. */
async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

const bundled = (name) => `dist/tests/${name}.browser.js`

export default {
  port: await freePort(),
  // the longest first: the last to end has little beside it
  files: [
    ...['walk', 'walk-on-phone', 'opened-desk', 'html', 'pseudo', 'desk', 'layout', 'keyboard'].map(bundled),
    bundled('*'),
    // leaves and comes back through the history that all frames of a page share: `npm test` runs it alone
    `!${bundled('opened-row')}`,
    ...(process.env.CI_TESTS ? [] : browserTests.map((name) => `!${bundled(name)}`)),
  ],
  rootDir: '.',
  nodeResolve: true,
  // tests wait for frames most of their time
  concurrency: availableParallelism() + 2,
  // every look of every screen takes its time, and a busy machine is no failure
  testsFinishTimeout: process.env.ALL ? 3_600_000 : 1_200_000,
  // `until` and `within` say what was waited for; this is for what neither sees
  testFramework: { config: { timeout: 180_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findChrome(), args: chromeFlags },
      // files run side by side: each with a storage of its own, and as if its page were the one in front
      async createPage({ browser }) {
        const page = await (await browser.createBrowserContext()).newPage()
        const session = await page.createCDPSession()
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
        return page
      },
    }),
  ],
  reporters: [countReporter(`dist/tests/browser-result-${runtime}.json`)],
  plugins: [pdfCommand(), keptNodesCommand()],
  // The demo answers everything but the runner's own pages, so that a page under test stands at its real address.
  middleware: [
    async (context, next) => {
      const runners = /^\/(__web|dist\/tests|node_modules)/.test(context.path) || 'wtr-session-id' in context.query
      if (runners) return next()
      context.respond = false
      await answer(context.req, context.res)
    },
  ],
}
