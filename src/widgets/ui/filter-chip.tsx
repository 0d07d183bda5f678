import Close from 'lucide-react/icons/x'
import * as css from './filter-chip.css'
import { VisuallyHidden } from './visually-hidden'

type FilterChipProps = {
  name: string
  value: string
  /** what a press does, for who does not see the cross; name and value follow it */
  removeLabel: string
  onRemove(): void
}

/** A filter in force; a press takes it off. */
export function FilterChip({ name, value, removeLabel, onRemove }: FilterChipProps) {
  return (
    <button type="button" className={css.chip} part="filter-chip" onClick={onRemove}>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      <span className={css.name}>{name}</span> <span className={css.value}>{value}</span>
      <Close aria-hidden="true" />
    </button>
  )
}
