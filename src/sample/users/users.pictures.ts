/** First names of sample people who are drawn with short hair. */
const shortHaired = new Set(
  'สมชาย ธนพล วรวุฒิ ณัฐวุฒิ ชัยวัฒน์ เดชา ภานุพงศ์ อภิชาติ กิตติพงษ์ ประสิทธิ์ จักรพันธ์ เอกพล สมบัติ Markus ยุทธนา พงศกร วิชัย ธีรเดช มานพ ศักดิ์ชัย João สมพร อุทัย คมสัน อนุชา พี่ต้อม ธนกร ปิยะ กฤต โชติ'.split(
    ' ',
  ),
)

const skins = ['#f6d3b3', '#eabf96', '#d9a273', '#c98d5e'] as const
const hairs = ['#2b2320', '#3d2a20', '#54392a'] as const

type Paint = { hair: string; skin: string; shirt: string }

/** Behind the face, and over the forehead. */
const longCuts: readonly ((paint: Paint) => readonly [back: string, front: string])[] = [
  ({ hair }) => [
    `<path d="M24 52q-2-32 26-32t26 32v22H24Z" fill="${hair}"/>`,
    `<path d="M31 47q2-17 20-17t18 17q-12-2-18-10-6 8-20 10Z" fill="${hair}"/>`,
  ],
  ({ hair }) => [
    `<circle cx="50" cy="19" r="9" fill="${hair}"/><circle cx="50" cy="42" r="23" fill="${hair}"/>`,
    `<path d="M31 45q0-16 19-16t19 16q-8-8-19-8t-19 8Z" fill="${hair}"/>`,
  ],
  ({ hair }) => [
    `<path d="M26 50q-1-29 24-29t24 29q2 12 6 32H20q4-20 6-32Z" fill="${hair}"/>`,
    `<path d="M31 46q4-16 22-16 16 0 16 16-14-1-22-10-4 8-16 10Z" fill="${hair}"/>`,
  ],
]
const shortCuts: typeof longCuts = [
  ({ hair }) => ['', `<path d="M30 46q-3-22 20-22t20 22q-3-9-9-11-12 2-22 0-6 2-9 11Z" fill="${hair}"/>`],
  ({ hair }) => ['', `<path d="M30 46q-4-20 16-23 26-3 24 23-3-10-14-12-10 4-18 2-6 3-8 10Z" fill="${hair}"/>`],
  ({ hair, shirt }) => [
    `<path d="M30 48q0-24 20-24t20 24Z" fill="${hair}"/>`,
    `<path d="M28 40q0-19 22-19t22 19l10 3q-6 3-14 1-18-4-38-1Z" fill="${shirt}"/>`,
  ],
]

const glasses =
  '<path d="M34 49h12v6q0 3-6 3t-6-3ZM54 49h12v6q0 3-6 3t-6-3ZM46 51h8" fill="none" stroke="#4a4440" stroke-width="2"/>'

function hashOf(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** A drawn face as a `data:` URL: the same for the same name. */
export function portrait(name: string): string {
  const hash = hashOf(name)
  /** 0 to `count` - 1, from another part of the hash each time */
  const pick = (count: number, part: number) => Math.floor(hash / part) % count
  const hue = pick(12, 1) * 30
  const paint: Paint = {
    hair: hairs[pick(hairs.length, 12)] ?? hairs[0],
    skin: skins[pick(skins.length, 36)] ?? skins[0],
    shirt: `hsl(${(hue + 150) % 360} 42% 46%)`,
  }
  const cuts = shortHaired.has(name.split(' ')[0] ?? '') ? shortCuts : longCuts
  const [back, front] = cuts[pick(cuts.length, 144)]?.(paint) ?? ['', '']
  const face = `<path d="M43 62h14v14q-7 7-14 0Z" fill="${paint.skin}"/><ellipse cx="50" cy="50" rx="19" ry="21" fill="${paint.skin}"/><circle cx="42" cy="51" r="2" fill="#3a2f2a"/><circle cx="58" cy="51" r="2" fill="#3a2f2a"/><path d="M43 60q7 6 14 0" fill="none" stroke="#8f4a3c" stroke-width="2.4" stroke-linecap="round"/>`
  const shoulders = `<path d="M16 104q2-32 34-32t34 32Z" fill="${paint.shirt}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 48% 84%)"/>${back}${shoulders}${face}${front}${pick(4, 432) === 0 ? glasses : ''}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
