import { Fragment } from 'react'
import { groupedPhone } from '../../core/orders/orders.phones'
import { onOneLine } from './list.css'

type PhoneNumbersProps = {
  /** one or several, separated by commas */
  numbers: string
  className?: string | undefined
}

/** In groups, however they were typed. A line may end between two numbers, not at the dash of one. */
export function PhoneNumbers({ numbers, className }: PhoneNumbersProps) {
  return (
    <bdi className={className}>
      {numbers.split(',').map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers have no identity
        <Fragment key={index}>
          {index > 0 && ', '}
          <span className={onOneLine}>{groupedPhone(number)}</span>
        </Fragment>
      ))}
    </bdi>
  )
}
