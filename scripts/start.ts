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
const { serve, stopOnSignal } = await import('../demo/server.ts')

const host = flagValue('--host', '0.0.0.0')
const server = await serve({
  port: Number(process.env.PORT ?? 4173),
  host: host ?? 'localhost',
  anyHost: host !== undefined,
  cors: flagValue('--cors', '*')?.split(',') ?? [],
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
stopOnSignal(server, process)

console.log(`
  หลังร้าน · Lang Raan

  ${server.url}/              the dashboard
  ${server.url}/portal.html   a foreign shop portal with the widgets in it
  ${server.url}/map           every screen, element and entry point, on one page

  admin@langraan.test / admin      may do everything
  client@langraan.test / client    may only look
`)
