import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as formMessages } from 'langraan:messages/form'
import { messages as orderMessages } from 'langraan:messages/orders'
import { messages as exportMessages } from 'langraan:messages/orders.export'
import { messages } from 'langraan:messages/orders.import'
import { messages as transferMessages } from 'langraan:messages/transfer'
import { useLingui } from '@lingui/react/macro'
import { orderImportViews } from '../../../core/orders/import/views'
import { defineWidget } from '../../runtime/define-widget'
import { TransferFrame } from '../../transfer/transfer-frame'
import { Problem } from '../../ui/problem'
import { Skeleton } from '../../ui/skeleton'
import { OrdersImport } from './order-import'
import { useMayImport, useOrderImport } from './use-order-import'

type OrderImportDialogProps = { onClose(): void }

function OrderImportView({ onClose }: OrderImportDialogProps) {
  const { t } = useLingui()
  const transfer = useOrderImport()
  const mayImport = useMayImport()
  return (
    <TransferFrame title={t`Import old orders`} stage={transfer.stage} onClose={onClose}>
      {mayImport === undefined && <Skeleton shape="block" height={160} />}
      {mayImport === false && <Problem>{t`The shop's system doesn't import orders.`}</Problem>}
      {mayImport && <OrdersImport transfer={transfer} />}
    </TransferFrame>
  )
}

const Nothing = () => null

export const OrderImportDialog = defineWidget<OrderImportDialogProps>({
  apps: {},
  views: orderImportViews,
  messages: [messages, exportMessages, orderMessages, failureMessages, formMessages, transferMessages],
  Skeleton: Nothing,
  View: OrderImportView,
})
