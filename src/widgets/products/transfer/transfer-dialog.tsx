import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as formMessages } from 'langraan:messages/form'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as editMessages } from 'langraan:messages/products.edit'
import { messages } from 'langraan:messages/products.transfer'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type CsvCell, writeCsv } from '../../../core/kernel/csv'
import { productRows, type SheetColumn } from '../../../core/products/transfer/products.sheet'
import { transferViews } from '../../../core/products/transfer/views'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../runtime/define-widget'
import { useShops } from '../../shops/use-shops'
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
    onHand: t`In the shop`,
    lowAt: t`Low at`,
  }
}

/** The spreadsheet library loads with the first Excel file. */
const writers = {
  xlsx: async (rows: readonly (readonly CsvCell[])[]) =>
    (await import('../../../core/products/transfer/products.workbook')).workbookOf(rows),
  csv: async (rows: readonly (readonly CsvCell[])[]) => new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }),
}

function Export({ knowsCost }: { knowsCost: boolean }) {
  const { t } = useLingui()
  const labels = useSheetLabels()
  const near = useRef<HTMLElement>(null)
  const { products, isFailed, reload } = useAllProducts()
  const { shops } = useShops()
  // with one shop, the product's price is enough
  const priced = shops.length > 1 ? shops : []
  const [isWriting, setWriting] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const save = async (kind: keyof typeof writers) => {
    setWriting(true)
    try {
      const content = await writers[kind](productRows(products ?? [], { labels, shops: priced, knowsCost }))
      if (near.current) saveFile(`products.${kind}`, content, near.current)
      setUnsaved(false)
    } catch {
      setUnsaved(true)
    } finally {
      setWriting(false)
    }
  }
  return (
    <section ref={near} className={form.group}>
      <h3 className={form.groupTitle}>{t`Save as a file`}</h3>
      <p
        className={form.quiet}
      >{t`All products with their variants, stock and the prices of each shop, for Excel and other spreadsheets.`}</p>
      {isFailed && (
        <Problem actions={<Button onClick={reload}>{t`Try again`}</Button>}>{t`Couldn't load products`}</Problem>
      )}
      {isUnsaved && <Problem>{t`Couldn't save the file. Check your connection and try again.`}</Problem>}
      <div className={css.actions}>
        <Button busy={isWriting || (!products && !isFailed)} disabled={isFailed} onClick={() => void save('xlsx')}>
          {t`Save as Excel`}
        </Button>
        <Button look="ghost" disabled={!products || isWriting} onClick={() => void save('csv')}>
          {t`Save as CSV`}
        </Button>
      </div>
    </section>
  )
}

function TransferDialogView({ mayImport, knowsCost, onClose }: TransferDialogProps) {
  const { t } = useLingui()
  const transfer = useTransfer(knowsCost, t`Import from a file`)
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
  apps: { shops: shopsApp },
  views: transferViews,
  messages: [messages, editMessages, failureMessages, formMessages, moneyMessages],
  Skeleton: Nothing,
  View: TransferDialogView,
})
