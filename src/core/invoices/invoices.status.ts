import { addSatang, type Satang, satang } from '../kernel/money'

export const invoiceStatuses = ['Draft', 'Downloaded', 'Sent', 'Partial Payment', 'Past Due', 'Paid'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** One of ours, whatever its case; undefined for a backend's own. */
export const knownStatus = (text: string): InvoiceStatus | undefined =>
  invoiceStatuses.find((status) => status.toLowerCase() === text.trim().toLowerCase())

export type InvoiceCourse = {
  total: Satang
  payments: readonly { amount: Satang }[]
  /** YYYY-MM-DD */
  dueDate: string
  /** it went to the client */
  isSent: boolean
  /** it was printed, or saved as a file */
  isPrinted: boolean
}

/** What is still to be paid; below zero when the client paid too much. */
export const balanceOf = ({ total, payments }: Pick<InvoiceCourse, 'total' | 'payments'>): Satang =>
  satang(total - addSatang(...payments.map(({ amount }) => amount)))

/**
 * Where an invoice stands on a day of Asia/Bangkok (YYYY-MM-DD); the day it is due is still in time. Nobody owes a draft:
 * it is late only once it went out or something was paid. An invoice that comes to nothing is paid once it went out.
 */
export function invoiceStatus(course: InvoiceCourse, today: string): InvoiceStatus {
  const isOut = course.isSent || course.isPrinted || course.payments.length > 0
  if (!isOut) return 'Draft'
  if (balanceOf(course) <= 0) return 'Paid'
  if (course.dueDate < today) return 'Past Due'
  if (course.payments.length > 0) return 'Partial Payment'
  return course.isSent ? 'Sent' : 'Downloaded'
}
