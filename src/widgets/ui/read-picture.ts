import { longestPicture } from '../../core/users/users.picture'

export type PictureError = 'picture' | 'too-large'

const side = 256
const qualities = [0.86, 0.7, 0.5] as const
/** A phone's photograph is below this; decoding more would freeze the page. */
const largestFile = 20_000_000

/** A file as a square picture small enough to be stored: its middle, as a data URL. */
export async function readPicture(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error('picture' satisfies PictureError)
  if (file.size > largestFile) throw new Error('too-large' satisfies PictureError)
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('picture' satisfies PictureError)
  })
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('picture' satisfies PictureError)
  const edge = Math.min(image.width, image.height)
  pen.drawImage(image, (image.width - edge) / 2, (image.height - edge) / 2, edge, edge, 0, 0, side, side)
  image.close()
  for (const quality of qualities) {
    const text = canvas.toDataURL('image/webp', quality)
    if (text.length <= longestPicture) return text
  }
  throw new Error('too-large' satisfies PictureError)
}
