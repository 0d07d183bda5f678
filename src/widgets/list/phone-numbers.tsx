import { Fragment } from 'react'
import { onOneLine } from './list.css'

type PhoneNumbersProps = {
  /** one or several, separated by commas */
  numbers: string
  className?: string | undefined
}

/** A line may end between two numbers, not at the dash of one. */
export function PhoneNumbers({ numbers, className }: PhoneNumbersProps) {
  return (
    <bdi className={className}>
      {numbers.split(',').map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers have no identity
        <Fragment key={index}>
          {index > 0 && ', '}
          <span className={onOneLine}>{number.trim()}</span>
        </Fragment>
      ))}
    </bdi>
  )
}
