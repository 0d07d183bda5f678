import { writeFileSync } from 'node:fs'
import thailand from '@svg-maps/thailand'
import { thaiNames } from '../src/core/customers/address/thai-names.ts'

// node scripts/provinces.ts: generates src/widgets/sales/map/provinces.svg.ts from @svg-maps/thailand
// (CC-BY-4.0, credited on the map and in docs/LICENSE.md). Borders are snapped to a coarser grid: a point
// shared by two provinces snaps to the same place, so that they still meet.

const grid = Number(process.argv[2] ?? 1.5)
const file = 'src/widgets/sales/map/provinces.svg.ts'

/** Thai names by the map's ids; Songkhla Lake isn't a province. */
const names = `
bkk กรุงเทพมหานคร, spk สมุทรปราการ, nbi นนทบุรี, pte ปทุมธานี, aya พระนครศรีอยุธยา, atg อ่างทอง, lri ลพบุรี, sbr สิงห์บุรี
cnt ชัยนาท, sri สระบุรี, cbi ชลบุรี, ryg ระยอง, cti จันทบุรี, trt ตราด, cco ฉะเชิงเทรา, pri ปราจีนบุรี, nyk นครนายก, skw สระแก้ว
nma นครราชสีมา, brm บุรีรัมย์, srn สุรินทร์, ssk ศรีสะเกษ, ubn อุบลราชธานี, yst ยโสธร, cpm ชัยภูมิ, acr อำนาจเจริญ, bkn บึงกาฬ
nbp หนองบัวลำภู, kkn ขอนแก่น, udn อุดรธานี, lei เลย, nki หนองคาย, mkm มหาสารคาม, ret ร้อยเอ็ด, ksn กาฬสินธุ์, snk สกลนคร
npm นครพนม, mdh มุกดาหาร, cmi เชียงใหม่, lpn ลำพูน, lpg ลำปาง, utd อุตรดิตถ์, pre แพร่, nan น่าน, pyo พะเยา, cri เชียงราย
msn แม่ฮ่องสอน, nsn นครสวรรค์, uti อุทัยธานี, kpt กำแพงเพชร, tak ตาก, sti สุโขทัย, plk พิษณุโลก, pct พิจิตร, pnb เพชรบูรณ์
rbr ราชบุรี, kri กาญจนบุรี, spb สุพรรณบุรี, npt นครปฐม, skn สมุทรสาคร, skm สมุทรสงคราม, pbi เพชรบุรี, pkn ประจวบคีรีขันธ์
nrt นครศรีธรรมราช, kbi กระบี่, pna พังงา, pkt ภูเก็ต, sni สุราษฎร์ธานี, rng ระนอง, cpn ชุมพร, ska สงขลา, stn สตูล, trg ตรัง
plg พัทลุง, ptn ปัตตานี, yla ยะลา, nwt นราธิวาส`
  .trim()
  .split(/[,\n]\s*/)
  .map((each) => each.split(' ') as [id: string, name: string])

type Point = readonly [x: number, y: number]

/** Rings of a path that consists of only `m` (a first point and relative steps) and `z`. */
function ringsOf(path: string): Point[][] {
  let [startX, startY] = [0, 0]
  return path
    .split('z')
    .map((text) => text.split(/\s+/).filter((step) => step.includes(',')))
    .filter((steps) => steps.length > 0)
    .map((steps) => {
      // a ring's first step is relative to the start of the previous ring
      let [x, y] = [startX, startY]
      return steps.map((step, nth): Point => {
        const [dx = 0, dy = 0] = step.split(',').map(Number)
        x += dx
        y += dy
        if (nth === 0) [startX, startY] = [x, y]
        return [Math.round(x / grid), Math.round(y / grid)]
      })
    })
}

const isBetween = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - by) === (by - ay) * (cx - bx) && (bx - ax) * (cx - bx) + (by - ay) * (cy - by) >= 0

/** Drops points that coincide or are collinear with their neighbours, and spikes. */
function thinned(ring: Point[]): Point[] {
  let points = ring
  for (let before = -1; before !== points.length; ) {
    before = points.length
    points = points.filter(([x, y], at) => {
      const [px, py] = points.at(at - 1) ?? []
      return x !== px || y !== py
    })
    points = points.filter((point, at) => {
      const previous = points.at(at - 1)
      const next = points[(at + 1) % points.length]
      return !previous || !next || !isBetween(previous, point, next)
    })
  }
  return points
}

const areaOf = (ring: Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nx = 0, ny = 0] = ring[(at + 1) % ring.length] ?? []
      return sum + x * ny - nx * y
    }, 0) / 2,
  )

/** `Mx yldx dy …z`, without a separator before a minus sign. */
function pathOf(rings: Point[][]): string {
  return rings
    .map((ring) => {
      let [x, y] = ring[0] ?? [0, 0]
      const steps = ring.slice(1).flatMap(([nx, ny]) => {
        const step = [nx - x, ny - y]
        ;[x, y] = [nx, ny]
        return step
      })
      return `M${ring[0]?.join(' ')}l${steps.map((each, at) => (at > 0 && each >= 0 ? ` ${each}` : each)).join('')}z`
    })
    .join('')
}

const known = new Set(
  thaiNames
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0]),
)
const lines = names.map(([id, name]) => {
  const found = thailand.locations.find((each: { id: string }) => each.id === id)
  if (!found || !known.delete(name)) throw new Error(`no province ${id} ${name}`)
  const rings = ringsOf(found.path).map(thinned)
  const largest = Math.max(...rings.map(areaOf))
  const seen = rings.filter((ring) => ring.length > 2 && (areaOf(ring) > 3 || areaOf(ring) === largest))
  return `${name}=${found.name}=${pathOf(seen)}`
})
if (known.size > 0) throw new Error(`not on the map: ${[...known]}`)

const [, , width = 0, height = 0] = thailand.viewBox.split(' ').map(Number)
writeFileSync(
  file,
  `// Written by scripts/provinces.ts out of @svg-maps/thailand (CC-BY-4.0, MapSVG and Tae Noppakun). Do not edit.
export const viewBox = '0 0 ${Math.ceil(width / grid)} ${Math.ceil(height / grid)}'
export const provinces = \`
${lines.join('\n')}
\`
`,
)
