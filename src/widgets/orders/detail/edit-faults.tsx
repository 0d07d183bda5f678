import { Plural, useLingui } from '@lingui/react/macro'
import { useOrderTexts } from '../../order/use-order-texts'
import { FaultList } from '../../ui/fault-list'
import { useChangeWords } from '../use-change-words'
import { OrderProblem } from './order-problem'
import type { OpenEdit } from './use-order-edit'

type EditFaultsProps = { edit: OpenEdit; onGo(path: string): void }

/** Why the changes are not saved: each field with a way to it, else the failure with a way to try again. */
export function EditFaults({ edit, onGo }: EditFaultsProps) {
  const { t } = useLingui()
  const faults = useOrderTexts().faults(edit.errors)
  const words = useChangeWords()
  if (edit.stage !== 'editing') return null
  if (faults.length === 0)
    return (
      edit.error && (
        <OrderProblem onAgain={edit.save}>
          {words.failure(edit.error)} {t`What you entered is still here.`}
        </OrderProblem>
      )
    )
  return (
    <OrderProblem>
      <p>
        <Plural value={faults.length} one="Not saved yet: one thing to mend" other="Not saved yet: # things to mend" />
      </p>
      <FaultList faults={faults} onGo={({ path }) => onGo(path)} />
    </OrderProblem>
  )
}
