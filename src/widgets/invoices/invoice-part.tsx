import { Loading, Skeleton } from '../ui/skeleton'
import type { InvoiceLocation } from './invoice-navigation'
import * as css from './invoices.css'

export type InvoiceSaved = { id: number; isNew: boolean }

export type InvoicePartProps = {
  location: InvoiceLocation
  onSaved?: ((detail: InvoiceSaved) => void) | undefined
}

export const InvoicePlaceholder = () => (
  <Loading className={css.rows}>
    <Skeleton shape="block" height={44} />
    <Skeleton shape="block" height={420} />
  </Loading>
)
