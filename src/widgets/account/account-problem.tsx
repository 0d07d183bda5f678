import { Plural, useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../core/kernel/errors'
import { Button } from '../ui/button'
import { FaultList } from '../ui/fault-list'
import { Problem } from '../ui/problem'
import { useAccountWords } from './use-account-words'

type AccountProblemProps = {
  errors: FieldErrors
  error: RaanError | undefined
  isBusy: boolean
  onGo(path: string): void
  onRetry(): void
}

/** Why nothing was stored: each field with a way to it, else the failure with a way on. */
export function AccountProblem({ errors, error, isBusy, onGo, onRetry }: AccountProblemProps) {
  const { t } = useLingui()
  const words = useAccountWords()
  const faults = words.faults(errors)
  if (isBusy) return null
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
  const isFinal = error.code === 'forbidden'
  return (
    <Problem actions={!isFinal && <Button size="s" onClick={onRetry}>{t`Try again`}</Button>}>
      {words.failure(error)} {t`What you entered is still here.`}
    </Problem>
  )
}
