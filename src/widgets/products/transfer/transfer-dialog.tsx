import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as formMessages } from 'langraan:messages/form'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as editMessages } from 'langraan:messages/products.edit'
import { messages } from 'langraan:messages/products.transfer'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { productsCsv, type SheetColumn } from '../../../core/products/transfer/products.sheet'
import { transferViews } from '../../../core/products/transfer/views'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import * as form from '../../ui/form.css'
import { Problem } from '../../ui/problem'
import { saveFile } from '../../ui/save-file'
import * as css from './transfer.css'
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
  }
}

function Export({ knowsCost }: { knowsCost: boolean }) {
  const { t } = useLingui()
  const labels = useSheetLabels()
  const near = useRef<HTMLElement>(null)
  const { products, isFailed, reload } = useAllProducts()
  const save = () => {
    const content = new Blob([productsCsv(products ?? [], labels, knowsCost)], { type: 'text/csv;charset=utf-8' })
    if (near.current) saveFile('products.csv', content, near.current)
  }
  return (
    <section ref={near} className={form.group}>
      <h3 className={form.groupTitle}>{t`Save as a file`}</h3>
      <p className={form.quiet}>{t`All products with their variants, for Excel and other spreadsheets.`}</p>
      {isFailed && (
        <Problem actions={<Button onClick={reload}>{t`Try again`}</Button>}>{t`Couldn't load products`}</Problem>
      )}
      <div className={css.actions}>
        <Button busy={!products && !isFailed} disabled={isFailed} onClick={save}>
          {t`Save products.csv`}
        </Button>
      </div>
    </section>
  )
}

function TransferDialogView({ mayImport, knowsCost, onClose }: TransferDialogProps) {
  const { t } = useLingui()
  const transfer = useTransfer(knowsCost)
  const isBusy = transfer.stage === 'running'
  return (
    <Dialog
      open
      look="end"
      title={mayImport ? t`Import and export` : t`Export`}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={onClose}
    >
      <div className={css.body}>
        <Export knowsCost={knowsCost} />
        {mayImport && <ProductImport transfer={transfer} />}
      </div>
    </Dialog>
  )
}

const Nothing = () => null

export const TransferDialog = defineWidget<TransferDialogProps>({
  apps: {},
  views: transferViews,
  messages: [messages, editMessages, failureMessages, formMessages, moneyMessages],
  Skeleton: Nothing,
  View: TransferDialogView,
})
