import { serveSources } from './dev/server.ts'

const { url, close } = await serveSources({ port: Number(process.env.PORT ?? 4173) })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => close().then(() => process.exit(0)))

console.log(`
  หลังร้าน · Lang Raan, from its sources: a component, style, text or machine you save is on the screen within a
  second, the backend's code after a reload

  ${url}/              the dashboard
  ${url}/portal.html   a foreign shop portal with the widgets in it
`)
