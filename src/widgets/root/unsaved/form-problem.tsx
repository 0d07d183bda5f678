import { Plural, useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../../core/kernel/errors'
import { Button } from '../../ui/button'
import { FaultList } from '../../ui/fault-list'
import { Problem } from '../../ui/problem'

type Fault = { path: string; label: string; text: string }

type FormProblemProps = {
  form: {
    stage: string
    error: RaanError | undefined
    /** what somebody else stored meanwhile */
    theirs?: unknown
    save(): void
    takeTheirs?(): void
    overwrite?(): void
  }
  faults: readonly Fault[]
  /** in a sentence */
  failure(error: RaanError): string
  onGo(path: string): void
}

/** Why a form is not saved: each field with a way to it, else the failure with a way on. */
export function FormProblem({ form, faults, failure, onGo }: FormProblemProps) {
  const { t } = useLingui()
  const { stage, error } = form
  if (stage !== 'editing') return null
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
        <FaultList faults={faults} onGo={({ path }) => onGo(path)} />
      </Problem>
    )
  if (!error) return null
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
        {failure(error)}
      </Problem>
    )
  const isFinal = error.code === 'forbidden' || error.detail.status === 404
  return (
    <Problem actions={!isFinal && <Button size="s" onClick={form.save}>{t`Try again`}</Button>}>
      {failure(error)} {t`What you entered is still here.`}
    </Problem>
  )
}
