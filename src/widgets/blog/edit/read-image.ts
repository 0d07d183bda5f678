import { longestImage } from '../../../core/blog/blog.rules'

type ImageError = 'kind' | 'picture' | 'too-large'

/** Kinds of pictures a post may have. */
export const imageKinds = ['image/png', 'image/jpeg', 'image/webp'] as const
/** bytes of a file; decoding more would freeze the page */
const largestImage = 10_000_000

const longestSide = 1280
const qualities = [0.84, 0.7, 0.5] as const

const refused = (fieldError: ImageError) => new Error(fieldError)

/** What stands in the way of a file as a post's picture, before it is read. */
function errorOf({ type, size }: Pick<File, 'type' | 'size'>): ImageError | undefined {
  if (!imageKinds.some((kind) => kind === type)) return 'kind'
  return size > largestImage ? 'too-large' : undefined
}

/** A file as a picture small enough to be stored, as a data URL. The message of what is thrown is a code. */
export async function readImage(file: File): Promise<string> {
  const fieldError = errorOf(file)
  if (fieldError) throw refused(fieldError)
  const image = await createImageBitmap(file).catch(() => {
    throw refused('picture')
  })
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw refused('picture')
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  // a browser that writes no WebP answers with a PNG
  for (const kind of ['image/webp', 'image/jpeg'])
    for (const quality of qualities) {
      const text = canvas.toDataURL(kind, quality)
      if (text.startsWith(`data:${kind}`) && text.length <= longestImage) return text
    }
  throw refused('too-large')
}
