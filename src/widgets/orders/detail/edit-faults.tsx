import { useLingui } from '@lingui/react/macro'
import { useOrderTexts } from '../../order/use-order-texts'
import { ToMend } from '../../root/unsaved/form-problem'
import { useFailureWords } from '../../root/unsaved/use-failure-words'
import { FaultList } from '../../ui/fault-list'
import { OrderProblem } from './order-problem'
import type { OpenEdit } from './use-order-edit'

type EditFaultsProps = { edit: OpenEdit; onGo(path: string): void }

/** Why the changes are not saved: each field with a way to it, else the failure with a way to try again. */
export function EditFaults({ edit, onGo }: EditFaultsProps) {
  const { t } = useLingui()
  const { error, isUncertain } = edit
  const faults = useOrderTexts().faults(edit.errors)
  const { reason, course } = useFailureWords()
  const words = {
    forbidden: t`You don't have permission to change orders.`,
    missing: t`This order was not found.`,
    conflict: t`Someone else changed this order.`,
  }
  if (edit.stage !== 'editing') return null
  if (faults.length === 0)
    return (
      error && (
        <OrderProblem onAgain={edit.save}>
          {reason(error, words)} {course(error, isUncertain)} {t`Your entries are still here.`}
        </OrderProblem>
      )
    )
  return (
    <OrderProblem>
      <p>
        <ToMend count={faults.length} isUncertain={isUncertain} />
      </p>
      <FaultList faults={faults} onGo={({ path }) => onGo(path)} />
    </OrderProblem>
  )
}
