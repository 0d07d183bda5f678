import Upload from 'lucide-react/icons/image-up'
import Remove from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef, useState } from 'react'
import { longestPicture } from '../../core/users/users.picture'
import { Button } from './button'
import { FieldError } from './field-error'
import { quiet } from './form.css'
import * as css from './picture-file.css'

type PictureError = 'picture' | 'too-large'

const side = 256
const qualities = [0.86, 0.7, 0.5] as const
/** bytes; larger than a phone's photo, and decoding more would freeze the page */
const largestFile = 20_000_000

/** Crops the centre square, scales it down and returns a data URL. */
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

type PictureFileProps = {
  /** file types, as in `<input accept>` */
  accept: string
  /** reads the file; throws an Error whose message is an error code */
  read(file: File): Promise<string>
  isThere: boolean
  labels: { choose: string; remove: string; hint: ReactNode }
  /** error codes of the current picture */
  said: readonly string[] | undefined
  errorText(codes: readonly string[]): string | undefined
  /** undefined removes the picture */
  onChange(picture: string | undefined): void
}

/** Replaces or removes a picture. An invalid file keeps the current one. */
export function PictureFile({ accept, read, isThere, labels, said, errorText, onChange }: PictureFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [fieldError, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    setReading(true)
    try {
      onChange(await read(file))
    } catch (error) {
      setError(error instanceof Error ? error.message : 'picture')
    } finally {
      setReading(false)
    }
  }
  const remove = () => {
    setError(undefined)
    onChange(undefined)
    // the remove button disappears
    actions.current?.querySelector<HTMLElement>('button')?.focus()
  }
  const fieldErrors = fieldError ? [fieldError] : said
  return (
    <>
      <div ref={actions} className={css.actions}>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            // lets the same file be chosen again
            event.currentTarget.value = ''
          }}
        />
        <Button icon={<Upload />} busy={isReading} onClick={() => input.current?.click()}>
          {labels.choose}
        </Button>
        {isThere && (
          <Button look="ghost" icon={<Remove />} onClick={remove}>
            {labels.remove}
          </Button>
        )}
      </div>
      <p className={quiet}>{labels.hint}</p>
      {fieldErrors && <FieldError>{errorText(fieldErrors)}</FieldError>}
    </>
  )
}
