import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../ui/checkbox'
import { HeadCell } from '../ui/table'
import * as css from './cod.css'

type TickAllProps = {
  /** orders in the table that can be ticked */
  numbers: readonly string[]
  ticked: ReadonlySet<string>
  isHeld: boolean
  onTick(OrderNumber: string, on: boolean): void
}

/** The heading of the column of ticks. */
export function TickAll({ numbers, ticked, isHeld, onTick }: TickAllProps) {
  const { t } = useLingui()
  const count = numbers.filter((number) => ticked.has(number)).length
  return (
    <HeadCell>
      <Checkbox
        className={css.tickAll}
        checked={count > 0 && count === numbers.length}
        indeterminate={count > 0 && count < numbers.length}
        disabled={isHeld || numbers.length === 0}
        onChange={(on) => {
          for (const number of numbers) onTick(number, on)
        }}
      >
        {t`Select all shown`}
      </Checkbox>
    </HeadCell>
  )
}
