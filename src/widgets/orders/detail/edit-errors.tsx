import { useLingui } from '@lingui/react/macro'
import { ToFix } from '../../form/form-problem'
import { useFailureMessages } from '../../form/use-failure-messages'
import { useOrderFormMessages } from '../../order/use-order-form-messages'
import { ErrorList } from '../../ui/error-list'
import { OrderProblem } from './order-problem'
import type { OpenEdit } from './use-order-edit'

type EditErrorsProps = { edit: OpenEdit; onGo(path: string): void }

/** Why the changes are not saved: each field with a way to it, else the failure with a way to try again. */
export function EditErrors({ edit, onGo }: EditErrorsProps) {
  const { t } = useLingui()
  const { error, isUncertain } = edit
  const fieldErrors = useOrderFormMessages().fieldErrors(edit.errors)
  const { reason, course } = useFailureMessages()
  const messages = {
    forbidden: t`You don't have permission to change orders.`,
    missing: t`This order was not found.`,
    conflict: t`Someone else changed this order.`,
  }
  if (edit.stage !== 'editing') return null
  if (fieldErrors.length === 0)
    return (
      error && (
        <OrderProblem onAgain={edit.save}>
          {reason(error, messages)} {course(error, isUncertain)} {t`Your entries are still here.`}
        </OrderProblem>
      )
    )
  return (
    <OrderProblem>
      <p>
        <ToFix count={fieldErrors.length} isUncertain={isUncertain} />
      </p>
      <ErrorList fieldErrors={fieldErrors} onGo={({ path }) => onGo(path)} />
    </OrderProblem>
  )
}
