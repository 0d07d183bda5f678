import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { OrderImportFailure, OrderImportProblem } from '../../../core/orders/import/orders.import.machine'
import type { ImportField } from '../../../core/orders/sheet/heading-columns'
import type { RowProblem } from '../../../core/orders/sheet/order-rows'
import { useFailureMessages } from '../../form/use-failure-messages'
import { useSpreadsheetMessages } from '../export/use-spreadsheet-messages'

const noShops = [] as const

export function useImportMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const { headings } = useSpreadsheetMessages(noShops)
  const fields: Partial<Record<ImportField, string>> = {
    number: headings.OrderNumber,
    date: t`Date`,
    time: t`Time`,
    status: headings.OrderStatus,
    shop: headings.shop,
    name: headings.name,
    surname: t`Family name`,
    phone: headings.phoneNumber,
    address: headings.address,
    subDistrict: headings.subDistrict,
    district: headings.district,
    province: headings.province,
    postNum: headings.postNum,
    product: t`Product`,
    quantity: t`Quantity`,
    price: t`Price of one piece`,
    amount: t`Price of the whole quantity`,
    shippingCost: headings.shippingCost,
    CODFee: headings.CODFee,
    otherCost: headings.otherCost,
    discount: headings.discount,
    total: t`Total of the order`,
    method: headings.paymentMethod,
    payment: headings.paymentStatus,
    collect: headings.toCollect,
    delivery: headings.delivery,
    tracking: headings.trackingNumber,
    note: headings.note,
  }
  const problemOf = ({ code, headings: about }: OrderImportProblem): string => {
    const named = about.join(', ')
    const problems: Record<typeof code, string> = {
      empty: t`The file has no orders.`,
      headings: t`No row names the columns. Choose below what they are: the first row is taken for their names.`,
      incomplete: t`The date is missing, or a number, price or total. Choose its column below. The file has: ${named}.`,
      alike: t`Several columns mean the same: ${named}. Choose below which one isn't imported.`,
      customers: t`This is a list of customers: there are no dates and amounts. Import it on the Customers screen.`,
      'too-long': t`The file has more than 20,000 rows. Import it in parts.`,
      shop: t`The file doesn't say which shop its orders are from. Choose it below.`,
    }
    return problems[code]
  }
  const saidOf = ({ text, code = '', given = '', other = '' }: Omit<RowProblem, 'row' | 'heading'>): string => {
    const said: Record<string, string> = {
      required: t`This field is required`,
      letters: t`It has letters that can't be read. Save the file again as CSV UTF-8 or .xlsx`,
      'lost-digits': t`“${given}” has lost digits. Format the column as text in the spreadsheet`,
      phone: t`“${given}” isn't a Thai phone number`,
      postcode: t`“${given}” isn't a postcode: it has 5 digits`,
      amount: t`“${given}” isn't an amount`,
      negative: t`“${given}” is negative: only a discount may be`,
      'too-large': t`“${given}” is more than ${other} baht`,
      quantity: t`“${given}” isn't a quantity`,
      'quantity-out-of-range': t`A quantity of ${given} can't be`,
      unknown: t`“${given}” isn't known. Write one of these: ${other}`,
      differs: t`“${given}” isn't what row ${other} of the same order says`,
      date: t`“${given}” isn't a date. Write day, month and year, such as 31/12/2567`,
      'short-date': t`“${given}” may begin with the day or with the year. Write the year with 4 digits`,
      'day-out-of-range': t`“${given}” would be ${other}: that can't be`,
      'price-too-large': t`A price is too large`,
      'too-many-lines': t`An order has at most ${other} products`,
      unpriced: t`There is neither a total nor a price`,
      'partly-priced': t`“${given}” has no price, other products of the order have one`,
      sum: t`It doesn't add up: the products come to ${given}, but the total without costs and discount is ${other}`,
      'below-costs': t`It is less than shipping and fees`,
      'too-long': t`This text is longer than ${given} characters`,
      nameless: t`There is neither a name nor a phone number`,
      'too-high': t`“${given}” is too high: numbers of new orders go on after it`,
      shopless: t`The shop is missing. Write its name`,
      shop: given === '' ? t`The shop is missing. Write its name` : t`There is no shop “${given}” here, or not for you`,
      taken: t`Another order has the number ${given}`,
      customer: t`An order of another customer, of the same time, has the number ${given}`,
      total: t`An order of the same time with another total has the number ${given}`,
    }
    return lookUp(said, code) ?? text
  }
  return {
    fields,
    problemOf,
    /** a sentence of a row, which begins with the column */
    rowText: ({ heading, ...problem }: RowProblem): string =>
      `${lookUp(fields, heading) ?? heading}: ${saidOf(problem)}`,
    failureText: ({ code, error, read }: OrderImportFailure): string =>
      code
        ? saidOf({ text: code, code, given: code === 'shop' ? '' : read.order.OrderNumber })
        : error
          ? reason(error, { forbidden: t`You don't have permission to import orders.` })
          : '',
  }
}
