/** Larger pictures are scaled down before they are sent: a phone's camera takes far more than a slip needs. */
const mostBytes = 1024 * 1024
const longestSide = 2000

const canShrink = ({ type, size }: Blob, above: number): boolean =>
  size > above && size < 64 * mostBytes && ['image/jpeg', 'image/png', 'image/webp'].includes(type)

/** A picture of more than so many bytes as a smaller JPEG, without the place where it was taken; anything else as it is. */
export async function shrinkPicture(file: File, above = mostBytes): Promise<{ name: string; file: Blob }> {
  const { name } = file
  if (!canShrink(file, above)) return { name, file }
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return { name, file }
    // instead of the transparent parts of a PNG
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return smaller.size < file.size ? { name, file: smaller } : { name, file }
  } catch {
    // not a picture, whatever its name says: the backend decides
    return { name, file }
  }
}
