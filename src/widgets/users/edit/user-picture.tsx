import { useLingui } from '@lingui/react/macro'
import Upload from 'lucide-react/icons/image-up'
import Remove from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { useFieldWords } from '../fields/use-field-words'
import type { UserForm } from '../fields/use-user-form'
import { nameOf } from '../use-user-changes'
import * as css from './edit.css'
import { readPicture } from './read-picture'

/** The picture of a user: another one from a file, cut to a square, or none. */
export function UserPicture({ form }: { form: UserForm }) {
  const { t } = useLingui()
  const { errorText } = useFieldWords()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [isReading, setReading] = useState(false)
  const { draft, set } = form
  const read = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    setReading(true)
    try {
      set('avatar', await readPicture(file))
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'picture')
    } finally {
      setReading(false)
    }
  }
  const said = fault ? [fault] : form.errors.avatar
  return (
    <div className={css.picture} data-field="avatar">
      <Avatar name={nameOf(draft)} src={draft.avatar || undefined} size="l" />
      <div className={css.stack}>
        <div className={css.deeds}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              read(event.currentTarget.files?.[0])
              // the same file again is a choice as well
              event.currentTarget.value = ''
            }}
          />
          <Button icon={<Upload />} busy={isReading} onClick={() => input.current?.click()}>
            {t`Change the picture`}
          </Button>
          {draft.avatar && (
            <Button
              look="ghost"
              icon={<Remove />}
              onClick={() => {
                setFault(undefined)
                set('avatar', null)
              }}
            >
              {t`Remove the picture`}
            </Button>
          )}
        </div>
        <p className={css.quiet}>{t`It is cut to a square and made small.`}</p>
        {said && <FieldError>{errorText(said)}</FieldError>}
      </div>
    </div>
  )
}
