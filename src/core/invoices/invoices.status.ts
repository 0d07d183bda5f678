import { addSatang, type Satang, satang } from '../kernel/money'

export const invoiceStatuses = [
  'Draft',
  'Downloaded',
  'Sent',
  'Partial Payment',
  'Past Due',
  'Paid',
  'Cancelled',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** A known status, ignoring case; undefined for the backend's own. */
export const knownStatus = (text: string): InvoiceStatus | undefined =>
  invoiceStatuses.find((status) => status.toLowerCase() === text.trim().toLowerCase())

export type InvoiceCourse = {
  total: Satang
  payments: readonly { amount: Satang }[]
  /** YYYY-MM-DD */
  dueDate: string
  /** it was sent to the client */
  isSent: boolean
  /** it was printed or saved as a file */
  isPrinted: boolean
  /** it keeps its number and is not owed */
  isCancelled?: boolean
}

/** A draft may be deleted; what left the shop, or was paid, is only cancelled. */
export const isDraft = ({ invoiceStatus: status }: { invoiceStatus: string }): boolean =>
  knownStatus(status) === 'Draft'
export const isCancelled = ({ invoiceStatus: status }: { invoiceStatus: string }): boolean =>
  knownStatus(status) === 'Cancelled'
/** Also with a status of the backend's own. */
export const isIssued = (invoice: { invoiceStatus: string }): boolean => !isDraft(invoice) && !isCancelled(invoice)

/** The amount still to be paid, nothing of a cancelled one; negative if the client overpaid. */
export const balanceOf = ({
  total,
  payments,
  isCancelled = false,
}: Pick<InvoiceCourse, 'total' | 'payments' | 'isCancelled'>): Satang =>
  satang((isCancelled ? 0 : total) - addSatang(...payments.map(({ amount }) => amount)))

/**
 * The status on a date in Asia/Bangkok (YYYY-MM-DD); the due date itself is still in time. A draft isn't owed: it
 * becomes overdue only once it was sent or partly paid. An invoice of zero counts as paid once it was sent.
 */
export function invoiceStatus(course: InvoiceCourse, today: string): InvoiceStatus {
  if (course.isCancelled) return 'Cancelled'
  const isOut = course.isSent || course.isPrinted || course.payments.length > 0
  if (!isOut) return 'Draft'
  if (balanceOf(course) <= 0) return 'Paid'
  if (course.dueDate < today) return 'Past Due'
  if (course.payments.length > 0) return 'Partial Payment'
  return course.isSent ? 'Sent' : 'Downloaded'
}
