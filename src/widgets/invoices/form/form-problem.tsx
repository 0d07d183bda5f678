import { Plural, useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { useRoomWords } from '../room/use-room-words'
import * as css from './form.css'
import type { OpenForm } from './open-form'
import { useFormWords } from './use-form-words'

function Problem({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={css.problem} role="alert">
      <Alert className={css.problemIcon} aria-hidden="true" />
      <div>{children}</div>
      {actions && <div className={css.problemActions}>{actions}</div>}
    </div>
  )
}

/** Why the invoice is not saved: each field with a way to it, else the failure with a way on. */
export function FormProblem({ form, onGo }: { form: OpenForm; onGo(path: string): void }) {
  const { t } = useLingui()
  const words = useRoomWords()
  const faults = useFormWords().faults(form.errors)
  if (form.stage !== 'editing') return null
  if (faults.length > 0)
    return (
      <Problem>
        <p>
          <Plural
            value={faults.length}
            one="Not saved yet: one thing to mend"
            other="Not saved yet: # things to mend"
          />
        </p>
        <ul className={css.faultList}>
          {faults.map(({ path, text }) => (
            <li key={path}>
              <button type="button" className={css.faultLink} onClick={() => onGo(path)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Problem>
    )
  if (!form.error) return null
  const failure = words.failure(form.error)
  if (form.theirs)
    return (
      <Problem
        actions={
          <>
            <Button size="s" onClick={form.takeTheirs}>{t`Take theirs, drop mine`}</Button>
            <Button size="s" look="primary" onClick={form.overwrite}>{t`Save mine over it`}</Button>
          </>
        }
      >
        {failure}
      </Problem>
    )
  const isFinal = form.error.code === 'forbidden' || form.error.detail.status === 404
  return (
    <Problem actions={!isFinal && <Button size="s" onClick={form.save}>{t`Try again`}</Button>}>
      {failure} {t`What you entered is still here.`}
    </Problem>
  )
}
