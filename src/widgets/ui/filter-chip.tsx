import Close from 'lucide-react/icons/x'
import * as css from './filter-chip.css'
import { VisuallyHidden } from './visually-hidden'

type FilterChipProps = {
  name: string
  value: string
  /** the action's name for screen readers, followed by name and value */
  removeLabel: string
  onRemove(): void
}

export function FilterChip({ name, value, removeLabel, onRemove }: FilterChipProps) {
  return (
    <button type="button" className={css.chip} part="filter-chip" onClick={onRemove}>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      <span className={css.name}>{name}</span> <span className={css.value}>{value}</span>
      <Close aria-hidden="true" />
    </button>
  )
}
