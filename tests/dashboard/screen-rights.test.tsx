// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { screens } from '../../src/widgets/dashboard/routes'
import { dashboardDesk } from './dashboard-desk'

const at = (path: string) => `http://langraan.invalid${path}`
type Screen = (typeof screens)[number]

const isWhole = (path: string) => !path.includes(':')

/** Nothing was asked for so long: what comes with an import() has asked by then. */
const calm = 250

/** Has parts that need a real browser: they stay on their way here. */
const neverDrawn = ['Analytics', 'Calendar', 'DataTable']

/** Of a subject's screens, some take more than reading. */
function permissionsFor(subject: string): string[] {
  const actions = screens
    .filter((each) => [each.subject, each.orSubject].includes(subject))
    .map(({ action = 'read' }) => action)
  return ['read:ACL', 'read:Auth', ...['read', ...actions].map((action) => `${action}:${subject}`)]
}

/** The sample client with other rights. What the backend refuses is noted. */
async function desk(rights: { permissions: string[]; shops?: number[] }) {
  let asked = 0
  const refused: string[] = []
  let latest = 0
  let orderNumber = ''
  const grant = async (backend: Transport) => {
    const body = JSON.stringify({ user: { id: 2, ...rights } })
    await backend(new Request(at('/apps/users/update'), { method: 'POST', body }))
    const { orders } = await (await backend(new Request(at('/api/orders')))).json()
    orderNumber = orders[0].OrderNumber
  }
  const page = await dashboardDesk(
    { path: '/access-control' },
    {
      async between(request, backend) {
        const { pathname } = new URL(request.url)
        if (pathname === '/jwt/login') await grant(backend)
        asked++
        const answer = await backend(request)
        latest = Date.now()
        if (answer.status === 403) refused.push(`${request.method} ${pathname}`)
        return answer
      },
    },
  )
  await page.signIn('client')
  await page.at('Access control')
  return {
    async look({ path, also = [], subject }: Screen) {
      const whole = [path, ...also].find((each) => isWhole(each) || each.endsWith(':number'))
      if (whole === undefined) throw new Error(`no address for ${path}`)
      latest = Date.now()
      asked = 0
      await page.show({ path: whole.replace(':number', orderNumber) })
      await page.until(() => {
        const isThere = page.all('[part=loading]').length === 0 || (neverDrawn.includes(subject) && asked > 0)
        if (!isThere || Date.now() - latest < calm) throw new Error(`still loading at ${page.heading()}`)
      }, 15_000)
      expect([page.heading(), refused], whole).toEqual([expect.stringMatching(/./), []])
      expect(page.heading()).not.toBe("You don't have access to this screen")
    },
  }
}

const drawn = screens.filter(({ subject }) => subject !== 'Gallery')
const subjects = [...new Set(drawn.flatMap(({ subject, orSubject = subject }) => [subject, orSubject]))]

test.each(subjects)(
  'DASH-400 a user who may read %s can make all calls of the screens open to them',
  { timeout: 60_000 },
  async (subject) => {
    const { look } = await desk({ permissions: permissionsFor(subject) })
    for (const screen of screens.filter((each) => [each.subject, each.orSubject].includes(subject))) await look(screen)
  },
)

test('ROLE-1602 a user of certain shops who may do anything there can make all calls of the screens open to them', {
  timeout: 120_000,
}, async () => {
  const { look } = await desk({ permissions: ['manage:all'], shops: [2] })
  for (const screen of drawn.filter(({ isOfWholeBusiness }) => !isOfWholeBusiness)) await look(screen)
})
