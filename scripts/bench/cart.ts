import { coldVisits, type Subject, warmUp } from './cold.ts'
import { paces } from './pace.ts'
import { phone } from './profiles.ts'
import { kB, ms, type Report, times } from './report.ts'
import type { Visit } from './visit.ts'

const ours: Subject = {
  viewport: phone,
  name: '`<raan-cart>`',
  path: '/bench-cart.html',
  shown: 'document.querySelector("raan-cart")?.shadowRoot?.querySelector("[part~=line]")',
}
const others: readonly Subject[] = [
  {
    viewport: phone,
    name: 'Shopify Buy Button',
    path: '/bench/buy-button.html',
    shown:
      'document.querySelector(".shopify-buy-frame--cart iframe")?.contentDocument?.querySelector(".shopify-buy__cart-item")',
  },
  { viewport: phone, name: 'React, static', path: '/bench/cart-react.html', shown: 'document.querySelector(".line")' },
  {
    viewport: phone,
    name: 'Preact, static',
    path: '/bench/cart-preact.html',
    shown: 'document.querySelector(".line")',
  },
]
const all = [ours, ...others]

/** Compares a page with one cart to a published cart and to minimal pages. */
export async function benchCart(url: string, report: Report, rounds: number): Promise<void> {
  await warmUp(url, all)
  const full = await coldVisits(url, { subjects: all, pace: paces.full, rounds })
  const slow = await coldVisits(url, { subjects: all, pace: paces.slow, rounds })
  const mobile = await coldVisits(url, { subjects: all, pace: paces.mobile, rounds })
  const figuresOf = (subject: Subject): number[] => {
    const [at1, at4, on4G] = [full, slow, mobile].map((each) => each.get(subject) as Visit) as [Visit, Visit, Visit]
    return [
      // from the slow 4G visits: on a fast line, bytes that arrived before it was visible are a matter of chance
      ...[on4G.files[1], on4G.bytes[0], on4G.bytes[1], on4G.requests[1]],
      ...[at1.visible, at4.visible, on4G.visible, at1.blocking, at4.blocking],
    ]
  }
  const written = ([files = 0, until = 0, inAll = 0, requests = 0, ...rest]: readonly number[]) => [
    String(files),
    kB(until),
    kB(inAll),
    String(requests),
    ...rest.map(ms),
  ]
  const own = figuresOf(ours)
  report.table(
    'cart',
    `Cold load of a page with a five-line cart, medians of ${rounds} (kB in Brotli, ms)`,
    [
      'page',
      'files',
      'kB until visible',
      'total kB',
      'requests',
      ...[paces.full, paces.slow, paces.mobile].map(({ name }) => `visible, ${name}`),
      `blocking, ${paces.full.name}`,
      `blocking, ${paces.slow.name}`,
    ],
    [
      ...all.map((subject) => [subject.name, ...written(figuresOf(subject))]),
      ...others.map((subject) => [
        `ours / ${subject.name}`,
        ...figuresOf(subject).map((figure, at) => times(own[at] ?? 0, figure)),
      ]),
    ],
  )
}
