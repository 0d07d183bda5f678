import { build } from './build.ts'

/** The value after a flag, or `otherwise`. */
function flagValue(flag: string, otherwise: string): string | undefined {
  const place = process.argv.indexOf(flag)
  if (place < 0) return undefined
  const next = process.argv[place + 1]
  return next && !next.startsWith('--') ? next : otherwise
}

console.log('Building …')
if (!(await build())) process.exit(1)
// imports files that were just built
const { serve } = await import('../demo/server.ts')
const { openShop, sampleSignIns, stopOnSignal } = await import('#server')

/** Keeps the sample shop between starts. */
const data = 'data-demo'

async function start() {
  const host = flagValue('--host', '0.0.0.0')
  const shop = await openShop({ data, demo: true })
  const server = await serve({
    port: Number(process.env.PORT ?? 4173),
    host: host ?? 'localhost',
    anyHost: host !== undefined,
    cors: flagValue('--cors', '*')?.split(',') ?? [],
    shop,
  })
  stopOnSignal(async () => {
    shop.endStreams()
    await server.close()
    await shop.close()
  })
  return server
}

const { url } = await start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

console.log(`
  หลังร้าน · Lang Raan

  ${url}/              the dashboard on its real backend, with sample data in ${data}
  ${url}/?mock         the same on a mock backend in the page
  ${url}/portal.html   a foreign shop portal with the widgets in it
  ${url}/map           every screen, element and entry point, on one page

${sampleSignIns.map(({ email, password }) => `  ${email} / ${password}`).join('\n')}
`)
