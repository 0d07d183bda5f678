import decodeQR from 'qr/decode.js'

/** Pixels of the longest side: a code is read from a small picture first, which takes less time. */
const sides = [1000, 2000, 3000]
/** A small picture is enlarged: its code may have too few pixels. */
const mostEnlarged = 2

/** Sizes to try, in order. */
const sizesOf = (longest: number): number[] => [
  ...new Set(sides.map((side, nth) => Math.min(side, nth === 0 ? longest : longest * mostEnlarged))),
]
/** Milliseconds for one size. */
const patience = 300
/** Larger files would take the memory of a phone. */
const mostBytes = 64 * 1024 * 1024

function textIn(picture: ImageBitmap, side: number): string | undefined {
  const scale = side / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width, picture.height].map((each) => Math.max(1, Math.round(each * scale)))
  const canvas = new OffscreenCanvas(width as number, height as number)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  // instead of the transparent parts of a PNG
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: patience })
  } catch {
    // none, or one that can't be read
    return undefined
  }
}

/** The text of a picture's QR code; undefined without a readable one, and of what isn't a picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    const longest = Math.max(picture.width, picture.height)
    for (const side of sizesOf(longest)) {
      const text = textIn(picture, side)
      if (text !== undefined) return text
      // other work of the page in between
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return undefined
  } catch {
    return undefined
  } finally {
    picture.close()
  }
}
