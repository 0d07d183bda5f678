import { encode } from 'uqr'
import { readSlipCode } from '../../src/core/orders/slip/orders.slip-code'
import { readPicture } from '../../src/widgets/orders/slip/read-picture'
import { miniQr } from '../slips/slip-payloads'

const text = miniQr('014', '202611261234AbCdEfGh')

type Drawn = {
  width: number
  height: number
  /** pixels of the code and its place, from the left and the top */
  code: number
  at: readonly [number, number]
  degrees?: number
  skew?: number
  blur?: number
  /** of the pixels' values */
  noise?: number
  shadow?: boolean
  quality?: number
  type?: string
}

/** A slip as a bank's app draws it, or as a phone takes it from another phone. */
async function picture(drawn: Drawn, code: string | undefined = text): Promise<Blob> {
  const { width, height, degrees = 0, skew = 0, blur = 0, noise = 0, shadow, quality = 0.85, type } = drawn
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#345'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.transform(1, skew, skew / 2, 1, 0, 0)
  context.translate(-width / 2, -height / 2)
  context.fillStyle = '#e8fff4'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#222'
  context.font = `${width / 24}px sans-serif`
  for (let line = 0; line < 8; line++)
    context.fillText('โอนเงินสำเร็จ 590.00 บาท 26 พ.ย. 69', width * 0.05, height * (0.2 + line * 0.05))
  if (code !== undefined) {
    const { data, size } = encode(code, { border: 2 })
    const [left, top] = drawn.at
    const module = drawn.code / size
    context.fillStyle = '#fff'
    context.fillRect(left, top, drawn.code, drawn.code)
    context.fillStyle = '#000'
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(left + x * module, top + y * module, module + 0.3, module + 0.3)
  }
  context.resetTransform()
  if (blur) {
    context.filter = `blur(${blur}px)`
    context.drawImage(canvas, 0, 0)
    context.filter = 'none'
  }
  if (shadow) {
    const light = context.createLinearGradient(0, 0, width, 0)
    light.addColorStop(0, 'rgba(0,0,0,.5)')
    light.addColorStop(1, 'rgba(255,255,255,.2)')
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
  }
  if (noise) {
    const pixels = context.getImageData(0, 0, width, height)
    let last = 7
    for (let at = 0; at < pixels.data.length; at++) {
      last = (last * 1103515245 + 12345) & 0x7fffffff
      if (at % 4 < 3) pixels.data[at] = (pixels.data[at] as number) + ((last >> 8) % (2 * noise)) - noise
    }
    context.putImageData(pixels, 0, 0)
  }
  return canvas.convertToBlob({ type: type ?? 'image/jpeg', quality })
}

const shot = { width: 1080, height: 1920, code: 230, at: [800, 1600] } as const
const turned = { width: 1080, height: 1440, code: 190, at: [600, 900] } as const

const pictures: Readonly<Record<string, Drawn>> = {
  'a screenshot': shot,
  'a PNG': { ...shot, type: 'image/png' },
  'a WebP': { ...shot, type: 'image/webp' },
  'a screenshot of half the size': { width: 540, height: 960, code: 115, at: [400, 800] },
  'a preview from a chat': { width: 450, height: 800, code: 90, at: [330, 680] },
  'a JPEG of low quality': { ...shot, quality: 0.3 },
  'a JPEG of the lowest quality': { ...shot, quality: 0.1 },
  'a long slip': { width: 1080, height: 3400, code: 200, at: [820, 3100] },
  'a large picture': { width: 4000, height: 5000, code: 640, at: [2600, 3600] },
  'one turned a little': { ...turned, degrees: 5 },
  'one turned by 45 degrees': { ...turned, degrees: 45 },
  'one on its side': { ...turned, width: 1440, degrees: 90 },
  'one on its head': { ...turned, degrees: 180 },
  'a photo of a phone': {
    ...{ width: 1500, height: 2000, code: 210, at: [850, 1250], degrees: 8, skew: 0.06 },
    ...{ blur: 1, noise: 18, shadow: true, quality: 0.8 },
  },
}

const same = (found: unknown, wanted: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

for (const [what, drawn] of Object.entries(pictures))
  it(`SLIP-40 ${what}`, async () => {
    const found = await readPicture(await picture(drawn))
    same(readSlipCode(found ?? ''), { kind: 'slip', bank: '014', reference: '202611261234AbCdEfGh' })
  })

it('SLIP-41 nothing is read where there is no code', async () => {
  const whole = await picture(shot)
  const empty = { ...shot, code: 0 }
  const none: Readonly<Record<string, Blob>> = {
    'a slip without a code': await picture(empty, undefined),
    'half of a file': whole.slice(0, whole.size / 3),
    'a text': new Blob(['สลิป'], { type: 'image/jpeg' }),
    'an empty file': new Blob([], { type: 'image/png' }),
    'a page': new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
    'one pixel': await picture({ width: 1, height: 1, code: 0, at: [0, 0] }, undefined),
    'a code that is cut': await picture({ ...shot, at: [1000, 1600] }),
  }
  for (const [what, file] of Object.entries(none)) {
    const found = await readPicture(file)
    if (found !== undefined) throw new Error(`${what}: ${found}`)
  }
})
