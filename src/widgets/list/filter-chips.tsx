import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { FilterChip } from '../ui/filter-chip'
import * as css from './list.css'

type FilterChipsProps<Filters> = {
  /** active filters as text; `without` is the change that removes one */
  marks: readonly { key: string; name: string; value: string; without: Filters }[]
  className?: string
  onFilter(without: Filters): void
  onClear(): void
}

/** Focus stays among the chips when one is removed. */
export function FilterChips<Filters>({ marks, className, onFilter, onClear }: FilterChipsProps<Filters>) {
  const { t } = useLingui()
  const containerRef = useRef<HTMLDivElement>(null)
  const hold = () => containerRef.current?.focus()
  if (marks.length === 0) return <div ref={containerRef} tabIndex={-1} className={css.none} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look and be announced like part of a form
    <div
      ref={containerRef}
      role="group"
      aria-label={t`Active filters`}
      tabIndex={-1}
      className={classNames(css.chips, className)}
    >
      {marks.map(({ key, name, value, without }) => (
        <FilterChip
          key={key}
          name={name}
          value={value}
          removeLabel={t`Remove filter`}
          onRemove={() => {
            hold()
            onFilter(without)
          }}
        />
      ))}
      <Button
        look="ghost"
        size="s"
        onClick={() => {
          hold()
          onClear()
        }}
      >
        {t`Clear filters`}
      </Button>
    </div>
  )
}
