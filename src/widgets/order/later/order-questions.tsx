import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { OrderQuestion } from '../use-later'
import type { OpenOrder } from '../use-order'

type OrderQuestionsProps = { order: OpenOrder; question: OrderQuestion | undefined; onClose(): void }

/** What is asked before an entry goes away. */
export function OrderQuestions({ order, question, onClose }: OrderQuestionsProps) {
  const { t } = useLingui()
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <ConfirmDialog
        open={question === 'clear'}
        dangerous
        title={t`Clear form?`}
        confirmLabel={t`Clear`}
        cancelLabel={t`Keep`}
        onConfirm={after(order.clear)}
        onCancel={onClose}
      >
        {t`The customer, products and costs you entered will be removed.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'aside'}
        title={t`Set this order aside?`}
        confirmLabel={t`Set aside`}
        cancelLabel={t`Cancel`}
        onConfirm={after(order.setAside)}
        onCancel={onClose}
      >
        {t`It stays on this device so you can send it again later.`}
      </ConfirmDialog>
    </>
  )
}
