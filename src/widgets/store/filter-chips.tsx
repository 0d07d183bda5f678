import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../ui/button'
import { FilterChip } from '../ui/filter-chip'
import * as css from './filters.css'
import { useFilterMarks } from './use-filter-marks'
import type { Catalogue } from './use-store'

/** The filters in force, each with a way to take it off. */
export function FilterChips({ list }: { list: Catalogue }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const marks = useFilterMarks(list.filters)
  const hold = () => place.current?.focus()
  if (marks.length === 0) return <div ref={place} tabIndex={-1} className={css.noChips} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and announced as a part of a form
    <div ref={place} role="group" aria-label={t`Filters in force`} tabIndex={-1} className={css.chips}>
      {marks.map(({ key, name, value, without }) => (
        <FilterChip
          key={key}
          name={name}
          value={value}
          removeLabel={t`Remove the filter`}
          onRemove={() => {
            hold()
            list.filter(without)
          }}
        />
      ))}
      <Button
        look="ghost"
        size="s"
        onClick={() => {
          hold()
          list.clear()
        }}
      >
        {t`Clear the filters`}
      </Button>
    </div>
  )
}
