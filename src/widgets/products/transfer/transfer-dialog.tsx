import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as formMessages } from 'langraan:messages/form'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as editMessages } from 'langraan:messages/products.edit'
import { messages } from 'langraan:messages/products.transfer'
import { messages as transferMessages } from 'langraan:messages/transfer'
import { useLingui } from '@lingui/react/macro'
import { productRows, type SheetColumn } from '../../../core/products/transfer/products.sheet'
import { transferViews } from '../../../core/products/transfer/views'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../runtime/define-widget'
import { useShops } from '../../shops/use-shops'
import { SheetButtons } from '../../transfer/sheet-buttons'
import { TransferFrame } from '../../transfer/transfer-frame'
import * as form from '../../ui/form.css'
import { ProductImport } from './transfer-import'
import { useAllProducts, useTransfer } from './use-transfer'

type TransferDialogProps = {
  /** the user may add and change products: otherwise files are only saved */
  mayImport: boolean
  /** the user may see what products cost the shop */
  knowsCost: boolean
  onClose(): void
}

function useSheetLabels(): Record<SheetColumn, string> {
  const { t } = useLingui()
  return {
    id: t`No.`,
    name: t`Product`,
    variant: t`Variant`,
    sku: t`SKU`,
    barcode: t`Barcode`,
    unit: t`Unit`,
    price: t`Price`,
    cost: t`Cost`,
    aliases: t`Other names`,
    archived: t`No longer sold`,
    onHand: t`In the shop`,
    lowAt: t`Low at`,
  }
}

function Export({ knowsCost }: { knowsCost: boolean }) {
  const { t } = useLingui()
  const labels = useSheetLabels()
  const loadAll = useAllProducts()
  const { shops, status } = useShops()
  // with one shop, the product's price is enough
  const priced = shops.length > 1 ? shops : []
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Save as a file`}</h3>
      <p
        className={form.quiet}
      >{t`All products with their variants, stock and the prices of each shop, for Excel and other spreadsheets.`}</p>
      <SheetButtons
        name="products"
        disabled={status === 'loading'}
        read={async () => productRows(await loadAll(), { labels, shops: priced, knowsCost })}
      />
    </section>
  )
}

function TransferDialogView({ mayImport, knowsCost, onClose }: TransferDialogProps) {
  const { t } = useLingui()
  const transfer = useTransfer(knowsCost, t`Import from a file`)
  return (
    <TransferFrame title={mayImport ? t`Import and export` : t`Export`} stage={transfer.stage} onClose={onClose}>
      <Export knowsCost={knowsCost} />
      {mayImport && <ProductImport transfer={transfer} />}
    </TransferFrame>
  )
}

const Nothing = () => null

export const TransferDialog = defineWidget<TransferDialogProps>({
  apps: { shops: shopsApp },
  views: transferViews,
  messages: [messages, editMessages, failureMessages, formMessages, moneyMessages, transferMessages],
  Skeleton: Nothing,
  View: TransferDialogView,
})
