import { coldVisits, type Subject, warmUp } from './cold.ts'
import { paces } from './pace.ts'
import { screen, signedIn } from './profiles.ts'
import { kB, ms, type Report, times } from './report.ts'
import type { Visit } from './visit.ts'

/** Time until the customer's name can be entered in a new order. */
export async function benchOrderForm(url: string, report: Report, rounds: number): Promise<void> {
  const profile = await signedIn(`${url}/login`)
  const ours: Subject = {
    viewport: screen,
    name: 'order form',
    path: '/desk/order',
    shown: 'document.querySelector("raan-dashboard")?.shadowRoot?.querySelector("main input[inputmode=tel]:enabled")',
    profile: profile.folder,
  }
  const baseline: Subject = {
    viewport: screen,
    name: 'react-admin',
    path: '/bench/admin.html#/orders/create',
    shown: 'document.querySelector("[name=name]:enabled")',
  }
  const all = [ours, baseline]
  await warmUp(url, all)
  const slow = await coldVisits(url, { subjects: all, pace: paces.slow, rounds })
  const mobile = await coldVisits(url, { subjects: all, pace: paces.mobile, rounds })
  profile.remove()
  const figuresOf = (subject: Subject): number[] => {
    const [at4, on4G] = [slow.get(subject) as Visit, mobile.get(subject) as Visit]
    return [on4G.bytes[0], on4G.bytes[1], at4.visible, on4G.visible, at4.blocking]
  }
  const written = ([until = 0, inAll = 0, ...rest]: readonly number[]) => [kB(until), kB(inAll), ...rest.map(ms)]
  const [own, theirs] = [figuresOf(ours), figuresOf(baseline)]
  report.table(
    'order-form',
    `Cold load of a form for a new order, medians of ${rounds} (kB in Brotli, ms)`,
    [
      'page',
      'kB until usable',
      'total kB',
      `usable, ${paces.slow.name}`,
      `usable, ${paces.mobile.name}`,
      `blocking, ${paces.slow.name}`,
    ],
    [
      ...all.map((subject) => [subject.name, ...written(figuresOf(subject))]),
      ['ours / react-admin', ...own.map((figure, at) => times(figure, theirs[at] ?? 0))],
    ],
  )
}
