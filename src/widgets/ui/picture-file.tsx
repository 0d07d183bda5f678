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

type PictureFileProps = {
  /** kinds of files, as an `<input>` has them */
  accept: string
  /** the picture in a file; what it throws has a code as its message */
  read(file: File): Promise<string>
  isThere: boolean
  labels: { choose: string; remove: string; hint: ReactNode }
  /** codes of what is wrong with the picture that is there */
  said: readonly string[] | undefined
  errorText(codes: readonly string[]): string | undefined
  /** another picture, or none */
  onChange(picture: string | undefined): void
}

/** Another picture from a file, or none. A file that is none leaves the one before. */
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
    // its own button goes
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
            // the same file again is a choice as well
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
