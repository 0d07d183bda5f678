import Lens from 'lucide-react/icons/search'
import Close from 'lucide-react/icons/x'
import { type ComponentProps, useRef } from 'react'
import { classNames } from './class-names'
import { useFieldControl } from './field-control'
import * as css from './search-box.css'
import { Spinner } from './spinner'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label'> & {
  value: string
  onChange(text: string): void
  /** accessible name; optional inside a Field */
  label?: string
  clearLabel: string
  /** a search is pending */
  busy?: boolean
}

export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, label, clearLabel, busy = false, className, onKeyDown, ...rest } = props
  const frame = useRef<HTMLSpanElement>(null)
  return (
    <span ref={frame} className={classNames(css.frame, className)}>
      <span className={css.lens}>{busy ? <Spinner /> : <Lens size={18} aria-hidden="true" />}</span>
      <input
        autoComplete="off"
        enterKeyHint="search"
        part="input"
        {...useFieldControl()}
        {...rest}
        type="search"
        className={css.input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.defaultPrevented || event.key !== 'Escape' || value === '') return
          // the first Escape clears the field, a second one may close a surrounding dialog
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={() => {
            onChange('')
            frame.current?.querySelector('input')?.focus()
          }}
        >
          <Close size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
